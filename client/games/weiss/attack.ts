// The attack that the facts speak of, as an arrow on the table: frontal to the defender, side around it, direct through the gap.
import type { GameModule } from '../../../shared/kernel/game.ts';
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

export function attackOf(game: GameModule, model: TableModel, bottom: Seat, words: Words): ShownAttack | null {
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
  const soul = words('attack.soul', { n: Math.max(0, number(fact.attacker, 'soul')) });
  const tail = { x: start.x, y: start.y + up * 34 };
  const common = { kind, tone: TONE[kind], label: words(`option.${kind}`) };
  if (kind === 'frontal') {
    const defended = fact.defender ?? cardsIn(model.zones[foe][opposite]).at(-1) ?? null;
    const end = { x: target.x, y: target.y - up * 40 };
    return {
      ...common,
      path: [tail, end],
      from: { at: { x: start.x, y: start.y - up * 4 }, text: String(number(fact.attacker, 'power')) },
      to: { at: { x: target.x, y: target.y + up * 4 }, text: String(number(defended, 'power')) },
    };
  }
  const through = { x: target.x, y: target.y + up * 150 };
  const aside = target.x + (target.x <= 800 ? -126 : 126);
  const path =
    kind === 'direct'
      ? [tail, through]
      : [tail, { x: aside, y: target.y - up * 40 }, { x: target.x, y: target.y + up * 128 }];
  return {
    ...common,
    path,
    from: { at: { x: start.x, y: start.y - up * 4 }, text: String(number(fact.attacker, 'power')) },
    to: { at: { x: through.x, y: through.y + up * 20 }, text: soul },
  };
}
