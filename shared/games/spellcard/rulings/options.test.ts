// Every option of a match has a ruling of its own, and a match takes no others.
import { expect, test } from 'vitest';
import { OPTIONS, optionsFrom } from '../options.ts';

const RULINGS = Object.values(import.meta.glob(['./*.test.ts'], { query: '?raw', import: 'default', eager: true }));
// This file is not one of them.
const SOURCES = RULINGS.map(String).join('\n');

test('every option of a match is set by some ruling, or named by it', () => {
  expect(Object.keys(OPTIONS).filter((option) => !SOURCES.includes(option))).toEqual([]);
});
test('every option that is left out has the value that the rules page proposes', () => {
  expect(optionsFrom({})).toEqual({
    firstPlayer: 'agree',
    adjustSeconds: 300,
    regenBothSides: true,
    ritualSurvivesCaster: true,
    chainClosesOnOnePass: false,
    spiritCap: 'printed',
    spellAsP: 1,
    spellSpiritDefault: 1,
    spellsPerCharacter: 5,
    spellCountsAsAction: true,
    ownTurnStance: 'busy',
    dodgeCapPer: 'attack',
    bombardDodgeCap: 'flight',
    fullDodge: 0,
    minDamageAtZeroAttack: 1,
    barrierOnlyAttacks: true,
    charmForAttacker: false,
  });
});
test('a match with an unknown option or value is refused', () => {
  expect(() => optionsFrom({ handLimit: 7 })).toThrow('handLimit');
  expect(() => optionsFrom({ spellAsP: 3 })).toThrow('spellAsP');
});
