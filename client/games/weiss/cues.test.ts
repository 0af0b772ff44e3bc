// Tests of the cues: every happening of the game and of the kernel has one, and none asks for more time than a player has.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import { EVENTS } from '../../../shared/games/weiss/happening.ts';
import { CHANGES, type HeardChange, type HeardEvent } from '../../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import type { Bit } from '../../choreography/bits.ts';
import type { Told } from '../../choreography/cue-stage.ts';
import { CHANGE_CUES, type Cue, type CueTable } from '../../choreography/cues.ts';
import { faultsOf, type Seen, seenOf } from '../../choreography/testing/seen-stage.ts';
import { MATCH_WORDS } from '../../scenes/text.ts';
import { CUES } from './cues.ts';
import { iconBurst } from './icon-bursts.ts';
import { BOARD_WORDS } from './text.ts';

const game = gameOf('weiss');
const prints = game.prints();
const climax = prints.find(({ type }) => type === 'climax')?.no ?? '';
const table: CueTable = { ...CHANGE_CUES, ...CUES };
const types = [...CHANGES, ...Object.keys(EVENTS)];

const move = { was: 'a', now: { handle: 'b', face: { no: climax } } };
const FIELDS = {
  ...{ seat: 0, toSeat: 0, from: 'deck', to: 'hand', cards: [move], zone: 'deck', state: 'reverse', changes: [] },
  ...{ card: 'b', attacker: 'a', defender: 'b', kind: 'side', icon: 'soul', amount: 3, by: 'a', source: 'a' },
  ...{ label: 'encore', level: 2, phase: 'main', turn: 3, how: 'coin', hands: ['rock', 'paper'], winner: '0' },
  reason: 'level4',
};
const told = (type: string, more: object = {}): Told => {
  const cards = type === 'turned' || type === 'lookEnded' ? ['b'] : type === 'looked' ? [move.now] : [move];
  return {
    what: { ...FIELDS, type, cards, ...more } as unknown as HeardChange | HeardEvent,
    cause: { type: 'attacked', attacker: 'a', defender: 'b' },
    print: () => game.print(climax),
  };
};

const seen = (type: string): Seen => seenOf(table[type] as Cue, told(type), 500);

describe('cues of Weiß Schwarz', () => {
  it.each(types)('%s has a cue that plays, in its time and at any speed', (type) => {
    const cue = table[type];
    expect(cue).toBeDefined();
    if (cue !== undefined) expect(faultsOf(cue, told(type))).toEqual([]);
  });
  it.each(Object.keys(EVENTS).filter((type) => type !== 'attackEnded'))('%s is seen', (type) => {
    expect(seen(type).asked.length).toBeGreaterThan(0);
  });
  it('says nothing for which there are no words', () => {
    const texts = game.text('en');
    for (const type of types) {
      for (const key of seen(type).keys) expect(BOARD_WORDS[key] ?? MATCH_WORDS[key] ?? texts[key], key).toBeDefined();
    }
  });
  it('every trigger icon has a burst of its own', () => {
    const icons = [...new Set(prints.flatMap((print) => print.icons))];
    expect(icons.length).toBeGreaterThan(7);
    const kinds = icons.map((icon) =>
      iconBurst(icon)
        .map(({ shape }: Bit) => shape.key)
        .join(),
    );
    expect(new Set(kinds).size).toBe(icons.length);
    for (const icon of icons) expect(iconBurst(icon).length).toBeGreaterThan(4);
  });
  it('the card of a trigger is lifted slowly, those of damage come one after another', () => {
    const at = (cause: Told['cause']): Told => ({ ...told('moved', { to: 'resolution' }), cause });
    const trigger = CUES.moved.manner?.(at(null));
    const damage = CUES.moved.manner?.(at({ type: 'attacked' }));
    expect([trigger, damage]).toEqual(['reveal', 'deal']);
    expect(
      CUES.moved.manner?.({
        ...told('moved', { from: 'resolution', to: 'waitingRoom' }),
        cause: { type: 'damageCanceled' },
      }),
    ).toBe('scatter');
  });
  it('whose turn it is, damage, its cancel, a level, a climax and the end are heard also where nothing is shown', () => {
    const heard = (type: string, seat: Seat, player: Seat | null = 0): string[] => {
      const moment = table[type]?.moment?.(told(type, { seat, winner: String(seat) }), player);
      return moment == null ? [] : [moment.sound];
    };
    const own = Object.fromEntries(types.flatMap((type) => heard(type, 0).map((sound) => [type, sound])));
    expect(own).toEqual({
      ...{ turnBegan: 'yourTurn', ended: 'win', leveledUp: 'rise', played: 'curtain' },
      ...{ damageTaken: 'impact', damageCanceled: 'parry' },
    });
    expect([...heard('turnBegan', 1), ...heard('ended', 1)]).toEqual(['turn', 'loss']);
    for (const seat of SEATS)
      expect([...heard('turnBegan', seat, null), ...heard('ended', seat, null)]).toEqual(['turn', 'win']);
  });
});
