// Support cards: what they bring on a character, so that the good ones go to the own side and the others to the foe's.
import type { Gift, Text } from '../card-data.ts';
import type { Board, Character, Seen } from './board.ts';
import { boostOf } from './gifts.ts';
import { changed, fighterIn, type Lines, linesOf } from './lines.ts';
import { linesWorth } from './plan.ts';
import { WEIGHTS } from './weights.ts';
import { fieldWorth, sideOf } from './worth.ts';

/** To the own side, on this character of either. */
export function attachmentWorth(board: Board, { data }: Seen, bearer: Character): number {
  const lines = linesOf(board);
  let after = lines;
  let worth = 0;
  for (const text of data.texts) {
    if (text.kind === 'trigger') worth += WEIGHTS.text;
    if (text.kind === 'use') {
      worth += useWorth(text, bearer);
      after = withBoost(after, text, bearer);
    }
    if (text.kind !== 'static' || text.to !== 'bearer') continue;
    for (const gift of text.gives) {
      worth += lastingWorth(gift, bearer);
      after = withGift(after, gift, bearer);
    }
  }
  if (isGladOfSupport(bearer)) worth += WEIGHTS.text;
  return sideOf(board, bearer) * worth + linesWorth(after, board.you) - linesWorth(lines, board.you);
}
function useWorth(text: Extract<Text, { kind: 'use' }>, { zone }: Character): number {
  const boost = boostOf(text, 'ap') + boostOf(text, 'dp');
  return boost === 0 ? WEIGHTS.text : zone === 'mainArea' ? WEIGHTS.value * boost : 0;
}
function withBoost(lines: Lines, text: Extract<Text, { kind: 'use' }>, { handle }: Character): Lines {
  const now = fighterIn(lines, handle);
  if (now === undefined) return lines;
  const more = { apMore: now.apMore + boostOf(text, 'ap'), dpMore: now.dpMore + boostOf(text, 'dp') };
  return changed(lines, handle, more);
}
const isGladOfSupport = ({ data }: Character): boolean =>
  data.texts.some(
    (text) =>
      (text.kind === 'trigger' && text.when.on === 'supported') ||
      (text.kind === 'static' && text.if?.some((one) => 'thisIs' in one && one.thisIs.supported === true)),
  );

/** To whoever controls the bearer, in turns to come. */
function lastingWorth(gift: Gift, bearer: Character): number {
  switch (gift.what) {
    case 'ap':
    case 'dp':
      return bearer.zone === 'mainArea' ? WEIGHTS.value * (typeof gift.by === 'number' ? gift.by : 10) : 0;
    case 'points':
    case 'approaches':
      return gift.by;
    case 'keyword':
      return WEIGHTS.text;
    case 'cannot':
      return restrictionWorth(gift.do, bearer);
    default:
      return 0;
  }
}
function restrictionWorth(what: Extract<Gift, { what: 'cannot' }>['do'], bearer: Character): number {
  if (bearer.zone === 'supportArea') return what === 'useText' ? -fieldWorth(bearer) : 0;
  switch (what) {
    case 'wake':
      return -(bearer.state === 'resting' ? 2 : 1) * WEIGHTS.lamed * fieldWorth(bearer);
    case 'approach':
    case 'interfere':
      return -WEIGHTS.hobbled * fieldWorth(bearer);
    case 'useText':
      return bearer.data.texts.some(({ kind }) => kind === 'use') ? -WEIGHTS.text : 0;
    default:
      return WEIGHTS.text;
  }
}
function withGift(lines: Lines, gift: Gift, { handle }: Character): Lines {
  const now = fighterIn(lines, handle);
  if (now === undefined) return lines;
  if ((gift.what === 'ap' || gift.what === 'dp') && typeof gift.by === 'number')
    return changed(lines, handle, { [gift.what]: now[gift.what] + gift.by });
  if (gift.what !== 'cannot') return lines;
  if (gift.do === 'interfere') return changed(lines, handle, { mayInterfere: false });
  return gift.do === 'approach' ? changed(lines, handle, { mayApproach: false, willApproach: false }) : lines;
}
