// The format says of tables, steps and expectations exactly what types.ts says.
import { expect, test } from 'vitest';
import type { Exactly } from './exactly.ts';
import type {
  CARD_PARTS,
  EXPECTATION,
  EXPECTED_QUESTION,
  EXPECTED_RESULT,
  EXPECTED_ZONE,
  Format,
  LAID,
  STEP,
  TABLE,
  ZONE,
  ZONE_QUERY,
} from './format.ts';
import type {
  CardParts,
  Change,
  Expectation,
  Laid,
  QuestionExpectation,
  ResultExpectation,
  Step,
  TableState,
  ZoneExpectation,
  ZoneQuery,
  ZoneState,
} from './types.ts';

type Out<F> = F extends Format<infer T> ? T : never;
type Seats = 'A' | 'B';
type Named<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] };
type Fits<A, B> = [A] extends [B] ? true : false;
/** What may be left out of the table and what may not is settled by the phase, the one field that has to be there. */
type TableFields = { [K in keyof typeof TABLE]: Out<(typeof TABLE)[K]> };

/** Compiles only while the format and the types say the same. */
const sameFields: {
  readonly table: Exactly<TableFields, Required<Omit<TableState, Seats>>>;
  readonly change: Exactly<TableFields['modifiers'][number], Change>;
  readonly laid: Exactly<Out<typeof LAID>, Laid>;
  readonly zone: Exactly<Out<typeof ZONE>, ZoneState>;
  readonly steps: Exactly<Exclude<Out<typeof STEP>, { expect: unknown }>, Exclude<Step, { expect: unknown }>>;
  readonly question: Exactly<Out<typeof EXPECTED_QUESTION>, QuestionExpectation>;
  readonly result: Exactly<Out<typeof EXPECTED_RESULT>, ResultExpectation>;
  readonly expectationFields: Exactly<keyof Out<typeof EXPECTATION>, keyof Expectation>;
  readonly queryFields: Exactly<keyof Out<typeof ZONE_QUERY>, keyof ZoneQuery>;
  readonly partFields: Exactly<Named<Out<typeof CARD_PARTS>>, Named<CardParts>>;
  readonly expectations: Fits<Out<typeof EXPECTATION>, Expectation>;
  readonly expectedZones: Fits<Out<typeof EXPECTED_ZONE>, ZoneExpectation>;
} = {
  table: true,
  change: true,
  laid: true,
  zone: true,
  steps: true,
  question: true,
  result: true,
  expectationFields: true,
  queryFields: true,
  partFields: true,
  expectations: true,
  expectedZones: true,
};

test('the format and types.ts have the same fields', () => {
  expect(Object.values(sameFields)).not.toContain(false);
});
