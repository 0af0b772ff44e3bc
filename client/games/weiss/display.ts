// While happenings play, cards that are shown to all lie in a row over the side they concern, large enough to be read.
import type { TableModel } from '../../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import { spread } from '../../scenes/geometry.ts';
import type { Arrangement, LaidCard } from '../../scenes/look.ts';
import { cardsIn } from './layout.ts';
import { across, HAND, SLOT_AT } from './places.ts';

/** Between the two rows of the stage. */
const ROW_Y = (SLOT_AT.frontCenter.y + SLOT_AT.backLeft.y) / 2;
const ROOM = 720;

/** The card of a trigger lies where it always does, beside the stage, so that its attacker is seen. */
function isTrigger({ facts }: TableModel, seat: Seat): boolean {
  const { attack, step, turnPlayer } = facts;
  return (attack ?? null) !== null && seat === turnPlayer && (step === 'declaration' || step === 'trigger');
}

export function displayed(arrangement: Arrangement, model: TableModel, bottom: Seat): Arrangement {
  let { cards } = arrangement;
  for (const seat of SEATS) {
    const count = cardsIn(model.zones[seat]['resolution']).length;
    if (count > 0 && !isTrigger(model, seat)) cards = rowOf(cards, seat, seat === bottom, count);
  }
  return cards === arrangement.cards ? arrangement : { ...arrangement, cards };
}

function rowOf(cards: readonly LaidCard[], seat: Seat, own: boolean, count: number): readonly LaidCard[] {
  const middle = { x: SLOT_AT.frontCenter.x, y: ROW_Y };
  const { x: centre, y } = own ? middle : across(middle);
  const xs = spread(count, centre, HAND.w + 10, ROOM);
  let nth = 0;
  return cards.map((card): LaidCard => {
    if (card.seat !== seat || card.zone !== 'resolution') return card;
    const i = nth++;
    return { ...card, pose: { x: xs[i] ?? centre, y, ...HAND, angle: 0, z: 95 + i * 0.1 } };
  });
}
