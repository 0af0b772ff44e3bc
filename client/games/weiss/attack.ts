// The attack that the facts speak of, as an arrow on the table: frontal to the defender, side around it, direct through the gap.
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import { opponentOf, type Seat } from '../../../shared/kernel/seat.ts';
import type { Point } from '../../scenes/geometry.ts';
import type { ShownAttack, Words } from '../../scenes/look.ts';
import { cardsIn, facing, slotOf } from './layout.ts';
import { across, isSlot, SLOT_AT } from './places.ts';

interface AttackFact {
  readonly attacker: Handle | null;
  readonly defender: Handle | null;
  readonly kind: string;
}

function factOf(model: TableModel): AttackFact | null {
  const fact = model.facts['attack'];
  if (fact === null || fact === undefined || typeof fact !== 'object' || Array.isArray(fact)) return null;
  return fact as unknown as AttackFact;
}

const TONE = { frontal: 'plain', direct: 'bold', side: 'sly' } as const;

export function attackOf(game: GameFront, model: TableModel, bottom: Seat, words: Words): ShownAttack | null {
  const fact = factOf(model);
  const from = fact?.attacker == null ? undefined : slotOf(model, fact.attacker);
  if (fact === null || fact.attacker === null || from === undefined || !isSlot(from.slot)) return null;
  const up = from.seat === bottom ? -1 : 1;
  const at = (seat: Seat, slot: string): Point => {
    const place = SLOT_AT[isSlot(slot) ? slot : 'frontCenter'];
    return seat === bottom ? place : across(place);
  };
  const start = at(from.seat, from.slot);
  const foe = opponentOf(from.seat);
  const opposite = facing(from.slot);
  const target = at(foe, opposite);
  const kind = fact.kind === 'direct' || fact.kind === 'side' ? fact.kind : 'frontal';
  const number = (handle: Handle | null, what: string): number => {
    const face = handle === null ? undefined : model.cards[handle];
    return face === undefined ? 0 : (face.values?.[what] ?? game.print(face.no)?.numbers[what] ?? 0);
  };
  const power = (handle: Handle | null): string => String(number(handle, 'power'));
  const soul = Math.max(0, number(fact.attacker, 'soul'));
  // Power and soul stand where the card's own plate is, so that no picture is hidden.
  const plateAt = (place: Point, down: number): Point => ({ x: place.x, y: place.y - down * 52 });
  const aside = start.x <= 800 ? -1 : 1;
  const common = {
    kind,
    tone: TONE[kind],
    label: words(`attack.${kind}`),
    from: { at: plateAt(start, up), text: `${power(fact.attacker)}  ◆${soul}` },
  };
  if (kind === 'frontal') {
    const defended = fact.defender ?? cardsIn(model.zones[foe][opposite]).at(-1) ?? null;
    return {
      ...common,
      path: [
        { x: start.x, y: start.y - up * 24 },
        { x: target.x, y: target.y - up * 6 },
      ],
      labelAt: { x: start.x + aside * 78, y: (start.y + target.y) / 2 },
      to: { at: plateAt(target, -up), text: power(defended) },
    };
  }
  const damage = words('attack.damage', { n: soul });
  const end = { x: target.x, y: target.y + up * 128 };
  if (kind === 'direct') {
    return {
      ...common,
      path: [{ x: start.x, y: start.y - up * 24 }, end],
      labelAt: { x: start.x + aside * 84, y: (start.y + target.y) / 2 },
      to: { at: { x: end.x, y: end.y + up * 34 }, text: damage },
    };
  }
  const round = { x: target.x + aside * 150, y: target.y - up * 6 };
  return {
    ...common,
    path: [{ x: start.x + aside * 20, y: start.y - up * 10 }, round, end],
    labelAt: { x: start.x + aside * 108, y: (start.y + target.y) / 2 },
    to: { at: { x: end.x, y: end.y + up * 34 }, text: damage },
  };
}
