// Declaring (5.9): what is used, where and on whom, how it is paid; then it is told, and waits for who interrupts it (7.3).
import { type AskSpec, chooseCards, type Rule } from '../../../kernel/ask.ts';
import { fail } from '../../../kernel/assert.ts';
import { type CardId, type CardRef, cardAt, refOf } from '../../../kernel/card.ts';
import { because } from '../../../kernel/cause.ts';
import { openInterrupts } from '../../../kernel/interrupts.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { chooseArea } from '../abilities/moving.ts';
import type { Area, Declaration, TextCost } from '../card-data.ts';
import { type Bill, billOfCard, billOfText } from '../cost/bill.ts';
import { namePayment, spend } from '../cost/pay.ts';
import { canEntriesBeInterrupted, dataOf, eventTextOf, textPath, usedTextAt } from '../data-of.ts';
import { linesBefore } from '../data-paths.ts';
import { areasFor, chooseReplaced, isMainFull } from '../entering.ts';
import { tell } from '../happening.ts';
import { BEARER, type Named, type PreciousLink, REPLACED, type Table, type TextAt } from '../state.ts';
import { markUsed, put, turn } from '../table.ts';
import { bearersFor } from './bearers.ts';
import { nameTargets } from './naming.ts';
import type { Act, Offer } from './offers.ts';

type About = NonNullable<AskSpec['about']>;
/** A declaration before it is told. */
interface Draft {
  readonly seat: Seat;
  readonly card: CardId;
  readonly kind: Declaration;
  readonly text: TextAt | null;
  readonly named: Named;
  readonly area: Area | null;
}

/** Makes the declaration that was picked from what is offered, and pays it. */
export function* declare(table: Table, seat: Seat, { action }: Offer): Rule {
  const { card } = action;
  const draft = yield* draftOf(table, seat, action);
  const about = aboutOf(table, card, draft.text);
  if (action.do !== 'use') {
    const payment = yield* namePayment(billOfCard(table, seat, card), about);
    enchain(table, draft, () => spend(table, payment));
  } else {
    const { rest, bill } = textBill(table, draft);
    const payment = yield* namePayment(bill, about);
    enchain(table, draft, () => {
      if (rest) turn(table, [card], 'resting');
      spend(table, payment);
    });
  }
}
function textBill(table: Table, { seat, text }: Draft): { readonly rest: boolean; readonly bill: Bill } {
  const used = usedTextAt(table, text ?? fail('a text is used'));
  const cost: TextCost = used.kind === 'use' ? used.cost : fail('an event is played, not used');
  return { rest: cost.rest === true, bill: billOfText(table, seat, cost) };
}
/** A Break card is turned face down and played without paying, from where it lies (section 8). */
export function* declareBreak(table: Table, seat: Seat, card: CardId): Rule {
  const draft = yield* playing(table, seat, card);
  const n = tell(table, { type: 'broke', card, seat });
  because(table, n, () => {
    turn(table, [card], 'faceDown');
    enchain(table, draft);
  });
}

function* draftOf(table: Table, seat: Seat, action: Act): Rule<Draft> {
  const { card } = action;
  switch (action.do) {
    case 'enter':
      return yield* entering(table, seat, card);
    case 'play':
      return yield* playing(table, seat, card);
    case 'set':
      return yield* setting(table, seat, card);
    case 'use':
      return yield* using(table, seat, card, action.ability);
  }
}
const aboutOf = (table: Table, card: CardId, text: TextAt | null = null): About => ({
  ref: refOf(table, card),
  ...(text ?? { no: cardAt(table, card).no }),
});

function eventAt(table: Table, card: CardId): TextAt {
  const { path } = eventTextOf(table, card) ?? fail('an event has a text');
  return { no: cardAt(table, card).no, path };
}
/** What a question about an event is about: its text is quoted. */
export const aboutEvent = (table: Table, card: CardId): About => aboutOf(table, card, eventAt(table, card));

/** The area, and whom it replaces there if five stand in it (2.4, 4.3). */
function* entering(table: Table, seat: Seat, card: CardId): Rule<Draft> {
  const about = aboutOf(table, card);
  const area = (yield* chooseArea(seat, areasFor(table, seat, card), about)) ?? fail('whoever enters has an area');
  const isFull = area === 'mainArea' && isMainFull(table, seat);
  const named: Named = isFull ? { [REPLACED]: [refOf(table, yield* chooseReplaced(table, seat, about))] } : {};
  return { seat, card, kind: 'entry', text: null, named, area };
}
function* playing(table: Table, seat: Seat, card: CardId): Rule<Draft> {
  const text = eventAt(table, card);
  const { targets = [] } = usedTextAt(table, text);
  const named = yield* nameTargets(table, targets, { source: card, seat, bound: {} }, aboutOf(table, card, text));
  return { seat, card, kind: 'event', text, named, area: null };
}
function* setting(table: Table, seat: Seat, card: CardId): Rule<Draft> {
  const about = aboutOf(table, card);
  const bearers = yield* chooseCards(
    seat,
    'chooseBearer',
    bearersFor(table, seat, card),
    { min: 1, max: 1 },
    { about },
  );
  const named = { [BEARER]: bearers.map((one) => refOf(table, one)) };
  return { seat, card, kind: 'support', text: null, named, area: null };
}
function* using(table: Table, seat: Seat, card: CardId, line: number): Rule<Draft> {
  const data = dataOf(table, card);
  const text = { no: data.no, path: textPath(line - linesBefore(data).length) };
  const { targets = [] } = usedTextAt(table, text);
  const named = yield* nameTargets(table, targets, { source: card, seat, bound: {} }, aboutOf(table, card, text));
  return { seat, card, kind: 'text', text, named, area: null };
}

/** Everybody hears of it and of its payment; a card from hand lies in play from now on, and a text is used whatever becomes of it (7.4). */
function enchain(table: Table, draft: Draft, pay?: () => void): void {
  const { seat, card, kind, text, named, area } = draft;
  const { no, zone } = cardAt(table, card);
  const against = table.chain.at(-1)?.source ?? null;
  if (zone === 'hand') put(table, card, 'play', { seat });
  if (kind === 'text' && text !== null) markUsed(table, card, text);
  const targets: readonly CardRef[] = Object.values(named).flat();
  const id = tell(table, {
    type: 'declared',
    card,
    seat,
    kind,
    no: text?.no ?? no,
    text: text?.path ?? null,
    targets,
    area,
    against: zone === 'pointArea' ? null : against,
  });
  if (pay !== undefined) because(table, id, pay);
  const isOpen = kind !== 'entry' || canEntriesBeInterrupted(table);
  const link: PreciousLink = {
    id,
    seat,
    kind,
    source: refOf(table, card),
    no,
    text,
    named,
    area,
    window: isOpen ? openInterrupts(seat) : null,
    negated: false,
  };
  table.chain = [...table.chain, link];
}
