// Tests of how a sentence is cut to its room.
import { expect, test } from 'vitest';
import { cutName } from './paint.ts';

const cut = (name: string, room: number): string =>
  cutName(
    name,
    (short) => `${short} comes next`,
    (said) => said.length <= room,
  );

test('of a sentence about a long name the name is cut, and never what is said of it', () => {
  expect(cut('Somebody', 40)).toBe('Somebody comes next');
  expect(cut('Somebody of the Hills', 24)).toBe('Somebody of… comes next');
  expect(cut('Somebody of the Hills', 21)).toBe('Somebody… comes next');
});
test('where there is no room at all, a letter of the name is left', () => {
  expect(cut('Somebody', 3)).toBe('S… comes next');
});
