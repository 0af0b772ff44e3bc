// Ways of arrows and places of their labels that leave free whatever is written on the table.
import { along, arrowHead, boundsOfPoints } from '../../scenes/arrow.ts';
import { type Box, boxAround, isInBox, meet, type Point, type Size } from '../../scenes/geometry.ts';
import { LANES, type Places } from './places.ts';

export type Path = readonly Point[];

/** Where the head of an arrow lies. */
export type Head = readonly Point[];
/** Does a piece without hollows lie over a box? Not where a line finds room between them. */
export function liesOver(piece: Head, box: Box): boolean {
  if (!meet(boundsOfPoints(piece, 0), box)) return false;
  const { x, y, w, h } = box;
  const corners = [0, 1].flatMap((i) => [0, 1].map((j): Point => ({ x: x + i * w, y: y + j * h })));
  const across = piece.map((one, i): Point => {
    const next = piece[(i + 1) % piece.length] ?? one;
    return { x: one.y - next.y, y: next.x - one.x };
  });
  return across.every((axis) => {
    const reach = (points: readonly Point[]) => points.map((one) => one.x * axis.x + one.y * axis.y);
    const [one, other] = [reach(piece), reach(corners)];
    return Math.max(...one) > Math.min(...other) && Math.max(...other) > Math.min(...one);
  });
}

const toward = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
/** An arrow leaves a portrait so far from its middle, as a share of the whole way. */
const LEAVES = 0.2;

/** The first whose head covers nothing and is not covered; where there is none, that which meets least. */
function clearest(paths: readonly Path[], width: number, written: readonly Box[]): Path {
  let best: Path = paths[0] ?? [];
  let least = Number.POSITIVE_INFINITY;
  for (const path of paths) {
    const head = arrowHead(path, width);
    const met = written.filter((box) => liesOver(head, box)).length;
    if (met === 0) return path;
    if (met < least) [best, least] = [path, met];
  }
  return best;
}

/** Into the portrait of whoever is meant: as near its rim and as straight towards its middle as may be. */
export function wayInto(from: Point, to: Point, { card }: Places, width: number, written: readonly Box[]): Path {
  const inside = boxAround(to, { w: card.w * 0.92, h: card.w * 0.92 });
  const ways = [0, 0.12, -0.12, 0.24, -0.24].flatMap((aside) =>
    [0.76, 0.82, 0.88, 0.94, 1, 1.06, 1.12].map((share): Path => {
      const end = { x: to.x + aside * card.w, y: to.y };
      return [toward(from, end, LEAVES), toward(from, end, share)];
    }),
  );
  const fitting = ways.filter((path) => path.every((point, i) => i === 0 || isInBox(point, inside)));
  return clearest(fitting, width, written);
}

/** To the rim of a ring, from a side where nothing is written beside it. */
export function wayToRing(from: Point, to: Point, r: number, width: number, written: readonly Box[]): Path {
  const straight = Math.atan2(from.y - to.y, from.x - to.x);
  const ways = [0, 10, -10, 20, -20, 30, -30, 40, -40, 50, -50, 60, -60, 70, -70].flatMap((degrees) =>
    [1.02, 0.94, 0.86, 0.78, 0.7, 0.6].map((share): Path => {
      const way = straight + (degrees * Math.PI) / 180;
      const out = (far: number): Point => ({ x: to.x + Math.cos(way) * far * r, y: to.y + Math.sin(way) * far * r });
      const start = toward(from, to, LEAVES);
      return degrees === 0 ? [start, out(share)] : [start, out(share + 0.6), out(share)];
    }),
  );
  return clearest(ways, width, written);
}

/** From the middle outwards: so many places are tried to each side. */
const TRIED = 32;
const STEPS = Array.from({ length: 2 * TRIED + 1 }, (_, i) => (i % 2 === 0 ? -i : i + 1) / 2 / TRIED);
/** The middle of a label of this size: as near as may be to that of its arrow, and over nothing that is `taken`. */
export function labelPlace(
  places: Places,
  path: Path,
  size: Size,
  taken: readonly Box[],
  heads: readonly Head[],
): Point {
  const { format, pitch, card } = places;
  const wish = along(path, 0.5);
  const reach = (LANES * pitch - size.w) / 2;
  let [best, least] = [wish, Number.POSITIVE_INFINITY];
  for (const i of STEPS) {
    for (const j of STEPS) {
      const at = { x: wish.x + i * 1.5 * pitch, y: wish.y + j * card.h };
      const far = Math.hypot(at.x - wish.x, at.y - wish.y);
      if (far >= least || Math.abs(at.x - format.middle.x) > reach) continue;
      const box = boxAround(at, size);
      if (!taken.some((one) => meet(box, one)) && !heads.some((one) => liesOver(one, box))) [best, least] = [at, far];
    }
  }
  return best;
}
