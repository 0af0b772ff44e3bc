// The turn (section 4): each function is one stretch; between stretches the state alone says what comes next.
import { chooseAction, type Rule } from '../../kernel/ask.ts';
import { cardAt, isStill, refsOf } from '../../kernel/card.ts';
import { opponentOf, SEATS, type Seat, seatsFrom } from '../../kernel/seat.ts';
import { afterPass } from '../../kernel/windows.ts';
import { performAll } from './abilities/perform.ts';
import { dataOf } from './data-of.ts';
import { declare } from './declaring/declare.ts';
import { offersFor, skillOffers } from './declaring/offers.ts';
import { checkEnd } from './ending.ts';
import { tell } from './happening.ts';
import { type Loss, loseHp } from './losing.ts';
import { bothLines } from './queries.ts';
import { resolveNewest, resolveRituals } from './resolving.ts';
import { adjustDecks, chooseTrios, setUp } from './setup.ts';
import type { SpellcardLink, Stretch, Table } from './state.ts';
import { changeSpirit, draw, endChanges, forgetTurn, hasActed, turn } from './table.ts';
import { poisonOf, statOf } from './values.ts';
import { answerWindow } from './window-kinds.ts';

const DRAWN = 2;
const DRAWN_LESS = 1;
/** Whoever holds more than so many draws less; nobody ever discards for the number of its cards (4.2). */
const FULL_HAND = 6;

/** Offers an answer to the newest declaration, or resolves it, else the stretch that the state names. */
export function* advance(table: Table): Rule {
  const top = table.chain.at(-1);
  if (top === undefined) return yield* STRETCH_RULES[table.next](table);
  return yield* table.window === null ? resolveNewest(table, top) : offerAnswer(table, top, table.window.holder);
}
const STRETCH_RULES: Readonly<Record<Stretch, (table: Table) => Rule>> = {
  chooseTrios,
  adjustDecks,
  setUp,
  turnStart,
  action,
  turnEnd,
};

/** Strict alternation, the opponent of the newest declaration first; two refusals in a row close the chain (6.2). */
function* offerAnswer(table: Table, top: SpellcardLink, holder: Seat): Rule {
  const picked = yield* askAnswer(table, top, holder);
  if (picked !== undefined) return yield* declare(table, holder, picked);
  const closesNow = table.options.chainClosesOnOnePass;
  table.window = table.window === null || closesNow ? null : afterPass(table.window);
}
/** What a hand could answer with is hidden, so that it is asked while there is a hand. */
function* askAnswer(table: Table, top: SpellcardLink, holder: Seat) {
  if (table.zones[holder].hand.length === 0 && skillOffers(table, holder).length === 0) return undefined;
  const about = { ref: top.source, no: top.no };
  return yield* chooseAction(holder, 'answer', offersFor(table, holder), { covert: answerWindow(top.kind), about });
}

/** Spirit comes back, poison and environments work, then cards are drawn (4.1, 4.2). */
function* turnStart(table: Table): Rule {
  const you = table.turnPlayer;
  table.phase = 'start';
  forgetTurn(table);
  tell(table, { type: 'turnBegan', seat: you, turn: table.turn });
  tell(table, { type: 'phaseBegan', phase: 'start', seat: you });
  turn(table, table.zones[you].line, 'ready');
  for (const seat of table.options.regenBothSides ? SEATS : [you])
    for (const card of table.zones[seat].line) changeSpirit(table, card, statOf(table, card, 'regen'));
  yield* poison(table);
  yield* workEnvironments(table);
  yield* checkEnd(table);
  table.phase = 'draw';
  tell(table, { type: 'phaseBegan', phase: 'draw', seat: you });
  draw(table, you, table.turn === 1 || table.zones[you].hand.length > FULL_HAND ? DRAWN_LESS : DRAWN);
  yield* checkEnd(table);
  table.phase = 'action';
  tell(table, { type: 'phaseBegan', phase: 'action', seat: you });
  table.next = 'action';
}
/** All that is poisoned loses HP at once, of each side's poison: first what the turn player has given. */
function* poison(table: Table): Rule {
  for (const by of seatsFrom(table.turnPlayer)) {
    const losses = bothLines(table).flatMap((card): Loss[] => {
      const amount = poisonOf(table, card, by);
      return amount > 0 ? [{ card, amount }] : [];
    });
    yield* loseHp(table, losses, { kind: 'poison', seat: by, by: null, isAttack: false });
  }
}

/** Terrain and weather do to both sides what they do in each turn (1.8), first what the turn player has brought. */
function* workEnvironments(table: Table): Rule {
  const laid = seatsFrom(table.turnPlayer).flatMap((seat) => table.zones[seat].environment);
  for (const source of refsOf(table, laid)) {
    if (!isStill(table, source)) continue;
    const { no, seat } = cardAt(table, source.card);
    const data = dataOf(table, source.card);
    if (!('each' in data)) continue;
    const text = { no, path: 'each' };
    const running = { seat, user: null, answered: null, bound: {}, source, text, against: null, dealt: 0 };
    yield* performAll(table, data.each ?? [], running);
  }
}

/** One free action, or the end of the turn: the characters act in any order, hand cards without limit (4.3). */
function* action(table: Table): Rule {
  const you = table.turnPlayer;
  const picked = yield* chooseAction(you, 'act', offersFor(table, you));
  if (picked === undefined) table.next = 'turnEnd';
  else yield* declare(table, you, picked);
}

/** Durations run out, rituals that are due take effect, stances are set, in this order (4.4). */
function* turnEnd(table: Table): Rule {
  const you = table.turnPlayer;
  table.phase = 'end';
  tell(table, { type: 'phaseBegan', phase: 'end', seat: you });
  endChanges(table, ({ last }) => last <= table.turn);
  yield* resolveRituals(table);
  const { line } = table.zones[you];
  const acted = line.filter((card) => hasActed(table, card));
  turn(table, acted, 'busy');
  turn(
    table,
    line.filter((card) => !acted.includes(card)),
    'guard',
  );
  table.turnPlayer = opponentOf(you);
  table.turn++;
  table.next = 'turnStart';
}
