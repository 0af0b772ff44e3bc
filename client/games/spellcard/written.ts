// Where something is written on the characters: names, values, marks and changes. Nothing may lie over it.
import type { CardPrint, GameFront } from '../../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import { nameHeight } from '../../art/face.ts';
import { type Box, boxAround, type Point } from '../../scenes/geometry.ts';
import type { Pose } from '../../scenes/look.ts';
import { type Plate, textPlate } from '../../scenes/plate-layer.ts';
import { wordsOf } from '../../text/card-text.ts';
import { badgesOf, marksOf } from './marks.ts';
import { inLane, type Places } from './places.ts';
import { lanesOf, poseOf, type Standing, standingOf } from './standing.ts';

/** All that is written lies above arrows. */
export const WRITTEN_Z = 45;

/** Over the foot of somebody who has fallen, where a long name has the width of the lane. */
export function fallenName({ format }: Places, { x, y, h }: Pose, handle: Handle, { name }: CardPrint): Plate {
  const { text } = format;
  const at = { x, y: y + h / 2 - 13 * text };
  return textPlate(`name.${handle}`, wordsOf(name).text, 'count', at, WRITTEN_Z, 1, text);
}

/** Behind the portrait, as each side sees it. */
export const statsBox = (places: Places, lane: number, own: boolean): Box =>
  boxAround(inLane(places, lane, places.rows.stats, own), places.stats);

/** Down at the left of the portrait, where it stays while the card turns. */
export function markBox({ mark: d, pitch, card }: Places, { x, y }: Point, nth: number): Box {
  const top = y - card.h / 2 + d / 2 + 2;
  return boxAround({ x: x - pitch / 2 + d / 2 + 4, y: top + nth * (d + 4) }, { w: d, h: d });
}

/** Along the lower edge of the place of a portrait, row upon row, closer together where they are many. */
export function badgeBoxes({ badge, card, pitch }: Places, { x, y, own }: Standing, count: number): Box[] {
  const most = Math.floor(pitch / (badge.w + 1));
  const rows = Math.ceil(count / most);
  const step = Math.min(badge.h + 2, (card.h - badge.h) / Math.max(1, rows - 1));
  const bottom = y + card.h / 2 - badge.h / 2 - (own ? 0 : badge.h * 0.3);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / most);
    const inRow = Math.min(most, count - row * most);
    return boxAround({ x: x + ((i % most) - (inRow - 1) / 2) * (badge.w + 1), y: bottom - row * step }, badge);
  });
}

/** At the upper edge of a card, which is the right one while it is turned. */
function nameBox({ x, y, w, h, angle }: Pose): Box {
  const high = nameHeight({ w, h }, 'field');
  return angle === 0
    ? { x: x - w / 2, y: y - h / 2, w, h: high }
    : { x: x + h / 2 - high, y: y - w / 2, w: high, h: w };
}

interface Sight {
  readonly game: GameFront;
  readonly places: Places;
  readonly model: TableModel;
  readonly bottom: Seat;
}
const everybody = ({ places, model, bottom }: Omit<Sight, 'game'>) =>
  SEATS.flatMap((seat) =>
    lanesOf(model, seat).flatMap((handle) => {
      const standing = standingOf(places, model, bottom, handle);
      const pose = poseOf(places, model, bottom, handle);
      return standing === undefined || pose === undefined ? [] : [{ handle, standing, pose }];
    }),
  );

/** The names on the cards of all that stand. */
export const namesOn = (sight: Omit<Sight, 'game'>): Box[] =>
  everybody(sight).flatMap(({ standing, pose }) => (standing.out ? [] : [nameBox(pose)]));

/** Values, marks and changes of all that stand, and the whole of those that have fallen. */
export const signsOn = (sight: Sight): Box[] =>
  everybody(sight).flatMap(({ handle, standing, pose }) => {
    const { places, game, model } = sight;
    if (standing.out) {
      const print = game.print(model.cards[handle]?.no ?? '');
      return [boxAround(pose, pose), ...(print === undefined ? [] : [fallenName(places, pose, handle, print).box])];
    }
    return [
      statsBox(places, standing.lane, standing.own),
      ...marksOf(game, model, handle).map((_, i) => markBox(places, standing, i)),
      ...badgeBoxes(places, standing, badgesOf(model, handle).length),
    ];
  });
