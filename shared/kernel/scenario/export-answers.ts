// The answers of an export, in words: what its reader gave, and what it saw others give; all else is at most said to have been.
import type { Answer, AskSpec, Choosable } from '../ask.ts';
import { type CardId, isStill } from '../card.ts';
import { type Given as AnswerGiven, Match, type Position } from '../match.ts';
import type { Given } from '../rng.ts';
import { opponentOf, SEATS, type Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';
import { type Change, type GameEvent, type Happening, hears, type Viewer } from '../story.ts';
import { knows } from '../view.ts';
import type { TableBench } from './bench.ts';
import type { Reach, WrittenTable } from './export-table.ts';
import type { Choice, SeatName, Step } from './types.ts';
import { cardIn, declaration } from './words.ts';

export interface WrittenAnswers {
  readonly steps: readonly Step[];
  /** Who is asked after them; nobody if the rules themselves ended the match. */
  readonly open: AskSpec | undefined;
  /** Do they end at one that the reader could not follow? */
  readonly isCut: boolean;
  /** The answer at which the rules broke, in words. */
  readonly broken: string | undefined;
}
interface Entry {
  /** Whose answer it is; nobody's for chance. */
  readonly by?: Seat;
  readonly step?: Step;
  /** From here on the reader's table leads elsewhere than the match went. */
  readonly ends?: boolean;
  /** Picks of a question that the reader did not hear: it knows of them if the story has told of them since. */
  readonly unheard?: { readonly picks: readonly Choosable[]; readonly since: number };
}

/** Runs the stretch again and writes down its answers. */
export function writeAnswers<S extends KernelState>(
  bench: TableBench<S>,
  position: Position<S>,
  reach: Reach,
  table: WrittenTable<S>,
  broke: AnswerGiven | undefined,
): WrittenAnswers {
  const rerun = new Rerun(bench, position, reach, table);
  return { ...rerun.write(position.since), broken: broke && rerun.inWords(broke) };
}

class Rerun<S extends KernelState> {
  private readonly bench: TableBench<S>;
  private readonly reach: Reach;
  private readonly table: WrittenTable<S>;
  private readonly match: Match<S>;
  private readonly tape: Given[] = [];
  /** Cards that the file names and that the reader has not lost sight of since. */
  private readonly traced: Set<CardId>;
  private readonly story: Happening[] = [];

  constructor(bench: TableBench<S>, position: Position<S>, reach: Reach, table: WrittenTable<S>) {
    this.bench = bench;
    this.reach = reach;
    this.table = table;
    this.traced = new Set(table.written);
    const state = bench.game.clone(position.state);
    state.story.on = true;
    state.rng.tape = this.tape;
    this.match = new Match(bench.game, { state, since: [], asked: 0 }, { checkpoints: false });
  }

  write(since: Position<S>['since']): Omit<WrittenAnswers, 'broken'> {
    const entries: Entry[] = this.chance();
    for (const row of since) {
      const { seat } = row;
      const open = this.match.askOf(seat);
      if (open === undefined) break;
      if ('register' in row) {
        // A file cannot register decks: what matters of them is said where one is picked.
        this.match.register(seat, open.id, row.register);
        continue;
      }
      const { answer } = row;
      const entry = this.entryOf(open.spec, answer);
      const opensSeal = this.match.isSealed && this.match.askOf(opponentOf(seat)) === undefined;
      this.match.submit(seat, open.id, answer);
      entries.push(...this.chance(), { by: seat, ...entry });
      if (opensSeal && this.reach !== 'everything') entries.push({ ends: true });
    }
    const known = entries.filter((entry) => this.isKnownOf(entry));
    const end = known.findIndex(({ ends }) => ends) + 1;
    return {
      steps: (end > 0 ? known.slice(0, end) : known).flatMap(({ step }) => step ?? []),
      open: SEATS.map((seat) => this.match.askOf(seat)?.spec).find((spec) => spec !== undefined),
      isCut: end > 0,
    };
  }
  /** An answer to the question that is open now. */
  inWords({ seat, answer }: AnswerGiven): string | undefined {
    const open = this.match.askOf(seat);
    const { step } = open === undefined ? {} : this.entryOf(open.spec, answer);
    return (
      step && ('choose' in step ? `${step.seat}, ${step.question}: ${[step.choose].flat().join('; ')}` : undefined)
    );
  }
  /** Does the reader know of this answer where the match stands now? */
  private isKnownOf({ by, unheard }: Entry): boolean {
    const { reach, match } = this;
    if (by === undefined || reach === 'everything' || by === reach) return true;
    // Until something is told, others do not hear that the first question of a stretch has been answered.
    if (SEATS.some((seat) => match.canCancel(seat))) return false;
    if (unheard === undefined) return true;
    const told = this.story.slice(unheard.since);
    return unheard.picks.every((pick) => told.some(({ what }) => tellsOf(what, pick, reach)));
  }

  /** What chance has given since the last call; of a shuffle only whoever knows everything knows the order. */
  private chance(): Entry[] {
    const told = this.match.listen();
    const given = this.tape.splice(0);
    if (this.reach !== 'everything') {
      this.story.push(...told);
      this.lose(told);
      return told.flatMap(({ what }) => (what.type === 'shuffled' ? [{ step: { shuffle: [] } }] : []));
    }
    const { words } = this.table;
    return given.map((one): Entry => {
      if ('shuffled' in one)
        return { step: { shuffle: one.shuffled.toReversed().map((card) => words.label(this.match.state, card)) } };
      // A lot between two is drawn between the seats.
      return { step: { roll: one.of === SEATS.length ? words.nameOfSeat(one.roll as Seat) : one.roll } };
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

  private entryOf(spec: AskSpec, answer: Answer): Entry {
    const name = this.table.words.nameOfSeat(spec.seat);
    const picks = answer.map((at) => pickOf(spec, at));
    const choices = picks.map((pick) => (typeof pick === 'number' ? pick : this.wordsFor(pick)));
    const isOffered = answer.every((at) => at < spec.from.length - this.match.addedTo(spec.seat));
    const isWritten = (isOffered || isRange(spec)) && choices.every((choice) => choice !== undefined);
    const written = isWritten ? choiceStep(name, spec.why, choices as Choice[]) : undefined;
    const said = { note: `${name} answered ${spec.why}` };
    if (this.reach === 'everything' || this.reach === spec.seat)
      return written
        ? { step: written }
        : { step: { note: [said.note, ...this.namesOf(picks)].join(': ') }, ends: true };
    // What is answered in secret must not show, nor that it has been.
    if (this.match.isSealed || spec.covert !== undefined) return {};
    // Whether hidden cards were offered must not show, nor whether one of them was picked or none.
    const isPlain = written !== undefined && picks.length > 0;
    if (!this.match.canCancel(spec.seat)) return isPlain ? { step: written } : { step: said, ends: true };
    // Nobody else heard this question: it may only show in what came of it.
    const shown = picks.filter((pick) => typeof pick !== 'number');
    if (!isPlain || shown.length < picks.length) return {};
    return { step: written, unheard: { picks: shown, since: this.story.length } };
  }
  /** Words that mean this and nothing else that is offered; undefined where the file does not name its card. */
  private wordsFor(choosable: Choosable): string | undefined {
    const { table, match, bench } = this;
    const card = cardIn(choosable);
    if (card === undefined) return table.words.offered(match.state, choosable);
    if (!this.traced.has(card) || !this.isKnown(choosable)) return undefined;
    const label = table.words.label(match.state, card);
    if ('ability' in choosable) return `${label} ${table.words.abilityWord(match.state, choosable.ability)}`;
    if ('declared' in choosable) return declaration(label, choosable.declared.nth);
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
    if ('declared' in choosable && !isStill(match.state, choosable.declared.source)) return false;
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

function isRange({ from: [only] }: AskSpec): boolean {
  return only !== undefined && 'range' in only;
}
const pickOf = (spec: AskSpec, at: number): Choosable | number => (isRange(spec) ? at : (spec.from[at] as Choosable));
/** Did this say to the reader that the thing was picked? Changed values and facts may have another reason. */
function tellsOf(what: Change | GameEvent, pick: Choosable, reader: Viewer): boolean {
  if (SILENT.includes(what.type)) return false;
  if ('slot' in pick) {
    const isThere = what.type === 'moved' && what['to'] === pick.slot;
    return isThere && (pick.seat === undefined || what['toSeat'] === pick.seat);
  }
  if ('option' in pick) return Object.values(what).includes(pick.option);
  const card = cardIn(pick);
  if (card === undefined || !isNamed(what, card, reader)) return false;
  const ability = 'ability' in pick ? pick.ability.path : 'action' in pick ? pick.action.ability : undefined;
  return ability === undefined || Object.values(what).includes(String(ability));
}
const SILENT: readonly string[] = ['valuesChanged', 'factsChanged', 'lookEnded'];
function isNamed(part: unknown, card: CardId, reader: Viewer): boolean {
  if (part === null || typeof part !== 'object') return false;
  if ('seen' in part && 'card' in part) return part.card === card && hears(part.seen as number, reader);
  return Object.values(part).some((inner) => isNamed(inner, card, reader));
}
function choiceStep(seat: SeatName, question: string, choices: readonly Choice[]): Step {
  const [only = 'pass'] = choices;
  return { seat, question, choose: choices.length > 1 ? choices : only };
}
