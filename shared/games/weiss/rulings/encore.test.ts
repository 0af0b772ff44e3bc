// Rulings on the encore step (5.4) and Encore (8.2).
import { test } from 'vitest';
import type { Effect } from '../ability-data.ts';
import { auto, event, fighter, plain } from './bench/cards.ts';
import { reversed } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const fallen = (name: string) => reversed(fighter(3000, { name }));
const shrink: Effect = { do: 'power', target: { all: { who: 'any', where: 'stage' } }, by: -500, until: 'endOfTurn' };

ruling(
  "G56: the turn player's reversed characters leave first, then the other's one by one, with a check timing after each",
  (r) => {
    r.table({
      at: 'encore',
      A: { frontLeft: fallen('a'), stock: 3 },
      B: { frontLeft: fallen('b1'), frontRight: fallen('b2'), stock: 6 },
    });
    r.at('A.encore', [], (there) =>
      there.expect({ A: { frontLeft: null }, B: { frontLeft: 'reverse', frontRight: 'reverse' } }),
    );
    r.at('B.encore', [['B.whichLeaves', 'b2']], (there) =>
      there.expect({ B: { frontLeft: 'reverse', frontRight: null } }),
    );
    r.run(['B.whichLeaves', 'b2'], ['B.encore', 'yes'], ['B.encore', 'yes']);
    r.expect({ A: { waitingRoom: ['a'] }, B: { frontLeft: 'rest', frontRight: 'rest', stock: 0 } });
  },
);
ruling('G57: Encore for three stock brings back one of two where the stock has three', (r) => {
  r.table({ at: 'encore', A: { frontLeft: fallen('one'), frontRight: fallen('two'), stock: 3 } });
  r.run(['whichLeaves', 'one'], ['encore', 'yes']);
  r.expect({ A: { frontLeft: { name: 'one', state: 'rest' }, frontRight: null, stock: 0, waitingRoom: 4 } });
});
ruling('G58: who comes back by Encore is a new object: at rest, with printed values', (r) => {
  const pumped = fighter(3000, {
    name: 'pumped',
    abilities: [auto({ on: 'attacks', who: 'this' }, [{ do: 'power', target: 'this', by: 2000, until: 'endOfTurn' }])],
  });
  r.table({ at: 'attack', A: { frontCenter: pumped, stock: 3 }, B: { frontCenter: fighter(9000) } });
  r.attack('frontCenter', 'frontal');
  r.expect({ A: { frontCenter: { state: 'reverse', power: 5000 } } });
  r.until('end', ['encore', 'yes']);
  r.expect({ A: { frontCenter: { name: 'pumped', state: 'rest', power: 3000 } } });
});
ruling(
  "SQ6: whoever goes from stage to waiting room for whatever reason may use Encore, in its player's turn or not, and it is no play",
  (r) => {
    const banish = event([{ do: 'move', target: { all: { who: 'opponent', where: 'stage' } }, to: 'waitingRoom' }], {
      name: 'banish',
    });
    const costly = fighter(3000, {
      name: 'costly',
      level: 3,
      cost: 5,
      color: 'red',
      abilities: [auto({ on: 'placed', who: 'this', played: true }, [{ do: 'draw', amount: 1 }])],
    });
    r.table({ at: 'main', A: { hand: [banish] }, B: { backLeft: costly, stock: 3 } });
    r.act('playEvent banish', ['B.encore', 'yes']);
    r.expect({ B: { backLeft: { name: 'costly', state: 'rest' }, stock: 0, hand: 0 } });
  },
);
ruling('Encore may be declined, and is not asked of who cannot pay', (r) => {
  r.table({ at: 'encore', A: { frontLeft: fallen('a'), stock: 3 }, B: { frontLeft: fallen('b'), stock: 2 } });
  r.neverAsks('B.encore');
  r.run(['A.encore']);
  r.expect({ A: { frontLeft: null, stock: 3 }, B: { frontLeft: null, stock: 2 } });
});
ruling('who goes from the stage elsewhere than the waiting room has no Encore', (r) => {
  const home = event([{ do: 'move', target: { all: { who: 'opponent', where: 'stage' } }, to: 'hand' }], {
    name: 'home',
  });
  r.table({ at: 'main', A: { hand: [home] }, B: { backLeft: fighter(3000), stock: 3 } });
  r.neverAsks('encore', ['main', 'playEvent home']);
});
ruling('who goes from hand to the waiting room has no Encore', (r) => {
  const drop = event([{ do: 'discard', amount: 1 }], { name: 'drop' });
  r.table({ at: 'main', A: { hand: [drop, fighter(3000)], stock: 3 } });
  r.neverAsks('encore', ['main', 'playEvent drop']);
});
ruling('a printed Encore and the built-in one wait side by side, and one of them is enough', (r) => {
  const stubborn = fighter(3000, {
    name: 'stubborn',
    abilities: [
      auto({ on: 'leaves', who: 'this', to: 'waitingRoom' }, [{ do: 'encore' }], {
        label: 'encore',
        cost: [{ pay: 'discard', amount: 1 }],
      }),
    ],
  });
  r.table({ at: 'encore', A: { frontLeft: reversed(stubborn), stock: 3, hand: plain('h') } });
  r.offers('whichAbilityFirst', ['stubborn 0', 'stubborn encore']);
  r.run(['whichAbilityFirst', 'stubborn 0'], ['encore', 'yes']);
  r.expect({ A: { frontLeft: 'rest', stock: 3, hand: 0, waitingRoom: ['h'] } });
  r.happened({ abilityUsed: 1 });
});
ruling('after the printed Encore was declined the built-in one may still be paid', (r) => {
  const stubborn = fighter(3000, {
    name: 'stubborn',
    abilities: [
      auto({ on: 'leaves', who: 'this', to: 'waitingRoom' }, [{ do: 'encore' }], {
        label: 'encore',
        cost: [{ pay: 'discard', amount: 1 }],
      }),
    ],
  });
  r.table({ at: 'encore', A: { frontLeft: reversed(stubborn), stock: 3, hand: 1 } });
  r.run(['whichAbilityFirst', 'stubborn 0'], ['encore'], ['encore', 'yes']);
  r.expect({ A: { frontLeft: 'rest', stock: 0, hand: 1 } });
});
ruling('who has meanwhile left the waiting room is not brought back by Encore', (r) => {
  const escapist = fighter(3000, {
    name: 'escapist',
    abilities: [auto({ on: 'leaves', who: 'this', to: 'waitingRoom' }, [{ do: 'move', target: 'this', to: 'hand' }])],
  });
  r.table({ at: 'encore', A: { frontLeft: reversed(escapist), stock: 3 } });
  r.neverAsks('encore', ['whichAbilityFirst', 'escapist 0']);
  r.run(['whichAbilityFirst', 'escapist 0']);
  r.expect({ A: { hand: ['escapist'], stock: 3 } });
});
ruling('where the slot was taken meanwhile Encore still enters, and the one that came first leaves', (r) => {
  r.table({
    at: 'main',
    A: { frontLeft: fighter(1000, { name: 'older' }), stock: 6, hand: [fighter(2000, { name: 'newer' })] },
  });
  r.act('playCharacter newer', ['chooseSlot', 'frontLeft'], ['encore', 'yes'], ['encore', 'yes']);
  r.expect({ A: { frontLeft: { name: 'newer', state: 'rest' }, stock: 0 } });
});
ruling('G61, SQ2: power zero leaves at the next check timing, without any battle, and may use Encore', (r) => {
  const frail = fighter(500, { name: 'frail' });
  r.table({
    at: 'main',
    A: { hand: [event([shrink])] },
    B: { frontLeft: frail, frontRight: fighter(501, { name: 'hale' }), stock: 3 },
  });
  r.at('B.encore', [['main', 'playEvent event']], (there) =>
    there.expect({ B: { frontLeft: null, waitingRoom: ['frail'] } }),
  );
  r.act('playEvent event', ['B.encore', 'yes']);
  r.expect({ B: { frontLeft: { name: 'frail', state: 'rest', power: 500 }, frontRight: { power: 1 } } });
});
ruling('SQ2: power below zero leaves as well', (r) => {
  r.table({ at: 'main', A: { hand: [event([shrink])] }, B: { frontLeft: fighter(300) } });
  r.act('playEvent event');
  r.expect({ B: { frontLeft: null, waitingRoom: 1 } });
});
ruling('a character that the encore step brings back is not reversed and stays', (r) => {
  r.table({ at: 'encore', A: { frontLeft: fallen('a'), stock: 6 } });
  r.run(['encore', 'yes']);
  r.expect({ A: { frontLeft: 'rest', stock: 3 } });
});
ruling('standing and resting characters stay through the encore step, reversed ones in the back leave too', (r) => {
  r.table({ at: 'encore', A: { frontLeft: fighter(1), backLeft: fallen('back') } });
  r.run();
  r.expect({ A: { frontLeft: 'stand', backLeft: null } });
});
ruling("while the other player's characters leave, one of the turn player's that reverses waits for its turn", (r) => {
  const cursed = fighter(3000, {
    name: 'b1',
    abilities: [
      auto({ on: 'leaves', who: 'this' }, [
        { do: 'turn', target: { all: { who: 'opponent', where: 'stage' } }, to: 'reverse' },
      ]),
    ],
  });
  r.table({
    at: 'encore',
    A: { frontLeft: fighter(1, { name: 'a' }), stock: 3 },
    B: { frontLeft: reversed(cursed), frontRight: fallen('b2') },
  });
  r.at('A.encore', [['B.whichLeaves', 'b1']], (there) => there.expect({ B: { frontRight: null } }));
  r.run(['B.whichLeaves', 'b1']);
  r.expect({ A: { frontLeft: null }, B: { frontLeft: null, frontRight: null } });
});
ruling('what waits for the beginning of the encore step comes before anybody leaves', (r) => {
  const medic = fighter(3000, {
    name: 'medic',
    abilities: [
      auto({ on: 'phaseBegins', phase: 'encore', turn: 'any' }, [
        { do: 'turn', target: { all: { who: 'you', where: 'stage' } }, to: 'rest' },
      ]),
    ],
  });
  r.table({ at: 'encore', A: { frontLeft: fallen('a'), backLeft: medic } });
  r.run();
  r.expect({ A: { frontLeft: 'rest' } });
});
