// The bench on which rulings are read: lay a table, act, expect. Every ruling is played in every mode.
import { cardAt } from '../../../kernel/card.ts';
import type { Mode } from '../../../kernel/scenario/modes.ts';
import { opponentOf } from '../../../kernel/seat.ts';
import type { RulingBench } from '../../../kernel/testing/ruling/bench.ts';
import { GameRuling } from '../../../kernel/testing/ruling/ruling.ts';
import { type Register, rulingsAt, type Test } from '../../../kernel/testing/ruling/rulings.ts';
import type { Entry, Pick } from '../../../kernel/testing/ruling/words.ts';
import { spellcard } from '../game.ts';
import type { Stretch, Table } from '../state.ts';
import { differences, type Expectation } from './bench/expectation.ts';
import { NAMING } from './bench/naming.ts';
import { prepare, type TableSpec } from './bench/prepare.ts';

const isUnderWay = ({ chain }: Table): boolean => chain.length > 0;
const BENCH: RulingBench<Table, TableSpec, Expectation> = {
  ...NAMING,
  game: spellcard,
  prepare,
  leads: () => false,
  goesOn: isUnderWay,
  differences,
};

export class Ruling extends GameRuling<Table, TableSpec, Expectation> {
  constructor(mode: Mode) {
    super(BENCH, mode);
  }
  /** Runs on until this stretch comes next and nothing waits in the chain. */
  until(next: Stretch, ...entries: Entry[]): void {
    this.runUntil((table) => table.next === next && !isUnderWay(table), entries);
  }
  /** One action of the turn player, such as `attack V`, `skill V`, `spell X`, `item X` or `equip X`, and all that comes of it. */
  act(action: string, ...entries: Entry[]): void {
    this.run(['act', action], ...entries);
  }
  /** A normal attack on one enemy, strengthened by Power cards: `attack('X', ['V', 'power', 'power'], ['dodge', 2])`. */
  attack(who: string, on: string | readonly Pick[], ...entries: Entry[]): void {
    this.run(...this.attacking(who, on), ...entries);
  }
  /** The answers that declare it: of the only enemy there is nothing to say but the Power cards. */
  attacking(who: string, on: string | readonly Pick[]): Entry[] {
    const [target, ...boost] = typeof on === 'string' ? [on] : on;
    const act: Entry = ['act', `attack ${who}`];
    const enemies = this.state.zones[opponentOf(this.state.turnPlayer)].line;
    if (enemies.length > 1) return [act, ['attackTarget', target as Pick, ...boost]];
    if (NAMING.nameOfNo(this.state, cardAt(this.state, enemies[0] ?? 0).no) !== target)
      throw new Error(`the only enemy is not ${target}`);
    return boost.length > 0 ? [act, ['boostAttack', ...boost]] : [act];
  }
  /** Everything is declined until the next turn begins. */
  endTurn(...entries: Entry[]): void {
    this.until('turnStart', ...entries);
  }
  /** The turn that begins runs to its action phase. */
  startTurn(...entries: Entry[]): void {
    this.until('action', ...entries);
  }
}

export const rulingsBy = (test: Test): Register<Ruling> => rulingsAt(test, [(mode) => new Ruling(mode)]);
