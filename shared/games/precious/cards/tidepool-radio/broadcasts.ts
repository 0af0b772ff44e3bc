// Tidepool Radio, events and support cards.
import type { CardData } from '../../card-data.ts';
import { event, support } from './title.ts';

export const TIDEPOOL_BROADCASTS: readonly CardData[] = [
  event({
    no: 'tidepool/01-017',
    name: { en: 'Request Line', ja: 'リクエスト電話' },
    flavor: { en: 'It rings once an evening. It is always the same grandmother.' },
    rarity: '3',
    color: 'blue',
    cost: 2,
    source: 1,
    text: {
      timing: ['main', 'own'],
      effect: [
        {
          do: 'search',
          as: 'requested',
          card: { type: 'character', work: 'tidepool', cost: { atMost: 4 } },
          amount: 1,
        },
        { do: 'reveal', target: { bound: 'requested' } },
        { do: 'move', target: { bound: 'requested' }, to: 'hand' },
        { do: 'shuffle' },
      ],
    },
  }),
  event({
    no: 'tidepool/01-018',
    name: { en: 'Technical Difficulties', ja: 'しばらくお待ちください' },
    flavor: { en: 'Please enjoy this picture of a pelican. It is radio; imagine it.' },
    rarity: '3',
    color: 'blue',
    cost: 2,
    source: 1,
    text: {
      timing: ['interrupt'],
      against: { of: ['event'], by: 'opponent' },
      effect: [{ do: 'negate' }],
    },
  }),
  event({
    no: 'tidepool/01-019',
    name: { en: 'Rewind the Tape', ja: 'テープの巻き戻し' },
    flavor: { en: 'With a pencil, and a great deal of patience.' },
    rarity: '2',
    color: 'blue',
    cost: 1,
    source: 2,
    keywords: [{ keyword: 'break' }],
    text: {
      timing: ['main', 'approach', 'both'],
      effect: [
        {
          do: 'choose',
          as: 'rewound',
          from: { who: 'you', where: 'pointArea', state: 'faceDown' },
          amount: 2,
          upTo: true,
        },
        { do: 'turnUp', target: { bound: 'rewound' } },
      ],
    },
  }),
  event({
    no: 'tidepool/01-020',
    name: { en: 'Typhoon Warning', ja: '台風警報' },
    flavor: { en: 'School is cancelled. Radio is not.' },
    rarity: '3',
    color: 'green',
    cost: 3,
    source: 1,
    text: {
      timing: ['main', 'both'],
      effect: [{ do: 'move', target: { all: { who: 'opponent', where: 'mainArea', dp: { atMost: 20 } } }, to: 'hand' }],
    },
  }),
  event({
    no: 'tidepool/01-021',
    name: { en: 'Cue the Waves', ja: '波の音、どうぞ' },
    flavor: { en: 'A baking tray, a handful of dried beans.' },
    rarity: '1',
    color: 'green',
    cost: 1,
    source: 2,
    text: {
      timing: ['approach', 'both'],
      targets: [{ as: 'lifted', from: { who: 'you', where: 'mainArea', participates: 'any' } }],
      effect: [{ do: 'dp', target: { bound: 'lifted' }, by: 20, until: 'endOfApproach' }],
    },
  }),
  event({
    no: 'tidepool/01-022',
    name: { en: 'Edit It Out', ja: 'そこ、カットで' },
    flavor: { en: 'Nagisa did not sneeze on the record. There is no record.' },
    rarity: '4',
    color: 'blue',
    cost: 4,
    source: 1,
    useCondition: [{ points: 'more' }],
    text: {
      timing: ['main', 'own'],
      targets: [{ as: 'cut', from: { who: 'opponent', where: 'mainArea' } }],
      effect: [{ do: 'move', target: { bound: 'cut' }, to: 'deckShuffled' }],
    },
  }),
  support({
    no: 'tidepool/01-023',
    name: { en: 'Big Headphones', ja: '大きなヘッドホン' },
    flavor: { en: 'Property of Fuyuki. Everybody has tried them on once.' },
    rarity: '1',
    color: 'blue',
    cost: 1,
    source: 2,
    texts: [
      { kind: 'static', to: 'bearer', gives: [{ what: 'dp', by: 10 }] },
      { kind: 'source', by: 1, for: { name: 'Fuyuki Tomari' } },
    ],
  }),
  support({
    no: 'tidepool/01-024',
    name: { en: 'Ice-Cold Ramune', ja: 'キンキンのラムネ' },
    flavor: { en: 'Pop, fizz, and then everyone within range is brave.' },
    rarity: '1',
    color: 'green',
    cost: 0,
    source: 2,
    texts: [
      {
        kind: 'use',
        timing: ['approach', 'own'],
        cost: { rest: true },
        useCondition: [{ count: { who: 'you', where: 'mainArea', participates: 'any' }, atLeast: 1 }],
        effect: [{ do: 'ap', target: 'bearer', by: 10, until: 'endOfApproach' }],
      },
    ],
  }),
  support({
    no: 'tidepool/01-025',
    name: { en: 'Tangled Cassette', ja: 'からまったカセット' },
    flavor: { en: 'Side A: songs. Side B: also on side A, now.' },
    rarity: '3',
    color: 'blue',
    cost: 2,
    source: 1,
    sets: { who: 'opponent' },
    texts: [
      {
        kind: 'static',
        to: 'bearer',
        gives: [
          { what: 'ap', by: -10 },
          { what: 'cannot', do: 'useText' },
        ],
      },
    ],
  }),
];
