// A card that an effect moves from where it lies to a zone of its owner, to the own side.
import type { Destination } from '../card-data.ts';
import { attachmentWorth } from './attachments.ts';
import { isCharacter, type Seen } from './board.ts';
import { changed } from './lines.ts';
import type { Reading } from './reading.ts';
import { WEIGHTS } from './weights.ts';
import { drawnWorth, faceUpWorth, fieldWorth, handWorth, pointsWorth, sideOf } from './worth.ts';

export function moved(reading: Reading, card: Seen, to: Destination): void {
  const { board } = reading;
  // Whoever is lost anyway is no loss to whoever takes it away.
  const held = isDoomed(reading, card) ? 0 : heldWorth(reading, card);
  reading.sum += sideOf(board, card) * (placeWorth(reading, card, to) - held);
  if (isCharacter(card)) reading.lines = changed(reading.lines, card.handle, null);
  if (card.zone === 'pointArea') {
    const points: [number, number] = [...reading.lines.points];
    points[card.seat] -= 1;
    reading.lines = { ...reading.lines, points };
  }
}
/** Named by what the foe has declared. */
const isDoomed = ({ board, source }: Reading, card: Seen): boolean =>
  isCharacter(card) &&
  source.seat === card.seat &&
  board.chain.some(({ seat, targets = [] }) => seat !== card.seat && targets.includes(card.handle));

function placeWorth({ board }: Reading, card: Seen, to: Destination): number {
  if (to === 'hand') return card.seat === board.you ? handWorth(board, card.data) : 1;
  return to === 'trash' ? WEIGHTS.trash : 0;
}
/** To its owner, where it lies. */
function heldWorth({ board }: Reading, card: Seen): number {
  if (isCharacter(card)) return fieldWorth(card);
  switch (card.zone) {
    case 'hand':
      return card.seat === board.you ? handWorth(board, card.data) : 1;
    case 'pointArea': {
      const pays = card.state === 'faceUp' ? faceUpWorth(card) : 0;
      return pays - pointsWorth(board.points(card.seat) - 1, 1);
    }
    case 'set': {
      const bearer = board.bearerOf(card);
      return bearer === undefined ? 0 : sideOf(board, card) * attachmentWorth(board, card, bearer);
    }
    // One that is looked at is better than what comes after it, or not.
    case 'deck':
      return card.seat === board.you ? (handWorth(board, card.data) - drawnWorth(board)) / 2 : 0;
    default:
      return WEIGHTS.trash;
  }
}
