// The verbs of effects, performed top to bottom: each does what it can.
import { chooseCards, may, type Rule } from '../../../kernel/ask.ts';
import { type CardId, type CardRef, cardAt, follower, isStill, refsOf } from '../../../kernel/card.ts';
import { linkOf, withLink } from '../../../kernel/chain.ts';
import { searchDeck } from '../../../kernel/looking.ts';
import { opponentOf, seatsOf } from '../../../kernel/seat.ts';
import { ATTACKED, type Effect, STATS, type Stat, type Turns } from '../card-data.ts';
import { loseHp } from '../losing.ts';
import { isInLine } from '../queries.ts';
import type { SpellcardLink, Table, TextAt } from '../state.ts';
import {
  afflict,
  changeSpirit,
  destroy,
  draw,
  endChanges,
  endLooks,
  heal,
  look,
  mill,
  put,
  refresh,
  shuffleDeck,
  turn,
} from '../table.ts';
import { sight } from '../view.ts';
import { amountOf } from './amounts.ts';
import { holds } from './conditions.ts';
import { type Context, candidates, isOfKind, targetsOf } from './select.ts';

/** A running effect: what its steps have bound so far, and what it answers. */
export interface Running extends Context {
  bound: Record<string, readonly CardRef[]>;
  /** The card whose text it is, for what is asked. */
  readonly source: CardRef;
  readonly text: TextAt;
  /** Id of the link that it answers. */
  readonly against: number | null;
  readonly dealt: number;
}
const aboutOf = ({ source, text }: Running) => ({ ref: source, ...text });

/** Performs an effect. What its text does not demand its player may decline, all of it together (1.12); false if that was all and declined. */
export function* performOptional(table: Table, effect: readonly Effect[], running: Running): Rule<boolean> {
  const demanded = demandedOf(effect);
  const isOptional = JSON.stringify(demanded) !== JSON.stringify(effect);
  const wanted = !isOptional || (yield* may(running.seat, 'useEffect', { about: aboutOf(running) }));
  const steps = wanted ? effect : demanded;
  yield* performAll(table, steps, running);
  return steps.length > 0 || effect.length === 0;
}
/** What a text demands of its player, also on a condition. */
const demandedOf = (effect: readonly Effect[]): Effect[] =>
  effect.flatMap((step): Effect[] => {
    if (step.do === 'must') return [step];
    if (step.do !== 'if') return [];
    const [then, otherwise] = [demandedOf(step.then), demandedOf(step.else ?? [])];
    return then.length + otherwise.length === 0 ? [] : [{ ...step, then, ...(step.else && { else: otherwise }) }];
  });
export function* performAll(table: Table, effect: readonly Effect[], running: Running): Rule {
  for (const step of effect) yield* performStep(table, step, running);
  closeLooks(table);
}
const closeLooks = (table: Table): void =>
  endLooks(
    table,
    table.looks.flatMap(({ cards }) => cards.map(({ card }) => card)),
  );

type Lasting = Stat | 'poison' | 'forbid';
const isStat = (what: string): what is Stat => (STATS as readonly string[]).includes(what);

function* performStep(table: Table, step: Effect, running: Running): Rule {
  switch (step.do) {
    case 'must':
      return yield* performAll(table, step.then, running);
    case 'if':
      return yield* performIf(table, step, running);
    case 'choose':
      running.bound[step.as] = refsOf(table, yield* choose(table, step, running));
      return;
    case 'hurt':
      return yield* hurt(table, step, running);
    case 'draw':
    case 'mill':
    case 'discard':
      return yield* onHands(table, step, running);
    case 'move':
      return moveCards(table, step, running);
    case 'search':
      return yield* search(table, step, running);
    case 'negate':
    case 'weaken':
    case 'redirect':
      return changeAnswered(table, step, running);
    default:
      return change(table, step, running);
  }
}
const performIf = (table: Table, step: Extract<Effect, { do: 'if' }>, running: Running): Rule =>
  performAll(table, holds(table, step.if, running, running.dealt) ? step.then : (step.else ?? []), running);

function* choose(table: Table, step: Extract<Effect, { do: 'choose' }>, running: Running): Rule<CardId[]> {
  const chooser = step.by === 'foe' ? opponentOf(running.seat) : running.seat;
  const max = step.amount ?? 1;
  const how = { about: aboutOf(running), ...(step.from.where === 'hand' && { hidden: true }) };
  return yield* chooseCards(
    chooser,
    'chooseTarget',
    candidates(table, step.from, running),
    { min: step.upTo ? 0 : max, max },
    how,
  );
}

/** HP that are lost to no attack, by all of them at once (9.3). */
function* hurt(table: Table, step: Extract<Effect, { do: 'hurt' }>, running: Running): Rule {
  const amount = Math.max(0, amountOf(table, step.amount, running, running.dealt));
  const cards = inLine(table, targetsOf(table, step.target, running));
  const { seat, user } = running;
  if (amount > 0)
    yield* loseHp(
      table,
      cards.map((card) => ({ card, amount })),
      { kind: 'effect', seat, by: user, isAttack: false },
    );
}
const inLine = (table: Table, cards: readonly CardId[]): CardId[] => cards.filter((card) => isInLine(table, card));

/** Of both players first the one whose text it is. */
function* onHands(table: Table, step: Extract<Effect, { do: 'draw' | 'mill' | 'discard' }>, running: Running): Rule {
  const amount = Math.max(0, amountOf(table, step.amount, running, running.dealt));
  for (const seat of seatsOf(step.who ?? 'you', running.seat)) {
    if (step.do === 'draw') draw(table, seat, amount);
    else if (step.do === 'mill') mill(table, seat, amount);
    else {
      const { card: kind } = step;
      const { hand } = table.zones[seat];
      const from =
        kind === undefined ? hand.slice() : hand.filter((card) => isOfKind(table, kind, card, { ...running, seat }));
      const how = { about: aboutOf(running), hidden: kind !== undefined && hand.length > 0 };
      put(table, yield* chooseCards(seat, 'discard', from, { min: amount, max: amount }, how), 'discard');
    }
  }
}

/** What an effect moves, its later steps go on meaning in its new life. Characters stay where they are. */
function moveCards(table: Table, step: Extract<Effect, { do: 'move' }>, running: Running): void {
  const cards = targetsOf(table, step.target, running).filter((card) => {
    const { zone } = cardAt(table, card);
    return zone === 'discard' || zone === 'gear' || zone === 'environment' || zone === 'hand';
  });
  const before = refsOf(table, cards);
  put(table, cards, step.to === 'hand' ? 'hand' : 'deck', step.to === 'deckBottom' ? { bottom: true } : {});
  const follow = follower(table, before);
  for (const [name, refs] of Object.entries(running.bound)) running.bound[name] = refs.map(follow);
  if (step.to !== 'deckShuffled') return;
  for (const owner of new Set(cards.map((card) => cardAt(table, card).owner))) shuffleDeck(table, owner);
}

function* search(table: Table, step: Extract<Effect, { do: 'search' }>, running: Running): Rule {
  const { seat } = running;
  const isSought = (card: CardId): boolean => isOfKind(table, step.card, card, running);
  const found = yield* searchDeck(sight, table, seat, isSought, step.amount, aboutOf(running));
  look(table, 'all', found);
  put(table, found, 'hand');
  shuffleDeck(table, seat);
}

/** What is done to the declaration that this answers, while that waits (6.2). */
function changeAnswered(
  table: Table,
  step: Extract<Effect, { do: 'negate' | 'weaken' | 'redirect' }>,
  running: Running,
): void {
  const link = running.against === null ? undefined : linkOf(table.chain, running.against);
  if (link === undefined) return;
  table.chain = withLink(table.chain, changedLink(table, link, step, running));
}
function changedLink(
  table: Table,
  link: SpellcardLink,
  step: Extract<Effect, { do: 'negate' | 'weaken' | 'redirect' }>,
  running: Running,
): SpellcardLink {
  if (step.do === 'negate') return { ...link, negated: true };
  if (step.do === 'weaken')
    return { ...link, weaker: link.weaker + Math.max(0, amountOf(table, step.by, running, running.dealt)) };
  const [to] = inLine(table, targetsOf(table, step.to, running));
  const attacked = link.named[ATTACKED] ?? [];
  if (to === undefined || attacked.length !== 1) return link;
  return { ...link, named: { ...link.named, [ATTACKED]: refsOf(table, [to]) } };
}

type Changing = Extract<
  Effect,
  { do: Lasting | 'heal' | 'gainSpirit' | 'loseSpirit' | 'cure' | 'stance' | 'refresh' | 'destroy' }
>;
/** What is done to characters where they stand, and to what lies on the table. */
function change(table: Table, step: Changing, running: Running): void {
  const cards = targetsOf(table, step.target, running);
  const characters = inLine(table, cards);
  switch (step.do) {
    case 'destroy':
      return destroy(table, cards);
    case 'heal':
    case 'gainSpirit':
    case 'loseSpirit': {
      const amount = Math.max(0, amountOf(table, step.amount, running, running.dealt));
      for (const card of characters) {
        if (step.do === 'heal') heal(table, card, amount);
        else changeSpirit(table, card, step.do === 'gainSpirit' ? amount : -amount);
      }
      return;
    }
    case 'cure':
      return endChanges(
        table,
        (one) =>
          isHarm(one) &&
          characters.some((card) => card === one.target.card && isStill(table, one.target)) &&
          one.by !== cardAt(table, one.target.card).seat,
      );
    case 'stance':
      return turn(table, characters, step.to);
    case 'refresh':
      for (const card of characters) refresh(table, card);
      return;
    default:
      return last(table, step, characters, running);
  }
}
const isHarm = (one: Table['changes'][number]): boolean => !('stat' in one) || one.amount < 0;

/** Counted with the turn of use: used in turn t it ends in the end phase of turn t+N-1 (4.5). */
function last(
  table: Table,
  step: Extract<Changing, { do: Lasting }>,
  cards: readonly CardId[],
  running: Running,
): void {
  for (const target of refsOf(table, cards)) {
    const common = { target, last: lastTurn(table, step.turns), by: running.seat, source: running.text };
    if (step.do === 'poison') afflict(table, { ...common, poison: step.amount });
    else if (step.do === 'forbid') afflict(table, { ...common, cannot: step.what });
    else if (isStat(step.do))
      afflict(table, { ...common, stat: step.do, amount: amountOf(table, step.by, running, running.dealt) });
  }
}
const lastTurn = (table: Table, turns: Turns): number => table.turn + turns - 1;
