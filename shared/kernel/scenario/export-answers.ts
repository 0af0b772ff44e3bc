// The answers of an export, in words: what its reader gave, and what it saw others give; all else is at most said to have been.
import type { Answer, AskSpec, Choosable } from '../ask.ts';
import { type CardId, isStill } from '../card.ts';
import { Match, type Position } from '../match.ts';
import type { Given } from '../rng.ts';
import { SEATS, type Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';
import { type Change, type Happening, hears } from '../story.ts';
import { knows } from '../view.ts';
import type { ScenarioBench } from './bench.ts';
import type { Reach, WrittenTable } from './export-table.ts';
import type { Choice, SeatName, Step } from './types.ts';
import { cardIn } from './words.ts';

export interface WrittenAnswers {
  readonly steps: readonly Step[];
  /** Who is asked after them; nobody if the rules themselves ended the match. */
  readonly open: AskSpec | undefined;
}

/** Runs the stretch again and writes down its answers. */
export function writeAnswers<S extends KernelState>(
  bench: ScenarioBench<S>,
  position: Position<S>,
  reach: Reach,
  table: WrittenTable<S>,
): WrittenAnswers {
  return new Rerun(bench, position, reach, table).write(position.since);
}

class Rerun<S extends KernelState> {
  private readonly bench: ScenarioBench<S>;
  private readonly reach: Reach;
  private readonly table: WrittenTable<S>;
  private readonly match: Match<S>;
  private readonly tape: Given[] = [];
  /** Cards that the file names and that the reader has not lost sight of since. */
  private readonly traced: Set<CardId>;

  constructor(bench: ScenarioBench<S>, position: Position<S>, reach: Reach, table: WrittenTable<S>) {
    this.bench = bench;
    this.reach = reach;
    this.table = table;
    this.traced = new Set(table.written);
    const state = bench.game.clone(position.state);
    state.story.on = true;
    state.rng.tape = this.tape;
    this.match = new Match(bench.game, { state, since: [], asked: 0 }, { checkpoints: false });
  }

  write(since: Position<S>['since']): WrittenAnswers {
    const steps: { readonly by?: Seat; readonly step: Step }[] = [];
    const chance = (): void => {
      for (const step of this.chance()) steps.push({ step });
    };
    chance();
    for (const { seat, answer } of since) {
      const open = this.match.askOf(seat);
      if (open === undefined) break;
      const step = this.stepOf(open.spec, answer);
      this.match.submit(seat, open.id, answer);
      chance();
      if (step !== undefined) steps.push({ by: seat, step });
    }
    // Until something is told, others do not hear that the first question of a stretch has been answered.
    const isUntold = SEATS.some((seat) => this.match.canCancel(seat));
    const isHeard = (by: Seat | undefined): boolean =>
      !isUntold || by === undefined || this.reach === 'everything' || by === this.reach;
    return {
      steps: steps.filter(({ by }) => isHeard(by)).map(({ step }) => step),
      open: SEATS.map((seat) => this.match.askOf(seat)?.spec).find((spec) => spec !== undefined),
    };
  }

  /** What chance has given since the last call; of a shuffle only whoever knows everything knows the order. */
  private chance(): Step[] {
    const told = this.match.listen();
    const given = this.tape.splice(0);
    if (this.reach !== 'everything') {
      this.lose(told);
      return told.flatMap(({ what }) => (what.type === 'shuffled' ? [{ shuffle: [] }] : []));
    }
    const { words } = this.table;
    return given.map((one): Step => {
      if ('shuffled' in one)
        return { shuffle: one.shuffled.toReversed().map((card) => words.label(this.match.state, card)) };
      // A lot between two is drawn between the seats.
      return { roll: one.of === SEATS.length ? words.nameOfSeat(one.roll as Seat) : one.roll };
    });
  }
  /** Cards that went where the reader does not see them: whatever comes from there later may be another of that name. */
  private lose(told: readonly Happening[]): void {
    for (const { what } of told) {
      if (what.type !== 'moved' && what.type !== 'turnedOver') continue;
      for (const { now } of (what as Extract<Change, { type: 'moved' | 'turnedOver' }>).cards)
        if (this.reach !== 'everything' && !hears(now.seen, this.reach)) this.traced.delete(now.card);
    }
  }

  private stepOf(spec: AskSpec, answer: Answer): Step | undefined {
    const name = this.table.words.nameOfSeat(spec.seat);
    const picks = answer.map((at) => pickOf(spec, at));
    const choices = picks.map((pick) => (typeof pick === 'number' ? pick : this.wordsFor(pick)));
    const written = choices.every((choice) => choice !== undefined) ? choiceStep(name, spec.why, choices) : undefined;
    const said = { note: `${name} answered ${spec.why}` };
    if (this.reach === 'everything') return written;
    if (this.reach === spec.seat) return written ?? { note: [said.note, ...this.namesOf(picks)].join(': ') };
    if (this.match.isSealed || spec.covert !== undefined) return undefined;
    // Whether hidden cards were offered must not show, nor whether one of them was picked or none.
    if (written !== undefined && picks.length > 0) return written;
    const isHeard = this.match.heardAsks(this.reach).some(({ seat, why }) => seat === spec.seat && why === spec.why);
    return isHeard ? said : undefined;
  }
  /** Words that mean this and nothing else that is offered; undefined where the file does not name its card. */
  private wordsFor(choosable: Choosable): string | undefined {
    const { table, match, bench } = this;
    const card = cardIn(choosable);
    if (card === undefined) return table.words.offered(match.state, choosable);
    if (!this.traced.has(card) || !this.isKnown(choosable)) return undefined;
    const label = table.words.label(match.state, card);
    if ('ability' in choosable) {
      const { path } = choosable.ability;
      const [word = `ability ${Number(path) + 1}`] = bench.abilityWords(match.state, choosable.ability);
      return `${label} ${word}`;
    }
    if (!('action' in choosable)) return label;
    const { do: what, ability } = choosable.action;
    return `${bench.verbs[what] ?? what} ${label}${ability === undefined ? '' : ` ability ${ability + 1}`}`;
  }
  /** Does the reader know the card that is meant, as it lies now? */
  private isKnown(choosable: Choosable): boolean {
    const { reach, match, bench } = this;
    if (reach === 'everything') return true;
    const card = cardIn(choosable);
    if (card === undefined) return true;
    if ('ability' in choosable && !isStill(match.state, choosable.ability.source)) return false;
    return knows(bench.game.sight, match.state, card, reach);
  }
  /** What was picked, where the reader knows all of it. */
  private namesOf(picks: readonly (Choosable | number)[]): string[] {
    const names = picks.map((pick) => {
      if (typeof pick === 'number' || !this.isKnown(pick)) return undefined;
      return this.table.words.offered(this.match.state, pick);
    });
    return names.length > 0 && names.every((name) => name !== undefined) ? [names.join('; ')] : [];
  }
}

function pickOf({ from }: AskSpec, at: number): Choosable | number {
  const [only] = from;
  return only !== undefined && 'range' in only ? at : (from[at] as Choosable);
}
function choiceStep(seat: SeatName, question: string, choices: readonly Choice[]): Step {
  const [only = 'pass'] = choices;
  return { seat, question, choose: choices.length > 1 ? choices : only };
}
