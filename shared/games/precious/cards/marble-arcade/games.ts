// The Marble Arcade, events and support cards.
import type { CardData } from '../../card-data.ts';
import { event, support } from './title.ts';

export const MARBLE_GAMES: readonly CardData[] = [
  event({
    no: 'marble/01-017',
    name: { en: 'Continue?', ja: 'コンティニュー？' },
    flavor: { en: 'Ten. Nine. A coin, somewhere, in some pocket. Eight.' },
    rarity: '4',
    color: 'red',
    cost: 3,
    source: 1,
    text: {
      timing: ['approach', 'own'],
      targets: [{ as: 'back', from: { who: 'you', where: 'mainArea', state: 'resting' } }],
      effect: [
        { do: 'wake', target: { bound: 'back' } },
        { do: 'approachAgain', target: { bound: 'back' } },
      ],
    },
  }),
  event({
    no: 'marble/01-018',
    name: { en: 'Game Over', ja: 'ゲームオーバー' },
    flavor: { en: 'It says so in six colours, and bows.' },
    rarity: '3',
    color: 'red',
    cost: 3,
    source: 1,
    keywords: [{ keyword: 'break' }],
    text: {
      timing: ['main', 'own'],
      targets: [{ as: 'out', from: { who: 'opponent', where: 'mainArea', ap: { atMost: 20 } }, amount: 2, upTo: true }],
      effect: [{ do: 'exit', target: { bound: 'out' } }],
    },
  }),
  event({
    no: 'marble/01-019',
    name: { en: 'House Rules', ja: 'うちのルール' },
    flavor: { en: 'Written on the wall, in chalk, this minute.' },
    rarity: '4',
    color: 'green',
    cost: 3,
    source: 1,
    text: {
      timing: ['interrupt'],
      against: { by: 'opponent' },
      effect: [{ do: 'negate' }],
    },
  }),
  event({
    no: 'marble/01-020',
    name: { en: 'Claw Machine', ja: 'クレーンゲーム' },
    flavor: { en: 'The toys inside have been asked not to help. They help.' },
    rarity: '2',
    color: 'yellow',
    cost: 0,
    source: 1,
    text: {
      timing: ['main', 'own'],
      effect: [
        { do: 'mill', amount: 3, as: 'prizes' },
        { do: 'forEach', bound: 'prizes', is: { traits: ['toy'] }, then: [{ do: 'draw', amount: 1 }] },
      ],
    },
  }),
  event({
    no: 'marble/01-021',
    name: { en: 'Sudden Death', ja: 'サドンデス' },
    flavor: { en: 'Next marble wins. It has been the next marble since lunch.' },
    rarity: '4',
    color: 'yellow',
    cost: 4,
    source: 1,
    keywords: [{ keyword: 'break' }],
    useCondition: [{ points: 'more' }],
    text: {
      timing: ['main', 'own'],
      effect: [{ do: 'givePoints', amount: 1, who: 'opponent' }],
    },
  }),
  event({
    no: 'marble/01-022',
    name: { en: 'Two Can Play', ja: '負けずにもう一回' },
    flavor: { en: 'At that, at this, and at table football.' },
    rarity: '2',
    color: 'green',
    cost: 1,
    source: 2,
    text: {
      timing: ['main', 'both', 'interrupt'],
      against: { of: ['event', 'support'], by: 'opponent' },
      effect: [
        { do: 'choose', as: 'again', from: { who: 'you', where: 'trash', type: 'event', cost: { atMost: 3 } } },
        { do: 'move', target: { bound: 'again' }, to: 'hand' },
      ],
    },
  }),
  support({
    no: 'marble/01-023',
    name: { en: 'Lucky Marble', ja: '幸運のビー玉' },
    flavor: { en: 'There is a very small evening inside it.' },
    rarity: '2',
    color: 'green',
    cost: 1,
    source: 2,
    texts: [
      { kind: 'static', to: 'bearer', gives: [{ what: 'dp', by: 10 }] },
      {
        kind: 'trigger',
        when: { on: 'turnBegins', turn: 'you' },
        effect: [
          { do: 'lookTop', amount: 1, as: 'glimpse' },
          { do: 'may', then: [{ do: 'move', target: { bound: 'glimpse' }, to: 'trash' }] },
        ],
      },
    ],
  }),
  support({
    no: 'marble/01-024',
    name: { en: 'Paper Crown', ja: '紙のかんむり' },
    flavor: { en: 'Out of a cracker, off to the wars.' },
    rarity: '1',
    color: 'red',
    cost: 0,
    source: 2,
    texts: [
      {
        kind: 'use',
        timing: ['main', 'own'],
        cost: { rest: true },
        effect: [{ do: 'gain', target: 'bearer', keyword: { keyword: 'natural', x: 1 }, until: 'endOfTurn' }],
      },
    ],
  }),
  support({
    no: 'marble/01-025',
    name: { en: 'Chewing Gum', ja: 'くっついたガム' },
    flavor: { en: 'Grape, originally.' },
    rarity: '3',
    color: 'yellow',
    cost: 2,
    source: 1,
    sets: { who: 'opponent' },
    texts: [{ kind: 'static', to: 'bearer', gives: [{ what: 'cannot', do: 'interfere' }] }],
  }),
];
