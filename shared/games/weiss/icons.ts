// Trigger icons (1.2): all of the card's, in the order the player picks.
import { chooseCard, chooseOption, may, type Rule } from '../../kernel/ask.ts';
import { type CardId, type CardRef, cardAt, isStill, refOf } from '../../kernel/card.ts';
import { opponentOf, type Seat } from '../../kernel/seat.ts';
import { chooseSlot } from './abilities/moving.ts';
import { isOfKind } from './abilities/select.ts';
import { type Icon, SLOTS } from './card-data.ts';
import { dataOf } from './data-of.ts';
import { tell } from './happening.ts';
import { isStillOnStage, onStage } from './queries.ts';
import type { Table } from './state.ts';
import { draw, modify, put, takeTop } from './table.ts';

/** Runs the icons of a revealed card; the set is frozen as it was revealed (1.2). */
export function* runIcons(table: Table, seat: Seat, checked: CardId, attacker: CardRef): Rule {
  const left: Icon[] = [...dataOf(table, checked).icons];
  while (left.length > 0) {
    const kinds = [...new Set(left)];
    const icon = yield* chooseOption(seat, 'whichIconFirst', kinds);
    left.splice(left.indexOf(icon), 1);
    tell(table, { type: 'iconUsed', card: checked, icon });
    yield* runIcon(table, seat, icon, checked, attacker);
  }
}

function* runIcon(table: Table, seat: Seat, icon: Icon, checked: CardId, attacker: CardRef): Rule {
  const side = table.zones[seat];
  const about = { ref: refOf(table, checked), no: cardAt(table, checked).no };
  switch (icon) {
    case 'soul':
      if (isStillOnStage(table, attacker))
        modify(table, attacker, 'soul', +1, 'endOfTurn', seat, { no: about.no, path: 'icon' });
      return;
    case 'return': {
      const chosen = yield* chooseCard(seat, 'returnToHand', onStage(table, opponentOf(seat)), {
        optional: true,
        about,
      });
      if (chosen !== undefined) yield* put(table, chosen, 'hand', { cause: 'effect' });
      return;
    }
    case 'pool':
      if (yield* may(seat, 'mayStock', { about })) yield* takeTop(table, seat, 'stock', { cause: 'effect' });
      return;
    case 'comeback':
      return yield* salvage(table, seat, 'salvageCharacter', { type: 'character' }, about);
    case 'gate':
      return yield* salvage(table, seat, 'salvageClimax', { type: 'climax' }, about);
    case 'draw':
      if (yield* may(seat, 'mayDraw', { about })) yield* draw(table, seat, 1);
      return;
    case 'shot':
      if (isStillOnStage(table, attacker)) table.delayed.push({ ability: 'shot', seat, watch: attacker, no: about.no });
      return;
    case 'treasure':
      if (isStill(table, about.ref)) yield* put(table, checked, 'hand', { cause: 'effect' });
      if (yield* may(seat, 'mayStock', { about })) yield* takeTop(table, seat, 'stock', { cause: 'effect' });
      return;
    case 'standby': {
      const kind = { type: 'character', level: 'upToYoursPlusOne' } as const;
      const from = side.waitingRoom.filter((card) => isOfKind(table, kind, card, { source: checked, seat }));
      const chosen = yield* chooseCard(seat, 'standbyCharacter', from, { optional: true, about });
      if (chosen === undefined) return;
      const origin = { ...about, path: 'icon', slot: null };
      const slot = yield* chooseSlot(seat, SLOTS, { seat, origin }, 'standbySlot');
      if (slot !== undefined) yield* put(table, chosen, slot, { cause: 'effect', state: 'rest' });
      return;
    }
    case 'choice': {
      const kind = { type: 'character', icon: 'soul' } as const;
      const from = side.waitingRoom.filter((card) => isOfKind(table, kind, card, { source: checked, seat }));
      const chosen = yield* chooseCard(seat, 'choiceCharacter', from, { optional: true, about });
      if (chosen === undefined) return;
      const where = yield* chooseOption(seat, 'choiceWhere', ['hand', 'stock'], { about });
      yield* put(table, chosen, where, { cause: 'effect' });
      return;
    }
  }
}

function* salvage(
  table: Table,
  seat: Seat,
  why: string,
  kind: { readonly type: 'character' | 'climax' },
  about: { readonly ref: CardRef; readonly no: string },
): Rule {
  const from = table.zones[seat].waitingRoom.filter((card) =>
    isOfKind(table, kind, card, { source: about.ref.card, seat }),
  );
  const chosen = yield* chooseCard(seat, why, from, { optional: true, about });
  if (chosen !== undefined) yield* put(table, chosen, 'hand', { cause: 'effect' });
}
