// What the browser tests see of the board: where a click means something, whether it is at rest, and what it found wrong.
import type { Answer } from '../../shared/kernel/ask.ts';
import type { TableModel } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import type { LiveTable } from '../table/live-table.ts';
import { answersAtOnce, rangeOf } from '../table/picks.ts';
import { type Box, boundsOf } from './geometry.ts';
import { cardBoxes, contrastAt, textsOf } from './legible.ts';
import { toPage } from './lens.ts';
import type { Plate } from './plate-layer.ts';
import type { Renderer, Stage } from './stage.ts';
import type { TableView } from './table-view.ts';

export interface ExposedSpot {
  readonly id: string;
  readonly kind: string;
  readonly positions: readonly number[];
  /** In CSS pixels of the page. */
  readonly box: Box;
}
export interface ExposedText {
  readonly text: string;
  readonly plate: string;
  readonly z: number;
  readonly box: Box;
  /** In CSS pixels. */
  readonly size: number;
  readonly contrast: number;
}
export interface ExposedCard {
  readonly key: string;
  readonly zone: string;
  readonly z: number;
  readonly box: Box;
}
export interface ExposedState {
  readonly seat: Seat | null;
  readonly model: TableModel;
  /** The open question, unless its answer is on the way. */
  readonly ask: ShownAsk | null;
  readonly picks: readonly number[];
  /** The number set for a question for one. */
  readonly dialed: number;
}
export interface ExposedBoard {
  spots(): readonly ExposedSpot[];
  /** Every text on the canvas, and how it stands out from the pixels around it; on a plain canvas only. */
  texts(): readonly ExposedText[];
  cards(): readonly ExposedCard[];
  /** Plates, which hide what lies below them. */
  covers(): readonly { readonly z: number; readonly box: Box }[];
  busy(): boolean;
  /** Asleep: nothing is being drawn. */
  asleep(): boolean;
  frames(): number;
  faults(): readonly string[];
  renderer(): Renderer;
  /** What this seat sees and is asked, so that a bot outside the page can decide for it. */
  state(): ExposedState;
  /** From now on time stands still, but for so many milliseconds now. */
  step(ms: number): void;
  /** Kinds of happenings begun since the board was last settled. */
  begun(): readonly string[];
  /** How much was heard of the match so far. */
  heard(): number;
  /** Sounds asked for so far. */
  sounds(): number;
  /** Effects to be seen now. */
  effects(): number;
  /** Answers question `id`, unless another one is open by now. */
  answer(id: number, answer: Answer): void;
}
declare global {
  interface Window {
    playmatBoard?: ExposedBoard;
    /** Set by a browser run before the page loads: the board is then exposed, and drawn as told. */
    playmatTest?: {
      readonly renderer?: Renderer /** Everything takes so many times as long. */;
      readonly slow?: number;
    };
  }
}

export function expose(stage: Stage, view: TableView, table: LiveTable): () => void {
  window.playmatBoard = {
    spots() {
      return view.now.spots.map(({ id, kind, positions, box }) => ({
        id,
        kind,
        positions,
        box: onPage(stage, boundsOf(box)),
      }));
    },
    texts: () => {
      const found = textsOf(view.now, stage.lens, (ctx) => view.paintMats(ctx));
      return found.map((text) => ({
        text: text.text,
        plate: text.plate,
        z: text.z,
        box: pageBox(stage, text.box),
        size: text.size / stage.lens.density,
        contrast: contrastAt(stage.canvas, text, stage.lens),
      }));
    },
    cards: () => cardBoxes(view.now, stage.lens).map((card) => ({ ...card, box: pageBox(stage, card.box) })),
    covers: () => view.now.plates.filter(isPanel).map(({ z, box }) => ({ z, box: onPage(stage, box) })),
    busy: () => view.director.busy,
    asleep: () => !stage.game.loop.running,
    frames: () => stage.frames,
    faults: () => view.faults,
    state: () => ({
      seat: table.seat,
      model: table.model.value,
      ask: table.sending.value ? null : table.ask.value,
      picks: table.picks.value,
      dialed: table.dialed.value,
    }),
    answer: (id, answer) => {
      if (table.ask.value?.id === id) give(table, answer);
    },
    step: (ms) => stage.step(ms),
    begun: () => view.begun,
    heard: () => table.story.value.length,
    sounds: () => view.sounds,
    effects: () => view.effectsNow,
    renderer: () => (stage.isWebGl ? 'webgl' : 'canvas'),
  };
  return () => {
    delete window.playmatBoard;
  };
}

const onPage = (stage: Stage, box: Box): Box => {
  const { left, top } = stage.canvas.getBoundingClientRect();
  const page = toPage(stage.lens, box);
  return { ...page, x: page.x + left, y: page.y + top };
};
/** Arrows and dimmed areas let through what lies below. */
const isPanel = ({ key, stretch }: Plate): boolean =>
  !key.includes('arrow') &&
  !key.startsWith('slot.') &&
  !key.startsWith('drop.') &&
  (stretch !== true || key === 'tray.back');

/** From pixels of the canvas to CSS pixels of the page. */
function pageBox({ canvas, lens }: Stage, { x, y, w, h }: Box): Box {
  const { left, top } = canvas.getBoundingClientRect();
  const { density } = lens;
  return { x: left + x / density, y: top + y / density, w: w / density, h: h / density };
}

/** Answers as a player would: pick by pick, then confirmed. */
function give(table: LiveTable, answer: Answer): void {
  const ask = table.ask.value;
  if (ask === null) return;
  const [first] = answer;
  if (first === undefined) return table.decline();
  if (rangeOf(ask) !== undefined) return table.number(first);
  for (const position of answer) table.pick(position);
  if (!answersAtOnce(ask)) table.confirm();
}
