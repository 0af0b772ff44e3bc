// What a declaration keeps for its cost, in words for its ticket and for the list.
import type { Words } from '../../scenes/look.ts';
import type { ShownLink } from './facts.ts';

/** Of the hand so many cards, of field and dust box those to which its threads lead (5.8). */
export function keptBy({ reserved, reserves, reservesTap }: ShownLink, words: Words): string {
  const what = [
    ...(reserved > 0 ? [words('chain.kept.hand', { n: reserved })] : []),
    ...(reserves.length > 0 ? [words('chain.kept.open', { n: reserves.length })] : []),
    ...(reservesTap ? [words('chain.kept.tap')] : []),
  ].join(' + ');
  return what === '' ? '' : words('chain.kept', { what });
}
