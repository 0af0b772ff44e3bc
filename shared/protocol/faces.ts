// Faces travel once: a happening names a card by its handle alone where the mirror of the same frame shows the same face.
import type { Json } from '../kernel/json.ts';
import type { WireHappening } from './wire.ts';

/** Text of a card's face as the mirror has it, by handle. */
export type FaceOf = (handle: string) => string | undefined;

/** Where a happening of this code holds its list of cards: `moved`, `looked` and `turnedOver`, as `wire.ts` writes them. */
const LISTS: Readonly<Record<number, number>> = { 0: 5, 3: 4, 7: 5 };

function mapCards(happening: WireHappening, map: (text: string) => string): WireHappening {
  const at = LISTS[happening[0] as number];
  const list = at === undefined ? undefined : happening[at];
  if (!Array.isArray(list)) return happening;
  return happening.map((value, i): Json => (i === at ? (list as string[]).map(map) : value));
}

/** Leaves out the faces that the mirror shows as they are. */
export function withoutFaces(happening: WireHappening, faceOf: FaceOf): WireHappening {
  return mapCards(happening, (text) => {
    const end = text.indexOf('|');
    const handle = text.slice(text.indexOf('>') + 1, end);
    return end >= 0 && faceOf(handle) === text.slice(end + 1) ? text.slice(0, end) : text;
  });
}
/** Puts back the faces that were left out. */
export function withFaces(happening: WireHappening, faceOf: FaceOf): WireHappening {
  return mapCards(happening, (text) => {
    if (text === '' || text.endsWith('>') || text.includes('|')) return text;
    return `${text}|${faceOf(text.slice(text.indexOf('>') + 1)) ?? ''}`;
  });
}
