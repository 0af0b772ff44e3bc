// What a player sets for this browser: speed, motion, sound, whether the board is drawn, and how cards are read. Kept across visits.
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { LANGUAGES } from '../../shared/kernel/game.ts';
import { recall, remember } from '../net/keys.ts';
import { cardLanguage } from '../text/card-text.ts';

export const SPEEDS = ['normal', 'double', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];
export const VIEWS = ['board', 'list'] as const;
export type View = (typeof VIEWS)[number];

export const PANELS = ['open', 'shut'] as const;

/** Smallest window in which the board is drawn. */
const BOARD_FROM = '(min-width: 640px) and (min-height: 340px) and (orientation: landscape)';

/** A value takes up what was remembered of it, and is remembered from now on. */
function keep<T extends string>(key: string, values: readonly T[], value: Signal<T>): Signal<T> {
  const held = recall(key);
  value.value = values.find((known) => known === held) ?? value.peek();
  effect(() => remember(key, value.value));
  return value;
}
const kept = <T extends string>(key: string, values: readonly T[], first: T): Signal<T> =>
  keep(key, values, signal(first));
function keptPercent(key: string, first: number): Signal<number> {
  const held = Number(recall(key) ?? Number.NaN);
  const value = signal(held >= 0 && held <= 100 ? Math.round(held) : first);
  effect(() => remember(key, String(value.value)));
  return value;
}
function keptSwitch(key: string): Signal<boolean> {
  const value = signal(recall(key) === 'yes');
  effect(() => remember(key, value.value ? 'yes' : 'no'));
  return value;
}
function media(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}

export const speed = kept('speed', SPEEDS, 'normal');
export const motion = kept('motion', MOTIONS, 'system');
export const view = kept('view', VIEWS, 'board');
/** The log and question beside the board; the board can do without. */
export const panel = kept('panel', PANELS, 'shut');
keep('cardLanguage', LANGUAGES, cardLanguage);
export const volume = keptPercent('volume', 70);
export const muted = keptSwitch('muted');
/** Set when there can be no sound on this page (no audio device, or its file did not load). */
export const soundFailed = signal(false);
/** Set when the board could not be started here (no WebGL and no canvas, or its code did not load). */
export const boardFailed = signal(false);

const systemReduces = media('(prefers-reduced-motion: reduce)');
const isRoomy = media(BOARD_FROM);
const isTight = media('(max-width: 1100px), (max-height: 500px)');
/** A window as narrow as a phone held upright: lists are shortened to counts. */
export const isNarrow = media('(max-width: 820px)');
export const reducedMotion = computed(() =>
  motion.value === 'system' ? systemReduces.value : motion.value === 'reduced',
);
export const pace = computed(() => ({ normal: 1, double: 2, off: 0 })[speed.value]);
export const showsBoard = computed(() => view.value === 'board' && isRoomy.value && !boardFailed.value);
/** No room for the log beside the table: it is a drawer then. */
export const drawsLog = computed(() => isNarrow.value || (showsBoard.value && isTight.value));
/** Log and question stand beside the board. */
export const sideOpen = computed(() => panel.value === 'open' && !drawsLog.value);
export const canShowBoard = computed(() => isRoomy.value && !boardFailed.value);

effect(() => {
  document.documentElement.classList.toggle('still', reducedMotion.value);
});
