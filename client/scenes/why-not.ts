// Asks the server why a card of one's own cannot be used, and holds the bubble that says so for as long as it stays.
import type { Explanation } from '../../shared/kernel/explain.ts';
import type { LiveTable } from '../table/live-table.ts';
import { blockedBy } from '../table/obstacles.ts';
import { t } from '../text/i18n.ts';
import { BUBBLE_STAYS, type Bubble } from './bubble.ts';
import type { LaidCard, Words } from './look.ts';
import { capital } from './stack-plates.ts';

export class WhyNot {
  bubble: Bubble | null = null;
  private ends: ReturnType<typeof setTimeout> | undefined;
  /** What was last asked for; null once it is no longer wanted. */
  private wanted: Promise<unknown> | null = null;
  private readonly table: LiveTable;
  private readonly words: Words;
  private readonly changed: () => void;

  constructor(table: LiveTable, words: Words, changed: () => void) {
    this.table = table;
    this.words = words;
    this.changed = changed;
  }

  /** A card of one's own that is not offered says what it lacks. */
  ask(card: LaidCard | undefined): void {
    const { handle = null } = card ?? {};
    if (card === undefined || handle === null || card.seat !== this.table.seat) return;
    const id = this.table.ask.value?.id;
    const asked = this.table.explain(handle);
    this.wanted = asked;
    void asked.then((explanation) => {
      if (this.wanted !== asked || this.table.ask.value?.id !== id) return;
      if (explanation === null || explanation.obstacles.length === 0) return;
      this.shut();
      this.bubble = { handle, lines: this.linesOf(card.no ?? '', explanation) };
      this.ends = setTimeout(() => {
        this.shut();
        this.changed();
      }, BUBBLE_STAYS);
      this.changed();
    });
  }

  /** Of an ability the first line says which. */
  private linesOf(no: string, { obstacles }: Explanation): readonly string[] {
    return blockedBy(this.table.game, no, this.words, obstacles).flatMap(
      ({ ability, lines: [first = '', ...more] }) => [
        ability === undefined ? first : t('card.blockedAbility', { ability: capital(ability), said: first }),
        ...more,
      ],
    );
  }

  shut(): void {
    this.wanted = null;
    clearTimeout(this.ends);
    this.bubble = null;
  }
}
