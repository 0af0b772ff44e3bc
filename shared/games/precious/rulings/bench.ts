// The bench on which rulings are read: lay a table, act, expect. Every ruling is played in every mode.
import type { Mode } from '../../../kernel/scenario/modes.ts';
import type { RulingBench } from '../../../kernel/testing/ruling/bench.ts';
import { GameRuling } from '../../../kernel/testing/ruling/ruling.ts';
import { type Register, rulingsAt, type Test } from '../../../kernel/testing/ruling/rulings.ts';
import type { Entry } from '../../../kernel/testing/ruling/words.ts';
import { precious } from '../game.ts';
import type { Stretch, Table } from '../state.ts';
import { differences, type Expectation } from './bench/expectation.ts';
import { NAMING } from './bench/naming.ts';
import { prepare, type TableSpec } from './bench/prepare.ts';

/** Stretches that go on with an approach, or with the end of a turn. */
const GOING_ON: readonly Stretch[] = ['freeTiming', 'interference', 'judgement', 'handLimit'];

const BENCH: RulingBench<Table, TableSpec, Expectation> = {
  ...NAMING,
  game: precious,
  prepare,
  leads: ({ next }) => next === 'beginMain',
  goesOn: (table) => isUnderWay(table) || GOING_ON.includes(table.next) || mayAnswer(table),
  differences,
};
const isUnderWay = ({ chain, pending, breaks }: Table): boolean =>
  chain.length > 0 || pending.length > 0 || breaks.length > 0;
/** After what the turn player does, or a pass, the other has priority in the main phase (7.1). */
const mayAnswer = ({ next, window, turnPlayer }: Table): boolean =>
  next === 'main' && window !== null && window.holder !== turnPlayer;

export class Ruling extends GameRuling<Table, TableSpec, Expectation> {
  constructor(mode: Mode) {
    super(BENCH, mode);
  }
  /** Runs on until this stretch comes next and nothing else waits. */
  until(next: Stretch, ...entries: Entry[]): void {
    this.runUntil((table) => table.next === next && !isUnderWay(table), entries);
  }
  /** One action of the turn player, such as `enter`, `play`, `set` or `use` and a card, all that comes of it, and the answer of the other. */
  act(action: string, ...entries: Entry[]): void {
    this.run(['main', action], ...entries);
  }
  /** One approach, to the end of its last free timing. */
  approach(who: string, ...entries: Entry[]): void {
    this.run(['approacher', who], ...entries);
  }
  /** Everybody passes until the next turn begins. */
  endTurn(...entries: Entry[]): void {
    this.until('turnStart', ...entries);
  }
}

export const rulingsBy = (test: Test): Register<Ruling> => rulingsAt(test, [(mode) => new Ruling(mode)]);
