// Lantern Harbor, events and climaxes.
import type { CardData } from '../../card-data.ts';
import { climax, event } from './title.ts';

export const LANTERN_HARBOR_NIGHTS: readonly CardData[] = [
  event({
    no: 'PM/W01-027',
    name: { en: 'Festival of Paper Boats', ja: '紙舟祭り' },
    flavor: { en: 'One for each of the missing. The river takes them all the same way.' },
    rarity: 'C',
    color: 'green',
    level: 1,
    cost: 1,
    abilities: [
      {
        kind: 'event',
        effect: [
          { do: 'choose', as: 'saved', from: { who: 'you', where: 'waitingRoom', type: 'character' } },
          { do: 'move', target: { bound: 'saved' }, to: 'hand' },
        ],
      },
    ],
  }),
  event({
    no: 'PM/W01-028',
    name: { en: 'Lights on the Breakwater', ja: '防波堤の灯' },
    flavor: { en: 'Hold the line of lamps, and the dark has to go around.' },
    rarity: 'U',
    color: 'yellow',
    level: 1,
    cost: 1,
    counter: true,
    abilities: [
      {
        kind: 'event',
        effect: [
          { do: 'choose', as: 'ally', from: { who: 'you', where: 'stage', battling: 'defender' } },
          { do: 'power', target: { bound: 'ally' }, by: 2500, until: 'endOfTurn' },
          { do: 'if', if: [{ yourLevel: { atLeast: 2 } }], then: [{ do: 'draw', amount: 1 }] },
        ],
      },
    ],
  }),
  event({
    no: 'PM/W01-029',
    name: { en: 'Borrowed Starlight', ja: '借りた星明かり' },
    flavor: { en: 'Return by morning, says the slip. Morning is a long way off.' },
    rarity: 'U',
    color: 'green',
    level: 2,
    cost: 1,
    abilities: [
      {
        kind: 'event',
        effect: [
          { do: 'lookTop', amount: 5, as: 'seen' },
          {
            do: 'choose',
            as: 'found',
            from: { who: 'you', where: 'looked', type: 'character', trait: ['Stargazer', 'Lamplighter'] },
            upTo: true,
          },
          { do: 'reveal', target: { bound: 'found' } },
          { do: 'move', target: { bound: 'found' }, to: 'hand' },
          { do: 'putBack', bound: 'seen', to: 'waitingRoom', except: 'found' },
          { do: 'move', target: 'this', to: 'memory' },
        ],
      },
    ],
  }),
  event({
    no: 'PM/W01-030',
    name: { en: 'What the River Keeps', ja: '川が抱くもの' },
    flavor: { en: 'Nothing is lost, Wren says. Only upstream.' },
    rarity: 'C',
    color: 'green',
    level: 0,
    cost: 1,
    abilities: [
      {
        kind: 'event',
        effect: [
          { do: 'choose', as: 'kept', from: { who: 'you', where: 'waitingRoom' }, amount: 5, upTo: true },
          { do: 'move', target: { bound: 'kept' }, to: 'deckShuffled' },
          { do: 'draw', amount: 1 },
        ],
      },
    ],
  }),
  climax({
    no: 'PM/W01-031',
    name: { en: 'A Thousand Small Lights', ja: '千の小さな灯' },
    flavor: { en: 'None of them could be seen from far away. All of them could.' },
    rarity: 'CR',
    color: 'yellow',
    icons: ['comeback'],
    abilities: [
      {
        kind: 'cont',
        to: { who: 'you', where: 'stage' },
        gives: [
          { what: 'power', by: 1000 },
          { what: 'soul', by: 1 },
        ],
      },
    ],
  }),
  climax({
    no: 'PM/W01-032',
    name: { en: 'Morning, All at Once', ja: 'いっせいの朝' },
    flavor: { en: 'Forty-one lamps go out, and nobody minds.' },
    rarity: 'CC',
    color: 'yellow',
    icons: ['soul', 'soul'],
    abilities: [{ kind: 'cont', to: { who: 'you', where: 'stage' }, gives: [{ what: 'soul', by: 2 }] }],
  }),
  climax({
    no: 'PM/W01-033',
    name: { en: 'The Comet Keeps Its Promise', ja: '彗星は約束を守る' },
    flavor: { en: 'Seventy-four years late, to the minute.' },
    rarity: 'CR',
    color: 'green',
    icons: ['soul', 'gate'],
    abilities: [
      {
        kind: 'cont',
        to: { who: 'you', where: 'stage' },
        gives: [
          { what: 'power', by: 1000 },
          { what: 'soul', by: 1 },
        ],
      },
    ],
  }),
  climax({
    no: 'PM/W01-034',
    name: { en: 'What the Tide Brought Back', ja: '潮が返したもの' },
    flavor: { en: 'A shoe, a bottle, a bell, a brother.' },
    rarity: 'CC',
    color: 'green',
    icons: ['treasure'],
    abilities: [
      {
        kind: 'cont',
        to: { who: 'you', where: 'stage' },
        gives: [
          { what: 'power', by: 1000 },
          { what: 'soul', by: 1 },
        ],
      },
    ],
  }),
  climax({
    no: 'PM/W01-035',
    name: { en: 'Every Window Lit', ja: 'すべての窓に灯を' },
    flavor: { en: 'The harbor does not sleep tonight. It is waiting for one boat.' },
    rarity: 'CC',
    color: 'yellow',
    icons: ['draw'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'climaxPlayed', by: 'you' },
        effect: [
          { do: 'draw', amount: 1 },
          { do: 'choose', as: 'ally', from: { who: 'you', where: 'stage' } },
          { do: 'power', target: { bound: 'ally' }, by: 2000, until: 'endOfTurn' },
          { do: 'soul', target: { bound: 'ally' }, by: 1, until: 'endOfTurn' },
        ],
      },
    ],
  }),
];
