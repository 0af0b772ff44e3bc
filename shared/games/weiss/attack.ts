// One attack, from its declaration to its end (section 6).
import { type Action, chooseAction, chooseCard, chooseOption, type Rule } from '../../kernel/ask.ts';
import { fail } from '../../kernel/assert.ts';
import { type CardId, type CardRef, cardAt, refOf } from '../../kernel/card.ts';
import { because, causing } from '../../kernel/cause.ts';
import { opponentOf, type Seat } from '../../kernel/seat.ts';
import { countersInHand, useAct, useAction } from './abilities/acts.ts';
import { dealDamage } from './damage.ts';
import { knows } from './features.ts';
import { tell } from './happening.ts';
import { runIcons } from './icons.ts';
import { continuousInPlay, type InPlay } from './in-play.ts';
import { playableCounterEvents, playEvent } from './playing.ts';
import { facingOf, inFrontRow, isStillIn, isStillOnStage } from './queries.ts';
import type { Attack, Table } from './state.ts';
import { endModifiers, modify, put, takeTop, turn } from './table.ts';
import { checkTiming } from './timing.ts';
import { giftsOf, hasGift, isAllowed, isForbidden, levelOf, powerOf, soulOf } from './values.ts';

const FIRST_TURN_ATTACKS = 1;

/** Characters that may attack now: in front, standing, not forbidden; one attack in the first turn (5.3, 6.1). */
export function legalAttackers(table: Table): CardId[] {
  if (table.turn === 1 && table.attacks >= FIRST_TURN_ATTACKS) return [];
  const standing = inFrontRow(table, table.turnPlayer).filter((card) => cardAt(table, card).state === 'stand');
  if (standing.length === 0) return standing;
  const inPlay = continuousInPlay(table);
  return standing.filter(
    (card) => !isForbidden(table, card, 'attack', inPlay) && kindsFor(table, card, inPlay).length > 0,
  );
}

/** DIRECT against an empty slot, else FRONTAL or SIDE (6.1); only FRONTAL against Great Performance (8.7, O9). */
export function kindsFor(
  table: Table,
  attacker: CardId,
  inPlay: readonly InPlay[] = continuousInPlay(table),
): Attack['kind'][] {
  const performs = performer(table, opponentOf(table.turnPlayer), inPlay) !== undefined;
  const faces = facingOf(table, attacker) !== undefined;
  const kinds: Attack['kind'][] = performs || faces || mayAttackBack(table, attacker, inPlay) ? ['frontal'] : [];
  if (!performs) kinds.push(faces ? 'side' : 'direct');
  return kinds.filter(
    (kind) =>
      kind === 'direct' || !isForbidden(table, attacker, kind === 'frontal' ? 'frontalAttack' : 'sideAttack', inPlay),
  );
}
/** The character in the middle that takes all attacks while it is not reversed (8.7). */
function performer(table: Table, seat: Seat, inPlay: readonly InPlay[]): CardId | undefined {
  const card = knows(table, 'takesAttacks') ? table.zones[seat].frontCenter.at(-1) : undefined;
  if (card === undefined || cardAt(table, card).state === 'reverse') return undefined;
  return hasGift(table, card, ({ what }) => what === 'takesAttacks', inPlay) ? card : undefined;
}
const backOf = (table: Table, seat: Seat): CardId[] =>
  (['backLeft', 'backRight'] as const).flatMap((slot) => table.zones[seat][slot].at(-1) ?? []);
const mayAttackBack = (table: Table, attacker: CardId, inPlay: readonly InPlay[]): boolean =>
  isAllowed(table, attacker, 'attackBack', inPlay) && backOf(table, opponentOf(table.turnPlayer)).length > 0;
/** Whom a frontal attack may be on: whoever faces, or the back stage by a replacement of the attacker's, unless another takes it (8.7). */
export function defendersFor(table: Table, attacker: CardId): CardId[] {
  const inPlay = continuousInPlay(table);
  const foe = opponentOf(table.turnPlayer);
  const performs = performer(table, foe, inPlay);
  if (performs !== undefined) return [performs];
  const facing = facingOf(table, attacker);
  const back = mayAttackBack(table, attacker, inPlay) ? backOf(table, foe) : [];
  return facing === undefined ? back : [facing, ...back];
}
/** Chooses an attacker and its kind of attack, or stops attacking (6.1). */
export function* declareOrStop(table: Table): Rule<boolean> {
  const you = table.turnPlayer;
  const attacker = yield* chooseCard(you, 'attack', legalAttackers(table), { optional: true });
  if (attacker === undefined) return false;
  const about = { ref: refOf(table, attacker), no: cardAt(table, attacker).no };
  const kind = yield* chooseOption(you, 'attackKind', kindsFor(table, attacker), {
    about,
  });
  const meant =
    kind === 'frontal' ? yield* chooseCard(you, 'attackWhom', defendersFor(table, attacker), { about }) : undefined;
  declare(table, attacker, kind, meant);
  return true;
}

/** The steps of an attack that has just been declared, in their order (6.2, SQ25). */
export function* attack(table: Table): Rule {
  const current = table.attack ?? fail('an attack was declared');
  const { attacker, kind, n } = current;
  yield* checkTiming(table);

  table.step = 'trigger';
  const checks = triggerChecks(table, attacker);
  for (let done = 0; done < checks; done++) yield* triggerStep(table, attacker);
  if (kind === 'frontal') {
    table.step = 'counter';
    yield* counterStep(table, opponentOf(table.turnPlayer));
  }
  table.step = 'damage';
  yield* damageStep(table, attacker, n);
  if (kind === 'frontal') {
    table.step = 'battle';
    yield* battleStep(table, current);
  }
  tell(table, { type: 'attackEnded', attacker });
  yield* checkTiming(table);
  endAttack(table);
}

/** The attacker rests, the roles are fixed, and the kind's change of soul begins (6.1). */
export function declare(
  table: Table,
  attacker: CardId,
  kind: Attack['kind'],
  meant = defendersFor(table, attacker)[0],
): void {
  const facing = facingOf(table, attacker);
  const defender = kind === 'frontal' && meant !== undefined ? meant : null;
  const ref = refOf(table, attacker);
  table.attacks++;
  table.attack = {
    attacker: ref,
    defender: defender === null ? null : refOf(table, defender),
    kind,
    n: table.story.n + 1,
  };
  const n = tell(table, { type: 'attacked', attacker, defender, kind });
  because(table, n, () => {
    turn(table, [attacker], 'rest');
    const until = table.options.attackSoulUntil === 'turn' ? 'endOfTurn' : 'endOfAttack';
    const change = (by: number): void =>
      modify(table, ref, 'soul', by, until, table.turnPlayer, { no: cardAt(table, attacker).no, path: 'attack' });
    if (kind === 'direct') change(+1);
    if (kind === 'side' && facing !== undefined && !isAllowed(table, attacker, 'sideAttackFully'))
      change(-Math.max(0, levelOf(table, facing)));
  });
}

/** One, unless abilities of the attacker say otherwise (6.3). */
function triggerChecks(table: Table, attacker: CardRef): number {
  if (!knows(table, 'triggerChecks') || !isStillOnStage(table, attacker)) return 1;
  return giftsOf(table, attacker.card, 'triggerChecks').reduce((checks, { by }) => checks + by, 1);
}
/** The deck's top card is revealed, its icons run, and it goes to the stock (6.3); also without the attacker (O3). */
function* triggerStep(table: Table, attacker: CardRef): Rule {
  const you = table.turnPlayer;
  const checked = yield* takeTop(table, you, 'resolution', { cause: 'rule' });
  if (checked === undefined) return yield* checkTiming(table);
  const ref = refOf(table, checked);
  const n = tell(table, { type: 'triggered', card: checked });
  yield* causing(table, n, runIcons(table, you, checked, attacker));
  if (isStillIn(table, ref, 'resolution')) yield* causing(table, n, put(table, checked, 'stock', { cause: 'rule' }));
  yield* checkTiming(table);
}

/** One counter, an event or a character's ability, or none; asked in a covert window (6.4). */
function* counterStep(table: Table, seat: Seat): Rule {
  yield* checkTiming(table);
  if (table.zones[seat].hand.length === 0) return;
  const offer: CounterOffer[] = [
    ...playableCounterEvents(table, seat).map((card) => ({ action: { do: 'play', card } }) as const),
    ...countersInHand(table, seat).map(useAction),
  ];
  const chosen = yield* chooseAction(seat, 'counter', offer, { covert: 'counter' });
  if (chosen === undefined) return;
  const { card, ability } = chosen.action;
  if (ability === undefined) yield* playEvent(table, seat, card as CardId);
  else yield* useAct(table, seat, chosen.action);
  yield* checkTiming(table);
}
type CounterOffer = { readonly action: Action<CardId> };

/** Damage equal to the attacker's soul; none if it has left or its soul is 0 or less (6.5, SQ3, SQ28). */
function* damageStep(table: Table, attacker: CardRef, n: number): Rule {
  if (isStillOnStage(table, attacker)) {
    const soul = soulOf(table, attacker.card);
    yield* causing(table, n, dealDamage(table, opponentOf(table.turnPlayer), soul, attacker));
  }
  yield* checkTiming(table);
}

/** Lower power reverses, equal power both; nothing if one of the two has left (6.5). */
function* battleStep(table: Table, { attacker, defender, n }: Attack): Rule {
  if (defender !== null && isStillOnStage(table, attacker) && isStillOnStage(table, defender)) {
    const lead = powerOf(table, attacker.card) - powerOf(table, defender.card);
    const losers = [...(lead >= 0 ? [defender.card] : []), ...(lead <= 0 ? [attacker.card] : [])];
    because(table, n, () => turn(table, losers, 'reverse'));
  }
  yield* checkTiming(table);
}

function endAttack(table: Table): void {
  table.attack = null;
  table.step = 'declaration';
  endModifiers(table, ({ until }) => until === 'endOfAttack');
}
