// Tests of the arrows of attacks of Weiß Schwarz.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import type { TableModel } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import type { ShownAsk } from '../../../shared/kernel/view.ts';
import { WIDE } from '../../scenes/format.ts';
import { attackOf, foretell } from './attack.ts';
import { placesFor, slotAt } from './places.ts';

const game = gameOf('weiss');
const places = placesFor(WIDE);
const no = game.prints()[0]?.no ?? '';
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  `${key}${values['n'] ?? ''}`;
const sight = (model: TableModel, bottom: Seat = 0) => ({ game, places, model, bottom, words });

const model = (kind: string, defender: string | null): TableModel => ({
  zones: [{ frontLeft: ['a'] }, { frontRight: defender === null ? [] : [defender] }],
  cards: {
    a: { no, state: 'rest', values: { power: 4500, soul: 2 } },
    ...(defender === null ? {} : { [defender]: { no, state: 'stand', values: { power: 3000, soul: 1, level: 1 } } }),
  },
  looks: [],
  facts: { attack: { attacker: 'a', defender: kind === 'frontal' ? defender : null, kind } },
});
const asked = (more: Partial<ShownAsk>): ShownAsk =>
  ({ id: 1, seat: 0, why: 'attack', from: [{ card: 'a' }], min: 0, max: 1, cancelable: false, ...more }) as ShownAsk;

describe('arrow of an attack', () => {
  it('a frontal attack points at the facing card and says its damage', () => {
    const attack = attackOf(sight(model('frontal', 'd')));
    const target = slotAt(places, 'frontRight', false);
    expect(attack?.path.at(-1)?.x).toBe(target.x);
    expect(Math.abs((attack?.path.at(-1)?.y ?? 0) - target.y)).toBeLessThan(60);
    expect(attack?.label).toContain('attack.damage2');
  });
  it('a direct attack goes straight through the gap, a side attack bends around, and both say the damage', () => {
    const direct = attackOf(sight(model('direct', null)));
    const side = attackOf(sight(model('side', 'd')));
    expect(direct?.path).toHaveLength(2);
    expect(side?.path).toHaveLength(3);
    for (const attack of [direct, side]) expect(attack?.label).toContain('attack.damage2');
    expect(new Set([direct?.tone, side?.tone]).size).toBe(2);
  });
  it('from above the arrow points downwards', () => {
    const attack = attackOf(sight(model('frontal', 'd'), 1));
    expect((attack?.path.at(-1)?.y ?? 0) > (attack?.path[0]?.y ?? 0)).toBe(true);
  });
  it('no attack, no arrow; nor when the attacker has left', () => {
    expect(attackOf(sight({ ...model('frontal', 'd'), facts: { attack: null } }))).toBeNull();
    const gone = model('frontal', 'd');
    gone.zones[0]['frontLeft'] = [];
    expect(attackOf(sight(gone))).toBeNull();
  });
});

describe('attacks foreseen', () => {
  it('the attacker under the pointer shows each kind it could choose, and who would be reversed', () => {
    const seen = foretell(sight(model('frontal', 'd')), asked({}), 'a');
    expect(seen?.arrows.map(({ key }) => key)).toEqual(['frontal', 'side']);
    expect(seen?.arrows[0]?.marks.map(({ text }) => text)).toEqual(['preview.stays', 'preview.reversed']);
    expect(seen?.arrows[1]?.label).toContain('attack.damage1');
    expect(seen?.note).toBe('preview.note');
  });
  it('a question for the kind shows those that are offered', () => {
    const ask = asked({ why: 'attackKind', from: [{ option: 'side' }], about: { card: 'a', no } });
    expect(foretell(sight(model('side', 'd')), ask, null)?.arrows.map(({ key }) => key)).toEqual(['side']);
  });
  it('no card under the pointer, or one that is not offered, shows nothing', () => {
    expect(foretell(sight(model('frontal', 'd')), asked({}), null)).toBeNull();
    expect(foretell(sight(model('frontal', 'd')), asked({}), 'd')).toBeNull();
  });
});
