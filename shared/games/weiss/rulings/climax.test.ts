// Rulings on the climax phase (5.3) and its window.
import { test } from 'vitest';
import { auto, climax, fighter, plain } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);

ruling('the climax window opens whatever is held, also with nothing to offer', (r) => {
  r.table({ at: 'climax', A: { hand: plain('dull') } });
  r.offers('climax', []);
});
ruling('the climax window is skipped where everybody sees that the hand is empty', (r) => {
  r.table({ at: 'climax', A: { hand: 0 } });
  r.neverAsks('climax');
});
ruling('others hear of a climax window its name and whose it is, the same whatever is held', (r) => {
  r.table({ at: 'climax', A: { hand: [climax()], clock: 1 } });
  r.at('climax', [], (there, spec) => {
    const heard = there.hears('B', spec);
    if (heard !== JSON.stringify({ seat: there.seatOf('A'), why: 'climax' })) throw new Error(`B hears ${heard}`);
  });
});
ruling('a climax may be held back', (r) => {
  r.table({ at: 'climax', A: { hand: [climax()], clock: 1 } });
  r.run();
  r.expect({ A: { hand: ['climax'], climax: 0 } });
});
ruling('"when you play a climax" wakes on the own climax of its kind, and a climax sees its own play', (r) => {
  const fan = (by: 'you' | 'opponent') =>
    fighter(1, {
      abilities: [
        auto({ on: 'climaxPlayed', by, card: { who: 'any', where: 'climax', name: 'storm' } }, [
          { do: 'draw', amount: 1 },
        ]),
      ],
    });
  const storm = climax([], {
    name: 'storm',
    abilities: [auto({ on: 'climaxPlayed', by: 'you' }, [{ do: 'stockCharge', amount: 1 }])],
  });
  r.table({
    at: 'climax',
    A: { backLeft: fan('you'), backRight: fan('opponent'), clock: 1, hand: [storm] },
    B: { backLeft: fan('opponent') },
  });
  r.run(['climax', 'storm'], ['whichAbilityFirst', 'storm']);
  r.expect({ A: { hand: 1, stock: 1 }, B: { hand: 1 } });
});
ruling('"when you play a climax" does not wake on a climax of another name', (r) => {
  const fan = fighter(1, {
    abilities: [
      auto({ on: 'climaxPlayed', by: 'you', card: { who: 'you', where: 'climax', name: 'storm' } }, [
        { do: 'draw', amount: 1 },
      ]),
    ],
  });
  r.table({ at: 'climax', A: { backLeft: fan, clock: 1, hand: [climax([], { name: 'calm' })] } });
  r.run(['climax', 'calm']);
  r.expect({ A: { hand: 0 } });
});
