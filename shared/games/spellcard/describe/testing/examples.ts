// One card for each construct of a text, whose exact words the test of the description has in every language.
import { ATTACKED, type CardData } from '../../card-data.ts';
import { characterOf, itemOf, spellOf } from './specimens.ts';

const FOE = { who: 'foe', where: 'line' } as const;
const YOURS = { who: 'you', where: 'line' } as const;

export const EXAMPLES = {
  'a skill that costs HP': characterOf({ effect: [{ do: 'draw', amount: 2 }] }, { speed: 'active', spirit: 2, hp: 1 }),
  'an attack on one': spellOf({ attack: { type: 'danmaku', power: 5 }, effect: [] }, { p: 2, spirit: 1 }),
  'an attack on all, and what it is for those that are hit': spellOf(
    {
      attack: { type: 'bombard', power: { stat: 'spirit', of: 'user', times: 2, plus: 1 }, on: 'all' },
      effect: [{ do: 'poison', target: { bound: ATTACKED }, amount: 1, turns: 3 }],
    },
    { final: true, unique: true, speed: 'instant' },
  ),
  'a ritual': spellOf({ attack: { type: 'absolute', power: 3, on: 2 }, effect: [] }, { ritual: 1 }),
  'an answer that weakens': spellOf(
    {
      answers: { attack: 'strike', by: 'foe', atYours: true },
      effect: [
        { do: 'weaken', by: 2 },
        { do: 'hurt', target: 'answered', amount: 1 },
      ],
    },
    { speed: 'instant' },
  ),
  'an answer that negates': characterOf({
    answers: { of: ['spell', 'item'], by: 'foe' },
    effect: [{ do: 'negate' }],
  }),
  'an attack that goes to somebody else': characterOf({
    answers: { of: ['attack'] },
    effect: [{ do: 'redirect', to: 'user' }],
  }),
  'a target and changes for some turns': itemOf({
    targets: [{ as: 'it', from: FOE }],
    effect: [
      { do: 'def', target: { bound: 'it' }, by: -2, turns: 1 },
      { do: 'flight', target: { bound: 'it' }, by: -1, turns: 1 },
      { do: 'forbid', target: { bound: 'it' }, what: 'spell', turns: 2 },
    ],
  }),
  'two targets of different sides': itemOf({
    targets: [
      { as: 'mine', from: YOURS },
      { as: 'theirs', from: { ...FOE, stance: 'busy' }, amount: 1 },
    ],
    effect: [
      { do: 'gainSpirit', target: { bound: 'mine' }, amount: 2 },
      { do: 'loseSpirit', target: { bound: 'theirs' }, amount: { dealt: true, times: 1 } },
    ],
  }),
  'a duty and a condition': spellOf({
    effect: [
      { do: 'must', then: [{ do: 'discard', amount: 1 }] },
      {
        do: 'if',
        if: [{ count: { ...YOURS, wounded: true }, atLeast: 2 }, { turn: 'foe' }],
        then: [{ do: 'heal', target: { all: YOURS }, amount: 1 }],
        else: [{ do: 'mill', amount: 2, who: 'foe' }],
      },
    ],
  }),
  'a choice of the opponent': spellOf({
    effect: [
      { do: 'choose', as: 'it', from: FOE, by: 'foe' },
      { do: 'stance', target: { bound: 'it' }, to: 'busy' },
    ],
  }),
  'a search and a return': itemOf({
    effect: [
      { do: 'search', card: { spellOf: 'line' }, amount: 1 },
      { do: 'choose', as: 'it', from: { who: 'foe', where: 'gear', slot: 'weapon' } },
      { do: 'move', target: { bound: 'it' }, to: 'hand' },
    ],
  }),
  'an exclusive effect for its user': itemOf(
    { effect: [{ do: 'atk', target: 'user', by: 2, turns: 2 }] },
    {
      kind: 'buff',
      user: true,
      exclusive: [{ character: '霧守', effect: [{ do: 'refresh', target: 'user' }] }],
    },
  ),
  'a barrier charm': itemOf({ effect: [{ do: 'cure', target: 'user' }] }, { kind: 'barrierCharm', user: true }),
  'a Power card': { no: 'X-1', name: { en: 'X' }, rarity: 'N', type: 'power' },
  'a piece of equipment': {
    no: 'X-1',
    name: { en: 'X' },
    rarity: 'N',
    type: 'equipment',
    slot: 'armour',
    p: 1,
    gives: [
      { what: 'def', by: 2, stance: 'guard' },
      { what: 'against', type: 'danmaku', by: -1 },
      { what: 'immune', to: 'poison' },
    ],
  },
  'an environment': {
    no: 'X-1',
    name: { en: 'X' },
    rarity: 'N',
    type: 'item',
    kind: 'weather',
    p: 1,
    speed: 'active',
    gives: [
      { what: 'power', type: 'strike', by: 1 },
      { what: 'cannot', do: 'dodge' },
    ],
    each: [{ do: 'hurt', target: { all: { who: 'any', where: 'line', hp: { atLeast: 5 } } }, amount: 1 }],
  },
} as const satisfies Readonly<Record<string, CardData>>;
