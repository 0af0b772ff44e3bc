// F folds the prompt away and brings it back.
import type { ReadonlySignal } from '@preact/signals';
import { isTyping } from '../table/typing.ts';

/** Listens on the page, where the keys are for this table; returns how to stop. */
export function listenToFold(fold: () => void, keyed: ReadonlySignal<boolean> | undefined): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (keyed?.value === false || (event.key !== 'f' && event.key !== 'F')) return;
    event.preventDefault();
    fold();
  };
  document.addEventListener('keydown', heard);
  return () => document.removeEventListener('keydown', heard);
}
