// Tests of our own motifs: they stand beside game-icons, not before it, and what is cut out of them is cut out.
import { icons } from '@iconify-json/game-icons/icons.json';
import { expect, it } from 'vitest';
import { compactIcon } from './icon-path.ts';
import { OWN_ICONS } from './own-icons.ts';

const outlinesOf = (path: string): number => path.split('M').length - 1;
const cut = (name: string): number => outlinesOf(compactIcon(OWN_ICONS[name]?.body ?? '')[1]);

it('none has the name of one of game-icons', () => {
  expect(Object.keys(OWN_ICONS).filter((name) => Object.hasOwn(icons, name))).toEqual([]);
});
it('a clock of thirteen hours has one mark more than a clock of twelve, and both have a ring, a face and two hands', () => {
  expect([cut('wall-clock'), cut('clock-of-thirteen')]).toEqual([12 + 4, 13 + 4]);
});
it('the letters of the lamp that says ON AIR are cut out, and three of them are closed', () => {
  expect(cut('on-air')).toBe(5 + 3);
});
