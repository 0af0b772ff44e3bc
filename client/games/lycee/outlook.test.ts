// Tests of what a battle would come to, against the golden cases of the rules page.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import { battlerOf, damageBy, fatesOf, mayDefend } from './outlook.ts';
import { characterWith, ShownTable } from './testing/shown-table.ts';

const game = gameOf('lycee');
const fight = (attacker: object, defender: object, battleTraits = {}) =>
  fatesOf(game, new ShownTable({ battleTraits }).stand(0, 'AC', attacker).stand(1, 'DC', defender).model, '0AC', '1DC');

describe('outlook of a battle', () => {
  it('only a strictly greater AP downs (L01, L03, L06, L07)', () => {
    expect(fight({ ap: 4, dp: 3 }, { ap: 2, dp: 3 })).toEqual({ attacker: 'stays', defender: 'down' });
    expect(fight({ ap: 4, dp: 3 }, { ap: 2, dp: 4 })).toEqual({ attacker: 'stays', defender: 'stays' });
    expect(fight({ ap: 3, dp: 2 }, { ap: 3, dp: 2 })).toEqual({ attacker: 'down', defender: 'down' });
    expect(fight({ ap: 2, dp: 3 }, { ap: 2, dp: 3 })).toEqual({ attacker: 'stays', defender: 'stays' });
  });
  it('one that alone has Dash is not hit back if it downs the other (L33), and is if it does not', () => {
    const mine = { hitsFirst: ['0AC'] };
    expect(fight({ ap: 3, dp: 1 }, { ap: 3, dp: 2 }, mine)).toEqual({ attacker: 'stays', defender: 'down' });
    expect(fight({ ap: 2, dp: 1 }, { ap: 3, dp: 2 }, mine)).toEqual({ attacker: 'down', defender: 'stays' });
    const theirs = { hitsFirst: ['1DC'] };
    expect(fight({ ap: 3, dp: 2 }, { ap: 3, dp: 1 }, theirs)).toEqual({ attacker: 'down', defender: 'stays' });
    const both = { hitsFirst: ['0AC', '1DC'] };
    expect(fight({ ap: 3, dp: 1 }, { ap: 3, dp: 1 }, both)).toEqual({ attacker: 'down', defender: 'down' });
  });
  it('one that cannot be downed stays, and hits back also at one with Dash', () => {
    const battleTraits = { hitsFirst: ['0AC'], cannotBeDowned: ['1DC'] };
    expect(fight({ ap: 3, dp: 1 }, { ap: 3, dp: 1 }, battleTraits)).toEqual({ attacker: 'down', defender: 'stays' });
  });
  it('the deck loses as many cards as are printed, whatever the AP is now (L04)', () => {
    const no = characterWith();
    const { model } = new ShownTable().stand(0, 'AC', { no, ap: 9 });
    expect(damageBy(game, model, '0AC')).toBe(game.print(no)?.numbers['ap']);
  });
  it('only a ready character of the attacked cell may defend (L08)', () => {
    const { model } = new ShownTable().stand(1, 'DL').stand(1, 'DC', { state: 'acted' });
    expect([mayDefend(model, 1, 'DL'), mayDefend(model, 1, 'DC'), mayDefend(model, 1, 'DR')]).toEqual([
      '1DL',
      null,
      null,
    ]);
  });
  it('whoever may not defend is no defender', () => {
    const { model } = new ShownTable({ battleTraits: { cannotDefend: ['1DC'] } }).stand(1, 'DL').stand(1, 'DC');
    expect([mayDefend(model, 1, 'DL'), mayDefend(model, 1, 'DC')]).toEqual(['1DL', null]);
  });
  it('each side supports its own battler', () => {
    const { model } = new ShownTable({ turnPlayer: 1, battle: { attacker: 'a', defender: 'd', cell: 'DC' } });
    expect([battlerOf(model, 0), battlerOf(model, 1)]).toEqual(['d', 'a']);
    expect(battlerOf(new ShownTable().model, 0)).toBeNull();
  });
});
