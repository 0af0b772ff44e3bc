// Lines of a text, in a typeface whose letters are all as wide as one.
import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

const ctx = { font: '', measureText: (text: string) => ({ width: text.length }) } as CanvasRenderingContext2D;
const lines = (text: string, room: number, most = 99): string[] => breakLines(ctx, text, '16px x', room, most);

test('words stay whole, and spaces are left at the ends of lines', () => {
  expect(lines('Draw a card,  then\ndiscard one.', 12)).toEqual(['Draw a card,', 'then discard', 'one.']);
  expect(lines('incomprehensible', 5)).toEqual(['incomprehensible']);
  expect(lines('', 5)).toEqual(['']);
});

test('Chinese and Japanese are broken between letters', () => {
  expect(lines('自分の山札から引く', 4)).toEqual(['自分の山', '札から引', 'く']);
  expect(lines('抽兩張卡', 3)).toEqual(['抽兩張', '卡']);
});

test('a number or a Latin word among them stays whole', () => {
  expect(lines('攻撃力を1000上げ、APを得る', 6)).toEqual(['攻撃力を', '1000上', 'げ、APを得', 'る']);
});

test('no line begins with a closing mark or ends with an opening one', () => {
  expect(lines('手札を捨てる。', 6)).toEqual(['手札を捨て', 'る。']);
  expect(lines('これは「小石」と', 4)).toEqual(['これは', '「小石」', 'と']);
  expect(lines('AP（攻撃）', 3)).toEqual(['AP', '（攻', '撃）']);
});

test('the last line that there is room for says that more would follow', () => {
  expect(lines('自分の山札から引く', 4, 2)).toEqual(['自分の山', '札から…']);
  expect(lines('one two three', 5, 2)).toEqual(['one', 'two…']);
});
