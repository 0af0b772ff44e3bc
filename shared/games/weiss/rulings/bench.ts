// The bench on which rulings are read: lay a table, act, expect. Every ruling is played in every mode.
import type { Mode } from '../../../kernel/scenario/modes.ts';
import type { RulingBench } from '../../../kernel/testing/ruling/bench.ts';
import { GameRuling } from '../../../kernel/testing/ruling/ruling.ts';
import { type Register, rulingsAt, type Test } from '../../../kernel/testing/ruling/rulings.ts';
import type { Entry } from '../../../kernel/testing/ruling/words.ts';
import { weiss } from '../game.ts';
import type { Stretch, Table } from '../state.ts';
import { differences, type Expectation } from './bench/expectation.ts';
import { NAMING } from './bench/naming.ts';
import { prepare, type TableSpec } from './bench/prepare.ts';

/** Stretches that only lead to the next free decision. */
const LEADING: readonly Stretch[] = ['declarationBegins', 'mainBegins'];
/** Stretches that go on with what the one before began. */
const GOING_ON: readonly Stretch[] = ['draw', 'attackSteps'];

const BENCH: RulingBench<Table, TableSpec, Expectation> = {
  ...NAMING,
  game: weiss,
  prepare,
  leads: ({ next }) => LEADING.includes(next),
  goesOn: ({ next }) => GOING_ON.includes(next),
  differences,
};

export class Ruling extends GameRuling<Table, TableSpec, Expectation> {
  constructor(mode: Mode) {
    super(BENCH, mode);
  }
  /** Runs on until this stretch comes next. */
  until(next: Stretch, ...entries: Entry[]): void {
    this.runUntil((table) => table.next === next, entries);
  }
  /** One attack: who, how (where there is a choice), and further answers. */
  attack(who: string, kind: 'frontal' | 'side' | 'direct', ...entries: Entry[]): void {
    this.lead();
    const forced = kind === 'direct' || !this.isAsked('attackKind', [['attack', who]]);
    this.run(['attack', who], ...(forced ? [] : [['attackKind', kind] as const]), ...entries);
  }
  /** One action of the main phase: `playCharacter`, `playEvent`, `use` or `move`, and a card. */
  act(action: string, ...entries: Entry[]): void {
    this.lead();
    this.run(['main', action], ...entries);
  }
}

export const rulingsBy = (test: Test): Register<Ruling> => rulingsAt(test, [(mode) => new Ruling(mode)]);
