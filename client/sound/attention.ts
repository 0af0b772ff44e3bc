// Calls a player back to a hidden tab: while a question waits there, the title says so, the icon has a dot, and a bell rings.
import { computed, effect, signal } from '@preact/signals';
import type { LiveTable } from '../table/live-table.ts';

/** The page around the table, as far as it can call. */
export interface CallingPage {
  readonly document: Pick<Document, 'hidden' | 'title' | 'addEventListener' | 'removeEventListener'>;
  /** What the title says meanwhile. */
  words(): string;
  /** Puts the dot on the icon; gives back how to take it off. */
  dot(): () => void;
  ring(): void;
}

/** Begins to watch the questions of these seats; gives back how to stop. */
export function callAttention(lives: readonly Pick<LiveTable, 'ask'>[], page: CallingPage): () => void {
  const hidden = signal(page.document.hidden);
  const look = (): void => {
    hidden.value = page.document.hidden;
  };
  page.document.addEventListener('visibilitychange', look);
  const asked = computed(() => lives.some((live) => live.ask.value !== null));
  const calls = computed(() => hidden.value && asked.value);
  let seen = asked.peek() && !hidden.peek();

  const stopCalling = effect(() => {
    if (!calls.value) {
      seen = asked.value;
      return;
    }
    // Who leaves while being asked knows it: the bell is for a question that came meanwhile.
    if (!seen) page.ring();
    seen = true;
    return call(page);
  });
  return () => {
    page.document.removeEventListener('visibilitychange', look);
    stopCalling();
  };
}

function call(page: CallingPage): () => void {
  const title = page.document.title;
  const words = page.words();
  page.document.title = words;
  const undot = page.dot();
  return () => {
    // The page may have taken another title meanwhile.
    if (page.document.title === words) page.document.title = title;
    undot();
  };
}
