// While happenings play, cards that are shown to all lie in a row over the side they concern, large enough to be read.
import type { TableModel } from '../../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import { across, spread } from '../../scenes/geometry.ts';
import type { Arrangement, LaidCard } from '../../scenes/look.ts';
import { countOf } from '../../table/shown.ts';
import type { Places } from './places.ts';

/** So much of the mat's width a row may take. */
const ROOM = 0.7;

/** The card of a trigger lies where it always does, beside the stage, so that its attacker is seen. */
function isTrigger({ facts }: TableModel, seat: Seat): boolean {
  const { attack, step, turnPlayer } = facts;
  return (attack ?? null) !== null && seat === turnPlayer && (step === 'declaration' || step === 'trigger');
}

export function displayed(places: Places, arrangement: Arrangement, model: TableModel, bottom: Seat): Arrangement {
  let { cards } = arrangement;
  for (const seat of SEATS) {
    const count = countOf(model.zones[seat]['resolution']);
    if (count > 0 && !isTrigger(model, seat)) cards = rowOf(places, cards, seat, seat === bottom, count);
  }
  return cards === arrangement.cards ? arrangement : { ...arrangement, cards };
}

function rowOf(
  places: Places,
  cards: readonly LaidCard[],
  seat: Seat,
  own: boolean,
  count: number,
): readonly LaidCard[] {
  const { slots, shown, format } = places;
  // Between the two rows of the stage.
  const middle = { x: slots.frontCenter.x, y: (slots.frontCenter.y + slots.backLeft.y) / 2 };
  const { x: centre, y } = own ? middle : across(format.middle, middle);
  const xs = spread(count, centre, shown.w + 10, format.mat.w * ROOM);
  let nth = 0;
  return cards.map((card): LaidCard => {
    if (card.seat !== seat || card.zone !== 'resolution') return card;
    const i = nth++;
    return { ...card, pose: { x: xs[i] ?? centre, y, ...shown, angle: 0, z: 95 + i * 0.1 } };
  });
}
