// Puts one picture of the table together: which cards lie where, what glows, every plate and text, and where a click means something.
import type { Handle, TableModel } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { BoardOptions, LiveTable } from '../table/live-table.ts';
import { arrowPlates } from './arrow-plates.ts';
import { type Bubble, bubblePlates } from './bubble.ts';
import { buttonPlate } from './button-plates.ts';
import type { Mark } from './card-layer.ts';
import { dropPlates, type Held, heldPose } from './drag.ts';
import type { OpenFan } from './fan.ts';
import type { Format } from './format.ts';
import { fanFor, handOf, type Strip, stripsOf, withOpenHand } from './hand.ts';
import { type HotSpot, hotSpots } from './hot-spots.ts';
import type { Arrangement, LaidCard, TableLook, Words } from './look.ts';
import { marksOf, orderPlates } from './marks.ts';
import { menuButtons } from './menu.ts';
import { offerOf } from './offer.ts';
import { type Plate, textPlate } from './plate-layer.ts';
import { type Prompt, promptOf } from './prompt.ts';
import { type PlacedPrompt, placePrompt } from './prompt-plates.ts';
import { lastReveals, type Revealed, revealsButton, shelfOf } from './reveals.ts';
import { shelfPlates, shelfSpots } from './shelf-plates.ts';
import { sidePlates } from './side-plates.ts';
import { slotPlates } from './slot-plates.ts';
import { trayOf } from './tray.ts';
import { pageButtons, trayPlates } from './tray-plates.ts';

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
  /** The own hand, where it is open. */
  readonly fan: OpenFan | null;
  readonly held: Held | null;
  readonly bubble: Bubble | null;
  /** The prompt is folded away. */
  readonly folded: boolean;
  /** The last reveals are laid out. */
  readonly shelved: boolean;
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
  readonly strips: readonly Strip[];
  readonly marks: ReadonlyMap<string, Mark>;
  readonly plates: readonly Plate[];
  readonly spots: readonly HotSpot[];
}

const SHELF_Z = 178;

export function compose(scene: Scene): Composed {
  const { table, look, shown, arrangement, bottom, format, held } = scene;
  const picks = table.picks.value;
  const ask = table.ask.value;
  const offer = offerOf(ask, picks);
  const tray = scene.busy || scene.folded ? null : trayOf(shown, look, format, offer, bottom, scene.page);
  const shelf = scene.shelved ? shelfOf(reveals(scene), format, bottom) : null;
  const resting = [...arrangement.cards, ...(tray?.cards ?? []), ...(shelf?.cards ?? [])];
  const fan = fanFor(scene.fan, handOf(arrangement.cards, bottom).length);
  const opened = fan === null ? resting : withOpenHand(resting, bottom, fan, format);
  const cards =
    held === null
      ? opened
      : opened.map((card) => (card.key === held.key ? { ...card, pose: heldPose(held, card, look.hand) } : card));
  const standing = fan === null ? undefined : handOf(arrangement.cards, bottom)[fan.hovered]?.key;
  const strips = stripsOf(arrangement.cards, bottom, fan, format);
  const foretold =
    ask === null || scene.busy
      ? null
      : look.foretell(shown, bottom, scene.words, ask, heldHandle(scene) ?? scene.hovered);
  const said = promptOf(table, offer, scene.options, shown, scene.number);
  const prompt = placed(scene, said, [...hintsOf(scene), ...(foretold === null ? [] : [foretold.note])]);
  const menu = held === null ? menuButtons(scene, cards, offer) : [];
  const tools = shelf === null ? revealsButton(format, reveals(scene).length) : [];
  const buttons = [...prompt.buttons, ...menu, ...pageButtons(tray), ...tools];
  return {
    cards,
    resting,
    strips,
    marks: marksOf(scene, cards, offer, tray),
    plates: [
      ...sidePlates(scene),
      ...tableTexts(scene),
      ...(look.plates?.(shown, bottom, scene.words, scene.options.seatName) ?? []),
      ...arrowPlates(look.arrows(shown, bottom, scene.words), format.text, false),
      ...arrowPlates(foretold?.arrows ?? [], format.text, true),
      ...(held === null ? slotPlates(offer, look, bottom, picks) : dropPlates(held)),
      ...trayPlates(tray, said.question),
      ...orderPlates(cards, offer, tray, picks, ask?.max ?? 0),
      ...prompt.plates,
      ...menu.map(({ button, box }) => buttonPlate(button.id, button, box, 145)),
      ...pageButtons(tray).map(({ button, box }) => buttonPlate(button.id, button, box, 120)),
      ...tools.map(({ button, box }) => buttonPlate(button.id, button, box, 20)),
      ...bubblePlates(scene.bubble, cards, format.size),
      ...shelfPlates(shelf, SHELF_Z),
    ],
    spots:
      shelf === null ? hotSpots({ offer, cards, tray, strips, standing, buttons, look, bottom }) : shelfSpots(shelf),
  };
}

function hintsOf({ table, look }: Scene): readonly string[] {
  const ask = table.ask.value;
  return ask === null ? [] : (look.hints?.(table, ask) ?? []);
}

const reveals = ({ table }: Scene): readonly Revealed[] => lastReveals(table.story.value);
const heldHandle = ({ held, arrangement }: Scene): Handle | null =>
  held === null ? null : (arrangement.cards.find(({ key }) => key === held.key)?.handle ?? null);

/** The short texts on the table, smaller where its cards are. */
function tableTexts({ arrangement, format }: Scene): Plate[] {
  return arrangement.texts.map(({ key, text, style, x, y, z, of }) => ({
    ...textPlate(key, text, style, { x, y }, z, 1, format.text),
    ...(of !== undefined && { of }),
  }));
}

/** The prompt stands in one place: where the page lists the question itself, the board says nothing. */
function placed({ options, format, folded }: Scene, said: Prompt, notes: readonly string[]): PlacedPrompt {
  const full: Prompt = notes.length === 0 ? said : { ...said, note: notes.join(' ') };
  const elsewhere = said.mood === 'over' || (options.listed.value && said.mood === 'asked');
  return elsewhere ? { plates: [], buttons: [] } : placePrompt(format, full, folded && said.mood === 'asked');
}
