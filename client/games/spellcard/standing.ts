// Which lane each character has, and where it, its equipment and its rituals lie on the table.
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import type { Point } from '../../scenes/geometry.ts';
import type { Pose } from '../../scenes/look.ts';
import { cardsIn, placeOf } from '../../table/shown.ts';
import { bearerOf, gearOn, ritualsBy, ritualsOf } from './facts.ts';
import { gearAt, inLane, LANES, type Places, SLOTS_BESIDE } from './places.ts';

export const Z = { pile: 10, site: 14, gear: 22, out: 24, line: 34 } as const;
const TURNED = 90;

/** Those of a side that stand and those that have fallen, so that nobody changes lanes when somebody falls: by their numbers. */
export function lanesOf(model: TableModel, seat: Seat): readonly Handle[] {
  const all = ['line', 'out'].flatMap((zone) => cardsIn(model.zones[seat][zone]));
  const numbered = all.flatMap((handle) => (handle === null ? [] : [{ handle, no: model.cards[handle]?.no ?? '' }]));
  return numbered.sort((a, b) => (a.no < b.no ? -1 : a.no > b.no ? 1 : 0)).map(({ handle }) => handle);
}

export interface Standing extends Point {
  readonly seat: Seat;
  readonly own: boolean;
  readonly lane: number;
  readonly out: boolean;
}
export function standingOf(places: Places, model: TableModel, bottom: Seat, handle: Handle): Standing | undefined {
  const place = placeOf(model, ['line', 'out'], handle);
  if (place === undefined) return undefined;
  const { seat, zone } = place;
  const lane = lanesOf(model, seat).indexOf(handle);
  const own = seat === bottom;
  return { ...inLane(places, lane, places.rows.portrait, own), seat, own, lane, out: zone === 'out' };
}

/** Of its card; one that has fallen is smaller, and lies in its lane. */
const FALLEN = 0.78;
export function poseOf(places: Places, model: TableModel, bottom: Seat, handle: Handle): Pose | undefined {
  const standing = standingOf(places, model, bottom, handle);
  if (standing === undefined) return undefined;
  const { x, y, out } = standing;
  const share = out ? FALLEN : 1;
  const size = { w: places.card.w * share, h: places.card.h * share };
  // Both sides are seen upright: whoever looks should know every face.
  const angle = model.cards[handle]?.state === 'busy' ? TURNED : 0;
  return { x, y, ...size, angle, z: out ? Z.out : Z.line };
}

/** Equipment and rituals behind their character: a weapon in the first socket, armour in the second. */
export function behindPose(
  places: Places,
  model: TableModel,
  bottom: Seat,
  handle: Handle,
  isArmour: (no: string) => boolean,
): Pose | undefined {
  const bearer = bearerOf(model, handle);
  if (bearer !== null) {
    const armour = isArmour(model.cards[handle]?.no ?? '');
    const same = gearOn(model, bearer).filter((one) => isArmour(model.cards[one]?.no ?? '') === armour);
    return behind(places, model, bottom, bearer, armour ? 1 : 0, 2 + same.indexOf(handle));
  }
  const ritual = ritualsOf(model).find(({ card }) => card === handle);
  if (ritual === undefined) return undefined;
  const caster = ritual.caster ?? '';
  const nth = SLOTS_BESIDE + Math.max(0, ritualsBy(model, caster).indexOf(handle));
  return (
    behind(places, model, bottom, caster, nth, SLOTS_BESIDE + ritualsBy(model, caster).length) ??
    // One whose caster is gone goes on (4.6), in the middle of its side.
    miniAt(places, gearAt(places, 1, nth, SLOTS_BESIDE + 1, ritual.seat === bottom), nth)
  );
}
function behind(places: Places, model: TableModel, bottom: Seat, of: Handle, nth: number, count: number) {
  const standing = standingOf(places, model, bottom, of);
  if (standing === undefined) return undefined;
  return miniAt(places, gearAt(places, standing.lane, nth, count, standing.own), nth);
}
const miniAt = ({ mini }: Places, at: Point, nth: number): Pose => ({
  ...at,
  ...mini,
  angle: 0,
  z: Z.gear + nth * 0.1,
});

/** Where a character of a lineup that is not shown yet waits, face down: the last is shown first, and has the first lane. */
export const waitingPose = (places: Places, nth: number, own: boolean): Pose => ({
  ...inLane(places, Math.max(0, LANES - 1 - nth), places.rows.portrait, own),
  ...places.card,
  ...{ angle: 0, z: Z.line },
});
