// Rulings on traits, names, colors and icons that are given and taken, and on what players are given (7.4).
import { test } from 'vitest';
import type { Effect, Gift, Kind, Until } from '../ability-data.ts';
import { climax, cont, event, fighter, plain } from './bench/cards.ts';
import { type Ruling, rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const spell = (...effect: Effect[]) => event(effect, { name: 'spell' });
const cast = ['main', 'playEvent spell'] as const;
const mine = { who: 'you', where: 'stage' } as const;
const knight = fighter(3000, { name: 'knight', traits: ['Guard'] });
const give = (target: Extract<Effect, { do: 'give' }>['target'], until: Until, ...gives: Gift[]): Effect => ({
  do: 'give',
  target,
  gives,
  until,
});
const toKnight = (...gives: Gift[]) => give({ all: { ...mine, name: 'knight' } }, 'endOfTurn', ...gives);
/** Whoever is of the kind has 1000 more. */
const judge = (kind: Kind) =>
  fighter(1000, { name: 'judge', abilities: [cont({ ...mine, ...kind }, [{ what: 'power', by: 1000 }])] });

const FACES: readonly (readonly [string, Gift, Kind])[] = [
  ['trait', { what: 'trait', is: 'Ghost' }, { trait: 'Ghost' }],
  ['name', { what: 'name', is: 'Nobody' }, { name: 'Nobody' }],
  ['part of a name', { what: 'name', is: 'Nobody' }, { nameHas: 'body' }],
  ['color', { what: 'color', is: 'red' }, { color: 'red' }],
  ['icon', { what: 'icon', is: 'gate' }, { icon: 'gate' }],
];
for (const [what, gift, kind] of FACES) {
  ruling(`7.4: a ${what} that an effect gives counts until the end of the turn, beside the printed one`, (r) => {
    const A = { hand: [spell(toKnight(gift))], frontLeft: knight, backLeft: judge(kind) };
    r.table({ at: 'main', A });
    r.expect({ A: { frontLeft: { power: 3000 } } });
    r.run(cast);
    r.expect({ A: { frontLeft: { power: 4000 } } });
    r.until('stand');
    r.expect({ A: { frontLeft: { power: 3000 } } });
    const own = { trait: 'Guard', name: 'knight', color: 'yellow' } as const;
    r.table({ at: 'main', A: { ...A, backLeft: judge(own) } });
    r.run(cast);
    r.expect({ A: { frontLeft: { power: 4000 } } });
  });
}
/** The knight is of the trait after these, or is not. */
const traitAfter = (r: Ruling, trait: string, is: boolean, steps: readonly Effect[], backRight = knight): void => {
  const A = { hand: [spell(...steps)], frontLeft: knight, backLeft: judge({ trait, name: 'knight' }), backRight };
  r.table({ at: 'main', A });
  r.run(cast);
  r.expect({ A: { frontLeft: { power: is ? 4000 : 3000 } } });
};
const noTraits: Gift = { what: 'loses', all: 'traits' };
const ghost: Gift = { what: 'trait', is: 'Ghost' };
ruling('7.4: who loses its traits loses the printed ones and those it was given before, not those given after', (r) => {
  traitAfter(r, 'Guard', false, [toKnight(noTraits)]);
  traitAfter(r, 'Ghost', false, [toKnight(ghost), toKnight(noTraits)]);
  traitAfter(r, 'Ghost', true, [toKnight(noTraits), toKnight(ghost)]);
  traitAfter(r, 'Ghost', true, [toKnight(noTraits, ghost)]);
});
ruling('7.4: a trait that a CONT gave is lost with the others, one of a CONT that came later is not', (r) => {
  const haunt = fighter(1000, { name: 'haunt', abilities: [cont({ ...mine, where: 'front' }, [ghost])] });
  traitAfter(r, 'Ghost', true, [], haunt);
  traitAfter(r, 'Ghost', false, [toKnight(noTraits)], haunt);
  const A = { hand: [spell(toKnight(noTraits)), haunt], frontLeft: knight, backLeft: judge({ trait: 'Ghost' }) };
  r.table({ at: 'main', A });
  r.run(cast);
  r.act('playCharacter haunt', ['chooseSlot', 'backRight']);
  r.expect({ A: { frontLeft: { power: 4000 } } });
});
ruling('7.4, 1.2: an icon that is given to a card on the stage is not one of a trigger check', (r) => {
  r.table({ at: 'main', A: { hand: [spell(toKnight({ what: 'icon', is: 'soul' }))], frontLeft: knight } });
  r.run(cast);
  r.until('attack');
  r.attack('knight', 'direct');
  r.expect({ B: { clock: 2 } });
});

const BANS = [
  ['playEvents', event([], { name: 'held' }), ['main', 'playEvent held']],
  ['playCharacters', fighter(1, { name: 'held' }), ['main', 'playCharacter held']],
] as const;
for (const [ban, held, entry] of BANS) {
  ruling(`7.3: a player who is given "cannot ${ban}" cannot, until it ends`, (r) => {
    const bans: Gift = { what: 'cannot', do: ban };
    const deck = Array.from({ length: 10 }, () => climax());
    const B = { hand: [held], deck };
    r.table({ at: 'main', A: { hand: [spell(give('you', 'endOfTurn', bans)), held] }, B });
    r.run(cast);
    r.illegal(entry);
    r.until('mainAction');
    r.offers('main', [entry[1]]);
    const curse = spell(give('opponent', 'endOfOpponentsTurn', bans));
    r.table({ at: 'main', A: { hand: [curse, held], deck }, B });
    r.run(cast);
    r.offers('main', [entry[1]]);
    r.until('mainAction');
    r.illegal(entry);
    r.until('stand');
    r.until('mainAction');
    r.until('stand');
    r.until('mainAction');
    r.expect({ turnPlayer: 'B' });
    r.offers('main', [entry[1]]);
  });
}
ruling('7.3: a player who is given "cannot playClimaxes" is offered none', (r) => {
  const bans = give('you', 'endOfTurn', { what: 'cannot', do: 'playClimaxes' });
  r.table({ at: 'main', A: { hand: [spell(bans), climax()], clock: 1 } });
  r.run(cast);
  r.until('climax');
  r.illegal(['climax', 'climax']);
});
ruling('5.5: a hand limit that an effect gives a player is read as its turn ends, and not afterwards', (r) => {
  r.table({ at: 'main', A: { hand: [spell(give('you', 'endOfTurn', { what: 'handLimit', by: 2 })), ...plain(9)] } });
  r.run(cast);
  r.until('stand');
  r.expect({ A: { hand: 9 } });
});
ruling("7.4: less damage for a player until the end of the opponent's turn, of each damage and none below 0", (r) => {
  const ward = give('you', 'endOfOpponentsTurn', { what: 'damage', by: -1 });
  r.table({
    at: 'main',
    A: { hand: [spell(ward)] },
    B: { frontLeft: fighter(1, { soul: 2 }), frontRight: fighter(1, { soul: 0 }) },
  });
  r.run(cast);
  r.until('attack');
  r.expect({ turnPlayer: 'B' });
  r.attack('frontLeft', 'direct');
  r.expect({ A: { clock: 2 } });
  r.attack('frontRight', 'direct');
  r.expect({ A: { clock: 2 } });
});
ruling('7.4: damage of so much at most becomes less, greater damage does not', (r) => {
  const ward = give('opponent', 'endOfTurn', { what: 'damage', by: -2, atMost: 2 });
  const hit = (amount: number): Effect => ({ do: 'damage', amount, to: 'opponent' });
  for (const [amount, clock] of [
    [1, 0],
    [2, 0],
    [3, 3],
  ] as const) {
    r.table({ at: 'main', A: { hand: [spell(ward, hit(amount))] } });
    r.run(cast);
    r.expect({ B: { clock } });
  }
});
ruling('SQ2: power that a CONT in memory or in the clock takes away, too, sends to the waiting room', (r) => {
  for (const where of ['memory', 'clock'] as const) {
    const shade = fighter(1000, {
      name: 'shade',
      abilities: [
        cont({ who: 'opponent', where: 'stage' }, [{ what: 'power', by: -3000 }], {
          in: where,
          if: [{ phase: 'climax' }],
        }),
      ],
    });
    r.table({ at: 'main', A: { [where]: [shade] }, B: { frontLeft: knight, frontRight: fighter(4000) } });
    r.until('attackBegins');
    r.expect({ B: { frontLeft: null, frontRight: { power: 1000 } } });
  }
});
ruling('2.3: what an effect gives to cards off the stage it does not give', (r) => {
  const label = spell(
    { do: 'choose', as: 'one', from: { who: 'you', where: 'waitingRoom' } },
    give({ bound: 'one' }, 'endOfTurn', ghost, { what: 'power', by: 1000 }),
    { do: 'choose', as: 'many', from: { who: 'you', where: 'waitingRoom', trait: 'Ghost' } },
    { do: 'move', target: { bound: 'many' }, to: 'hand' },
  );
  r.table({ at: 'main', A: { hand: [label], waitingRoom: [knight] } });
  r.run(cast);
  r.expect({ A: { hand: 0, waitingRoom: ['spell', 'knight'] } });
  if (r.state.given.length > 0) throw new Error('nothing is given');
});
