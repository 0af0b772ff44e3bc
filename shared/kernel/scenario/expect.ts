// Compares the table with what a scenario expects; a difference reads `expected ..., got ...`.
import type { AskSpec } from '../ask.ts';
import type { CardId } from '../card.ts';
import { SEATS, type Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';
import { normal } from './book.ts';
import { happeningIn, matchesHappening } from './happenings.ts';
import { type Playing, StepFailure } from './play.ts';
import type {
  CardExpectation,
  CardParts,
  Expectation,
  HappeningExpectation,
  QuestionExpectation,
  SeatName,
  ZoneExpectation,
  ZoneQuery,
} from './types.ts';

const ANY = '*';
const QUERIES = ['count', 'top', 'bottom', 'has', 'lacks', 'inAnyOrder'] as const;

/** Throws `StepFailure` with every difference. The table has come to rest, or stands at the question that is expected. */
export function compare<S extends KernelState>(playing: Playing<S>, expected: Expectation): void {
  const found = [...differences(playing, expected)];
  if (found.length > 0) throw new StepFailure(found.join('; '));
}

function* differences<S extends KernelState>(playing: Playing<S>, expected: Expectation): Generator<string> {
  const { bench, state, words } = playing;
  for (const name of ['A', 'B'] as const) {
    for (const [zone, wanted] of Object.entries(expected[name] ?? {}))
      yield* zoneDifferences(playing, name, zone, wanted);
  }
  const same = (what: string, wanted: unknown, is: unknown): string[] =>
    JSON.stringify(wanted) === JSON.stringify(is)
      ? []
      : [`expected ${what} ${JSON.stringify(wanted)}, got ${JSON.stringify(is)}`];
  if (expected.phase !== undefined && words.plain(expected.phase) !== normal(playing.phase))
    yield `expected phase ${expected.phase}, got ${playing.phase}`;
  if (expected.turn !== undefined) yield* same('turn', expected.turn, bench.turnOf(state));
  if (expected.turnPlayer !== undefined)
    yield* same('turn player', expected.turnPlayer, words.nameOfSeat(bench.game.turnPlayer(state)));
  if (expected.question !== undefined) yield* questionDifferences(playing, expected.question);
  if (expected.result !== undefined) yield* resultDifferences(playing, expected.result);
  if (expected.happened !== undefined) yield* happenedDifferences(playing, expected.happened);
  for (const one of expected.happenedNot ?? []) {
    const happened = playing.heard.find(({ what }) => matchesHappening(playing, what, one));
    if (happened !== undefined)
      yield `expected no ${JSON.stringify(one)}, got ${JSON.stringify(happeningIn(playing, happened.what))}`;
  }
}

function* zoneDifferences<S extends KernelState>(
  playing: Playing<S>,
  name: SeatName,
  zone: string,
  wanted: ZoneExpectation,
): Generator<string> {
  const { words, state } = playing;
  const seat = SEATS.find((one) => words.nameOfSeat(one) === name) as Seat;
  const group = words.groupOf(zone);
  const zones = group ?? [words.zoneOf(zone)];
  if (zones[0] === undefined) throw new StepFailure(`expected a zone, got "${zone}"`);
  // Top first; the zones of a group in their order.
  const cards = zones.flatMap((one) => (state.zones[seat][one as string] ?? []).toReversed());
  const what = `${name}.${zone}`;
  const got = (of = cards): string =>
    of.length === 0 ? 'nothing' : of.map((card) => words.label(state, card)).join(', ');
  if (typeof wanted === 'number') {
    if (cards.length !== wanted) yield `expected ${what} ${wanted}, got ${cards.length}`;
  } else if (wanted === null) {
    if (cards.length > 0) yield `expected ${what} empty, got ${got()}`;
  } else if (Array.isArray(wanted)) yield* listDifferences(playing, what, wanted, cards);
  else if (isQuery(wanted)) yield* queryDifferences(playing, what, wanted, cards);
  else if (cards.length === 1) yield* cardDifferences(playing, what, wanted as CardExpectation, cards[0] as CardId);
  else yield `expected ${what} ${inWords(wanted)}, got ${got()}`;
}
const isQuery = (wanted: ZoneExpectation): wanted is ZoneQuery =>
  typeof wanted === 'object' && wanted !== null && QUERIES.some((key) => key in wanted);
const inWords = (wanted: unknown): string => (typeof wanted === 'string' ? wanted : JSON.stringify(wanted));

/** Exactly these, top first. */
function* listDifferences<S extends KernelState>(
  playing: Playing<S>,
  what: string,
  wanted: readonly CardExpectation[],
  cards: readonly CardId[],
): Generator<string> {
  const names = cards.map((card) => playing.words.label(playing.state, card)).join(', ') || 'nothing';
  const isSame = wanted.length === cards.length && wanted.every((one, i) => fits(playing, one, cards[i] as CardId));
  if (!isSame)
    yield `expected ${what} ${wanted.map(inWords).join(', ') || 'empty'}, got ${names}${detail(playing, wanted, cards)}`;
}
/** Where the cards are the right ones but are not as they should be, what differs. */
function detail<S extends KernelState>(
  playing: Playing<S>,
  wanted: readonly CardExpectation[],
  cards: readonly CardId[],
): string {
  if (wanted.length !== cards.length) return '';
  const found = wanted.flatMap((one, i) => [...cardDifferences(playing, `number ${i + 1}`, one, cards[i] as CardId)]);
  return wanted.some((one) => typeof one === 'object') && found.length > 0 ? ` (${found.join('; ')})` : '';
}

function* queryDifferences<S extends KernelState>(
  playing: Playing<S>,
  what: string,
  query: ZoneQuery,
  cards: readonly CardId[],
): Generator<string> {
  const { count, top, bottom, has, lacks, inAnyOrder } = query;
  if (count !== undefined && count !== cards.length) yield `expected ${what} ${count}, got ${cards.length}`;
  if (top !== undefined) yield* listDifferences(playing, `on top of ${what}`, top, cards.slice(0, top.length));
  if (bottom !== undefined)
    yield* listDifferences(
      playing,
      `at the bottom of ${what}`,
      bottom,
      cards.slice(Math.max(0, cards.length - bottom.length)),
    );
  const names = cards.map((card) => playing.words.label(playing.state, card)).join(', ') || 'nothing';
  if (has !== undefined && !covers(playing, has, cards))
    yield `expected in ${what} ${has.map(inWords).join(', ')}, got ${names}`;
  const there = (lacks ?? []).find((one) => cards.some((card) => fits(playing, one, card)));
  if (there !== undefined) yield `expected no ${inWords(there)} in ${what}, got ${names}`;
  if (inAnyOrder !== undefined && (inAnyOrder.length !== cards.length || !covers(playing, inAnyOrder, cards)))
    yield `expected ${what} ${inAnyOrder.map(inWords).join(', ')} in any order, got ${names}`;
}
/** Is there a card of its own for each expectation? */
function covers<S extends KernelState>(
  playing: Playing<S>,
  wanted: readonly CardExpectation[],
  cards: readonly CardId[],
): boolean {
  const [first, ...others] = wanted;
  if (first === undefined) return true;
  return cards.some(
    (card) =>
      fits(playing, first, card) &&
      covers(
        playing,
        others,
        cards.filter((one) => one !== card),
      ),
  );
}

const fits = <S extends KernelState>(playing: Playing<S>, wanted: CardExpectation, card: CardId): boolean =>
  cardDifferences(playing, '', wanted, card).next().done === true;

function* cardDifferences<S extends KernelState>(
  playing: Playing<S>,
  what: string,
  wanted: CardExpectation,
  card: CardId,
): Generator<string> {
  const { words, state, bench } = playing;
  if (typeof wanted === 'string') {
    if (wanted !== ANY && !words.means(state, wanted, card))
      yield `expected ${what} ${wanted}, got ${words.label(state, card)}`;
    return;
  }
  const { card: name, face, orientation, counters, markers, attached, ...values } = wanted as CardParts;
  const is = bench.lyingOf(state, card);
  if (name !== undefined) yield* cardDifferences(playing, what, name, card);
  if (face !== undefined && face !== is.face) yield `expected ${what} face ${face}, got face ${is.face}`;
  if (orientation !== undefined && words.plain(orientation) !== normal(is.orientation ?? ''))
    yield `expected ${what} ${orientation}, got ${is.orientation ?? 'no orientation'}`;
  for (const [value, number] of Object.entries({ ...values, ...counters })) {
    const has = { ...is.values, ...is.counters }[value];
    if (has !== number) yield `expected ${what} ${value} ${JSON.stringify(number)}, got ${has ?? 'none'}`;
  }
  for (const [kind, of] of Object.entries({ markers, attached })) {
    const lying = is[kind as 'markers' | 'attached'] ?? [];
    if (typeof of === 'number' && of !== lying.length) yield `expected ${what} ${of} ${kind}, got ${lying.length}`;
    if (Array.isArray(of)) yield* listDifferences(playing, `${what} ${kind}`, of, lying);
  }
}

function* questionDifferences<S extends KernelState>(
  playing: Playing<S>,
  wanted: QuestionExpectation | null,
): Generator<string> {
  const { words, state } = playing;
  const open = playing.asked();
  if (wanted === null) {
    if (open.length > 0)
      yield `expected no question, got ${open.map((one) => words.question(state, one)).join(' and ')}`;
    return;
  }
  const spec = open.find((one) => isOf(playing, one, wanted));
  const { seat, is, offers, offersAtLeast, offersNot, min, max } = wanted;
  if (spec === undefined) {
    const got = open.map((one) => words.question(state, one)).join(' and ') || 'no question';
    yield `expected ${seat === undefined ? 'a' : `${seat}'s`} question ${is ?? ''}, got ${got}`;
    return;
  }
  const question = words.question(state, spec);
  const missing = [...(offers ?? []), ...(offersAtLeast ?? [])].find(
    (one, i, all) => !isOffered(playing, spec, one, all.slice(0, i).filter((other) => other === one).length),
  );
  if (missing !== undefined) yield `expected ${JSON.stringify(missing)} to be offered, got ${question}`;
  else if (offers !== undefined && offers.length !== amountOffered(spec))
    yield `expected only ${offers.map((one) => JSON.stringify(one)).join(', ') || 'nothing'} to be offered, got ${question}`;
  const there = (offersNot ?? []).find((one) => isOffered(playing, spec, one, 0));
  if (there !== undefined) yield `expected ${JSON.stringify(there)} not to be offered, got ${question}`;
  if (min !== undefined && min !== spec.min) yield `expected at least ${min} to be picked, got ${question}`;
  if (max !== undefined && max !== spec.max) yield `expected at most ${max} to be picked, got ${question}`;
}
const isOf = <S extends KernelState>(
  { words }: Playing<S>,
  spec: AskSpec,
  { seat, is }: QuestionExpectation,
): boolean =>
  (seat === undefined || words.nameOfSeat(spec.seat) === seat) &&
  (is === undefined || normal(is) === normal(spec.why) || normal(is) === normal(spec.covert ?? ''));
/** Is it offered once more than so many times? */
function isOffered<S extends KernelState>(
  { words, state }: Playing<S>,
  spec: AskSpec,
  choice: string | number,
  before: number,
): boolean {
  const { limit: _, ...free } = spec;
  const choices = Array.from({ length: before + 1 }, () => choice);
  const found = words.answer(state, { ...free, min: 0, max: Math.max(1, spec.from.length) }, choices);
  return !('why' in found) || found.why === 'unclear';
}
function amountOffered({ from }: AskSpec): number {
  const [only] = from;
  return only !== undefined && 'range' in only ? only.range.to - only.range.from + 1 : from.length;
}

function* resultDifferences<S extends KernelState>(
  { state, words }: Playing<S>,
  wanted: Expectation['result'],
): Generator<string> {
  const { result } = state;
  const winner =
    result === null ? undefined : typeof result.winner === 'number' ? words.nameOfSeat(result.winner) : result.winner;
  const got = result === null ? 'a match that goes on' : `winner ${winner} (${result.reason})`;
  if (wanted === null || wanted === undefined) {
    if (result !== null) yield `expected the match to go on, got ${got}`;
    return;
  }
  if (result === null || (wanted.winner !== undefined && wanted.winner !== winner))
    yield `expected ${wanted.winner === undefined ? 'a result' : `winner ${wanted.winner}`}, got ${got}`;
  else if (wanted.reason !== undefined && normal(wanted.reason) !== normal(result.reason))
    yield `expected reason ${wanted.reason}, got ${result.reason}`;
}

/** In this order, others may lie between. */
function* happenedDifferences<S extends KernelState>(
  playing: Playing<S>,
  wanted: readonly (string | HappeningExpectation)[],
): Generator<string> {
  const { heard } = playing;
  let from = 0;
  for (const one of wanted) {
    const at = heard.findIndex(({ what }, i) => i >= from && matchesHappening(playing, what, one));
    if (at < 0) {
      const told = heard.slice(from).map(({ what }) => happeningIn(playing, what).type);
      yield `expected ${JSON.stringify(one)} to happen${from > 0 ? ' after that' : ''}, got ${told.join(', ') || 'nothing'}`;
      return;
    }
    from = at + 1;
  }
}
