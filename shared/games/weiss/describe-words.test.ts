// English card text of what no card of the sets says, with test cards: it says neither more nor less than the data.
import { expect, test } from 'vitest';
import type { Ability, Condition, Effect, Trigger } from './ability-data.ts';
import { ENGLISH } from './describe/english.ts';
import { lineOf } from './describe/line.ts';
import { act, auto, cont } from './rulings/bench/cards.ts';

const mine = { who: 'you', where: 'stage' } as const;
const theirs = { who: 'opponent', where: 'stage' } as const;
const away = { who: 'you', where: 'waitingRoom' } as const;
const attacks = { on: 'attacks', who: 'this' } as const;
const draw = (amount: number): Effect => ({ do: 'draw', amount });
const charge: Effect = { do: 'stockCharge', amount: 1 };
const choose = (as: string, from: Extract<Effect, { do: 'choose' }>['from'], amount = 1): Effect => ({
  do: 'choose',
  as,
  from,
  amount,
});
const send = (bound: string, to: Extract<Effect, { do: 'move' }>['to']): Effect => ({
  do: 'move',
  target: { bound },
  to,
});
const pays = (...then: Effect[]): Effect => ({ do: 'pay', cost: [{ pay: 'stock', amount: 1 }], then });
const does = (...then: Effect[]): Effect => ({ do: 'by', who: 'opponent', then });
const ev = (...effect: Effect[]): Ability => ({ kind: 'event', effect });
const asks = (...conditions: Condition[]): Ability => ({ kind: 'event', if: conditions, effect: [draw(1)] });
const wakes = (when: Trigger): Ability => auto(when, [draw(1)]);
const second: Condition = { yourLevel: { atLeast: 2 } };
const soul = cont('this', [{ what: 'soul', by: 1 }]);

const READS: Readonly<Record<string, Ability>> = {
  // Triggers.
  "[AUTO] When one of your opponent's characters is placed on the stage from their hand, draw 1 card.": wakes({
    on: 'placed',
    who: theirs,
    from: 'hand',
  }),
  '[AUTO] When this card is placed on the stage from your waiting room by an effect of "X", draw 1 card.': wakes({
    on: 'placed',
    who: 'this',
    from: 'waitingRoom',
    by: 'X',
  }),
  '[AUTO] When damage dealt by this card to your opponent is canceled, draw 1 card.': wakes({
    on: 'damageCanceled',
    by: 'this',
    to: 'opponent',
  }),
  '[AUTO] When you use a Brainstorm of "X", draw 1 card.': wakes({
    on: 'used',
    by: 'you',
    label: 'brainstorm',
    name: 'X',
  }),
  '[AUTO] When you use an Accelerate, draw 1 card.': wakes({ on: 'used', by: 'you', label: 'accelerate' }),
  "[AUTO] When a character is put into either player's clock from its owner's stock, draw 1 card.": wakes({
    on: 'comes',
    card: { type: 'character' },
    who: 'any',
    to: 'clock',
    from: 'stock',
  }),
  '[AUTO] When one of your characters attacks, choose 1 of your characters. The character being attacked gets +500 power until end of turn.':
    auto({ on: 'attacks', who: mine }, [
      choose('one', mine),
      { do: 'power', target: { bound: 'other' }, by: 500, until: 'endOfTurn' },
    ]),
  '[AUTO] When one of your characters is placed on the stage, choose 1 of your characters. Rest the character that triggered this ability.':
    auto({ on: 'placed', who: mine }, [choose('one', mine), { do: 'turn', target: { bound: 'other' }, to: 'rest' }]),
  "[AUTO] When this card's battle opponent becomes reversed, put that character on the top of its owner's deck.": auto(
    { on: 'turned', who: 'battleOpponent', to: 'reverse' },
    [send('other', 'deckTop')],
  ),

  // Costs, places of work, needs.
  '[ACT] [Discard 1 card from your hand & (2) Return 1 of your characters on the center stage to your hand] Draw 1 card.':
    act(
      [
        { pay: 'discard', amount: 1 },
        { pay: 'stock', amount: 2 },
        { pay: 'move', amount: 1, from: 'front', to: 'hand' },
      ],
      [draw(1)],
    ),
  '[ACT] [COUNTER] [Put this card from your hand into your waiting room] Draw 1 card. You may use this only if your level is 2 or higher.':
    act([{ pay: 'this', to: 'waitingRoom' }], [draw(1)], { in: 'hand', counter: true, level: 2 }),
  '[ACT] [(1)] Draw 1 card. Draw 2 cards. You may use this only if this card is in your clock.': act(
    [{ pay: 'stock', amount: 1 }],
    [draw(1), draw(2)],
    { in: 'clock' },
  ),
  '[CONT] Your character in the middle of the center stage gets +1000 power and +1 soul.': cont(
    { who: 'you', where: 'frontCenter' },
    [
      { what: 'power', by: 1000 },
      { what: 'soul', by: 1 },
    ],
  ),
  '[CONT] If your level is 2 or higher, all of your characters get +500 power, and all of your characters get the following ability: “[CONT] This card gets +1 soul.”':
    cont(
      mine,
      [
        { what: 'power', by: 500 },
        { what: 'ability', ability: soul },
      ],
      { if: [second] },
    ),
  '[CONT] This card is put into the memory instead when it would be put into the waiting room from the stage.': cont(
    'this',
    [{ what: 'goes', to: 'memory', instead: 'waitingRoom' }],
  ),

  // Conditions.
  'If you have exactly 1 character, draw 1 card.': asks({ count: mine, atLeast: 1, atMost: 1 }),
  'If you do not have 2 or more characters, draw 1 card.': asks({ not: { count: mine, atLeast: 2 } }),
  "If there are 2 or more cards in both players' memory combined, draw 1 card.": asks({
    count: { who: 'any', where: 'memory' },
    atLeast: 2,
  }),
  "If the number of cards in your stock is equal to or higher than the number of cards in your opponent's stock plus 1, draw 1 card.":
    asks({
      count: { who: 'you', where: 'stock' },
      atLeast: { count: { who: 'opponent', where: 'stock' }, plus: 1 },
    }),
  'If it is your turn and either your level is 2 or higher or you have 2 or more characters, draw 1 card.': asks(
    { or: [second, { count: mine, atLeast: 2 }] },
    { turn: 'you' },
  ),
  'If your level is not 2 or higher and it is not your turn, draw 1 card.': asks({
    not: { or: [second, { turn: 'you' }] },
  }),
  'If your opponent has no characters in battle with this card, draw 1 card.': asks({
    count: { ...theirs, battling: 'this' },
    atMost: 0,
  }),
  'If there is a red "X" in your clock, draw 1 card.': asks({
    count: { who: 'you', where: 'clock', name: 'X', color: 'red' },
    atLeast: 1,
  }),
  'If there are no reversed characters on either stage, draw 1 card.': asks({
    count: { who: 'any', where: 'stage', state: 'reverse' },
    atMost: 0,
  }),
  'If all of your characters are reversed, draw 1 card.': asks({ all: mine, are: { state: 'reverse' } }),
  'If you have another character, draw 1 card.': asks({ count: { ...mine, other: true }, atLeast: 1 }),
  'Choose 1 card in your waiting room, and return it to your hand. If there are no such cards, draw 1 card.': ev(
    choose('one', away),
    send('one', 'hand'),
    { do: 'if', if: [{ bound: 'one', atMost: 0 }], then: [draw(1)] },
  ),

  // What is spoken of again.
  'Choose 1 card in your waiting room, discard 1 card from your hand, and return that card to your hand.': ev(
    choose('one', away),
    { do: 'discard', amount: 1 },
    send('one', 'hand'),
  ),
  'Choose 1 card in your waiting room. Deal 1 damage to your opponent. Return that card to your hand.': ev(
    choose('one', away),
    { do: 'damage', amount: 1, to: 'opponent' },
    send('one', 'hand'),
  ),
  'Look at the top 5 cards of your deck, choose 1 card among them, put it into your hand, choose 1 card among them, put it into your stock, and put the rest into your waiting room.':
    ev(
      { do: 'lookTop', amount: 5, as: 'top' },
      choose('one', { who: 'you', where: 'looked' }),
      send('one', 'hand'),
      choose('two', { who: 'you', where: 'looked' }),
      send('two', 'stock'),
      { do: 'putBack', bound: 'top', to: 'waitingRoom', except: 'two' },
    ),
  'Choose 2 cards in your waiting room, and put them under this card as markers, face down.': ev(
    choose('two', away, 2),
    send('two', 'markersDown'),
  ),

  // Where what follows ends.
  'If your level is 2 or higher, draw 1 card, and put the top card of your deck into your stock. In any case, draw 2 cards.':
    ev({ do: 'if', if: [second], then: [draw(1), charge] }, draw(2)),
  'Draw 1 card. If your level is 2 or higher, do the following: “If it is your turn, draw 1 card. Otherwise, draw 2 cards.” Draw 3 cards.':
    ev(
      draw(1),
      {
        do: 'if',
        if: [second],
        then: [{ do: 'if', if: [{ turn: 'you' }], then: [draw(1)], else: [draw(2)] }],
      },
      draw(3),
    ),
  'You may pay [(1)]. If you do, draw 1 card, and put the top card of your deck into your stock. In any case, draw 2 cards.':
    ev(pays(draw(1), charge), draw(2)),
  'Do the following 2 times: “Draw 1 card. Put the top card of your deck into your stock.” Draw 3 cards.': ev(
    { do: 'repeat', times: 2, then: [draw(1), charge] },
    draw(3),
  ),
  'Choose 2 different ones of the following effects and perform them one after the other: “Draw 1 card.” “Draw 2 cards.” “Put the top card of your deck into your stock.” Draw 3 cards.':
    ev({ do: 'oneOf', amount: 2, of: [[draw(1)], [draw(2)], [charge]] }, draw(3)),
  'You may choose 1 of your characters and have that character get +500 power until end of turn.': ev({
    do: 'may',
    then: [choose('one', mine), { do: 'power', target: { bound: 'one' }, by: 500, until: 'endOfTurn' }],
  }),
  'You may choose 1 of your characters and have this card and that character change places.': ev({
    do: 'may',
    then: [choose('one', mine), { do: 'exchange', target: 'this', with: { bound: 'one' } }],
  }),
  'You may do the following: “If your level is 2 or higher, draw 1 card.”': ev({
    do: 'may',
    then: [{ do: 'if', if: [second], then: [draw(1)] }],
  }),
  '[AUTO] When this card attacks, this card gets the following ability until end of turn: “[AUTO] When this card attacks, this card gets the following ability until the end of that attack: “[CONT] This card gets +1 soul.”” Draw 1 card.':
    auto(attacks, [
      {
        do: 'give',
        target: 'this',
        until: 'endOfTurn',
        gives: [
          {
            what: 'ability',
            ability: auto(attacks, [
              { do: 'give', target: 'this', until: 'endOfAttack', gives: [{ what: 'ability', ability: soul }] },
            ]),
          },
        ],
      },
      draw(1),
    ]),

  // What others do.
  'Your opponent does the following: “You may pay [(1)]. If you do, draw 1 card.” Draw 2 cards.': ev(
    does(pays(draw(1))),
    draw(2),
  ),
  'Your opponent chooses 1 of your characters, and returns it to your hand.': ev(
    does(choose('one', theirs), send('one', 'hand')),
  ),
  'Your opponent draws 1 card, puts the top card of their deck into their stock, receives 1 damage, and deals 1 damage to you.':
    ev(does(draw(1), charge, { do: 'damage', amount: 1, to: 'you' }, { do: 'damage', amount: 1, to: 'opponent' })),
  'Your opponent puts the top X cards of their deck into their waiting room (X is their level).': ev(
    does({ do: 'mill', amount: { level: 'you' } }),
  ),
  'Your opponent may put the top card of their deck into their stock.': ev(
    does({ do: 'stockCharge', amount: 1, optional: true }),
  ),
  'Your opponent chooses 1 of their characters, and that character gets -500 power until end of turn.': ev(
    does(choose('one', mine), { do: 'power', target: { bound: 'one' }, by: -500, until: 'endOfTurn' }),
  ),
  "Each player chooses 2 of their characters. Put them into their owners' stock.": ev(
    { do: 'by', who: 'any', then: [choose('two', mine, 2)] },
    send('two', 'stock'),
  ),
};

test.each(Object.entries(READS))('%s', (line, ability) => {
  expect(lineOf(ENGLISH, ability, ability.kind === 'event' ? 'event' : 'character', false)).toBe(line);
});
