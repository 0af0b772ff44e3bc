// Attacks as arrows on the table: the one that the facts speak of, and those that a question about attacking lets one foresee.
import type { Handle } from '../../../shared/kernel/model.ts';
import { opponentOf } from '../../../shared/kernel/seat.ts';
import type { ShownAsk } from '../../../shared/kernel/view.ts';
import type { Point } from '../../scenes/geometry.ts';
import type { ArrowMark, Foretold, ShownArrow } from '../../scenes/look.ts';
import { type BoardSight, fateMarks } from '../../scenes/sight.ts';
import { placeOf } from '../../table/shown.ts';
import { facing, type Places, STAGE, slotAt } from './places.ts';
import { isKind, type Kind, kindsOf, numberOf, type Outlook, outlook } from './preview.ts';

type Sight = BoardSight<Places>;
interface AttackFact {
  readonly attacker: Handle | null;
  readonly kind: string;
}
const TONE = { frontal: 'plain', direct: 'bold', side: 'sly' } as const;

/** The attack under way; its soul has changed with its kind already. */
export function attackOf(sight: Sight): ShownArrow | null {
  const fact = sight.model.facts['attack'];
  if (fact === null || fact === undefined || typeof fact !== 'object' || Array.isArray(fact)) return null;
  const { attacker, kind } = fact as unknown as AttackFact;
  if (attacker === null) return null;
  const damage = Math.max(0, numberOf(sight.game, sight.model, attacker, 'soul'));
  return arrowOf(sight, attacker, isKind(kind) ? kind : 'frontal', damage, []);
}

/** The attacks that the card under the pointer, or the one asked about, could make. */
export function foretell(sight: Sight, ask: ShownAsk, hovered: Handle | null): Foretold | null {
  const { game, model, words } = sight;
  const attacker = attackerIn(ask, hovered);
  if (attacker === null) return null;
  const offered = ask.from.flatMap((choosable) => ('option' in choosable ? [choosable.option] : []));
  const kinds = offered.length > 0 ? offered.filter(isKind) : kindsOf(model, attacker);
  const arrows = kinds.flatMap((kind) => {
    const seen = outlook(game, model, attacker, kind);
    const arrow = arrowOf(sight, attacker, kind, seen.damage, marksOf(sight, seen));
    return arrow === null ? [] : [arrow];
  });
  return arrows.length === 0 ? null : { arrows, note: words('preview.note') };
}

function attackerIn(ask: ShownAsk, hovered: Handle | null): Handle | null {
  if (ask.why === 'attackKind') return ask.about?.card ?? null;
  if (ask.why !== 'attack' || hovered === null) return null;
  return ask.from.some((choosable) => 'card' in choosable && choosable.card === hovered) ? hovered : null;
}

function marksOf(sight: Sight, { attacker, facing: defender, battle }: Outlook): ArrowMark[] {
  if (battle === null || defender === null) return [];
  return fateMarks(sight.words, [
    [attacker, pointOf(sight, attacker), battle.attacker],
    [defender, pointOf(sight, defender), battle.defender],
  ]);
}

function pointOf({ places, model, bottom }: Sight, handle: Handle): Point | undefined {
  const at = placeOf(model, STAGE, handle);
  return at === undefined ? undefined : slotAt(places, at.zone, at.seat === bottom);
}

function arrowOf(
  { places, model, bottom, words }: Sight,
  attacker: Handle,
  kind: Kind,
  damage: number,
  marks: readonly ArrowMark[],
): ShownArrow | null {
  const from = placeOf(model, STAGE, attacker);
  if (from === undefined) return null;
  const own = from.seat === bottom;
  const up = own ? -1 : 1;
  const start = slotAt(places, from.zone, own);
  const target = slotAt(places, facing(from.zone), opponentOf(from.seat) === bottom);
  const { middle } = places.format;
  const { card } = places;
  const aside = start.x <= middle.x ? -1 : 1;
  const tail: Point = { x: start.x, y: start.y + up * card.h * 0.2 };
  const beyond: Point = { x: target.x, y: target.y + up * card.h * 0.62 };
  const round: Point = { x: target.x + aside * card.w * 1.5, y: target.y - up * card.h * 0.1 };
  const paths = {
    frontal: [tail, { x: target.x, y: target.y - up * card.h * 0.2 }],
    direct: [tail, { x: target.x, y: target.y + up * card.h * 0.3 }],
    side: [{ x: start.x + aside * card.w * 0.25, y: start.y + up * card.h * 0.3 }, round, beyond],
  } as const satisfies Record<Kind, readonly Point[]>;
  const labels = {
    frontal: { x: start.x, y: middle.y },
    direct: { x: start.x, y: middle.y },
    side: { x: start.x + aside * card.w * 1.9, y: middle.y },
  } as const satisfies Record<Kind, Point>;
  const said = damage > 0 ? words('attack.damage', { n: damage }) : words('attack.noDamage');
  return {
    key: kind,
    tone: TONE[kind],
    path: paths[kind],
    label: `${words(`attack.${kind}`)} · ${said}`,
    labelAt: labels[kind],
    marks,
  };
}
