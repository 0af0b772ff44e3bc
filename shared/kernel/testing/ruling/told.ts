// A match of the game itself, without the bench's pauses; whatever is told is kept.
import type { GameModule } from '../../game.ts';
import { Match } from '../../match.ts';
import type { Seat } from '../../seat.ts';
import type { KernelState } from '../../state.ts';
import type { Happening, Viewer } from '../../story.ts';
import { hear } from '../../view.ts';

export class Told<S extends KernelState> {
  readonly match: Match<S>;
  readonly all: Happening[] = [];

  constructor(game: GameModule<S>, table: S) {
    this.match = Match.start(game, table);
    this.all.push(...this.match.listen());
  }
  private get asked(): Seat {
    return this.match.askedSeats[0] ?? 0;
  }
  /** What is asked now, and of whom: `0.answer`. */
  get asks(): string {
    return `${this.asked}.${this.match.askOf(this.asked)?.spec.why}`;
  }
  /** Whoever is asked picks what says these words, or this number, or nothing. */
  pick(...words: (string | number)[]): void {
    const open = this.match.askOf(this.asked);
    const taken: number[] = [];
    for (const word of words) {
      const says = (one: object, i: number): boolean => !taken.includes(i) && this.saysOf(one).includes(String(word));
      const position = typeof word === 'number' ? word : (open?.spec.from.findIndex(says) ?? -1);
      if (position < 0) throw new Error(`${open?.spec.why} does not offer ${word}`);
      taken.push(position);
    }
    const refusal = this.match.submit(this.asked, open?.id ?? 0, taken);
    if (refusal !== undefined) throw new Error(`${open?.spec.why} refuses ${words.join(', ')} as ${refusal}`);
    this.all.push(...this.match.listen());
  }
  private saysOf(one: object): string {
    const card = 'card' in one ? one.card : 'action' in one ? (one.action as { card?: number }).card : undefined;
    return `${JSON.stringify(one)} ${typeof card === 'number' ? this.match.state.cards[card]?.no : ''}`;
  }
  heardBy(viewer: Viewer): string {
    return JSON.stringify(this.all.map((happening) => hear(this.match.state, happening, viewer)));
  }
  /** What was told, in order, but for changes of values and facts. */
  get types(): string[] {
    return this.all.map(({ what }) => what.type).filter((type) => type !== 'valuesChanged' && type !== 'factsChanged');
  }
}
