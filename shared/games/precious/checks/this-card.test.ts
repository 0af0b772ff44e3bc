// What "this" may be on a support card or an event.
import { expect, test } from 'vitest';
import type { CardData, StaticText } from '../card-data.ts';
import { character, event, FOUND, faultsOf, support, wearing } from './testing/cards.ts';

const QUICKLY = { keyword: { keyword: 'active' }, until: 'endOfTurn' } as const;
const ACTIVE = { keyword: { keyword: 'active' } } as const;
const given = (...gives: StaticText['gives']): StaticText => ({ kind: 'static', to: 'this', gives });
/** On a support card its character goes by another word. */
const IS_BEARER = (part: string): RegExp => new RegExp(`\\.${part}: a support card is no character; .*"bearer"`);

test.each<[string, CardData, RegExp]>([
  ['AP of a support card', wearing({ do: 'ap', target: 'this', by: 10, until: 'endOfTurn' }), IS_BEARER('target')],
  ['DP of a support card', wearing({ do: 'dp', target: 'this', by: 10, until: 'endOfTurn' }), IS_BEARER('target')],
  ['a support card that gains a keyword', wearing({ do: 'gain', target: 'this', ...QUICKLY }), IS_BEARER('target')],
  [
    'a support card that is forbidden to exit',
    wearing({ do: 'forbid', target: 'this', what: 'exit', until: 'endOfTurn' }),
    IS_BEARER('target'),
  ],
  ['a support card that exits', wearing({ do: 'exit', target: 'this' }), IS_BEARER('target')],
  ['a support card that shifts', wearing({ do: 'shift', target: 'this', to: 'mainArea' }), IS_BEARER('target')],
  ['a support card that approaches again', wearing({ do: 'approachAgain', target: 'this' }), IS_BEARER('target')],
  ['a support card that enters', wearing({ do: 'enter', target: 'this' }), IS_BEARER('target')],
  [
    'a support card set on a support card',
    wearing({ do: 'choose', ...FOUND }, { do: 'set', target: { bound: 'found' }, on: 'this' }),
    IS_BEARER('on'),
  ],
  [
    'as much as the AP of a support card',
    wearing({ do: 'draw', amount: { of: 'this', value: 'ap' } }),
    IS_BEARER('amount\\.of'),
  ],
  ['AP given to a support card', support(given({ what: 'ap', by: 10 })), IS_BEARER('gives\\.0')],
  ['a keyword given to a support card', support(given({ what: 'keyword', ...ACTIVE })), IS_BEARER('gives\\.0')],
  ['a support card that cannot exit', support(given({ what: 'cannot', do: 'exit' })), IS_BEARER('gives\\.0')],
  ['a support card in an area', { ...support(), useCondition: [{ thisIn: 'mainArea' }] }, IS_BEARER('thisIn')],
  [
    'a support card of some AP',
    { ...support(), useCondition: [{ thisIs: { ap: { atLeast: 10 } } }] },
    IS_BEARER('thisIs\\.ap'),
  ],
  [
    'a support card in an approach',
    { ...support(), useCondition: [{ thisIs: { participates: 'any' } }] },
    IS_BEARER('thisIs\\.participates'),
  ],
  [
    'an event that becomes active',
    event({ texts: [{ kind: 'event', timing: ['main'], effect: [{ do: 'wake', target: 'this' }] }] }),
    /\.effect\.0\.target: an event is no character/,
  ],
])('no card has %s', (_what, card, fault) => {
  expect(faultsOf(card)).toContainEqual(expect.stringMatching(fault));
});

test.each<[string, CardData]>([
  ['AP that a support card gives its bearer', wearing({ do: 'ap', target: 'bearer', by: 10, until: 'endOfTurn' })],
  ['as much as the AP of the bearer', wearing({ do: 'draw', amount: { of: 'bearer', value: 'ap' } })],
  ['as much as the cost of a support card', wearing({ do: 'draw', amount: { of: 'this', value: 'cost' } })],
  [
    'a support card that goes away or becomes active',
    wearing({ do: 'wake', target: 'this' }, { do: 'move', target: 'this', to: 'hand' }),
  ],
  ['a support card whose texts are not used', support(given({ what: 'cannot', do: 'useText' }))],
  ['a support card that asks whether it is active', { ...support(), useCondition: [{ thisIs: { state: 'active' } }] }],
  [
    'a support card that wakes by what its bearer does',
    support({
      kind: 'trigger',
      when: { on: 'exits', who: 'this' },
      effect: [
        { do: 'enter', target: 'bearer' },
        { do: 'set', target: 'this', on: 'bearer' },
      ],
    }),
  ],
  [
    'a character that asks where it is and what it does',
    character({ useCondition: [{ thisIn: 'mainArea' }, { thisIs: { participates: 'any' } }] }),
  ],
])('a card may have %s', (_what, card) => {
  expect(faultsOf(card)).toEqual([]);
});
