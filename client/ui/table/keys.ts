// The keyboard at a table: numbers choose, Enter confirms, Space or P passes, Esc cancels, I reads the card under the pointer, V changes the view, L shows the log, M mutes, ? helps.
import { effect } from '@preact/signals';
import { Surprise } from '../../table/surprise.ts';
import { isTyping } from '../../table/typing.ts';
import { muted, VIEWS, view } from '../settings.ts';
import { type TableDesk, toggleLog } from './table-context.ts';

const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('button, a, summary, dialog, input[type=checkbox], input[type=radio]') !== null;

/** Keys that may answer the open question: not one that nobody can have read yet, nor again while they are held down. */
const ANSWERS = /^([1-9pP ]|Enter)$/;

/** Starts listening; returns how to stop. */
export function listenToKeys(desk: TableDesk, now: () => number = () => performance.now()): () => void {
  const { live, opened, keyed } = desk;
  const surprise = new Surprise();
  const unfollow = effect(() => surprise.follow(live.ask.value?.id ?? null, live.sending.value, now()));
  const heard = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (opened.value !== null || isTyping(event.target)) return;
    // A card under the pointer is read at whichever table it lies.
    if (!keyed.value && event.key.toLowerCase() !== 'i') return;
    const tooSoon = ANSWERS.test(event.key) && (event.repeat || !surprise.hears(now()));
    if (tooSoon ? !isControl(event.target) : act(desk, event)) event.preventDefault();
  };
  document.addEventListener('keydown', heard);
  return () => {
    unfollow();
    document.removeEventListener('keydown', heard);
  };
}

function act(desk: TableDesk, event: KeyboardEvent): boolean {
  const { live, opened, hovered, logOpen } = desk;
  const { key, target } = event;
  if (/^[1-9]$/.test(key)) {
    live.pick(Number(key) - 1);
    return true;
  }
  switch (key) {
    case 'Enter':
      if (isControl(target)) return false;
      live.confirm();
      return true;
    case ' ':
      if (isControl(target)) return false;
      live.decline();
      return true;
    case 'p':
    case 'P':
      live.decline();
      return true;
    case 'Escape':
      if (logOpen.value) logOpen.value = false;
      else live.cancel();
      return true;
    case 'v':
    case 'V':
      view.value = view.value === VIEWS[0] ? VIEWS[1] : VIEWS[0];
      return true;
    case 'i':
    case 'I': {
      const handle = hovered.value;
      const no = handle === null ? undefined : live.faceOf(handle)?.no;
      if (handle === null || no === undefined) return false;
      opened.value = { what: 'card', no, handle };
      return true;
    }
    case 'l':
    case 'L':
      toggleLog(desk);
      return true;
    case 'm':
    case 'M':
      muted.value = !muted.value;
      return true;
    case '?':
      opened.value = { what: 'help' };
      return true;
    default:
      return false;
  }
}
