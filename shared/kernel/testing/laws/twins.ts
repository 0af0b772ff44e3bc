// Twin worlds: the same table with faces exchanged that a viewer may not know.
import { type CardBase, type CardId, cardAt, isStill } from '../../card.ts';
import { type Rng, shuffle } from '../../rng.ts';
import type { KernelState } from '../../state.ts';
import type { Change, Happening, Viewer } from '../../story.ts';
import type { Secrets } from '../secrets.ts';

/** How much of what is hidden is exchanged: everything finds plain leaks, a little lives longer before it shows. */
export const SHARES = ['all', 'some', 'two'] as const;

/** Exports cost more than all else that is compared, so that they are looked at once in so many times. */
export const EXPORT_EVERY = 4;

/** Exchanges faces inside each group; returns the cards that are another now. */
export function exchange(
  state: KernelState,
  groups: readonly CardId[][],
  rng: Rng,
  share: (typeof SHARES)[number],
): Set<CardId> {
  const changed = new Set<CardId>();
  for (const group of groups) {
    if (group.length < 2) continue;
    const picked = group.slice();
    shuffle(rng, picked);
    if (share !== 'all') picked.length = share === 'two' ? 2 : Math.ceil(group.length / 3);
    const faces = picked.map((id) => state.cards[id]?.no ?? '');
    for (const [i, id] of picked.entries()) {
      const face = faces[(i + 1) % faces.length] as string;
      if (face === faces[i]) continue;
      // Tables may share their cards.
      state.cards[id] = { ...cardAt<CardBase>(state, id), no: face };
      changed.add(id);
    }
  }
  return changed;
}

/** Cards that the viewer saw at some time while these things happened: in an open zone, by a look or a reveal. */
export function seenIn<S extends KernelState>(
  told: readonly Happening[],
  state: S,
  secrets: Secrets<S>,
  viewer: Viewer,
): Set<CardId> {
  const seen = new Set<CardId>();
  for (const { what } of told) {
    if (what.type === 'moved') {
      const { seat, from, toSeat, to, cards } = what as Extract<Change, { type: 'moved' }>;
      const [fromOpen, toOpen] = [secrets.sees(from, seat, viewer), secrets.sees(to, toSeat, viewer)];
      for (const { now } of cards) {
        const isLaidDown = isStill(state, now) && secrets.isFaceDown(state, now.card);
        if (fromOpen || (toOpen && !isLaidDown)) seen.add(now.card);
      }
    } else if (what.type === 'turnedOver') {
      for (const { now } of (what as Extract<Change, { type: 'turnedOver' }>).cards) seen.add(now.card);
    } else if (what.type === 'looked') {
      const { seat, cards } = what as Extract<Change, { type: 'looked' }>;
      if (seat === 'all' || seat === viewer) for (const { card } of cards) seen.add(card);
    }
  }
  return seen;
}

/** The happening as the twin world would tell it: the exchanged cards with their other faces. */
export function retold(happening: Happening, faceOf: (card: CardId) => string | undefined): Happening | undefined {
  const { what } = happening;
  if (what.type === 'moved' || what.type === 'turnedOver') {
    const move = what as Extract<Change, { type: 'moved' | 'turnedOver' }>;
    if (!move.cards.some(({ now }) => faceOf(now.card) !== undefined)) return undefined;
    const cards = move.cards.map((part) => {
      const no = faceOf(part.now.card);
      return no === undefined ? part : { ...part, face: { ...part.face, no } };
    });
    return { ...happening, what: { ...move, cards } };
  }
  if (what.type === 'looked') {
    const look = what as Extract<Change, { type: 'looked' }>;
    if (!look.cards.some(({ card }) => faceOf(card) !== undefined)) return undefined;
    const cards = look.cards.map((part) => {
      const no = faceOf(part.card);
      return no === undefined ? part : { ...part, face: { ...part.face, no } };
    });
    return { ...happening, what: { ...look, cards } };
  }
  return undefined;
}
