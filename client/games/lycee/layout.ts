// Lays a model of Lycee out on the two mats: every card that is drawn, and the short texts beside them.
import { AREA_ON, CELLS, ITEM_ON } from '../../../shared/games/lycee/card-data.ts';
import type { TableModel } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { inHand } from '../../scenes/fan.ts';
import { across, centreOf } from '../../scenes/geometry.ts';
import type { Arrangement, Pose } from '../../scenes/look.ts';
import { arrangeMats, type Mat } from '../../scenes/mat.ts';
import { INSET, TICKET_Z } from '../../scenes/stack.ts';
import { chainCards } from './chain.ts';
import { areaPoint, cellAt, isStack, itemPoint, type Places, partOf, removedBox, STACKS, stackBox } from './places.ts';

const TURNS: Readonly<Record<string, number>> = { ready: 0, acted: 90 };
const Z = { pile: 10, removed: 14, area: 20, item: 24, character: 30 } as const;

export function arrange(places: Places, model: TableModel, bottom: Seat): Arrangement {
  const { cards, texts } = arrangeMats(places.format, model, bottom, (mat) => {
    mat.hand();
    for (const stack of STACKS) mat.pile(stack, places.stacks[stack], places.pile, Z.pile);
    deckCount(mat, places);
    mat.pileCount('dustBox', places.stacks.dustBox);
    removed(mat, places);
    for (const cell of CELLS) {
      lay(mat, AREA_ON[cell], 'wide', { ...areaPoint(places, cell), ...places.area, angle: 0, z: Z.area });
      lay(mat, ITEM_ON[cell], 'field', { ...itemPoint(places, cell), ...places.card, angle: 0, z: Z.item });
      mat.inPlay(cell, places.cells[cell], places.card, TURNS, Z.character);
    }
  });
  return { cards: [...cards, ...chainCards(places, model)], texts };
}

/** A card that lies as its place says. */
function lay(mat: Mat, zone: string, detail: 'wide' | 'field', pose: Pose): void {
  for (const [i, handle] of mat.held(zone).entries())
    mat.add(zone, i, handle, detail, { ...pose, z: pose.z + i * 0.1 });
}

/** Whoever has no card left in the deck has lost (9.1): its number stands large in its middle. */
function deckCount(mat: Mat, { stacks }: Places): void {
  const count = mat.count('deck');
  mat.say('count.deck', String(count), isLow(count) ? 'lifeLow' : 'life', mat.at(centreOf(stacks.deck)), 26);
}
/** A deck that one or two battles may end. */
const LOW = 10;
export const isLow = (deck: number): boolean => deck <= LOW;

/** Out of the game: a row in the player's plate, closer together the more there are. */
function removed(mat: Mat, places: Places): void {
  const held = mat.held('outOfGame');
  const { small } = places;
  const box = removedBox(places, mat.own);
  const step = Math.min(small.w + 6, held.length > 1 ? (box.w - small.w) / (held.length - 1) : 0);
  for (const [i, handle] of held.entries()) {
    const pose = { x: box.x + small.w / 2 + i * step, y: centreOf(box).y, ...small, angle: 0, z: Z.removed + i * 0.01 };
    mat.put('outOfGame', i, handle, 'mini', pose);
  }
}

/** Where an undrawn card of a zone lies. */
export function home(places: Places, seat: Seat, zone: string, bottom: Seat): Pose {
  const own = seat === bottom;
  const angle = own ? 0 : 180;
  const { format, card, area, pile, small, newest, chain } = places;
  if (zone === 'hand') return inHand(format, own);
  if (isStack(zone)) return { ...centreOf(stackBox(places, zone, own)), ...pile, angle, z: Z.pile };
  if (zone === 'outOfGame') return { ...centreOf(removedBox(places, own)), ...small, angle: 0, z: Z.removed };
  const part = partOf(zone);
  if (part === undefined) {
    const at = { x: chain.x + newest.w / 2 + INSET, y: chain.y + newest.h / 2 + INSET };
    return { ...at, ...newest, angle: 0, z: TICKET_Z };
  }
  const { cell, what } = part;
  const turned = (at: { x: number; y: number }) => (own ? at : across(format.middle, at));
  switch (what) {
    case 'character':
      return { ...cellAt(places, cell, own), ...card, angle, z: Z.character };
    case 'item':
      return { ...turned(itemPoint(places, cell)), ...card, angle, z: Z.item };
    case 'area':
      return { ...turned(areaPoint(places, cell)), ...area, angle, z: Z.area };
  }
}
