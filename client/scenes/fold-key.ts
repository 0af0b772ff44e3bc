// F folds the prompt away and brings it back.
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;

/** Listens on the page; returns how to stop. */
export function listenToFold(fold: () => void): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key !== 'f' && event.key !== 'F') return;
    event.preventDefault();
    fold();
  };
  document.addEventListener('keydown', heard);
  return () => document.removeEventListener('keydown', heard);
}
