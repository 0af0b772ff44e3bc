// Trigger icons (1.2): all of the card's, in the order the player picks.
import { chooseCard, chooseOption, may, type Rule } from '../../kernel/ask.ts';
import { type CardId, type CardRef, cardAt, isStill, refOf } from '../../kernel/card.ts';
import { opponentOf, type Seat } from '../../kernel/seat.ts';
import { chooseSlot } from './abilities/moving.ts';
import { isOfKind } from './abilities/select.ts';
import type { Kind } from './ability-data.ts';
import { type Icon, SLOTS } from './card-data.ts';
import { iconsOf } from './faces.ts';
import { tell } from './happening.ts';
import { isStillOnStage, onStage } from './queries.ts';
import type { Table } from './state.ts';
import { draw, endLooks, look, modify, put, takeTop } from './table.ts';
import { isForbidden } from './values.ts';

/** Icons that are younger than the others; a match may do without (1.2). */
const LATER: readonly Icon[] = ['chance', 'discovery', 'focus'];
const isPlayed = ({ options }: Table, icon: Icon): boolean => options.laterIcons === 'on' || !LATER.includes(icon);
/** Runs the icons of a revealed card; the set is frozen as it was revealed (1.2). */
export function* runIcons(table: Table, seat: Seat, checked: CardId, attacker: CardRef): Rule {
  const left = iconsOf(table, checked).filter((icon) => isPlayed(table, icon));
  while (left.length > 0) {
    const kinds = [...new Set(left)];
    const icon = yield* chooseOption(seat, 'whichIconFirst', kinds);
    left.splice(left.indexOf(icon), 1);
    tell(table, { type: 'iconUsed', card: checked, icon });
    yield* runIcon(table, seat, icon, checked, attacker);
  }
}

/** Does what one icon does (1.2); `checked` is the card that has it. */
export function* runIcon(table: Table, seat: Seat, icon: Icon, checked: CardId, attacker: CardRef): Rule {
  if (!isPlayed(table, icon)) return;
  const side = table.zones[seat];
  const about = { ref: refOf(table, checked), no: cardAt(table, checked).no };
  switch (icon) {
    case 'soul':
      if (isStillOnStage(table, attacker))
        modify(table, attacker, 'soul', +1, 'endOfTurn', seat, { no: about.no, path: 'icon' });
      return;
    case 'return': {
      const from = onStage(table, opponentOf(seat)).filter((card) => !isForbidden(table, card, 'beChosen'));
      const chosen = yield* chooseCard(seat, 'returnToHand', from, { optional: true, about });
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
      const kind = { type: 'character', level: { atMost: { level: 'you', plus: 1 } } } as const;
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
    case 'chance':
      return yield* chance(table, seat, checked, about);
    case 'discovery':
      return yield* discovery(table, seat, about);
    case 'focus': {
      const kind = { or: [{ type: 'event' }, { type: 'character', cost: { atMost: 0 } }] } as const;
      return yield* salvage(table, seat, 'salvageFocus', kind, about);
    }
  }
}

function* salvage(
  table: Table,
  seat: Seat,
  why: string,
  kind: Kind,
  about: { readonly ref: CardRef; readonly no: string },
): Rule {
  const from = table.zones[seat].waitingRoom.filter((card) =>
    isOfKind(table, kind, card, { source: about.ref.card, seat }),
  );
  const chosen = yield* chooseCard(seat, why, from, { optional: true, about });
  if (chosen !== undefined) yield* put(table, chosen, 'hand', { cause: 'effect' });
}

type About = { readonly ref: CardRef; readonly no: string };
/** Up to so many cards from the top, shown one by one; they stay deck cards until they are moved (1.2). */
function* revealUpTo(table: Table, seat: Seat, most: number, about: About): Rule<CardId[]> {
  const { deck } = table.zones[seat];
  const shown: CardId[] = [];
  while (shown.length < most && shown.length < deck.length) {
    if (!(yield* may(seat, 'revealMore', { about }))) break;
    const next = deck.at(-1 - shown.length) as CardId;
    look(table, 'all', [next]);
    shown.push(next);
  }
  return shown;
}
/** The card itself leaves; of up to two revealed cards one goes to the stock, the others to hand (1.2). */
function* chance(table: Table, seat: Seat, checked: CardId, about: About): Rule {
  if (isStill(table, about.ref)) yield* put(table, checked, 'waitingRoom', { cause: 'effect' });
  const shown = yield* revealUpTo(table, seat, 2, about);
  const stocked = yield* chooseCard(seat, 'chanceStock', shown, { about });
  endLooks(table, shown);
  const taken = shown.filter((card) => card !== stocked);
  if (stocked !== undefined) yield* put(table, stocked, 'stock', { cause: 'effect' });
  yield* put(table, taken, 'hand', { cause: 'effect' });
}
/** Of up to three revealed cards a character may go to hand, the rest leave (1.2). */
function* discovery(table: Table, seat: Seat, about: About): Rule {
  const shown = yield* revealUpTo(table, seat, 3, about);
  const characters = shown.filter((card) =>
    isOfKind(table, { type: 'character' }, card, { source: about.ref.card, seat }),
  );
  const taken = yield* chooseCard(seat, 'discoveryCharacter', characters, { optional: true, about });
  endLooks(table, shown);
  if (taken !== undefined) yield* put(table, taken, 'hand', { cause: 'effect' });
  yield* put(
    table,
    shown.filter((card) => card !== taken),
    'waitingRoom',
    { cause: 'effect' },
  );
}
