// A battle, from the resolved declaration of an attack to its end (section 6).
import { chooseCard, type Rule } from '../../kernel/ask.ts';
import { fail } from '../../kernel/assert.ts';
import { type CardId, type CardRef, cardAt, isStill, refOf } from '../../kernel/card.ts';
import { because } from '../../kernel/cause.ts';
import { opponentOf, type Seat } from '../../kernel/seat.ts';
import { openWindow, windowStep } from '../../kernel/windows.ts';
import { wakeBasics } from './abilities/wake.ts';
import { checkLoss } from './ending.ts';
import { tell } from './happening.ts';
import { battlerOf, characterAt, isAdjacent, isDefenceCell, isStillOnField, roleOf, standsAt } from './queries.ts';
import { settle } from './settle.ts';
import { type AbilityFrom, type Battle, FROM, type LyceeLink, SUPPORT, type SupportBy, type Table } from './state.ts';
import { discardFromDeck, down, endChanges, modify, turn } from './table.ts';
import { apOf, dpOf, hasBasic, isForbidden, isTooFresh, printedValue, spOf } from './values.ts';

/** Is the attacker still a proper one, where it stood when it was declared (6.2)? */
export function holdsPlace(table: Table, { source, named, seat }: LyceeLink): boolean {
  if (!isStillOnField(table, source)) return false;
  const at = standsAt(table, source.card);
  const isInPlace = at?.seat === seat && at.cell === named.cells[FROM]?.cell;
  return isInPlace && !isForbidden(table, source.card, 'attack') && !isTooFresh(table, source.card);
}

/** The battle begins with the choice of a defender (6.2, 6.3). */
export function beginBattle(table: Table, { source, named }: LyceeLink): void {
  const at = named.cells['cell'];
  if (at === undefined || !isDefenceCell(at.cell)) fail('an attack names a defence cell');
  table.battle = { attacker: source, cell: at.cell, defender: null };
  table.step = 'defender';
  tell(table, { type: 'battleBegan', attacker: source.card, seat: at.seat, cell: at.cell });
}

/** The ready character of the attacked cell may defend and becomes acted; nobody responds (6.3). An attacker that has gone meets nobody (6.5). */
export function* defend(table: Table): Rule {
  const battle = table.battle ?? fail('a defender is chosen in a battle');
  if (roleOf(table, battle.attacker.card) === undefined) return toOutcome(table);
  const foe = opponentOf(table.turnPlayer);
  const able = [characterAt(table, { seat: foe, cell: battle.cell }) ?? []]
    .flat()
    .filter((card) => cardAt(table, card).state === 'ready' && !isForbidden(table, card, 'defend'));
  const about = { ref: battle.attacker, no: cardAt(table, battle.attacker.card).no };
  const defender = yield* chooseCard(foe, 'defender', able, { optional: true, about });
  if (defender !== undefined) takeUp(table, battle, defender);
  else tell(table, { type: 'undefended', attacker: battle.attacker, seat: foe });
  yield* settle(table);
  if (defender === undefined && table.options.skipSupportWhenUnblocked) return toOutcome(table);
  table.step = 'support';
  table.next = 'support';
  table.window = openWindow('support', table.turnPlayer, 'turnPlayer');
}
function toOutcome(table: Table): void {
  table.step = 'outcome';
  table.next = 'outcome';
  table.window = null;
}
function takeUp(table: Table, battle: Battle, defender: CardId): void {
  table.battle = { ...battle, defender: refOf(table, defender) };
  const n = tell(table, { type: 'defended', attacker: battle.attacker, defender });
  because(table, n, () => turn(table, [defender], 'acted'));
}

/** Both players may declare, the turn player first; two passes in a row end the step (6.4). */
export function* supportStep(table: Table, offer: (holder: Seat) => Rule<boolean>): Rule {
  const window = table.window ?? fail('the support step is a window');
  table.window = yield* windowStep(window, table.turnPlayer, offer);
  if (table.window === null) toOutcome(table);
}
/** Is the supporter next to its battler, and that still in battle (6.4)? */
export function isInReach(table: Table, card: CardId, battler: CardRef): boolean {
  if (!isStill(table, battler) || battlerOf(table, cardAt(table, card).seat) !== battler.card) return false;
  const [stands, at] = [standsAt(table, card), standsAt(table, battler.card)];
  return stands !== undefined && at !== undefined && isAdjacent(stands, at);
}
/** SP goes to the AP of an attacker and the DP of a defender, or where Attacker and Defender say (6.4, section 8). */
export function support(table: Table, card: CardId, battler: CardRef, ability: AbilityFrom | null): void {
  const sp = spOf(table, card);
  const [toAp, toDp] = [hasBasic(table, battler.card, 'attacker'), hasBasic(table, battler.card, 'defender')];
  const attacks = roleOf(table, battler.card) === 'attacker';
  const gains = { ap: toAp || (!toDp && attacks) ? sp : 0, dp: toDp || (!toAp && !attacks) ? sp : 0 };
  const n = tell(table, { type: 'supported', supporter: card, battler: battler.card, ...gains });
  const source: AbilityFrom | SupportBy = ability ?? { no: cardAt(table, card).no, path: SUPPORT };
  because(table, n, () => {
    modify(table, battler, 'ap', gains.ap, 'endOfBattle', source);
    modify(table, battler, 'dp', gains.dp, 'endOfBattle', source);
  });
}

/** Damage to the deck, or a comparison; then what follows from it, and the end of everything that lasted for the battle (6.5 to 6.7). */
export function* outcome(table: Table): Rule {
  const battle = table.battle ?? fail('an outcome is that of a battle');
  const { attacker, defender } = battle;
  const isThere = roleOf(table, attacker.card) === 'attacker';
  if (isThere && defender === null) yield* damageDeck(table, attacker.card);
  if (isThere && defender !== null && roleOf(table, defender.card) === 'defender') {
    fight(table, attacker.card, defender.card);
  }
  yield* settle(table);
  table.battle = null;
  table.step = '';
  table.window = null;
  endChanges(table, (until) => until === 'endOfBattle');
  tell(table, { type: 'battleEnded', attacker });
  table.next = 'main';
}

/** As many cards as the printed AP; no change of AP alters it (6.5). */
function* damageDeck(table: Table, attacker: CardId): Rule {
  const foe = opponentOf(table.turnPlayer);
  const amount = printedValue(table, attacker, 'ap');
  if (amount <= 0) return;
  const n = tell(table, { type: 'deckDamaged', seat: foe, amount, by: attacker });
  because(table, n, () => discardFromDeck(table, foe, amount));
  yield* checkLoss(table);
  wakeBasics(table, attacker, 'deckBonus', null);
}

/** Strictly greater AP downs; both at once, unless one of them alone has Dash (6.5, section 8). */
function fight(table: Table, attacker: CardId, defender: CardId): void {
  const [first, second] = inOrder(table, attacker, defender);
  const n = tell(table, { type: 'fought', attacker, defender, first: first ?? null });
  const hits = (one: CardId, other: CardId): boolean =>
    apOf(table, one) > dpOf(table, other) && !isForbidden(table, other, 'down');
  const losers =
    first !== undefined && second !== undefined && hits(first, second)
      ? [second]
      : [attacker, defender].filter((one) => hits(one === attacker ? defender : attacker, one));
  const [winner] = losers.length === 1 ? [attacker, defender].filter((one) => !losers.includes(one)) : [];
  because(table, n, () => down(table, losers, true));
  if (winner !== undefined) wakeBasics(table, winner, 'bonus', losers[0] ?? null);
}
/** Who hits first, if one of the two does. */
function inOrder(table: Table, attacker: CardId, defender: CardId): readonly CardId[] {
  const [mine, theirs] = [hasBasic(table, attacker, 'dash'), hasBasic(table, defender, 'dash')];
  if (mine === theirs) return [];
  return mine ? [attacker, defender] : [defender, attacker];
}
