// Tests of the arrow of an attack of Weiß Schwarz.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import type { TableModel } from '../../../shared/kernel/model.ts';
import { attackOf } from './attack.ts';
import { across, SLOT_AT } from './places.ts';

const game = gameOf('weiss');
const no = game.prints()[0]?.no ?? '';
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  `${key}${values['n'] ?? ''}`;

const model = (kind: string, defender: string | null): TableModel => ({
  zones: [{ frontLeft: ['a'] }, { frontRight: defender === null ? [] : [defender] }],
  cards: {
    a: { no, state: 'rest', values: { power: 4500, soul: 2 } },
    ...(defender === null ? {} : { [defender]: { no, state: 'stand', values: { power: 3000, soul: 1 } } }),
  },
  looks: [],
  facts: { attack: { attacker: 'a', defender: kind === 'frontal' ? defender : null, kind } },
});

describe('arrow of an attack', () => {
  it('a frontal attack points at the facing card and says both powers', () => {
    const attack = attackOf(game, model('frontal', 'd'), 0, words);
    const target = across(SLOT_AT.frontRight);
    expect(attack?.path.at(-1)?.x).toBe(target.x);
    expect(Math.abs((attack?.path.at(-1)?.y ?? 0) - target.y)).toBeLessThan(30);
    expect(attack?.from.text).toContain('4500');
    expect(attack?.to.text).toBe('3000');
  });
  it('a direct attack goes straight through the gap, a side attack bends around, and both say the damage', () => {
    const direct = attackOf(game, model('direct', null), 0, words);
    const side = attackOf(game, model('side', 'd'), 0, words);
    expect(direct?.path).toHaveLength(2);
    expect(side?.path).toHaveLength(3);
    for (const attack of [direct, side]) expect(attack?.to.text).toBe('attack.damage2');
    expect(new Set([direct?.tone, side?.tone]).size).toBe(2);
  });
  it('from above the arrow points downwards', () => {
    const attack = attackOf(game, model('frontal', 'd'), 1, words);
    expect((attack?.path.at(-1)?.y ?? 0) > (attack?.path[0]?.y ?? 0)).toBe(true);
  });
  it('no attack, no arrow; nor when the attacker has left', () => {
    expect(attackOf(game, { ...model('frontal', 'd'), facts: { attack: null } }, 0, words)).toBeNull();
    const gone = model('frontal', 'd');
    gone.zones[0]['frontLeft'] = [];
    expect(attackOf(game, gone, 0, words)).toBeNull();
  });
});
