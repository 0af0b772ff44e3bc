// What a scenario file may hold, for checking and for the JSON Schema: zod lives in format files, which no page loads.
import { z } from 'zod';
import type { OptionSpec } from '../game.ts';
import { shown } from './shown.ts';
import { type CardExpectation, type Laid, QUERIES, type Scenario, SEAT_NAMES } from './types.ts';

export type Format<Out = unknown, In = unknown> = z.ZodType<Out, In>;
export type Issue = z.core.$ZodIssue;
export type RawIssue = z.core.$ZodRawIssue;

export const fields = z.strictObject;
export const byWord = z.discriminatedUnion;
export const text = (about: string, longest = 200) => z.string().min(1).max(longest).describe(about);
export const whole = (about: string, least: number, most: number) => z.int().min(least).max(most).describe(about);
/** A match in which two only pass may go on for long, and is to be written down all the same. */
export const turnNumber = (about: string) => whole(about, 1, 1_000_000);
export const flag = (about: string) => z.literal(true).describe(about);
export const yesOrNo = (about: string) => z.boolean().describe(about);
export const list = <T extends z.ZodType>(item: T, about: string, most = 100) =>
  z.array(item).max(most).describe(about);
/** Things by their names. */
export const byName = <T extends z.ZodType>(item: T, about: string) =>
  z.record(z.string().min(1).max(40), item).describe(about);
export const word = <const T extends readonly string[]>(words: T, about: string) => z.enum(words).describe(about);
/** One of a few numbers. */
export const among = <const T extends readonly number[]>(numbers: T, about: string) =>
  z.literal([...numbers] as [...T]).describe(about);
/** One of several shapes; `says` is told where none of them fits. */
export const either = <const T extends readonly z.ZodType[]>(says: string, shapes: T) =>
  z.union(shapes, { error: ({ input }) => (input === undefined ? `missing; ${says}` : says) });
/** Something of this shape, or nothing. */
export const orNull = <T extends z.ZodType>(shape: T, says: string, about: string) =>
  either(says, [shape, z.null()]).describe(about);
/** For what holds itself: looked up when it is needed. Its type has to be told where it stands. */
export const lazily = z.lazy;

const amount = (about: string) => whole(about, 0, 1000);
const count = whole('So many cards.', 0, 200);
const seat = (about: string) => word(SEAT_NAMES, about);
const face = word(['up', 'down'], 'Which side is up; as the zone has it, unless told otherwise.').exactOptional();
const orientation = text(
  'How it stands, in the words of the rules page (stand, rest, reverse); as it enters play, unless told otherwise.',
).exactOptional();
const counters = byName(amount('So many of them.'), 'Counters on the card by their names.').exactOptional();

const laids: Format<readonly Laid[], readonly Laid[]> = lazily(() =>
  list(LAID, 'Cards, the top one first.', 200).meta({ id: 'LaidCards' }),
);
const laidCard = fields({
  card: text('Name or number of the card.'),
  face,
  orientation,
  counters,
  markers: laids.describe('Cards that lie under it as markers, the top one first.').exactOptional(),
  attached: laids.describe('Cards attached to it, the top one first.').exactOptional(),
}).meta({ id: 'LaidCard', description: 'A card with the way it lies.' });
const fill = fields({
  fill: count.describe('So many cards, 0 to 200.'),
  of: text('Name or number of the card; a blank card, unless told otherwise.').exactOptional(),
  face,
}).meta({ id: 'Fill', description: 'So many cards of one kind: blanks, unless told otherwise.' });
export const LAID = either('a card is its name, {"card": NAME, ...} or {"fill": n}', [
  text('Name or number of the card.'),
  laidCard,
  fill,
]).meta({ id: 'Laid', description: 'A card as it lies: its name or number, the name with more about it, or blanks.' });

const zoneCards = [count.describe('So many blank cards.'), LAID, list(LAID, 'Cards, the top one first.', 200)] as const;
const GROUP_KEY = /^(?!(?:card|fill)$)/;
export const ZONE = either('a zone holds a number of blanks, one card, or a list of cards', [
  ...zoneCards,
  z
    .record(
      z.string().min(1).max(40).regex(GROUP_KEY),
      either('a zone holds a number of blanks, one card, or a list of cards', zoneCards),
    )
    .describe('For zones that are spoken of together, such as a row: each by its name.'),
]).meta({ id: 'Zone', description: 'What lies in a zone: a number of blanks, a card, or cards in order, top first.' });

const change = fields({
  card: text('The card that has the change, in the words that also choose it: name, Name#2, or place.'),
  what: text('The value that is changed, such as power or level.', 40),
  by: whole('Added to the value.', -1_000_000, 1_000_000).exactOptional(),
  set: whole('What the value is set to.', -1_000_000, 1_000_000).exactOptional(),
  until: text('When it ends, such as endOfTurn.', 40).exactOptional(),
}).meta({ id: 'Change', description: "A change of a card's value that is under way when the scenario begins." });

/** The table, without what only one game has; sides are added by `scenarioFormat`, which knows the zones. */
export const TABLE = {
  turnPlayer: seat('Whose turn it is; A, unless told otherwise.').exactOptional(),
  turn: turnNumber(
    'Number of the turn, from 1; a later one than any first turn, unless told otherwise.',
  ).exactOptional(),
  phase: text('The phase that is about to begin, in the words of the rules page, such as main.', 40),
  begun: yesOrNo('true: the phase has begun already, and the next free decision in it is due.').exactOptional(),
  modifiers: list(change, 'Changes of values that are under way.').exactOptional(),
} as const;

const choice = either('a choice is a text or a whole number', [
  text('A card, slot, option, action or seat in words; "pass" picks nothing.'),
  whole('A number.', -1_000_000, 1_000_000),
]).meta({ id: 'Choice', description: 'A card, slot, option, action or seat in words, or a number.' });
const choices = either('a choice is a text, a whole number, or a list of these', [
  choice,
  list(choice, 'Several, in order; an empty list picks nothing.'),
]);
const question = text('Name of the question, where the choice alone does not tell.', 60).exactOptional();
const who = seat('Who answers.');

const cardsOrAmount: Format<number | readonly CardExpectation[], number | readonly CardExpectation[]> = lazily(() =>
  either('that is a number or a list of cards', [amount('So many.'), expectedCards('These.')]).meta({
    id: 'CardsOrAmount',
  }),
);
/** Any other field is a value, so that a misspelled one is no value. */
const NO_VALUE = ({ input }: { readonly input?: unknown }) =>
  `${shown(input)} is not a whole number, as a value of a card is; else there are card, face, orientation, counters, markers, attached, or ${QUERIES.join(', ')} of a zone`;
export const CARD_PARTS = z
  .object({
    card: text('Name or number of the card.').exactOptional(),
    face: word(['up', 'down'], 'Which side is up.').exactOptional(),
    orientation: text('How it stands, in the words of the rules page.', 40).exactOptional(),
    counters,
    markers: cardsOrAmount.describe('How many markers it has, or which, the top one first.').exactOptional(),
    attached: cardsOrAmount.describe('How many cards are attached to it, or which, the top one first.').exactOptional(),
  })
  .catchall(
    z
      .int({ error: NO_VALUE })
      .min(-1e9)
      .max(1e9)
      .describe('A value of the card by its name on the rules page: power, level, ...'),
  )
  .meta({ id: 'CardParts', description: 'Parts of what a card is now. What is not named is not looked at.' });
const expectedCard = either('a card is its name, "*" for any, or parts of it such as {"card": NAME, "power": n}', [
  text('Name or number of the card, or * for any card.'),
  CARD_PARTS,
]).meta({ id: 'ExpectedCard', description: 'A card: its name, * for any, or parts of what it is now.' });
const expectedCards = (about: string) => list(expectedCard, about, 200);
const zoneQuery = fields({
  count: count.describe('So many cards lie there.').exactOptional(),
  top: expectedCards('These lie on top, the topmost first.').exactOptional(),
  bottom: expectedCards('These lie at the bottom, the lowest last.').exactOptional(),
  has: expectedCards('These are among them.').exactOptional(),
  lacks: expectedCards('These are not among them.').exactOptional(),
  inAnyOrder: expectedCards('Exactly these, in any order.').exactOptional(),
});
/** An object without any of these is a card, and so is what is wrong with it. */
export const ZONE_QUERY = zoneQuery
  .refine((wanted) => QUERIES.some((key) => key in wanted), { abort: true })
  .meta({ id: 'ZoneQuery', description: 'Parts of what lies in a zone.' });
export const EXPECTED_ZONE = either(
  'a zone is a number, null, a card, a list of cards, or {"count", "top", "has", ...}',
  [count, z.null().describe('Nothing.'), expectedCards('Exactly these, the top one first.'), ZONE_QUERY, expectedCard],
).meta({ id: 'ExpectedZone', description: 'How many, nothing, exactly these (top first), or parts of them.' });

const offers = (about: string) => list(choice, about, 200).exactOptional();
export const EXPECTED_QUESTION = fields({
  seat: seat('Who is asked.').exactOptional(),
  is: text('Name of the question.', 60).exactOptional(),
  offers: offers('Exactly this is offered, in any order.'),
  offersAtLeast: offers('This is offered, perhaps with more.'),
  offersNot: offers('This is not offered.'),
  min: amount('At least so many are to be picked.').exactOptional(),
  max: amount('At most so many may be picked.').exactOptional(),
}).meta({ id: 'ExpectedQuestion', description: 'The question that waits for an answer.' });
export const EXPECTED_RESULT = fields({
  winner: word([...SEAT_NAMES, 'draw', 'none'], 'Who has won.').exactOptional(),
  reason: text('Why, in the words of the rules page.', 60).exactOptional(),
}).meta({ id: 'ExpectedResult', description: 'How the match ended.' });
const happening = either('a happening is its type, or {"type": TYPE, ...} with its fields', [
  text('Type of the happening.', 60),
  z.looseObject({ type: text('Type of the happening.', 60) }),
]).meta({ id: 'Happening', description: 'Something that happened: its type, or the type with any of its fields.' });
const expectedSide = (whose: string) => byName(EXPECTED_ZONE, `What lies in the zones of ${whose}.`).exactOptional();

export const EXPECTATION = fields({
  A: expectedSide('A'),
  B: expectedSide('B'),
  phase: text('The phase, in the words of the rules page.', 40).exactOptional(),
  step: text('The step within the phase, in the words of the rules page.', 40).exactOptional(),
  turn: turnNumber('Number of the turn.').exactOptional(),
  turnPlayer: seat('Whose turn it is.').exactOptional(),
  question: orNull(
    EXPECTED_QUESTION,
    'a question is an object or null',
    'The question that waits; null for none.',
  ).exactOptional(),
  result: orNull(
    EXPECTED_RESULT,
    'a result is an object or null',
    'How the match ended; null while it goes on.',
  ).exactOptional(),
  happened: list(happening, 'Happened since the last step, in this order; others may lie between.').exactOptional(),
  happenedNot: list(happening, 'None of these happened since the last step.').exactOptional(),
}).meta({ id: 'Expectation', description: 'Everything named must be so; what is not named is not looked at.' });

const STEPS = {
  choose: fields({ seat: who, question, choose: choices.describe('What is picked.') }),
  illegal: fields({
    seat: who,
    question,
    illegal: choices.describe('What may not be picked here.'),
    until: text(
      'A phase, "next turn" or "over": until then no question of this player may offer it.',
      40,
    ).exactOptional(),
  }),
  shuffle: fields({ shuffle: list(text('A card.'), 'The next shuffle leaves these on top, the first topmost.', 200) }),
  roll: fields({
    roll: either('a roll is A, B or a whole number', [
      seat('This seat.'),
      whole('This number.', -1_000_000, 1_000_000),
    ]).describe('What the next drawing by lot gives.'),
  }),
  until: fields({ until: text('Passes every window until this phase comes, "next turn", or "over".', 40) }),
  concede: fields({ seat: seat('Who gives up.'), concede: flag('Gives up the match.') }),
  expect: fields({ expect: EXPECTATION }),
  note: fields({ note: text('Says something to whoever reads the file; nothing happens.', 2000) }),
} as const;
export const STEP = either(`a step has one of ${Object.keys(STEPS).join(', ')}`, [
  STEPS.choose,
  STEPS.illegal,
  STEPS.shuffle,
  STEPS.roll,
  STEPS.until,
  STEPS.concede,
  STEPS.expect,
  STEPS.note,
]).meta({ id: 'Step', description: `One step. It has one of ${Object.keys(STEPS).join(', ')}.` });

/** What one game adds: its cards, its options, the words for its zones, and what only its tables have. */
export interface GameFormat {
  readonly id: string;
  readonly name: string;
  readonly card: z.ZodType;
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** The game's text by key: `option.<option>` and `option.<option>.<value>`. */
  readonly text: Readonly<Record<string, string>>;
  /** Zones of a seat by name, each with what it is. Other words for them pass, too; whoever lays the table knows them. */
  readonly zones: Readonly<Record<string, string>>;
  readonly phases: readonly string[];
  readonly more: Readonly<Record<string, z.ZodType>>;
}

function sideFormat({ name, zones }: GameFormat, whose: string) {
  const named = Object.entries(zones).map(([word, about]) => [word, ZONE.describe(about).exactOptional()] as const);
  return z
    .object(Object.fromEntries(named))
    .catchall(ZONE)
    .describe(`The zones of ${whose} by the words of the rules page of ${name}. What is not named is empty.`)
    .exactOptional();
}
function optionsFormat({ name, options, text }: GameFormat) {
  const named = Object.entries(options).map(([option, spec]) => {
    const key = `option.${option}`;
    const values = spec.values.map((value) => `${value} (${text[`${key}.${value}`] ?? value})`).join(', ');
    const about = `${text[key] ?? option}: ${values}. It is ${spec.default}, unless told otherwise.`;
    return [
      option,
      z
        .literal([...spec.values])
        .describe(about)
        .exactOptional(),
    ] as const;
  });
  return fields(Object.fromEntries(named)).describe(`Options of the match, as on the rules page of ${name}.`);
}

/** The whole file of one game. In `cards`, a text is a card from a set. */
export function scenarioFormat(game: GameFormat) {
  const { id, name, more } = game;
  const state = fields({
    ...TABLE,
    phase: TABLE.phase.meta({ examples: [...game.phases] }),
    A: sideFormat(game, 'A'),
    B: sideFormat(game, 'B'),
    ...more,
  });
  const card = either('a card is its definition, or the name of a card from a set', [
    game.card,
    text('Name or number of a card from a set.'),
  ]);
  return fields({
    $schema: text('Where an editor finds this schema.', 500).exactOptional(),
    title: text('What the scenario shows, as a sentence.'),
    about: text('For whoever reads the file: why this is so, and where it stands in the rules.', 4000).exactOptional(),
    game: z.literal(id).describe(`The game: ${name}.`),
    options: optionsFormat(game).exactOptional(),
    cards: list(card, 'Cards that the file defines, or names from a set.').exactOptional(),
    state: state.meta({ id: `${id}-table`, description: 'The table as it is prepared.' }),
    steps: list(STEP, 'What happens and what is expected, in order.', 1000),
  }).meta({ id: `${id}-scenario`, title: `A scenario of ${name}` });
}

export type AnyScenario = Scenario<unknown, unknown>;
/** Scenarios of any of these games. */
export function scenariosOf(games: readonly GameFormat[]): z.ZodType<AnyScenario> {
  const [first, ...others] = games.map(scenarioFormat);
  if (first === undefined) throw new RangeError('there is no game');
  return z.discriminatedUnion('game', [first, ...others]) as unknown as z.ZodType<AnyScenario>;
}

/** The JSON Schema of these files, for editors. */
export function schemaOf(scenarios: z.ZodType): object {
  return z.toJSONSchema(scenarios.meta({ title: 'A scenario file of Playmat' }), { io: 'input', reused: 'inline' });
}
