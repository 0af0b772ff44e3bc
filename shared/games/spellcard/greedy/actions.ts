// What each declaration that is offered would bring, and the best of them (4.3, 6.2).
import type { Answer } from '../../../kernel/ask.ts';
import type { ShownAsk } from '../../../kernel/view.ts';
import type { Doing } from '../card-data.ts';
import { type Aimed, bestAim } from './aiming.ts';
import { type Board, type Fighter, isFighter, type Seen, type ShownLink } from './board.ts';
import { doingWorth } from './effects.ts';
import { gearWorth } from './gifts.ts';
import { hurtLoss } from './hits.ts';
import { itemWorth } from './items.ts';
import { guardCost, potential } from './potential.ts';
import { change, newReading } from './reading.ts';
import { WEIGHTS } from './weights.ts';
import { handWorth, priceOf, spiritWorth } from './worth.ts';

/** The declaration that brings most, or none. */
export function bestAction(board: Board, ask: ShownAsk): Answer {
  let best: { readonly position: number; readonly gain: number } | undefined;
  const reckoner = new Reckoner(board);
  for (const [position, one] of ask.from.entries()) {
    if (!('action' in one)) continue;
    const card = board.card(one.action.card ?? '');
    if (card === undefined) continue;
    const gain = reckoner.gainOf(one.action.do, card);
    if (gain > (best?.gain ?? WEIGHTS.least)) best = { position, gain };
  }
  return best === undefined ? [] : [best.position];
}

class Reckoner {
  private readonly board: Board;

  constructor(board: Board) {
    this.board = board;
  }
  private get top(): ShownLink | undefined {
    return this.board.chain.at(-1);
  }

  gainOf(what: string, card: Seen): number {
    switch (what) {
      case 'attack':
        return isFighter(card) ? this.attackGain(card) : 0;
      case 'skill':
        return isFighter(card) ? this.skillGain(card) : 0;
      case 'spell':
        return this.spellGain(card);
      case 'item':
        return this.itemGain(card);
      case 'equip':
        return this.early(bestBearer(this.board, card, this.board.lines[this.board.you]).gain - this.priceOfCard(card));
      default:
        return 0;
    }
  }
  private attackGain(fighter: Fighter): number {
    const { gain } = this.aimed(fighter, fighter);
    return gain - this.priceOfDeed(fighter, 1, 0);
  }
  private skillGain(fighter: Fighter): number {
    const { skill } = fighter.data;
    if (skill.attack === undefined) {
      // Whoever uses its skill gives its normal attack away.
      const worth = this.worthOf(skill, fighter, true) - this.lostAttack(fighter);
      return this.early(worth - this.priceOfDeed(fighter, skill.spirit, skill.hp ?? 0));
    }
    return this.aimed(fighter, fighter, true).gain - this.priceOfDeed(fighter, skill.spirit, skill.hp ?? 0);
  }
  private lostAttack(fighter: Fighter): number {
    const { board } = this;
    if (!board.isOwnTurn || fighter.cannot.includes('attack') || fighter.spirit < 1) return 0;
    return Math.max(0, this.attackGain(fighter));
  }
  private spellGain(card: Seen): number {
    const { data } = card;
    const user =
      data.type === 'spell' ? this.board.lines[this.board.you].find((one) => one.data.no === data.owner) : undefined;
    if (data.type !== 'spell' || user === undefined) return 0;
    const { spirit = 1, hp = 0, ritual } = data;
    const price = this.priceOfDeed(user, spirit, hp) + this.priceOfCard(card);
    if (data.attack === undefined) return this.early(this.worthOf(data, user) - price);
    const worth = this.aimed(card, user).gain;
    if (ritual === undefined) return worth - price;
    return worth * WEIGHTS.ritual - price - (user.acted ? 0 : this.lostAttack(user));
  }
  private itemGain(card: Seen): number {
    const { data } = card;
    if (data.type !== 'item') return 0;
    const users = 'user' in data && data.user ? this.board.lines[this.board.you] : [undefined];
    const worth = Math.max(...users.map((user) => itemWorth(this.board, card, user, this.top)));
    return worth <= 0 ? worth : this.early(worth - this.priceOfCard(card));
  }
  /** In the own turn what prepares attacks comes before them. */
  private early(gain: number): number {
    return gain > WEIGHTS.least && this.board.isOwnTurn && this.top === undefined ? gain + WEIGHTS.first : gain;
  }
  private worthOf(doing: Doing, user: Fighter, isSkill = false): number {
    const { board } = this;
    const reading = newReading(board, board.you, user, this.top);
    if (isSkill) {
      change(reading, user, { acted: true });
      // Its own attack is not looked at here.
      reading.gained = potential(board, board.lines) - potential(board, reading.lines);
    }
    return doingWorth(reading, doing);
  }
  private priceOfCard(card: Seen): number {
    const p = 'p' in card.data ? card.data.p : 0;
    return handWorth(this.board, card) + priceOf(this.board, p, card);
  }
  /** Spirit and HP; and whoever acts in its own turn does not guard in the next. */
  private priceOfDeed(fighter: Fighter, spirit: number, hp: number): number {
    const { board } = this;
    const spent = spiritWorth(fighter, fighter.spirit) - spiritWorth(fighter, fighter.spirit - spirit);
    const isFresh = board.isOwnTurn && fighter.state === 'ready';
    return spent + hurtLoss(board, fighter, hp) + (isFresh ? this.guardOf(fighter) : 0);
  }
  private guardOf(fighter: Fighter): number {
    return this.board.once(fighter.handle, () => guardCost(this.board, fighter));
  }
  private aimed(source: Seen, user: Fighter, isSkill = false): Aimed {
    return bestAim(this.board, source, user, isSkill);
  }
}

/** Where equipment brings most; what is in its slot gives way (1.7). */
export function bestBearer(
  board: Board,
  card: Seen,
  bearers: readonly Fighter[],
): { readonly bearer?: Fighter; readonly gain: number } {
  let best: { readonly bearer?: Fighter; readonly gain: number } = { gain: 0 };
  for (const bearer of bearers) {
    const old = board.gearOn(bearer).find((one) => slotOf(one) === slotOf(card));
    const gain = gearWorth(card.data, bearer) - (old === undefined ? 0 : gearWorth(old.data, bearer));
    if (best.bearer === undefined || gain > best.gain) best = { bearer, gain };
  }
  return best;
}
const slotOf = ({ data }: Seen) => (data.type === 'equipment' ? data.slot : undefined);
