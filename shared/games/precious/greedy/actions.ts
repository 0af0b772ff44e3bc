// What each declaration that is offered would bring, and the best of them (4.2, 7.1, 7.3).
import type { Answer } from '../../../kernel/ask.ts';
import type { ShownAsk } from '../../../kernel/view.ts';
import type { Area, CharacterData, StaticText, Text } from '../card-data.ts';
import { MAIN_LIMIT } from '../queries.ts';
import { attachmentWorth } from './attachments.ts';
import { type Board, type Character, hasValues, type Seen } from './board.ts';
import { effectWorth } from './effects.ts';
import { giftOf } from './gifts.ts';
import { changed, fighterIn, joined, linesOf, newcomer } from './lines.ts';
import { candidates, holds, isOfKind } from './matching.ts';
import { priceOfCard, priceOfText } from './paying.ts';
import { linesWorth } from './plan.ts';
import { WEIGHTS } from './weights.ts';
import { fieldWorth, handWorth } from './worth.ts';

/** The declaration that brings most, or none. */
export function bestAction(board: Board, ask: ShownAsk): Answer {
  let best: { readonly position: number; readonly gain: number } | undefined;
  for (const [position, one] of ask.from.entries()) {
    if (!('action' in one)) continue;
    const card = board.card(one.action.card ?? '');
    if (card === undefined) continue;
    const gain = gainOf(board, one.action.do, card, one.action.ability);
    if (gain > (best?.gain ?? WEIGHTS.least)) best = { position, gain };
  }
  return best === undefined ? [] : [best.position];
}
function gainOf(board: Board, what: string, card: Seen, line: number | undefined): number {
  switch (what) {
    case 'enter':
      return card.data.type === 'character' ? afterPaying(board, card, bestArea(board, card, card.data).gain) : 0;
    case 'set':
      return afterPaying(board, card, bestBearer(board, card, bearersFor(board, card)).gain);
    case 'play':
      return afterPaying(board, card, eventWorth(board, card));
    case 'use':
      return useGain(board, card, line);
    default:
      return 0;
  }
}
/** What is left of the worth of a card from hand, and of what pays for it: looked for only where something may be left. */
function afterPaying(board: Board, card: Seen, worth: number): number {
  const left = worth - handWorth(board, card.data);
  return left <= 0 ? left : left - priceOfCard(board, card);
}
/** Of an event; also one that is played as a point. */
export function eventWorth(board: Board, card: Seen): number {
  const text = card.data.texts.find((one) => one.kind === 'event');
  return text === undefined ? 0 : effectWorth(board, card, text);
}
function useGain(board: Board, card: Seen, line: number | undefined): number {
  const text = card.data.texts[line ?? 0];
  if (text?.kind !== 'use') return 0;
  const worth = effectWorth(board, card, text);
  return worth <= 0 ? worth : worth - priceOfText(board, text.cost, card);
}

interface Place {
  readonly area: Area;
  readonly gain: number;
}
/** Where a character brings most; a sixth in the main area costs the least of the five (2.4). */
export function bestArea(board: Board, card: Seen, data: CharacterData): Place {
  const support: Place = { area: 'supportArea', gain: textsWorth(board, board.asIf(data, board.you, 'supportArea')) };
  if (!hasValues(card)) return support;
  const main: Place = { area: 'mainArea', gain: mainGain(board, board.asIf(data, board.you, 'mainArea')) };
  return main.gain >= support.gain ? main : support;
}
function mainGain(board: Board, one: Character): number {
  const lines = linesOf(board);
  const leaves = board.main(board.you).length >= MAIN_LIMIT ? leastOf(board.main(board.you)) : undefined;
  const left = leaves === undefined ? lines : changed(lines, leaves.handle, null);
  const after = joined(left, board.you, newcomer(board, one));
  const shifts = linesWorth(after, board.you) - linesWorth(lines, board.you);
  return WEIGHTS.body + WEIGHTS.value * (one.ap + one.dp) + textsWorth(board, one) + shifts - lossOf(leaves);
}
const lossOf = (one: Character | undefined): number => (one === undefined ? 0 : fieldWorth(one));
const leastOf = (five: readonly Character[]): Character | undefined =>
  five.toSorted((a, b) => fieldWorth(a) - fieldWorth(b))[0];

/** What its texts bring when it enters, and in the turns to come. */
const textsWorth = (board: Board, one: Character): number =>
  one.data.texts.reduce((sum, text) => sum + textWorth(board, one, text), 0);
function textWorth(board: Board, one: Character, text: Text): number {
  switch (text.kind) {
    case 'static':
      return typeof text.to === 'object' ? auraWorth(board, one, text, text.to) : WEIGHTS.text / 2;
    case 'trigger':
      return text.when.on === 'enters' && text.when.who === 'this' ? effectWorth(board, one, text) : WEIGHTS.text;
    case 'use':
      return text.cost.rest && one.zone === 'supportArea' ? WEIGHTS.engine : WEIGHTS.text;
    default:
      return 0;
  }
}
/** For those that are there, and a little for those to come. */
function auraWorth(board: Board, one: Character, text: StaticText, to: Exclude<StaticText['to'], string>): number {
  const conditions = text.if?.filter((condition) => !('turn' in condition));
  if (!holds(board, conditions, one)) return WEIGHTS.text / 2;
  const there = candidates(board, to, one);
  const toCome = board.hand.filter((card) => isOfKind(board, to, card, one)).length / 2;
  const [ap, dp] = [giftOf(text, 'ap'), giftOf(text, 'dp')];
  const off = text.gives.reduce((sum, gift) => sum - (gift.what === 'cost' ? gift.by : 0), 0);
  const each = WEIGHTS.value * (ap + dp) + WEIGHTS.source * off;
  return WEIGHTS.aura + each * (there.length + toCome) + shiftOf(board, there, ap, dp);
}
/** What they do differently already. */
function shiftOf(board: Board, there: readonly Seen[], ap: number, dp: number): number {
  if (ap === 0 && dp === 0) return 0;
  const lines = linesOf(board);
  let after = lines;
  for (const { handle } of there) {
    const now = fighterIn(after, handle);
    if (now !== undefined) after = changed(after, handle, { apMore: now.apMore + ap, dpMore: now.dpMore + dp });
  }
  return linesWorth(after, board.you) - linesWorth(lines, board.you);
}

/** The characters that a support card may be set on. */
function bearersFor(board: Board, card: Seen): readonly Character[] {
  const { data } = card;
  if (data.type !== 'support') return [];
  const { who = 'you', card: kind = {} } = data.sets ?? {};
  const seats = who === 'any' ? [board.you, board.foe] : [who === 'you' ? board.you : board.foe];
  return seats
    .flatMap((seat) => board.field(seat))
    .filter((one) => isOfKind(board, kind, one, card) && !board.supportsOf(one).some((set) => set.data.no === data.no));
}
/** The one on which it brings most. */
export function bestBearer(
  board: Board,
  card: Seen,
  bearers: readonly Character[],
): { readonly bearer: Character | undefined; readonly gain: number } {
  let best: { bearer: Character | undefined; gain: number } = { bearer: undefined, gain: 0 };
  for (const bearer of bearers) {
    const gain = attachmentWorth(board, card, bearer);
    if (best.bearer === undefined || gain > best.gain) best = { bearer, gain };
  }
  return best;
}
