// Whom to attack, and how many Power cards to give for it (1.6, 6.7).
import type { Answer } from '../../../kernel/ask.ts';
import type { ShownAsk } from '../../../kernel/view.ts';
import type { Doing } from '../card-data.ts';
import { type Board, type Fighter, isFighter, type Seen } from './board.ts';
import { doingWorth } from './effects.ts';
import { newReading } from './reading.ts';
import { boostWorth } from './worth.ts';

export interface Aimed {
  readonly targets: readonly Fighter[];
  readonly boost: number;
  /** Without the price of the declaration, but with that of the Power cards. */
  readonly gain: number;
}

/** The attack of a declaration and whatever else it does: a normal one where the source is a character. */
export function doingOf({ data }: Seen, user: Fighter, isSkill: boolean): Doing | undefined {
  if (data.type !== 'character') return 'effect' in data ? data : undefined;
  return isSkill ? data.skill : { attack: { type: data.atkType, power: user.atk }, effect: [] };
}

export function bestAim(board: Board, source: Seen, user: Fighter, isSkill: boolean): Aimed {
  const doing = doingOf(source, user, isSkill);
  const powers = board.hand.filter((card) => card.handle !== source.handle && board.isPower(card));
  const p = 'p' in source.data ? source.data.p : 0;
  const price = powers[0] === undefined ? 0 : boostWorth(board, powers[0]);
  return aimWith(board, doing, user, board.lines[board.foe], Math.max(0, powers.length - p), price);
}
function aimWith(
  board: Board,
  doing: Doing | undefined,
  user: Fighter,
  enemies: readonly Fighter[],
  powers: number,
  price: number,
): Aimed {
  if (doing?.attack === undefined) return { targets: [], boost: 0, gain: 0 };
  const { on = 1 } = doing.attack;
  const amount = on === 'all' ? enemies.length : Math.min(on, enemies.length);
  let best: Aimed | undefined;
  for (let boost = 0; boost <= Math.min(powers, MOST_BOOST); boost++) {
    const worth = (targets: readonly Fighter[]): number =>
      doingWorth(newReading(board, board.you, user, board.chain.at(-1)), doing, { targets, boost });
    const aimed =
      amount === enemies.length ? { targets: enemies, worth: worth(enemies) } : bestTargets(enemies, amount, worth);
    const gain = aimed.worth - boost * price;
    if (best === undefined || gain > best.gain) best = { targets: aimed.targets, boost, gain };
  }
  return best ?? { targets: [], boost: 0, gain: 0 };
}
const MOST_BOOST = 6;
function bestTargets(enemies: readonly Fighter[], amount: number, worth: (targets: readonly Fighter[]) => number) {
  const order = enemies.map((one) => ({ one, worth: worth([one]) })).toSorted((a, b) => b.worth - a.worth);
  const targets = order.slice(0, amount).map(({ one }) => one);
  return { targets, worth: amount === 1 ? (order[0]?.worth ?? 0) : worth(targets) };
}

/** Picks the targets with the Power cards, or the Power cards alone where all are attacked. */
export function aim(board: Board, ask: ShownAsk): Answer | undefined {
  const source = board.card(ask.about?.card ?? '');
  if (source === undefined) return undefined;
  const { data } = source;
  const user = isFighter(source)
    ? source
    : board.lines[board.you].find((one) => data.type === 'spell' && one.data.no === data.owner);
  if (user === undefined) return undefined;
  const offered = ask.from.map((one) => ('card' in one ? board.card(one.card) : undefined));
  const powers = offered.flatMap((card, i) => (card !== undefined && card.zone === 'hand' ? [i] : []));
  const price = powers[0] === undefined ? 0 : boostWorth(board, offered[powers[0]] as Seen);
  const doing = doingOf(source, user, ask.about?.path === 'skill');
  const { targets, boost } = aimWith(board, doing, user, board.lines[board.foe], powers.length, price);
  const positions =
    ask.why === 'boostAttack' ? [] : targets.map((one) => offered.findIndex((card) => card?.handle === one.handle));
  return [...positions, ...powers.slice(0, boost)];
}
