// An approach as arrows: who comes forward, who meets it with which values, where its point would go, and what a question lets one foresee.
import type { Handle } from '../../../shared/kernel/model.ts';
import { opponentOf, type Seat } from '../../../shared/kernel/seat.ts';
import type { ShownAsk } from '../../../shared/kernel/view.ts';
import type { Point } from '../../scenes/geometry.ts';
import type { ArrowMark, Foretold, ShownArrow } from '../../scenes/look.ts';
import { type BoardSight, fateMarks } from '../../scenes/sight.ts';
import { countOf } from '../../table/shown.ts';
import { approachOf, isMet } from './facts.ts';
import { type Comparison, type Judgement, judgementOf, mayInterfere } from './outlook.ts';
import { type Places, SOCKETS, socketAt } from './places.ts';
import { type Standing, standingOf } from './standing.ts';
import { threadsOf } from './threads.ts';

export type Sight = BoardSight<Places>;

/** The approach under way, and what each waiting declaration is aimed at. */
export const arrowsOf = (sight: Sight): ShownArrow[] => [...approachArrows(sight), ...threadsOf(sight)];

function approachArrows(sight: Sight): ShownArrow[] {
  const approach = approachOf(sight.model);
  if (approach?.approacher == null) return [];
  const { approacher, interferer, points } = approach;
  if (interferer !== null) return judged(sight, 'approach', approacher, interferer, 0);
  // One that was interfered with gives no point, also where the interferer takes part no more.
  return isMet(sight.model) ? [] : onward(sight, 'approach', approacher, points);
}

/** Nobody in its way: over the border, and on to the next socket of the other player's point area. */
function onward(
  { places, model, bottom, words }: Sight,
  key: string,
  approacher: Handle,
  points: number,
): ShownArrow[] {
  const from = standingOf(places, model, bottom, approacher);
  if (from?.area !== 'mainArea') return [];
  const seam = places.format.middle.y;
  const ahead = from.own ? -1 : 1;
  const label = words(points === 0 ? 'lane.none' : `lane.points${points > 1 ? '.many' : ''}`, { n: points });
  const tip = { x: from.x, y: seam + ahead * places.rows.mainArea.above * 1.5 };
  const start = { x: from.x, y: from.y + (ahead * from.card.w) / 4 };
  const foe = opponentOf(from.seat);
  const socket = entranceOf(places, countOf(model.zones[foe]['pointArea']), foe === bottom);
  return [
    {
      key,
      tone: 'bold',
      path: [start, tip],
      label,
      labelAt: { x: from.x, y: seam },
      marks: [],
    },
    { key: `${key}.on`, tone: 'thread', path: [tip, bend(tip, socket), socket], label: '', labelAt: socket, marks: [] },
  ];
}
/** The edge of the next socket that is nearer to the border: its number is left free. */
export function entranceOf(places: Places, points: number, own: boolean): Point {
  const { x, y } = socketAt(places, Math.min(SOCKETS - 1, points), own);
  const half = places.rows.pointArea.card.h / 2;
  return { x, y: y + (own ? -half : half) };
}
const bend = (from: Point, to: Point): Point => ({ x: from.x * 0.8 + to.x * 0.2, y: from.y * 0.35 + to.y * 0.65 });

/** Between two who meet: an arrow for each comparison, strong where it makes the other exit, and what becomes of both. */
function judged(sight: Sight, key: string, approacher: Handle, interferer: Handle, level: number): ShownArrow[] {
  const { game, model, places, bottom, words } = sight;
  const [a, b] = [standingOf(places, model, bottom, approacher), standingOf(places, model, bottom, interferer)];
  // Whoever has gone to the support area is judged no more (6.2, 6.3).
  if (a?.area !== 'mainArea' || b?.area !== 'mainArea') return [];
  const judgement = judgementOf(game, model, approacher, interferer);
  const marks = fateMarks(words, [
    [approacher, a, judgement.approacher.fate],
    [interferer, b, judgement.interferer.fate],
  ]);
  return [
    comparison(sight, `${key}.strikes`, [a, b], judgement.interferer, { marks, level }),
    comparison(sight, `${key}.struck`, [b, a], judgement.approacher, { marks: [], level }),
  ];
}

function comparison(
  { places, words }: Sight,
  key: string,
  [from, to]: readonly [Standing, Standing],
  { ap, dp, reaches }: Comparison,
  { marks, level }: { readonly marks: readonly ArrowMark[]; readonly level: number },
): ShownArrow {
  const { format, rows } = places;
  // Each keeps to the right of its way, so that the two do not lie on one another.
  const aside = (from.own ? 1 : -1) * rows.mainArea.card.w * 0.26;
  const at = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share + aside,
    y: from.y + (to.y - from.y) * share,
  });
  const { middle } = format;
  const x = at(0.5).x + (from.own ? 1 : -1) * LABEL_ASIDE * format.text;
  return {
    key,
    tone: reaches ? 'plain' : 'thread',
    path: [at(0.2), at(0.8)],
    label: words(reaches ? 'lane.reaches' : 'lane.falls', { ap, dp }),
    labelAt: { x, y: middle.y + level },
    marks,
  };
}
/** From an arrow to the middle of its label. */
const LABEL_ASIDE = 104;

const APPROACHERS: readonly string[] = ['approacher', 'forcedApproacher'];

/** What the card under the pointer, or the one asked about, could do in an approach. */
export function foretell(sight: Sight, ask: ShownAsk, hovered: Handle | null): Foretold | null {
  const arrows = hovered === null ? [] : foreseen(sight, ask, hovered);
  return arrows.length === 0 ? null : { arrows, note: sight.words('preview.note') };
}
function foreseen(sight: Sight, ask: ShownAsk, hovered: Handle): ShownArrow[] {
  const approach = approachOf(sight.model);
  if (!ask.from.some((one) => 'card' in one && one.card === hovered)) return [];
  if (ask.why === 'interferer' && approach?.approacher != null) return meets(sight, approach.approacher, hovered);
  return APPROACHERS.includes(ask.why) ? wouldApproach(sight, ask.seat, hovered) : [];
}

/** One who would step in the way is still in its own lane, and over the border stands what happens without it. */
function meets(sight: Sight, approacher: Handle, interferer: Handle): ShownArrow[] {
  const { places, model, bottom } = sight;
  const own = standingOf(places, model, bottom, interferer)?.own === true;
  return judged(sight, 'meets', approacher, interferer, (own ? 1 : -1) * BESIDE_LABEL * places.format.text);
}
/** Below or above a label on the border. */
const BESIDE_LABEL = 38;

/** Who could stand in its way, and with which end; with nobody there, the point. */
function wouldApproach(sight: Sight, seat: Seat, approacher: Handle): ShownArrow[] {
  const { game, model, places, bottom, words } = sight;
  const foes = mayInterfere(game, model, opponentOf(seat), approacher);
  const [arrow, ...rest] = onward(sight, 'ahead', approacher, 1);
  if (arrow === undefined) return [];
  const marks = foes.flatMap((foe, i): ArrowMark[] => {
    const at = standingOf(places, model, bottom, foe);
    const end = endOf(judgementOf(game, model, approacher, foe));
    // By turns higher and lower, since a word is wider than a lane.
    const aside = (i % 2 === 0 ? -20 : 20) * places.format.text;
    const good = end === 'interfererExits' || end === 'nobodyExits';
    return at === undefined ? [] : [{ of: foe, at: { x: at.x, y: at.y + aside }, text: words(`preview.${end}`), good }];
  });
  const label = words(foes.length === 0 ? 'lane.free' : 'lane.open');
  return [{ ...arrow, label, marks }, ...rest];
}
type End = 'bothExit' | 'approacherExits' | 'interfererExits' | 'nobodyExits';
function endOf({ approacher, interferer }: Judgement): End {
  if (approacher.fate === 'exits') return interferer.fate === 'exits' ? 'bothExit' : 'approacherExits';
  return interferer.fate === 'exits' ? 'interfererExits' : 'nobodyExits';
}
