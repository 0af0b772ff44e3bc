// Rulings on what cards may come to say and few do: answers to rituals, exclusive effects alone, acting once more, both sides at once.
import { test } from 'vitest';
import type { Effect } from '../card-data.ts';
import {
  AIM,
  aiming,
  attacker,
  draw,
  everybody,
  fighter,
  gear,
  instant,
  item,
  must,
  power,
  quick,
  ritual,
  skilled,
  spell,
  terrain,
  weather,
} from './bench/cards.ts';
import { busy, changed, having, hurt } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = attacker('X', 'strike', 3);
const V = fighter('V');
const ATTACKS = { answers: { attack: 'any', by: 'foe' } } as const;
const WEAKEN = (by: number): Effect => ({ do: 'weaken', by });
ruling('a ritual whose attack was weakened when it was declared takes effect so much weaker', (r) => {
  const blast = ritual('blast', 'X', [], { attack: { type: 'absolute', power: 4 } });
  r.table({
    at: 'action',
    A: { line: [X], hand: [blast, ...power(1)] },
    B: { line: [V], hand: [quick('veil', [WEAKEN(3)], ATTACKS)] },
  });
  r.act('spell blast', ['boostAttack', 'power'], ['B.answer', 'item veil']);
  r.endTurn();
  r.startTurn();
  r.endTurn();
  r.expect({ B: { line: { V: 8 } } });
});
ruling('the attack of a ritual that was redirected is on the other character when it takes effect', (r) => {
  const blast = ritual('blast', 'X', [], { attack: { type: 'absolute', power: 4 } });
  const lead = instant('lead', 'W', [{ do: 'redirect', to: 'user' }], ATTACKS);
  r.table({ at: 'action', A: { line: [X], hand: [blast] }, B: { line: [V, fighter('W')], hand: [lead] } });
  r.act('spell blast', ['attackTarget', 'V'], ['B.answer', 'spell lead']);
  r.endTurn();
  r.startTurn();
  r.endTurn();
  r.expect({ B: { line: { V: 10, W: 6 } } });
});
ruling('what an attack has and what it loses is added up before anything is cut off at 0', (r) => {
  const armed = {
    lies: attacker('X', 'absolute', 3),
    gear: [gear('blade', [{ what: 'power', type: 'absolute', by: 2 }])],
  };
  r.table({ at: 'action', A: { line: [armed] }, B: { line: [V], hand: [quick('veil', [WEAKEN(4)], ATTACKS)] } });
  r.attack('X', 'V', ['B.answer', 'item veil']);
  r.expect({ B: { line: { V: 9 } } });
});
ruling('an exclusive effect speaks of what the effect before it has chosen and dealt', (r) => {
  const flare = item('flare', must({ do: 'choose', as: 'one', from: { who: 'foe', where: 'line' } }), {
    user: true,
    attack: { type: 'absolute', power: 2 },
    exclusive: [
      {
        character: 'X',
        effect: [
          { do: 'draw', amount: { dealt: true, times: 1 } },
          { do: 'hurt', target: { bound: 'one' }, amount: 3 },
        ],
      },
    ],
  });
  r.table({ at: 'action', A: { line: [X], hand: [flare] }, B: { line: [V, fighter('W')] } });
  r.act('item flare', ['wantExclusive', 'yes'], ['attackTarget', 'V'], ['chooseTarget', 'W']);
  r.expect({ A: { hand: 2 }, B: { line: { V: 8, W: 7 } } });
});
ruling('an item that has nothing but an exclusive effect may be used', (r) => {
  const gift = item('gift', [], { user: true, exclusive: [{ character: 'X', effect: draw(2) }] });
  r.table({ at: 'action', A: { line: [X, fighter('Y')], hand: [gift, gift] } });
  r.act('item gift', ['nameUser', 'X'], ['wantExclusive', 'yes']);
  r.expect({ A: { hand: 3 } });
  r.act('item gift', ['nameUser', 'Y']);
  r.expect({ A: { hand: 2 } });
});
const again = item('again', must({ do: 'refresh', target: { all: { who: 'you', where: 'line' } } }));
ruling(
  'who may act once more has acted all the same: without doing anything more it is busy in the enemy turn',
  (r) => {
    for (const deed of ['attack', 'skill'] as const) {
      r.table({ at: 'action', A: { line: [having(X, deed), fighter('Y')], hand: [again] } });
      r.act('item again');
      r.endTurn();
      r.expect({ A: { line: { X: 'busy', Y: 'guard' } } });
    }
  },
);
ruling('who may act once more starts no ritual in that turn', (r) => {
  r.table({ at: 'action', A: { line: [having(X, 'attack')], hand: [again, ritual('rite', 'X')] } });
  r.act('item again');
  r.illegal(['act', 'spell rite']);
  r.act('attack X');
  r.illegal(['act', 'attack X']);
});
ruling('who used its instant skill in the enemy turn may be made to use it once more, and keeps its stance', (r) => {
  const ready = quick('ready', must({ do: 'refresh', target: everybody('you') }));
  r.table({
    at: 'action',
    A: { line: [X], hand: [item('one', draw(1)), item('two', draw(1))] },
    B: { line: [skilled('V', draw(1), { speed: 'instant' })], hand: [ready] },
  });
  r.act('item one', ['B.answer', 'skill V'], ['A.answer'], ['B.answer', 'item ready']);
  r.expect({ B: { line: { V: { state: 'guard', spirit: 4 } } } });
  r.act('item two', ['B.answer', 'skill V']);
  r.expect({ B: { hand: 2, line: { V: { state: 'guard', spirit: 3 } } } });
});

const heavy = { do: 'hurt', target: { all: { who: 'any', where: 'line', hp: { atLeast: 6 } } }, amount: 5 } as const;
const light = { do: 'hurt', target: { all: { who: 'any', where: 'line', hp: { atMost: 5 } } }, amount: 1 } as const;
ruling('of two environments first that works which the turn player has brought, wherever that one sits', (r) => {
  const moor = terrain('moor', [], { each: [heavy] });
  const rain = weather('rain', [], { each: [light] });
  r.table({ at: 'start', A: { line: [X], environment: [moor] }, B: { line: [V], environment: [rain] } });
  r.startTurn();
  r.expect({ A: { line: { X: 4 } }, B: { line: { V: 4 } } });
  r.table({ at: 'start', A: { line: [X], environment: [rain] }, B: { line: [V], environment: [moor] } });
  r.startTurn();
  r.expect({ A: { line: { X: 5 } }, B: { line: { V: 5 } } });
});
ruling('of the poison of both sides that of the turn player works first', (r) => {
  const options = { barrierOnlyAttacks: false };
  const poisons = [
    { what: 'poison', by: 1, last: 9, from: 'own' },
    { what: 'poison', by: 1, last: 9, from: 'foe' },
  ] as const;
  const sick = changed(hurt(fighter('Z'), 1), ...poisons);
  r.table({ at: 'start', A: { line: [sick, X], hand: [spell('of Z', 'Z')] }, B: { line: [V] }, options });
  r.neverAsks('barrierDefend');
  r.startTurn();
  r.expect({ A: { out: ['Z'] } });
  r.table({ at: 'start', A: { line: [X] }, B: { line: [sick, V], hand: [spell('of Z', 'Z')] }, options });
  r.startTurn(['B.barrierDefend', 'of Z']);
  r.expect({ B: { out: ['Z'], discard: ['of Z'] } });
});
const once = spell('once', 'X', [], { unique: true });
ruling('a unique card that was used is a Power card to every text that asks for a kind of card', (r) => {
  const bring = (card: object, name: string) => item(name, must({ do: 'search', card, amount: 1 }));
  const hand = [
    bring({ type: 'spell' }, 'spells'),
    bring({ spellOf: 'line' }, 'own'),
    bring({ type: 'power' }, 'powers'),
  ];
  r.table({ at: 'action', A: { line: [X], hand, deck: [once] }, used: [once] });
  r.offers('searchDeck', [], ['act', 'item spells']);
  r.offers('searchDeck', [], ['act', 'item own']);
  r.offers('searchDeck', ['once'], ['act', 'item powers']);
});
ruling('what was used and still lies on the table is what it is', (r) => {
  const only = weather('only', [], { unique: true });
  const clear = item(
    'clear',
    must({ do: 'destroy', target: AIM }),
    aiming({ who: 'any', where: 'environment', kind: 'weather' }),
  );
  r.table({ at: 'action', A: { line: [X], environment: [only], hand: [clear] }, used: [only] });
  r.act('item clear');
  r.expect({ A: { environment: 0 } });
});
ruling('an attack that is led back to its own side raises no barrier there, and is dodged by that side', (r) => {
  const back = quick('back', must({ do: 'redirect', to: 'answered' }), ATTACKS);
  r.table({
    at: 'action',
    A: { line: [hurt(attacker('X', 'danmaku', 4, { flight: 1 }), 3), fighter('Y')], hand: [spell('of X', 'X')] },
    B: { line: [busy(V)], hand: [back] },
  });
  r.neverAsks('barrierDefend', ['act', 'attack X'], ['B.answer', 'item back'], ['A.dodge', 1]);
  r.attack('X', 'V', ['B.answer', 'item back'], ['A.dodge', 1]);
  r.expect({ A: { out: ['X'] }, B: { line: { V: 10 } } });
});
ruling('a unique card may be paid with its own copy, and the copy pays as the spell card that it was', (r) => {
  const dear = spell('dear', 'X', [], { unique: true, p: 2 });
  r.table({ at: 'action', A: { line: [X], hand: [dear, dear] }, options: { spellAsP: 2 } });
  r.act('spell dear', ['payP', 'dear']);
  r.expect({ A: { hand: 0, discard: ['dear', 'dear'] } });
});
ruling('a unique card that is declared in a chain is used up for whoever would answer with its copy', (r) => {
  const parry = quick('parry', must({ do: 'negate' }), { unique: true });
  r.table({ at: 'action', A: { line: [X], hand: [parry] }, B: { line: [V], hand: [parry] } });
  r.offers('B.answer', [], ['act', 'attack X'], ['B.answer'], ['A.answer', 'item parry']);
});
ruling('of several equal changes each counts, and each ends by itself', (r) => {
  const grow: Effect = { do: 'atk', target: everybody('you'), by: 1, turns: 1 };
  const grower = item('grower', must(grow, grow));
  r.table({ at: 'action', A: { line: [X], hand: [grower] }, B: { line: [V] } });
  r.act('item grower');
  r.expect({ A: { line: { X: { atk: 5, changes: 2 } } } });
  r.endTurn();
  r.expect({ A: { line: { X: { atk: 3, changes: 0 } } } });
});
