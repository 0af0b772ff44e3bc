// The names of zones as files say them: the game's own, other words for them, and groups of zones.
import type { GameFront } from '../game.ts';
import type { TableBench } from './bench.ts';
import { normal } from './book.ts';

export class ZoneWords {
  private readonly zones = new Map<string, string>();
  private readonly groups: ReadonlyMap<string, readonly string[]>;
  private readonly names: readonly string[];
  constructor({ game, aliases, groups }: Pick<TableBench, 'aliases' | 'groups'> & { readonly game: GameFront }) {
    for (const zone of game.sight.zones) this.zones.set(normal(zone), zone);
    for (const [word, zone] of Object.entries(aliases)) {
      const meant = this.zones.get(normal(zone));
      if (meant !== undefined) this.zones.set(normal(word), meant);
    }
    this.groups = new Map(Object.entries(groups));
    this.names = [...game.sight.zones, ...this.groups.keys()];
  }

  zoneOf(word: string): string | undefined {
    return this.zones.get(normal(word));
  }
  /** The zones of a group such as a row. */
  groupOf(word: string): readonly string[] | undefined {
    return this.groups.get(normal(word));
  }
  /** What is said of a word that is no zone. */
  none(word: string): string {
    return `no zone is called "${word}"; there are ${this.names.join(', ')}`;
  }
}
