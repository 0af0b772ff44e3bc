// The bench on which rulings are read: lay a table, act, expect. Every ruling is played in every mode, and in both ways of paying.
import type { Mode } from '../../../kernel/scenario/modes.ts';
import type { RulingBench } from '../../../kernel/testing/ruling/bench.ts';
import { GameRuling } from '../../../kernel/testing/ruling/ruling.ts';
import { type Register, rulingsAt, type Test } from '../../../kernel/testing/ruling/rulings.ts';
import type { Entry } from '../../../kernel/testing/ruling/words.ts';
import { lycee } from '../game.ts';
import type { LyceeOptions } from '../options.ts';
import type { Stretch, Table } from '../state.ts';
import { differences, type Expectation } from './bench/expectation.ts';
import { NAMING } from './bench/naming.ts';
import { prepare, type TableSpec } from './bench/prepare.ts';

/** Stretches that go on with a declaration or a battle. */
const GOING_ON: readonly Stretch[] = ['respond', 'resolve', 'defend', 'support', 'outcome'];

const BENCH: RulingBench<Table, TableSpec, Expectation> = {
  ...NAMING,
  game: lycee,
  prepare,
  leads: () => false,
  // After the pass of the turn player the other may act before the phase ends.
  goesOn: ({ next, window, turnPlayer }) =>
    GOING_ON.includes(next) || (next === 'main' && window !== null && window.holder !== turnPlayer),
  differences,
};

type Pay = LyceeOptions['pay'];

export class Ruling extends GameRuling<Table, TableSpec, Expectation> {
  private readonly pay: Pay;

  constructor(mode: Mode, pay: Pay) {
    super(BENCH, mode);
    this.pay = pay;
  }
  override get manner(): string {
    return `${this.mode}, pay: ${this.pay}`;
  }
  override table(spec: TableSpec): void {
    super.table({ ...spec, options: { pay: this.pay, ...spec.options } });
  }
  /** Runs on until this stretch comes next. */
  until(next: Stretch, ...entries: Entry[]): void {
    this.runUntil((table) => table.next === next, entries);
  }
  /** One declaration of the turn player, such as `summon`, `use` or `move` and a card, and all that comes of it. */
  act(action: string, ...entries: Entry[]): void {
    this.run(['main', action], ...entries);
  }
  /** One attack, to the end of its battle. */
  attack(who: string, ...entries: Entry[]): void {
    this.act(`attack ${who}`, ...entries);
  }
  /** Both pass until the next turn begins. */
  endTurn(...entries: Entry[]): void {
    this.until('duties', ...entries);
  }
}

export interface Rulings {
  /** For what is the same whenever costs are paid (5.8): played in both ways. */
  readonly ruling: Register<Ruling>;
  readonly paidAtOnce: Register<Ruling>;
  readonly paidOnResolution: Register<Ruling>;
}
export function rulingsBy(test: Test): Rulings {
  const atOnce = (mode: Mode) => new Ruling(mode, 'declaration');
  const onResolution = (mode: Mode) => new Ruling(mode, 'resolution');
  return {
    ruling: rulingsAt(test, [atOnce, onResolution]),
    paidAtOnce: rulingsAt(test, [atOnce]),
    paidOnResolution: rulingsAt(test, [onResolution]),
  };
}
