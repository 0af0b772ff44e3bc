// A match between two answers, with everything that several laws compare, computed once and only when asked for.
import type { Codec, WireHappening } from '../../../protocol/wire.ts';
import type { CardId } from '../../card.ts';
import { canonical } from '../../hash.ts';
import type { Match } from '../../match.ts';
import type { Heard, TableModel } from '../../model.ts';
import { SEATS } from '../../seat.ts';
import type { KernelState } from '../../state.ts';
import { type Happening, VIEWERS, type Viewer } from '../../story.ts';
import { hear } from '../../view.ts';
import { give, type Step } from '../play.ts';
import type { Secrets } from '../secrets.ts';
import type { Run } from './law.ts';

export class Moment<S extends KernelState> {
  readonly match: Match<S>;
  /** Told since the moment before. */
  readonly told: readonly Happening[];
  /** Number of the last happening before these. */
  readonly base: number;
  /** Answers given so far. */
  readonly decision: number;
  /** Whether the laws that are thinned out look at this one. */
  readonly isSampled: boolean;
  private readonly codec: Codec;
  private readonly secrets: Secrets<S>;
  private readonly groups = new Map<Viewer, CardId[][]>();
  private readonly views = new Map<Viewer, TableModel>();
  private readonly heards = new Map<Viewer, Heard[]>();
  private readonly batches = new Map<Viewer, WireHappening[]>();
  private state_: string | undefined;
  private questions_: string | undefined;

  constructor(
    match: Match<S>,
    { codec, secrets }: Pick<Run<S>, 'codec' | 'secrets'>,
    base: number,
    decision: number,
    isSampled: boolean,
  ) {
    this.match = match;
    this.codec = codec;
    this.secrets = secrets;
    this.base = base;
    this.decision = decision;
    this.isSampled = isSampled;
    this.told = match.listen();
  }

  view(viewer: Viewer): TableModel {
    return kept(this.views, viewer, () => this.match.view(viewer));
  }
  /** Groups of cards that the viewer may not know apart. */
  hidden(viewer: Viewer): CardId[][] {
    return kept(this.groups, viewer, () => this.secrets.hiddenFrom(this.match.state, viewer));
  }
  heard(viewer: Viewer): Heard[] {
    return kept(this.heards, viewer, () => heardBy(this.match, this.told, viewer));
  }
  /** What happened as the viewer hears it, in wire form. */
  batch(viewer: Viewer): WireHappening[] {
    return kept(this.batches, viewer, () => this.codec.encode(this.heard(viewer), this.base));
  }
  get stateText(): string {
    this.state_ ??= stateText(this.match.state);
    return this.state_;
  }
  get questionText(): string {
    this.questions_ ??= questionText(this.match);
    return this.questions_;
  }
}

function kept<K, V>(cache: Map<K, V>, key: K, compute: () => V): V {
  const found = cache.get(key);
  if (found !== undefined) return found;
  const value = compute();
  cache.set(key, value);
  return value;
}

export const heardBy = <S extends KernelState>(match: Match<S>, told: readonly Happening[], viewer: Viewer): Heard[] =>
  told.map((happening) => hear(match.state, happening, viewer));

/** The whole state but for what only listeners need. */
export function stateText(state: KernelState): string {
  const { story, ...rest } = state;
  return `${story.n} ${JSON.stringify(rest)}`;
}

/** Every open question with its flags, but for ids, which a takeback renews. */
export const questionText = <S extends KernelState>(match: Match<S>): string =>
  JSON.stringify([
    SEATS.map((seat) => [match.askOf(seat)?.spec ?? null, match.canCancel(seat)]),
    VIEWERS.map((viewer) => match.heardAsks(viewer)),
    match.isSealed,
    match.result,
  ]);

/** Ids of the open questions. */
export const idsOf = <S extends KernelState>(match: Match<S>): string =>
  SEATS.map((seat) => match.askOf(seat)?.id ?? '-').join();

/** Equal texts, or equal data in another order of keys. */
export function isSameState(a: string, b: string): boolean {
  if (a === b) return true;
  const [nA = '', nB = ''] = [a.split(' ', 1)[0], b.split(' ', 1)[0]];
  return nA === nB && canonical(JSON.parse(a.slice(nA.length))) === canonical(JSON.parse(b.slice(nB.length)));
}

/** A fork in which the coming answer has been given already, kept as texts: sharing with the original would show. */
export class Ahead<S extends KernelState> {
  readonly match: Match<S>;
  readonly stateText: string;
  readonly questionText: string;
  readonly ids: string;
  readonly toldText: string;

  constructor(match: Match<S>, step: Step) {
    this.match = match.fork();
    give(this.match, step);
    this.stateText = stateText(this.match.state);
    this.questionText = questionText(this.match);
    this.ids = idsOf(this.match);
    this.toldText = JSON.stringify(this.match.listen());
  }
}
