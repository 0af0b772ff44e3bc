// Rulings on shipped cards of Winter Conservatory, of level 2 and 3, events and climaxes: each shape of ability once, played by card number.
import { test } from 'vitest';
import { act, auto, backup, climax, event, fighter, plain } from './bench/cards.ts';
import { reversed } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const play = (no: string) => `playCharacter ${no}`;
const toFront = ['chooseSlot', 'frontLeft'] as const;
/** Levels that pay for both colors. */
const two = ['PM/W02-002', 'PM/W02-009'];
const three = [...two, ...plain('third')];
const weak = fighter(1000, { name: 'weak' });

const midnight = { level: two, stock: 1, hand: ['PM/W02-019'] };
const requested = [['main', play('PM/W02-019')], toFront] as const;
ruling('PM/W02-019 plays one of three requests as it comes from hand: a return icon, a pool icon, or power', (r) => {
  r.table({ at: 'main', A: midnight, B: { frontLeft: weak } });
  r.run(...requested, ['whichMode', 'first'], ['returnToHand', 'weak']);
  r.expect({ B: { frontLeft: null, hand: ['weak'] } });
  r.table({ at: 'main', A: { ...midnight, deck: plain('top', 'next') } });
  r.run(...requested, ['whichMode', 'second'], ['mayStock', 'yes']);
  r.expect({ A: { stock: ['top'] } });
  r.table({ at: 'main', A: midnight });
  r.run(...requested, ['whichMode', 'third']);
  r.expect({ A: { frontLeft: { power: 8000 } } });
});
ruling('PM/W02-019 changes into the last Aurel on its slot, which heals', (r) => {
  const A = { frontRight: 'PM/W02-019', stock: 1, hand: plain('x'), clock: plain('c') };
  r.table({ at: 'climax', A: { ...A, waitingRoom: ['PM/W02-025'] } });
  r.run(['payCost', 'yes'], ['mayDo', 'yes']);
  r.expect({ A: { frontRight: { name: 'Aurel, the Last Bar', state: 'stand' }, clock: 0, hand: 0, stock: 0 } });
});
ruling('PM/W02-020 makes everybody else a Student, and lets those in front return for a character', (r) => {
  const A = { frontLeft: reversed('PM/W02-004'), frontRight: reversed('PM/W02-002'), backLeft: 'PM/W02-020' };
  r.table({ at: 'encore', A: { ...A, hand: ['PM/W02-009'] } });
  r.run(['whichLeaves', 'PM/W02-004'], ['encore', 'yes'], ['discard', 'PM/W02-009']);
  r.expect({ A: { frontLeft: { name: 'Fenna, Third Balcony Left', state: 'rest' }, frontRight: null, hand: 0 } });
  r.table({ at: 'main', A: { backLeft: 'PM/W02-020', frontLeft: 'PM/W02-006', frontRight: 'PM/W02-005' } });
  r.offers('chooseTarget', ['Whispering Icicle', 'Mossop, Keeper of the Boiler'], ['main', 'use PM/W02-005']);
});
ruling('PM/W02-021 digs a card out of the clock for a Musician, in its place, or leaves it', (r) => {
  const clock = plain('top', 'low');
  const A = { level: two, stock: 1, hand: ['PM/W02-021'], clock, waitingRoom: ['PM/W02-010', 'PM/W02-006'] };
  r.table({ at: 'main', A });
  r.act(play('PM/W02-021'), toFront, ['chooseTarget', 'low']);
  r.expect({ A: { clock: ['top', 'Linnet, Duet for One'], waitingRoom: ['low', 'plain', 'Whispering Icicle'] } });
  r.table({ at: 'main', A });
  r.act(play('PM/W02-021'), toFront);
  r.expect({ A: { clock: ['top', 'low'], waitingRoom: 3 } });
});
ruling(
  'PM/W02-022 lets neither an event nor Backup answer its frontal attack; the next attack may be answered',
  (r) => {
    const parry = event([], { name: 'parry', counter: true });
    r.table({
      at: 'attack',
      A: { frontCenter: 'PM/W02-022', frontLeft: fighter(1, { name: 'other' }) },
      B: { frontCenter: weak, frontRight: weak, hand: [parry, backup(1000, 0)], deck: plain(9) },
    });
    r.offers('counter', [], ['attack', 'frontCenter'], ['attackKind', 'frontal']);
    r.attack('frontCenter', 'frontal');
    r.offers('counter', ['play parry', 'use backup'], ['attack', 'other'], ['attackKind', 'frontal']);
  },
);
ruling('PM/W02-023 is played in any color beside a Ghost, and a level earlier with two cards in memory', (r) => {
  const A = { hand: ['PM/W02-023'], stock: 1, frontRight: 'PM/W02-004' };
  const { frontRight: _, ...alone } = A;
  r.table({ at: 'main', A: { ...A, level: 2 } });
  r.act(play('PM/W02-023'), toFront);
  r.expect({ A: { frontLeft: { power: 7500 } } });
  r.table({ at: 'main', A: { ...alone, level: 2 } });
  r.illegal(['main', play('PM/W02-023')]);
  r.table({ at: 'main', A: { ...A, level: 1, memory: 1 } });
  r.illegal(['main', play('PM/W02-023')]);
  r.table({ at: 'main', A: { ...A, level: 1, memory: 2 } });
  r.act(play('PM/W02-023'), toFront);
  r.expect({ A: { frontLeft: { level: 2 } } });
});
ruling('PM/W02-024 heals one as it comes from hand', (r) => {
  r.table({ at: 'main', A: { level: three, stock: 2, clock: plain('c', 'd'), hand: ['PM/W02-024'] } });
  r.act(play('PM/W02-024'), toFront, ['mayDo', 'yes']);
  r.expect({ A: { clock: ['d'], frontLeft: { power: 10000 } } });
});
ruling('PM/W02-024 pays for its combo to hurt once for each Ghost, two at most', (r) => {
  const ghost = 'PM/W02-004';
  const A = { frontCenter: 'PM/W02-024', stock: 1, hand: 1, climax: ['PM/W02-035'] };
  for (const [ghosts, clock] of [
    [{}, 4],
    [{ backLeft: ghost }, 5],
    [{ backLeft: ghost, backRight: ghost, frontLeft: ghost }, 6],
  ] as const) {
    r.table({ at: 'attack', A: { ...A, ...ghosts }, B: { deck: plain(20) } });
    r.attack('frontCenter', 'direct', ['payCost', 'yes']);
    r.expect({ A: { frontCenter: { power: 12500 }, hand: 0 }, B: { clock } });
  }
});
ruling('PM/W02-025 heals wherever it comes from, and plays better with a card in memory', (r) => {
  const A = { frontCenter: 'PM/W02-025' };
  for (const [memory, power, hand] of [
    [0, 10000, 0],
    [1, 11000, 1],
  ] as const) {
    r.table({ at: 'attack', A: { ...A, memory }, B: { frontCenter: weak } });
    r.attack('frontCenter', 'frontal', ...(hand === 1 ? [['mayDraw', 'yes'] as const] : []));
    r.expect({ A: { frontCenter: { power }, hand } });
  }
});
ruling("PM/W02-026 spares its player single damage in the opponent's turn, and only there", (r) => {
  const hit = event([{ do: 'damage', amount: 1, to: 'opponent' }], { name: 'hit' });
  const hits = event([{ do: 'damage', amount: 2, to: 'opponent' }], { name: 'hits' });
  r.table({ at: 'main', A: { hand: [hit, hits] }, B: { frontLeft: 'PM/W02-026' } });
  r.act('playEvent hit');
  r.expect({ B: { clock: 0 } });
  r.act('playEvent hits');
  r.expect({ B: { clock: 2 } });
  const own = event([{ do: 'damage', amount: 1, to: 'you' }], { name: 'own' });
  r.table({ at: 'main', A: { hand: [own], frontLeft: 'PM/W02-026' } });
  r.act('playEvent own');
  r.expect({ A: { clock: 1 } });
});
ruling("PM/W02-026 keeps the opponent's level 0 back stage from its ACTs", (r) => {
  const A = { frontLeft: 'PM/W02-005', frontRight: 'PM/W02-002' };
  r.table({ at: 'main', A, B: { frontLeft: 'PM/W02-026' } });
  r.act('use PM/W02-005');
  r.expect({ A: { frontRight: { power: 4000 } } });
  r.table({ at: 'main', A: { ...A, frontLeft: [], backLeft: 'PM/W02-005' }, B: { frontLeft: 'PM/W02-026' } });
  r.illegal(['main', 'use PM/W02-005']);
  const tutor = fighter(1, { name: 'tutor', level: 1, abilities: [act([], [{ do: 'draw', amount: 1 }])] });
  r.table({ at: 'main', A: { backLeft: tutor }, B: { frontLeft: 'PM/W02-026' } });
  r.act('use tutor');
  r.expect({ A: { hand: 1 } });
});
ruling("PM/W02-027 is not chosen by the opponent's effects", (r) => {
  const gust = event(
    [
      { do: 'choose', as: 'one', from: { who: 'opponent', where: 'stage' } },
      { do: 'move', target: { bound: 'one' }, to: 'hand' },
    ],
    { name: 'gust' },
  );
  r.table({ at: 'main', A: { hand: [gust] }, B: { frontLeft: 'PM/W02-027', backLeft: weak } });
  r.act('playEvent gust');
  r.expect({ B: { frontLeft: 'stand', backLeft: null } });
});
ruling("PM/W02-027 may send a fallen battle opponent into its owner's memory", (r) => {
  r.table({ at: 'attack', A: { frontCenter: 'PM/W02-027' }, B: { frontCenter: weak, stock: 3 } });
  r.attack('frontCenter', 'frontal', ['mayDo', 'yes']);
  r.expect({ B: { frontCenter: null, memory: ['weak'] } });
  r.until('encore');
  r.neverAsks('encore');
});
ruling('PM/W02-028 gives a soul icon to characters of the trigger check before a full stage', (r) => {
  const A = { frontCenter: 'PM/W02-028', frontLeft: weak, backLeft: weak, backRight: weak };
  const B = { deck: plain(20) };
  r.table({ at: 'attack', A: { ...A, frontRight: weak }, B });
  r.attack('frontLeft', 'direct');
  r.expect({ A: { frontLeft: { soul: 2 } }, B: { clock: 3 } });
  r.table({ at: 'attack', A: { ...A, frontRight: weak, deck: [climax(), ...plain('b')] }, B });
  r.attack('frontLeft', 'direct');
  r.expect({ B: { clock: 2 } });
  r.table({ at: 'attack', A, B });
  r.attack('frontLeft', 'direct');
  r.expect({ B: { clock: 2 } });
});

ruling('PM/W02-029 finds two more of the name of a Musician', (r) => {
  const deck = ['PM/W02-010', 'PM/W02-001', 'PM/W02-010', 'PM/W02-010'];
  const A = { frontLeft: 'PM/W02-010', backLeft: 'PM/W02-006', level: two, stock: 1, hand: ['PM/W02-029'], deck };
  r.table({ at: 'main', A, shuffles: [2] });
  r.act('playEvent PM/W02-029', ['searchDeck', 'PM/W02-010', 'PM/W02-010']);
  r.expect({ A: { hand: ['Linnet, Duet for One', 'Linnet, Duet for One'], deck: 2 } });
});
ruling('PM/W02-030 is a counter that takes the abilities and 1500 power of one in front', (r) => {
  const fan = fighter(5000, {
    name: 'fan',
    abilities: [auto({ on: 'turned', who: 'this', to: 'reverse' }, [{ do: 'draw', amount: 1 }])],
  });
  const B = { frontCenter: fighter(4000), level: two, stock: 1, hand: ['PM/W02-030'] };
  r.table({ at: 'attack', A: { frontCenter: fan }, B });
  r.attack('frontCenter', 'frontal', ['counter', 'play PM/W02-030']);
  r.expect({ A: { frontCenter: { state: 'reverse', power: 3500 }, hand: 0 }, B: { frontCenter: 'stand' } });
});
ruling('PM/W02-031 draws two for one, and no climax is played in that turn', (r) => {
  r.table({ at: 'main', A: { hand: ['PM/W02-031', climax([], { name: 'storm' })], clock: 1, deck: plain(9) } });
  r.act('playEvent PM/W02-031', ['discard', 'plain']);
  r.expect({ A: { hand: ['plain', 'storm'] } });
  r.until('climax');
  r.offers('climax', []);
});
ruling('PM/W02-032 brings two Musicians of different names back, and goes into memory', (r) => {
  const waitingRoom = ['PM/W02-002', 'PM/W02-002', 'PM/W02-004', 'PM/W02-006'];
  r.table({ at: 'main', A: { level: two, stock: 1, hand: ['PM/W02-032'], waitingRoom } });
  r.illegal(['main', 'playEvent PM/W02-032'], ['chooseTarget', 'PM/W02-002', 'PM/W02-002']);
  r.act('playEvent PM/W02-032', ['chooseTarget', 'PM/W02-002', 'PM/W02-004']);
  r.expect({ A: { hand: ['Fenna, Third Balcony Left', 'Bram, One Drumstick'], memory: ['A Bed Left Made'] } });
});
ruling('PM/W02-033 raises a Student and a Ghost, which draw as they win, in that turn', (r) => {
  const A = { frontLeft: 'PM/W02-002', frontCenter: 'PM/W02-004', frontRight: 'PM/W02-006' };
  r.table({
    at: 'main',
    A: { ...A, level: two, stock: 1, hand: ['PM/W02-033'] },
    B: { frontRight: weak, deck: plain(9) },
  });
  r.offers('chooseTarget', ['Bram, One Drumstick', 'Fenna, Third Balcony Left'], ['main', 'playEvent PM/W02-033']);
  r.act('playEvent PM/W02-033', ['chooseTarget', 'frontLeft', 'frontCenter']);
  r.expect({ A: { frontLeft: { power: 4500 }, frontCenter: { power: 3000 }, frontRight: { power: 1500 } } });
  r.until('attack');
  r.attack('frontLeft', 'frontal', ['mayDraw', 'yes']);
  r.expect({ A: { hand: 1 }, B: { frontRight: 'reverse' } });
});
ruling('PM/W02-037 draws a card and lets one character play alone', (r) => {
  const A = { hand: ['PM/W02-037'], clock: ['PM/W02-002'], frontLeft: 'PM/W02-002', backLeft: weak };
  r.table({ at: 'climax', A });
  r.run(['climax', 'PM/W02-037'], ['chooseTarget', 'frontLeft']);
  r.expect({ A: { hand: 1, frontLeft: { power: 5000, soul: 2 }, backLeft: { power: 1000, soul: 1 } } });
});
const later = { at: 'attack', options: { laterIcons: 'on' } } as const;
ruling('PM/W02-038 triggers chance: of two revealed cards one goes to the stock, one to hand', (r) => {
  r.table({ ...later, A: { frontLeft: weak, deck: ['PM/W02-038', ...plain('a', 'b', 'c')] } });
  r.attack('weak', 'direct', ['revealMore', 'yes'], ['revealMore', 'yes'], ['chanceStock', 'a']);
  r.expect({ A: { stock: ['a'], hand: ['b'], waitingRoom: ['The Roof Lets Go'] } });
});
ruling('PM/W02-039 triggers focus: an event, or a character of cost 0, comes to hand', (r) => {
  const waitingRoom = ['PM/W02-033', 'PM/W02-016', 'PM/W02-018', 'PM/W02-034'];
  r.table({ ...later, A: { frontLeft: weak, deck: ['PM/W02-039', ...plain('a')], waitingRoom } });
  r.offers('salvageFocus', ['Curfew Duet', 'Fenna, Through the Wall'], ['attack', 'weak']);
  r.attack('weak', 'direct', ['salvageFocus', 'PM/W02-033']);
  r.expect({ A: { hand: ['Curfew Duet'], stock: ['One Clear Note'] } });
});
