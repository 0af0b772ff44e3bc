// What a ruling says beside what it plays: what stands on the table, what happened and why, what is offered, who sees what.
import type { AskSpec } from '../../ask.ts';
import { BrokenInvariant } from '../../assert.ts';
import type { Json } from '../../json.ts';
import { opponentOf } from '../../seat.ts';
import type { KernelState } from '../../state.ts';
import type { Happening, Viewer } from '../../story.ts';
import { hearAsk } from '../../view.ts';
import type { Who } from './bench.ts';
import { mustAsk, mustTell } from './known.ts';
import { NotOffered, Player } from './player.ts';
import { Seen } from './seen.ts';
import type { Entry } from './words.ts';

export class GameRuling<S extends KernelState, Spec, Expected> extends Player<S, Spec, Expected> {
  expectations = 0;

  /** How it is played, for messages. */
  get manner(): string {
    return this.mode;
  }
  /** Plays on until this is asked, and stays there. */
  stop(why: string, ...entries: Entry[]): void {
    this.expectations++;
    if (this.reach(why, entries) === undefined) throw new Error(`nobody is asked ${why}`);
  }
  concede(who: Who): void {
    this.match.end({ winner: opponentOf(this.seatOf(who)), reason: 'conceded' });
    this.note(this.match.listen());
  }

  expect(expected: Expected): void {
    this.expectations++;
    const found = this.bench.differences(this.state, this.whoIs, expected);
    if (found.length > 0) throw new Error(found.join('\n'));
  }
  /** How often these happened since the table was laid. */
  happened(expected: Readonly<Record<string, number>>): void {
    this.expectStory(() => {
      for (const [type, times] of Object.entries(expected)) {
        const is = this.allOf(type).length;
        if (is !== times) throw new Error(`${type} happened ${is} times, expected ${times}`);
      }
    });
  }
  /** Was this, the last of its type, because of the last of that type? */
  because(type: string, cause: string | undefined): void {
    this.expectStory(() => {
      const effect = this.allOf(type).at(-1);
      if (effect === undefined) throw new Error(`${type} did not happen`);
      const is = this.heard.find(
        ({ n, what }) => n === effect.because && what.type !== 'valuesChanged' && what.type !== 'factsChanged',
      );
      if (is?.what.type !== cause) throw new Error(`${type} is because of ${is?.what.type}, expected ${cause}`);
    });
  }
  /** So many of a type happened because of the last of another. */
  causedBy(cause: string, type: string, times: number): void {
    this.expectStory(() => {
      const n = this.allOf(cause).at(-1)?.n;
      const is = this.allOf(type).filter(({ because }) => because === n).length;
      if (is !== times) throw new Error(`${is} ${type} because of ${cause}, expected ${times}`);
    });
  }
  /** Cards of these names or numbers did this, in this order, since the table was laid. */
  order(type: string, expected: readonly string[]): void {
    this.expectStory(() => {
      const did = this.allOf(type).map(({ what }) => ('no' in what ? String(what.no) : ''));
      if (JSON.stringify(did) !== JSON.stringify(expected)) throw new Error(`${type} in the order ${did.join(', ')}`);
    });
  }
  /** A match played plainly tells nothing. */
  private expectStory(look: () => void): void {
    this.expectations++;
    if (this.mode !== 'plain') look();
  }
  private allOf(type: string): Happening[] {
    mustTell(this.bench.game, type);
    return this.heard.filter(({ what }) => what.type === type);
  }

  /** The question of the last of these answers is asked, and does not offer that. */
  illegal(...entries: Entry[]): void {
    this.expectations++;
    const there = this.aside();
    there.lead();
    const refused = entries.at(-1) as Entry;
    try {
      there.run(...entries);
    } catch (error) {
      if (error instanceof NotOffered && error.message.startsWith(JSON.stringify(refused))) return;
      throw error;
    }
    throw new Error(`${JSON.stringify(refused)} is offered`);
  }
  /** Question `why`, reached with these answers, offers exactly this, in any order. */
  offers(why: string, offered: readonly string[], ...entries: Entry[]): void {
    this.at(why, entries, (there, spec) => {
      const is = spec.from.map((one) => there.words.of(one)[0]).sort();
      if (JSON.stringify(is) !== JSON.stringify(offered.toSorted()))
        throw new Error(`${why} offers ${is.join(', ') || 'nothing'}`);
    });
  }
  /** Looks at the table while question `why` is open, on a fork. */
  at(
    why: string,
    entries: readonly Entry[],
    look: (there: GameRuling<S, Spec, Expected>, spec: AskSpec) => void,
  ): void {
    this.expectations++;
    const there = this.aside();
    const spec = there.reach(why, entries);
    if (spec === undefined) throw new Error(`nobody is asked ${why}`);
    look(there, spec);
  }
  /** The rules report a broken invariant on the way that these answers lead. */
  breaks(report: RegExp, ...entries: Entry[]): void {
    this.expectations++;
    if (this.mode !== 'plain') return;
    try {
      this.aside().run(...entries);
    } catch (error) {
      if (error instanceof BrokenInvariant && report.test(error.message)) return;
      throw error;
    }
    throw new Error(`nothing was reported like ${report}`);
  }
  /** Nobody is asked this on the way that these answers lead. */
  neverAsks(why: string, ...entries: Entry[]): void {
    this.expectations++;
    mustAsk(this.bench.game, why);
    if (this.isAsked(why, entries)) throw new Error(`${why} is asked`);
  }
  protected isAsked(why: string, entries: readonly Entry[]): boolean {
    return this.aside().reach(why, entries) !== undefined;
  }
  private aside(): GameRuling<S, Spec, Expected> {
    const there = new GameRuling(this.bench, this.mode === 'swapped' ? 'swapped' : 'plain');
    there.copy(this.match);
    return there;
  }

  /** A viewer sees this: of a zone of A or B (`A.hand`) a number, or names, top first; under `looks` the cards it looks at. */
  expectSeen(viewer: Who | 'public', expected: Readonly<Record<string, number | readonly (string | null)[]>>): void {
    this.expectations++;
    const seen = new Seen(this.bench, this.match, this.viewer(viewer));
    for (const [place, wanted] of Object.entries(expected)) {
      const [who, zone = ''] = place.split('.') as [Who, string?];
      const is = place === 'looks' ? seen.looks() : seen.zone(this.seatOf(who), zone);
      if (JSON.stringify(is) !== JSON.stringify(wanted)) {
        throw new Error(`${viewer} sees ${JSON.stringify(is)} in ${place}, expected ${JSON.stringify(wanted)}`);
      }
    }
  }
  /** A public fact of the table as a viewer sees it. */
  expectFact(viewer: Who | 'public', fact: string, wanted: Json): void {
    this.expectations++;
    const is = this.match.view(this.viewer(viewer)).facts[fact];
    if (JSON.stringify(is) !== JSON.stringify(wanted)) throw new Error(`${fact} is ${JSON.stringify(is)} to ${viewer}`);
  }
  /** What a viewer hears of a question to somebody else. */
  hears(viewer: Who | 'public', spec: AskSpec): string {
    return JSON.stringify(hearAsk(this.bench.game.sight, this.state, spec, this.viewer(viewer)));
  }
  private viewer(viewer: Who | 'public'): Viewer {
    return viewer === 'public' ? viewer : this.seatOf(viewer);
  }

  /** What every ruling must come to: something was expected, and the script of chance is used up. */
  finish(): void {
    if (this.expectations === 0) throw new Error('a ruling expects something');
    const { script } = this.state.rng;
    const left = (script?.shuffles.length ?? 0) + (script?.rolls.length ?? 0);
    if (left > 0) throw new Error(`${left} scripted shuffles and rolls are left`);
  }
}
