// Dodging, and the barrier (section 5).
import type { Answer } from '../../../kernel/ask.ts';
import type { ShownAsk } from '../../../kernel/view.ts';
import type { Attack } from '../card-data.ts';
import { CATALOGUE } from '../cards/catalogue.ts';
import { mostDodged } from '../damage.ts';
import type { Board, Fighter } from './board.ts';
import { type Blow, bestOf, hitOn, RULES } from './hits.ts';
import { attackedBy, dataOfLink, doingOfLink } from './links.ts';
import { amountOf, newReading } from './reading.ts';
import { WEIGHTS } from './weights.ts';
import { aliveWorth, handWorth, hpWorth } from './worth.ts';

interface Struck {
  readonly blow: Blow;
  readonly targets: readonly Fighter[];
}
/** What hits now: the newest declaration, or a ritual that is due, of which the targets are not told. */
function struck(board: Board, ask: ShownAsk): Struck | undefined {
  const link = board.chain.at(-1);
  const data = link === undefined ? CATALOGUE.get(ask.about?.no ?? '') : dataOfLink(link);
  const enemies = board.lines[board.foe];
  const owned = data?.type === 'spell' ? enemies.find((one) => one.data.no === data.owner) : undefined;
  const by = board.fighter(link?.user) ?? owned ?? enemies[0];
  if (data === undefined || by === undefined) return undefined;
  const doing = link === undefined ? ('effect' in data ? data : undefined) : doingOfLink(link, data, by);
  const reading = newReading(board, board.foe, by);
  if (doing?.attack === undefined) return undefined;
  const { boost = 0, weaker = 0 } = link ?? {};
  const { type, power }: Attack = doing.attack;
  const blow = { type, power: Math.max(0, amountOf(reading, power) + boost - weaker), by };
  return { blow, targets: link === undefined ? board.lines[board.you] : attackedBy(reading, link) };
}

/** The question does not say who dodges: it is somebody that may dodge as much as is offered. */
export function dodge(board: Board, ask: ShownAsk): Answer | undefined {
  const [offer] = ask.from;
  const now = struck(board, ask);
  if (offer === undefined || now === undefined) return undefined;
  const { blow, targets } = now;
  const most = 'range' in offer ? offer.range.to : undefined;
  const target = targets.find((one) => {
    const may = mostDodged(hitOn(one, blow), RULES);
    return most === undefined ? may > 0 && one.stance === 'guard' : may === most;
  });
  if (target === undefined) return undefined;
  const hit = hitOn(target, blow);
  const best = bestOf(board, target, blow, hit, mostDodged(hit, RULES)).dodge;
  return most === undefined ? (best > 0 ? [0] : []) : [Math.min(best, most)];
}

/** The cheapest card, where the chance that it decides is worth it. */
export function feed(board: Board, ask: ShownAsk): Answer {
  const cards = ask.from.map((one) => ('card' in one ? board.card(one.card) : undefined));
  const defends = ask.why === 'barrierDefend';
  // The spell cards of the victim are good for little else if it falls.
  const worths = cards.map((card) =>
    card === undefined ? 0 : defends && card.data.type === 'spell' ? WEIGHTS.spent : handWorth(board, card),
  );
  const cheapest = worths.indexOf(Math.min(...worths));
  const side = board.barrier === undefined ? undefined : board.fighter(board.barrier.victim);
  if (cheapest < 0 || side === undefined) return [];
  const hidden = board.size(board.foe, 'hand');
  const decides = Math.exp(-hidden * (defends ? WEIGHTS.answers : WEIGHTS.feeds));
  const stake = aliveWorth(board.lines[side.seat].length) + hpWorth(1);
  return Math.max(decides, LEAST_CHANCE) * stake > (worths[cheapest] as number) ? [cheapest] : [];
}
/** With more cards to follow there is some chance in any case. */
const LEAST_CHANCE = 0.3;
