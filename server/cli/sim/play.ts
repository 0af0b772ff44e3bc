// Plays one match of a plan: bots against each other, or chance alone under the laws.
import type { Bot } from '../../../shared/bots/bot.ts';
import { BOTS } from '../../../shared/bots/bots.ts';
import { anyAnswer, random } from '../../../shared/bots/random.ts';
import type { Answer } from '../../../shared/kernel/ask.ts';
import { assert } from '../../../shared/kernel/assert.ts';
import type { GameModule } from '../../../shared/kernel/game.ts';
import type { LogRow } from '../../../shared/kernel/log.ts';
import type { Match } from '../../../shared/kernel/match.ts';
import type { TableModel } from '../../../shared/kernel/model.ts';
import { type Rng, rngFrom, seedFromNumber } from '../../../shared/kernel/rng.ts';
import { type BySeat, SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import type { KernelState } from '../../../shared/kernel/state.ts';
import type { Planned } from './plan.ts';

/** A match is given up after so many decisions. */
export const MOST_DECISIONS = 20_000;

/** Who answers at a table: the two bots on their seats, each with a chance of its own. */
export class Players {
  private readonly game: GameModule;
  private readonly bots: BySeat<Bot>;
  private readonly rngs: BySeat<Rng>;
  private readonly first: Seat | undefined;

  constructor(game: GameModule, { seed, botAt, first }: Planned, names: readonly [string, string]) {
    const botOf = (seat: Seat): Bot => {
      const name = names[botAt[seat]];
      const bot = BOTS[name];
      assert(bot !== undefined, `no bot is called ${name}`);
      return bot;
    };
    this.game = game;
    this.bots = [botOf(0), botOf(1)];
    this.rngs = [chance(seed, 0), chance(seed, 1)];
    this.first = first;
  }

  /** The next answer of whoever is asked, or undefined when nobody is. */
  next<S extends KernelState>(match: Match<S>): { seat: Seat; id: number; answer: Answer } | undefined {
    const seat = SEATS.find((one) => match.askOf(one) !== undefined);
    const open = seat === undefined ? undefined : match.askOf(seat);
    if (seat === undefined || open === undefined) return undefined;
    const { id, spec } = open;
    if (spec.why === 'chooseFirst' && this.first !== undefined) {
      const { first } = this;
      return {
        seat,
        id,
        answer: [spec.from.findIndex((choosable) => 'seat' in choosable && choosable.seat === first)],
      };
    }
    const bot = this.bots[seat];
    const rng = this.rngs[seat];
    // Chance needs no sight of the table, and playouts need the time that a view costs.
    if (bot === random) return { seat, id, answer: anyAnswer(spec, spec.why, rng) };
    const shown = match.shownAsk(seat);
    assert(shown !== undefined, `seat ${seat} is asked`);
    return { seat, id, answer: bot(this.game, viewLazily(match, seat), shown, seat, rng) };
  }
}
const chance = (seed: number, seat: Seat): Rng => rngFrom(seedFromNumber(seed + (seat + 1) * 2 ** 33));

/** The seat's view, built when the bot first looks at it. */
function viewLazily<S extends KernelState>(match: Match<S>, seat: Seat): TableModel {
  let built: TableModel | undefined;
  const view = (): TableModel => {
    built ??= match.view(seat);
    return built;
  };
  return {
    get zones() {
      return view().zones;
    },
    get cards() {
      return view().cards;
    },
    get looks() {
      return view().looks;
    },
    get facts() {
      return view().facts;
    },
  };
}

/** Plays to the end; the rows are the match's log without hashes. */
export function playOut<S extends KernelState>(match: Match<S>, players: Players): LogRow[] {
  const rows: LogRow[] = [];
  while (rows.length < MOST_DECISIONS) {
    const step = players.next(match);
    if (step === undefined) break;
    const refusal = match.submit(step.seat, step.id, step.answer);
    assert(
      refusal === undefined,
      `${step.seat} answered question ${step.id} with [${step.answer}], which is ${refusal}`,
    );
    rows.push({ seat: step.seat, ask: step.id, answer: step.answer });
  }
  return rows;
}
