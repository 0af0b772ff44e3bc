// Rulings on the trigger icons that are younger than the others: chance, discovery, focus, and the option that a match may do without them (1.2).
import { test } from 'vitest';
import type { Effect } from '../ability-data.ts';
import { act, auto, climax, cont, event, fighter, plain } from './bench/cards.ts';
import type { SideSpec, TableSpec } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const charge: Effect = { do: 'stockCharge', amount: 1 };
const attacker = fighter(1000, { name: 'attacker' });
const storm = climax([], { name: 'storm' });
const laterOn = (a: SideSpec, more: Partial<TableSpec> = {}): TableSpec => ({
  at: 'attack',
  ...more,
  options: { laterIcons: 'on', ...more.options },
  A: { frontLeft: attacker, ...a },
});
const declared = ['attack', 'attacker'] as const;
const more = (times: number) => Array.from({ length: times }, () => ['revealMore', 'yes'] as const);
const LATER = ['chance', 'discovery', 'focus'] as const;

ruling('laterIcons off: none of them does anything, and the card goes to the stock', (r) => {
  const letter = event([], { name: 'letter' });
  for (const icon of LATER) {
    r.table({
      at: 'attack',
      A: { frontLeft: attacker, deck: [climax([icon]), ...plain('a', 'b')], waitingRoom: [letter] },
    });
    r.neverAsks('revealMore', declared);
    r.neverAsks('salvageFocus', declared);
    r.attack('attacker', 'direct');
    r.expect({ A: { stock: ['climax'], deck: ['a', 'b'], waitingRoom: ['letter'], hand: 0 } });
    r.happened({ iconUsed: 0 });
  }
});
ruling('laterIcons off: icons beside them are run, without a question of order', (r) => {
  r.table({ at: 'attack', A: { frontLeft: attacker, deck: [climax(['soul', 'discovery', 'chance']), ...plain(3)] } });
  r.neverAsks('whichIconFirst', declared);
  r.attack('attacker', 'direct');
  r.expect({ A: { frontLeft: { soul: 2 } }, B: { clock: 3 } });
});
ruling('laterIcons off: an effect that does what they do does nothing either', (r) => {
  const seer = fighter(1000, {
    name: 'seer',
    abilities: [act([], [{ do: 'icon', icon: 'discovery' }]), act([], [{ do: 'icon', icon: 'focus' }])],
  });
  const A = { frontLeft: seer, waitingRoom: [event([], { name: 'letter' })] };
  r.table({ at: 'main', A });
  r.neverAsks('revealMore', ['main', 'use seer 0']);
  r.neverAsks('salvageFocus', ['main', 'use seer 1']);
  r.table({ at: 'main', A, options: { laterIcons: 'on' } });
  r.offers('revealMore', ['yes'], ['main', 'use seer 0']);
  r.offers('salvageFocus', ['letter'], ['main', 'use seer 1']);
});
ruling('laterIcons on: a card that has one still has it for those that look for it, as when it is off', (r) => {
  const look = event([{ do: 'choose', as: 'one', from: { who: 'you', where: 'waitingRoom', icon: 'chance' } }], {
    name: 'look',
  });
  for (const laterIcons of ['on', 'off'] as const) {
    const waitingRoom = [climax(['chance'], { name: 'dice' }), climax(['chance'], { name: 'coin' }), storm];
    r.table({ at: 'main', options: { laterIcons }, A: { hand: [look], waitingRoom } });
    r.offers('chooseTarget', ['dice', 'coin'], ['main', 'playEvent look']);
  }
});

const dice = climax(['chance'], { name: 'dice' });
ruling('chance: its card goes to the waiting room also where nothing is revealed, and not to the stock', (r) => {
  r.table(laterOn({ deck: [dice, ...plain('a', 'b')] }));
  r.attack('attacker', 'direct');
  r.expect({ A: { waitingRoom: ['dice'], stock: 0, hand: 0, deck: ['a', 'b'] } });
});
ruling('chance: one revealed card goes to the stock', (r) => {
  r.table(laterOn({ deck: [dice, ...plain('a', 'b', 'c')] }));
  r.attack('attacker', 'direct', ...more(1), ['revealMore']);
  r.expect({ A: { stock: ['a'], hand: 0, deck: ['b', 'c'], waitingRoom: ['dice'] } });
});
ruling('chance: of two all see them, one is picked for the stock, the other goes to hand', (r) => {
  r.table(laterOn({ deck: [dice, storm, ...plain('b', 'c')] }));
  r.at('chanceStock', [declared, ...more(2)], (there) => {
    there.expectSeen('B', { looks: ['storm', 'b'] });
    there.expect({ A: { deck: ['storm', 'b', 'c'] } });
  });
  r.offers('chanceStock', ['storm', 'b'], declared, ...more(2));
  r.attack('attacker', 'direct', ...more(2), ['chanceStock', 'storm']);
  r.expect({ A: { stock: ['storm'], hand: ['b'], deck: ['c'] } });
  r.expectSeen('B', { 'A.stock': 1, 'A.hand': 1, looks: [] });
});
ruling('chance: never more than two', (r) => {
  r.table(laterOn({ deck: [dice, ...plain('a', 'b', 'c')] }));
  r.illegal(declared, ...more(2), ['chanceStock', 'c']);
  r.attack('attacker', 'direct', ...more(2), ['chanceStock', 'b']);
  r.expect({ A: { stock: ['b'], hand: ['a'], deck: ['c'] } });
});
ruling('chance, 5.6: what is revealed is of the deck; a refresh comes when the last of it has left', (r) => {
  r.table(laterOn({ deck: [dice, ...plain('a', 'b')], waitingRoom: plain('w') }, { shuffles: [[0, 1]] }));
  r.attack('attacker', 'direct', ...more(2), ['chanceStock', 'a']);
  r.expect({ A: { stock: ['a'], hand: ['b'], waitingRoom: 0, deck: 1, clock: 1 } });
});
ruling('chance: revealed as the last card of the deck it is in the refresh that it brings about', (r) => {
  r.table(laterOn({ deck: [dice] }, { shuffles: [[0]], options: { refreshPenalty: 'immediate' } }));
  r.attack('attacker', 'direct');
  r.expect({ A: { clock: ['dice'], waitingRoom: 0, stock: 0 } });
});

const lamp = climax(['discovery'], { name: 'lamp' });
ruling('discovery: nothing has to be revealed, and its card goes to the stock', (r) => {
  r.table(laterOn({ deck: [lamp, ...plain('a', 'b')] }));
  r.attack('attacker', 'direct');
  r.expect({ A: { stock: ['lamp'], deck: ['a', 'b'], waitingRoom: 0 } });
});
ruling('discovery: of up to three a character may go to hand, the rest go to the waiting room', (r) => {
  const letter = event([], { name: 'letter' });
  r.table(laterOn({ deck: [lamp, letter, storm, ...plain('c', 'd')] }));
  r.offers('discoveryCharacter', ['c'], declared, ...more(3));
  r.at('discoveryCharacter', [declared, ...more(3)], (there) =>
    there.expectSeen('B', { looks: ['letter', 'storm', 'c'] }),
  );
  r.attack('attacker', 'direct', ...more(3), ['discoveryCharacter', 'c']);
  r.expect({ A: { hand: ['c'], waitingRoom: ['storm', 'letter'], stock: ['lamp'], deck: ['d'] } });
});
ruling('discovery: none may be taken, and revealing may stop after each', (r) => {
  r.table(laterOn({ deck: [lamp, ...plain('a', 'b', 'c')] }));
  r.attack('attacker', 'direct', ...more(2), ['revealMore']);
  r.expect({ A: { hand: 0, waitingRoom: ['b', 'a'], deck: ['c'] } });
});
ruling('discovery: without a character among them nobody is asked', (r) => {
  r.table(laterOn({ deck: [lamp, storm, storm, storm, ...plain('d')] }));
  r.neverAsks('discoveryCharacter', declared, ...more(3));
  r.attack('attacker', 'direct', ...more(3));
  r.expect({ A: { waitingRoom: 3, hand: 0 } });
});
ruling('discovery, 5.6: there is no refresh in its middle, however few cards the deck has', (r) => {
  r.table(laterOn({ deck: [lamp, ...plain('a', 'b')], waitingRoom: plain('w') }, { shuffles: [[0, 1]] }));
  r.at('discoveryCharacter', [declared, ...more(2)], (there) =>
    there.expect({ A: { deck: ['a', 'b'], waitingRoom: ['w'], resolution: ['lamp'] } }),
  );
  r.attack('attacker', 'direct', ...more(2), ['discoveryCharacter', 'b']);
  r.expect({ A: { hand: ['b'], stock: ['lamp'], waitingRoom: 0, clock: 1, deck: 1 } });
});

const lens = climax(['focus'], { name: 'lens' });
const room = [
  event([], { name: 'letter' }),
  event([], { name: 'dear letter', cost: 2 }),
  fighter(1, { name: 'free', level: 2 }),
  fighter(1, { name: 'paid', cost: 1 }),
  storm,
];
ruling('focus: an event of any cost, or a character of cost 0 or less, to hand', (r) => {
  r.table(laterOn({ deck: [lens, ...plain(3)], waitingRoom: room }));
  r.offers('salvageFocus', ['letter', 'dear letter', 'free'], declared);
  r.attack('attacker', 'direct', ['salvageFocus', 'free']);
  r.expect({ A: { hand: ['free'], waitingRoom: 4, stock: ['lens'] } });
});
ruling('focus: it may be declined, and where there is nothing nobody is asked', (r) => {
  r.table(laterOn({ deck: [lens, ...plain(3)], waitingRoom: room }));
  r.attack('attacker', 'direct');
  r.expect({ A: { hand: 0, waitingRoom: 5, stock: ['lens'] } });
  r.table(laterOn({ deck: [lens, ...plain(3)], waitingRoom: room.slice(3) }));
  r.neverAsks('salvageFocus', declared);
});
ruling('1.2: with others of its card they are run in the order that the player picks', (r) => {
  const both = climax(['soul', 'chance'], { name: 'both' });
  r.table(laterOn({ deck: [both, ...plain('a', 'b')] }));
  r.offers('whichIconFirst', ['soul', 'chance'], declared);
  r.attack('attacker', 'direct', ['whichIconFirst', 'chance'], ...more(1));
  r.expect({ A: { frontLeft: { soul: 2 }, stock: ['a'], waitingRoom: ['both'] }, B: { clock: 3 } });
});
ruling(
  '1.2: the set of icons is frozen as the card is revealed: chance is followed by focus, also from where it lies then',
  (r) => {
    const both = climax(['chance', 'focus'], { name: 'both' });
    r.table(laterOn({ deck: [both, ...plain('a', 'b')], waitingRoom: room.slice(0, 1) }));
    r.attack('attacker', 'direct', ['whichIconFirst', 'chance'], ['revealMore'], ['salvageFocus', 'letter']);
    r.expect({ A: { hand: ['letter'], waitingRoom: ['both'], stock: 0 } });
  },
);
ruling('1.2: an icon that a card is given is run as a printed one', (r) => {
  const gift = cont({ who: 'you', where: 'resolution', type: 'climax' }, [{ what: 'icon', is: 'discovery' }]);
  const prism = fighter(1000, { name: 'prism', abilities: [gift] });
  r.table(laterOn({ deck: [storm, ...plain('a', 'b', 'c', 'd')], backLeft: prism }));
  r.attack('attacker', 'direct', ...more(3), ['discoveryCharacter', 'a']);
  r.expect({ A: { hand: ['a'], stock: ['storm'], waitingRoom: 2 } });
});
ruling('7.1: what waits for cards from the deck wakes for what the icons move', (r) => {
  const clerk = fighter(1000, {
    name: 'clerk',
    abilities: [auto({ on: 'comes', card: { type: 'climax' }, who: 'you', to: 'waitingRoom', from: 'deck' }, [charge])],
  });
  r.table(laterOn({ deck: [lamp, storm, ...plain('b', 'c', 'd')], backLeft: clerk }));
  r.attack('attacker', 'direct', ...more(2), ['revealMore'], ['discoveryCharacter', 'b']);
  r.expect({ A: { hand: ['b'], waitingRoom: ['storm'], stock: ['c', 'lamp'] } });
});
