// Words for what may be picked: a card's own in the language in which cards are read, the rest in the page's.
import { signal } from '@preact/signals';
import { afterEach, expect, test } from 'vitest';
import type { TableModel } from '../../shared/kernel/model.ts';
import { toy } from '../../shared/kernel/testing/toy/toy.ts';
import { cardLanguage } from '../text/card-text.ts';
import { abilityLine, choiceText, heardText, questionText } from './ask-text.ts';
import type { LiveTable } from './live-table.ts';

const model: TableModel = { zones: [{ row: ['a'] }, {}], cards: { a: { no: 'TOY-7' } }, looks: [], facts: {} };
const live = {
  game: toy,
  model: signal(model),
  seat: 0,
  faceOf: (handle: string) => model.cards[handle],
} as unknown as LiveTable;

afterEach(() => {
  cardLanguage.value = 'en';
});

test('a card is named in English until another language is chosen', () => {
  expect(choiceText(live, { card: 'a' }).label).toEqual({ text: 'Dice', lang: 'en' });
  cardLanguage.value = 'ja';
  expect(choiceText(live, { card: 'a' })).toEqual({
    label: { text: 'さいころ', lang: 'ja' },
    detail: { text: 'Row', lang: 'en' },
    no: 'TOY-7',
    handle: 'a',
  });
});

test('an ability is named by its card and told by its line, both in that language', () => {
  cardLanguage.value = 'ja';
  const line = { text: '0から2までを振り、その枚数のカードを引く。', lang: 'ja' };
  expect(choiceText(live, { ability: { source: 'a', no: 'TOY-7', path: '0' } })).toMatchObject({
    label: { text: 'さいころ', lang: 'ja' },
    detail: line,
  });
  expect(abilityLine(toy, 'TOY-7', '0.effect.1')).toEqual(line);
  expect(abilityLine(toy, 'TOY-1', '0')).toBeUndefined();
});

test('a declaration is told by its place in the chain and what it does', () => {
  expect(choiceText(live, { declared: { nth: 2, source: 'a', no: 'TOY-7', path: '0' } })).toMatchObject({
    label: { text: 'Dice' },
    detail: { text: expect.stringMatching(/^2: ./) },
    handle: 'a',
  });
  expect(choiceText(live, { declared: { nth: 1, source: null, no: 'TOY-7' } })).toEqual({
    label: { text: 'Dice', lang: 'en' },
    detail: { text: 'declaration 1', lang: 'en' },
    no: 'TOY-7',
  });
});

test('what is done with a card is said in English around its name', () => {
  cardLanguage.value = 'ja';
  expect(choiceText(live, { action: { do: 'play', card: 'a', ability: 0 } })).toMatchObject({
    label: { text: 'play: さいころ', lang: 'en' },
    detail: { lang: 'ja' },
  });
});

test('an ability that another card gives is told by the line there, and never by one of the card itself', () => {
  const given = { no: 'TOY-7', path: '0' };
  expect(choiceText(live, { action: { do: 'play', card: 'a', ability: 1, given } }).detail).toEqual(
    abilityLine(toy, 'TOY-7', '0'),
  );
  expect(choiceText(live, { action: { do: 'play', card: 'a', ability: 1 } }).detail).toBeUndefined();
});

test('a question in a window says what is answered there, where the game has words for it', () => {
  const words = { 'ask.respond': 'A response?', 'asked.toAttack': 'An attack: a response?' };
  const game = { ...toy, id: 'asking', text: () => words };
  expect(questionText({ game }, { why: 'respond', covert: 'toAttack' })).toBe('An attack: a response?');
  expect(questionText({ game }, { why: 'respond', covert: 'toAnother' })).toBe('A response?');
});

test('what others hear of a question may be said in other words than to whoever is asked', () => {
  const words = { 'ask.act': 'End your turn?', 'heard.act': 'Main phase', 'ask.pay': 'Pay?' };
  const game = { ...toy, id: 'hearing', text: () => words };
  expect(heardText({ game }, 'act')).toBe('Main phase');
  expect(heardText({ game }, 'pay')).toBe('Pay?');
});

test('what is done with a card without an ability is told in the words that its game has for it', () => {
  const words = { 'detail.play': 'Says: {{text}}', 'detail.pass': 'for 1' };
  const game = { ...toy, id: 'detailing', text: () => words };
  const detail = (what: string) => choiceText({ ...live, game }, { action: { do: what, card: 'a' } }).detail;
  const all = toy.describe('TOY-7', 'en').join(' ');
  expect(detail('play')).toEqual({ text: `Says: ${all}`, lang: 'en' });
  expect(detail('pass')).toEqual({ text: 'for 1', lang: 'en' });
  expect(detail('other')).toBeUndefined();
});
