// Card text as players read it, worded from the data.
import { expect, test } from 'vitest';
import { CATALOGUE } from './cards/catalogue.ts';
import { describe } from './describe.ts';

const EXACT: readonly (readonly [no: string, ...lines: string[]])[] = [
  [
    'PM/W01-001',
    '[AUTO] When this card is placed on the stage from your hand, look at the top card of your deck, and you may put it into your waiting room.',
  ],
  ['PM/W01-002'],
  [
    'PM/W01-003',
    '[ACT] Brainstorm [(1) Rest this card] Flip over the top 4 cards of your deck, and put them into your waiting room. For each climax among those cards, search your deck for up to 1 «Lamplighter» character, reveal it, put it into your hand, and shuffle your deck.',
  ],
  [
    'PM/W01-006',
    '[CONT] During your turn, this card gets +500 power for each of your other «Stargazer» or «Lamplighter» characters.',
  ],
  [
    'PM/W01-008',
    "[AUTO] When this card becomes reversed, if this card's battle opponent is a level 0 or lower character, you may reverse that character.",
  ],
  [
    'PM/W01-010',
    '[AUTO] CX Combo [(1)] When this card attacks, if "A Thousand Small Lights" is in your climax zone, you may pay the cost. If you do, choose up to 1 «Lamplighter» character in your waiting room, and return it to your hand. This card gets +2000 power until end of turn.',
  ],
  [
    'PM/W01-011',
    '[AUTO] When this card is placed on the stage from your hand, reveal the top card of your deck. If it is a «Stargazer» or «Lamplighter» character, put it into your hand, and discard 1 card from your hand. Otherwise, put it on the bottom of your deck.',
  ],
  [
    'PM/W01-012',
    '[AUTO] Encore [Discard 1 character from your hand] When this card is put into the waiting room from the stage, you may pay the cost. If you do, return this card from your waiting room to the slot it left, resting.',
  ],
  [
    'PM/W01-013',
    '[ACT] Backup 2000, level 1 [(1) Put this card from your hand into your waiting room] Choose 1 of your characters being frontal attacked, and that character gets +2000 power until end of turn.',
  ],
  [
    'PM/W01-014',
    '[CONT] Assist All of your characters in front of this card get +500 power.',
    '[AUTO] When you use a Backup, choose 1 of your characters being frontal attacked, and that character gets +1000 power until the end of that attack.',
  ],
  [
    'PM/W01-017',
    "[AUTO] When this card is placed on the stage from your hand, choose up to 3 cards in your hand, put them into your waiting room, and this card gets +1500 power for each of those cards until the end of your opponent's next turn.",
  ],
  [
    'PM/W01-018',
    '[AUTO] Bond/"Sela, Carrying the Flame" [Discard 1 card from your hand] When this card is played and placed on the stage, you may pay the cost. If you do, choose 1 "Sela, Carrying the Flame" in your waiting room, and return it to your hand.',
    '[AUTO] When you play a climax, choose 1 of your yellow characters, and that character gets +1000 power and +1 soul until end of turn.',
  ],
  [
    'PM/W01-028',
    '[COUNTER] Choose 1 of your characters being frontal attacked, and that character gets +2500 power until end of turn. If your level is 2 or higher, draw 1 card.',
  ],
  [
    'PM/W01-029',
    'Look at the top 5 cards of your deck, choose up to 1 «Stargazer» or «Lamplighter» character among them, reveal it, put it into your hand, and put the rest into your waiting room. Put this card into your memory.',
  ],
  [
    'PM/W01-035',
    '[AUTO] When this card is played, draw 1 card. Choose 1 of your characters, and that character gets +2000 power and +1 soul until end of turn.',
  ],
  [
    'PM/S01-015',
    '[CONT] Assist All of your characters in front of this card get +500 power.',
    "[ACT] [Rest this card & Rest 1 of your other «Crew» characters] Choose 1 of your opponent's characters on the center stage, and that character gets -1 level and -1000 power until end of turn. You may use this only if you have a «Pilot» character.",
  ],
  [
    'PM/S01-021',
    '[AUTO] When this card is placed on the stage from your hand, you may put the top card of your clock into your waiting room.',
    '[AUTO] CX Combo When this card attacks, if "Nothing Above Us" is in your climax zone, this card gets +1500 power until end of turn. You may pay [(1) Discard 1 card from your hand]. If you do, deal 1 damage to your opponent.',
  ],
  [
    'PM/S01-024',
    '[CONT] This card cannot use Encore.',
    '[CONT] All other characters on both stages get -500 power.',
    "[AUTO] When this card is placed on the stage, your opponent chooses 1 of their characters. Return it to its owner's hand. Your opponent discards 1 card from their hand. Deal X damage to yourself (X is the number of cards in your climax zone).",
  ],
  [
    'PM/S01-025',
    "[COUNTER] Choose 1 of your opponent's level 2 or lower characters on the center stage, return it to its owner's hand, and discard 1 card from your hand.",
  ],
];

test.each(EXACT)('the text of %s reads as its data says', (no, ...lines) => {
  const card = CATALOGUE.get(no);
  expect(card && describe(card, 'en')).toEqual(lines);
});

const LINES = [...CATALOGUE.values()].flatMap((card) => describe(card, 'en').map((line) => [card.no, line] as const));

test('every ability of every card has one line, in the order of the data', () => {
  for (const card of CATALOGUE.values()) expect(describe(card, 'en')).toHaveLength(card.abilities.length);
});

test.each(LINES)('the text of %s is made of whole sentences: %s', (_no, line) => {
  expect(line).not.toMatch(/undefined|null|NaN|object|[{}]| {2}|\.\.|,,| [.,]/);
  expect(line).toMatch(/^(\[(AUTO|ACT|CONT|COUNTER)\] |[A-Z])/);
  expect(line).toMatch(/\.”?$/);
});

test('cards named in a text exist, so that nothing waits for a card that was renamed', () => {
  const names = new Set([...CATALOGUE.values()].map((card) => card.name.en));
  const parts = new Set(['Sela', 'Kestrel', 'Linnet']);
  for (const [, line] of LINES) {
    for (const [, name = ''] of line.matchAll(/"([^"]+)"/g))
      expect(names.has(name) || parts.has(name), name).toBe(true);
  }
});
