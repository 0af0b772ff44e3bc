// Whether the page is walked with the keyboard: a question that takes the focus by itself shows nothing that only the walker needs.
const CLASS = 'by-keys';

/** Watches for the Tab key and for pointers, as long as the page lives. */
export function watchForKeys(root: HTMLElement): void {
  const mark = (walks: boolean): boolean => root.classList.toggle(CLASS, walks);
  addEventListener('keydown', ({ key }) => key === 'Tab' && mark(true), true);
  addEventListener('pointerdown', () => mark(false), true);
}
