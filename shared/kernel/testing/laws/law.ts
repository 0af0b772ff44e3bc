// What a law is: a watcher of one match that reports what should not be.
import type { Codec } from '../../../protocol/wire.ts';
import type { GameModule } from '../../game.ts';
import type { Match } from '../../match.ts';
import type { Rng } from '../../rng.ts';
import type { KernelState } from '../../state.ts';
import type { Viewer } from '../../story.ts';
import type { Step } from '../play.ts';
import type { Secrets } from '../secrets.ts';
import type { Ahead, Moment } from './moment.ts';

export const LAWS = [
  'conservation',
  'fork',
  'position',
  'fold',
  'twinStill',
  'twinMoving',
  'progress',
  'undo',
] as const;
export type LawName = (typeof LAWS)[number];

export interface Violation {
  readonly law: LawName;
  readonly seed: number;
  /** Answers given before it was seen. */
  readonly decision: number;
  readonly what: string;
}

/** What a law knows of the run it watches. */
export interface Run<S extends KernelState> {
  readonly game: GameModule<S>;
  readonly secrets: Secrets<S>;
  readonly codec: Codec;
  /** Chance of the laws' own, apart from the match's. */
  readonly rng: Rng;
  /** What the host would put into its mirror for a viewer, where that is more than the view. */
  readonly mirror: ((state: S, viewer: Viewer) => unknown) | undefined;
  /** What a viewer may carry away of a match, with the question at which it stands, where the game can be exported. */
  readonly exported: ((match: Match<S>, viewer: Viewer) => string) | undefined;
  /** Counts one check, and reports it where it fails. */
  check(holds: boolean, what: () => string): void;
}

export interface Watcher<S extends KernelState> {
  /** A question is open, or the match is over; `step` led here, nothing before the first. */
  at?(now: Moment<S>, step: Step | undefined): void;
  /** `step` is about to be answered; `ahead` is a fork in which it has been. */
  before?(now: Moment<S>, step: Step, ahead: () => Ahead<S>): void;
}
/** A law, begun at the start of a match. */
export type Law = <S extends KernelState>(run: Run<S>) => Watcher<S>;
