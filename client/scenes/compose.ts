// Puts one picture of the table together: which cards lie where, what glows, every plate and text, and where a click means something.
import type { Handle, TableModel } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { BoardOptions, LiveTable } from '../table/live-table.ts';
import { attackPlates } from './attack-plates.ts';
import type { Mark } from './card-layer.ts';
import { css, GLOW } from './colors.ts';
import type { Format } from './format.ts';
import { type HotSpot, hotSpots } from './hot-spots.ts';
import type { Arrangement, LaidCard, TableLook, Words } from './look.ts';
import { menuButtons } from './menu.ts';
import { type Offer, offerOf, positionsOf } from './offer.ts';
import { fill, type Plate, textPlate } from './plate-layer.ts';
import { promptOf } from './prompt.ts';
import { buttonPlate, type PlacedButton, placePrompt } from './prompt-plates.ts';
import { sidePlates } from './side-plates.ts';
import { slotPlates } from './slot-plates.ts';
import { boardText } from './text.ts';
import { type Tray, trayOf } from './tray.ts';

export interface Scene {
  readonly table: LiveTable;
  readonly look: TableLook;
  readonly options: BoardOptions;
  readonly words: Words;
  readonly bottom: Seat;
  readonly shown: TableModel;
  readonly arrangement: Arrangement;
  readonly busy: boolean;
  readonly hovered: Handle | null;
  /** Key of the card whose actions are open. */
  readonly menu: string | null;
  readonly page: number;
  /** The number picked so far of a range. */
  readonly number: number;
  readonly format: Format;
}
export interface Composed {
  readonly cards: readonly LaidCard[];
  /** The cards as they lie without a lift. */
  readonly resting: readonly LaidCard[];
  readonly lifted: Handle | null;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly plates: readonly Plate[];
  readonly spots: readonly HotSpot[];
}

const LIFT = 1.45;

export function compose(scene: Scene): Composed {
  const { table, look, options, shown, arrangement, bottom } = scene;
  const picks = table.picks.value;
  const ask = table.ask.value;
  const offer = offerOf(ask, picks);
  const tray = scene.busy ? null : trayOf(shown, look, offer, bottom, scene.page);
  const resting = [...arrangement.cards, ...(tray?.cards ?? [])];
  const lifted = resting.find((card) => card.handle !== null && card.handle === scene.hovered && lifts(card, bottom));
  const cards =
    lifted === undefined ? resting : resting.map((card) => (card === lifted ? lift(card, scene.format) : card));
  const said = promptOf(table, offer, options, shown, scene.number);
  const prompt = placePrompt(scene.format, said);
  const menu = menuButtons(scene, cards, offer);
  const pages = pageButtons(tray);
  const buttons = [...prompt.buttons, ...menu, ...pages];
  return {
    cards,
    resting,
    lifted: lifted?.handle ?? null,
    marks: marksOf(scene, cards, offer, tray),
    plates: [
      ...sidePlates(scene),
      ...arrangement.texts.map(({ key, text, style, x, y, z }) => textPlate(key, text, style, { x, y }, z)),
      ...attackPlates(look.attack(shown, bottom, scene.words)),
      ...slotPlates(offer, look, bottom, picks),
      ...trayPlates(tray),
      ...orderPlates(cards, offer, tray, picks, ask?.max ?? 0),
      ...prompt.plates,
      // How the match ended is said across the table, for those who see only the picture.
      ...(said.mood === 'over' ? [textPlate('verdict', said.question, 'verdict', look.middle, 155)] : []),
      ...menu.map(({ button, box }) => buttonPlate(button.id, button, box, 145)),
      ...pages.map(({ button, box }) => buttonPlate(button.id, button, box, 120)),
    ],
    spots: hotSpots({ offer, cards, tray, buttons, look, bottom }),
  };
}

const lifts = (card: LaidCard, bottom: Seat): boolean => card.zone === 'hand' && card.seat === bottom;

/** A hand card under the pointer stands up whole, larger and upright. */
function lift(card: LaidCard, { size }: Format): LaidCard {
  const { x } = card.pose;
  const w = Math.round(card.pose.w * LIFT);
  const h = Math.round(card.pose.h * LIFT);
  return { ...card, pose: { x, y: size.h - h / 2 - 6, w, h, angle: 0, z: 128 } };
}

function marksOf(scene: Scene, cards: readonly LaidCard[], offer: Offer, tray: Tray | null): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const picks = scene.table.picks.value;
  const about = scene.table.ask.value?.about?.card;
  for (const { key, handle, zone } of cards) {
    const back = tray?.backs.get(key);
    const positions = back !== undefined ? [back] : positionsOf(offer, handle, zone, tray);
    if (positions.some((position) => picks.includes(position))) marks.set(key, 'picked');
    else if (positions.some((position) => !offer.blocked.has(position))) marks.set(key, 'can');
    else if (handle !== null && handle === about) marks.set(key, 'asks');
  }
  return marks;
}

/** The order of several picks, as numbers on the cards. */
function orderPlates(
  cards: readonly LaidCard[],
  offer: Offer,
  tray: Tray | null,
  picks: readonly number[],
  max: number,
): Plate[] {
  if (max < 2) return [];
  return cards.flatMap(({ key, handle, pose, zone }) => {
    const back = tray?.backs.get(key);
    const positions = back !== undefined ? [back] : positionsOf(offer, handle, zone, tray);
    const nth = picks.findIndex((position) => positions.includes(position));
    const high = pose.angle % 180 === 0 ? pose.h : pose.w;
    return nth < 0
      ? []
      : [textPlate(`order.${key}`, String(nth + 1), 'order', { x: pose.x, y: pose.y - high * 0.3 }, pose.z + 0.5)];
  });
}

function trayPlates(tray: Tray | null): Plate[] {
  if (tray === null) return [];
  const { x, y, w, h } = tray.box;
  return [
    fill('tray.dim', { x: -800, y: -800, w: 3200, h: 2600 }, css(0x05070d, 0.5), 106),
    fill('tray.back', { x, y, w, h }, css(0x10172a, 0.96), 107),
    fill('tray.top', { x, y, w, h: 2 }, css(GLOW, 0.9), 108),
    fill('tray.bottom', { x, y: y + h - 2, w, h: 2 }, css(GLOW, 0.9), 108),
  ];
}

function pageButtons(tray: Tray | null): PlacedButton[] {
  if (tray === null || tray.pages < 2) return [];
  const { x, y, w, h } = tray.box;
  const at = (i: number) => ({ x: x + w - 200 + i * 100, y: y + h + 8, w: 92, h: 40 });
  const label = boardText('board.page', { n: tray.page + 1, of: tray.pages });
  return [
    { button: { id: 'page.back', label: `‹ ${label}`, tone: 'plain', act: { do: 'page', by: -1 } }, box: at(0) },
    { button: { id: 'page.on', label: `${label} ›`, tone: 'plain', act: { do: 'page', by: 1 } }, box: at(1) },
  ];
}
