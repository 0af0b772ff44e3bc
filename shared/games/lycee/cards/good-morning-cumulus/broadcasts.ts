// Good Morning, Cumulus, events, items and areas.
import type { CardData } from '../../card-data.ts';
import { area, event, item } from './title.ts';

export const GOOD_MORNING_BROADCASTS: readonly CardData[] = [
  event({
    no: 'LY/C-019',
    name: { en: 'ON AIR: Storm Bulletin', ja: 'ON AIR：嵐の臨時ニュース', 'zh-TW': 'ON AIR：暴風快報' },
    flavor: { en: '"If you can hear this over the thunder, come indoors. Bring a biscuit."' },
    rarity: 'C',
    attributes: ['cloud'],
    cost: { pips: { cloud: 1 } },
    ex: 2,
    abilities: [
      {
        kind: 'event',
        when: { in: 'response' },
        targets: [{ as: 'sheltered', from: { who: 'you', where: 'field' } }],
        effect: [
          { do: 'move', target: { bound: 'sheltered' }, to: 'hand' },
          { do: 'draw', amount: 1 },
        ],
      },
    ],
  }),
  event({
    no: 'LY/C-020',
    name: { en: 'ON AIR: Listener Request', ja: 'ON AIR：おたよりリクエスト', 'zh-TW': 'ON AIR：聽眾點播' },
    flavor: { en: 'It is always the same song. It is always from somebody else.' },
    rarity: 'U',
    attributes: ['cloud'],
    cost: { pips: { cloud: 1 } },
    ex: 1,
    abilities: [
      {
        kind: 'event',
        effect: [
          { do: 'search', as: 'request', card: { type: 'character', cost: { atLeast: 3 } }, amount: 1 },
          { do: 'reveal', target: { bound: 'request' } },
          { do: 'move', target: { bound: 'request' }, to: 'hand' },
          { do: 'shuffle' },
        ],
      },
    ],
  }),
  event({
    no: 'LY/C-021',
    name: { en: 'ON AIR: Wake Up, Everybody', ja: 'ON AIR：みんな起きて', 'zh-TW': 'ON AIR：大家起床囉' },
    rarity: 'U',
    attributes: ['sun'],
    cost: { pips: { sun: 1 } },
    ex: 1,
    abilities: [
      {
        kind: 'event',
        targets: [{ as: 'dazzled', from: { who: 'opponent', where: 'defenceRow' } }],
        effect: [
          { do: 'forbid', target: { bound: 'dazzled' }, what: 'defend', until: 'endOfTurn' },
          { do: 'ap', target: { all: { who: 'you', where: 'attackRow' } }, by: 1, until: 'endOfTurn' },
        ],
      },
    ],
  }),
  event({
    no: 'LY/C-022',
    name: { en: 'ON AIR: Sunrise Special', ja: 'ON AIR：日の出スペシャル', 'zh-TW': 'ON AIR：日出特輯' },
    flavor: { en: 'Two minutes of silence, and every window in the sky turning gold.' },
    rarity: 'R',
    attributes: ['sun'],
    cost: { pips: { sun: 1, star: 1 } },
    ex: 1,
    abilities: [
      {
        kind: 'event',
        when: { turn: 'you', in: 'battle' },
        if: [{ battle: 'unblocked' }],
        effect: [{ do: 'mill', amount: 3, who: 'opponent' }],
      },
    ],
  }),
  event({
    no: 'LY/C-023',
    name: { en: 'Full Steam', ja: 'フルスチーム', 'zh-TW': '蒸汽全開' },
    flavor: { en: 'The coffee left the cup at the same speed as everybody else.' },
    rarity: 'R',
    attributes: ['sun'],
    cost: { pips: { sun: 2 } },
    ex: 1,
    abilities: [
      {
        kind: 'event',
        when: { turn: 'you', in: 'noBattle' },
        targets: [{ as: 'engine', from: { who: 'you', where: 'attackRow', state: 'acted', cost: { atMost: 3 } } }],
        effect: [{ do: 'ready', target: { bound: 'engine' } }],
      },
    ],
  }),
  event({
    no: 'LY/C-024',
    name: { en: 'Missed Connection', ja: '乗りつぎ失敗', 'zh-TW': '錯過轉乘' },
    flavor: { en: 'He ran the whole platform with one arm in his coat.' },
    rarity: 'U',
    attributes: ['cloud'],
    cost: { pips: { cloud: 1, star: 1 } },
    ex: 1,
    abilities: [
      {
        kind: 'event',
        when: { in: 'response' },
        targets: [{ as: 'departure', declaration: { by: 'opponent', of: ['attack'] } }],
        effect: [{ do: 'negate', declaration: 'departure' }],
      },
    ],
  }),
  event({
    no: 'LY/C-025',
    name: { en: 'Headwind', ja: '向かい風', 'zh-TW': '逆風' },
    rarity: 'C',
    attributes: ['cloud'],
    cost: { pips: { cloud: 1 } },
    ex: 2,
    abilities: [
      {
        kind: 'event',
        when: { in: 'noBattle' },
        targets: [
          { as: 'blown', from: { who: 'opponent', where: 'field' } },
          { as: 'siding', cell: 'opponentEmpty' },
        ],
        effect: [{ do: 'relocate', target: { bound: 'blown' }, to: { cell: 'siding' } }],
      },
    ],
  }),
  item({
    no: 'LY/C-026',
    name: { en: 'Copper Headphones', ja: '銅のヘッドホン', 'zh-TW': '銅製耳機' },
    flavor: { en: 'On a clear day you can hear the next train thinking.' },
    rarity: 'C',
    attributes: ['cloud'],
    cost: { pips: { cloud: 1 } },
    ex: 2,
    abilities: [
      {
        kind: 'always',
        to: 'bearer',
        gives: [
          { what: 'sp', by: 1 },
          { what: 'basic', basic: { basic: 'jump', cost: {} } },
        ],
      },
    ],
  }),
  item({
    no: 'LY/C-027',
    name: { en: 'Microphone, Still Warm', ja: 'まだ温かいマイク', 'zh-TW': '餘溫猶存的麥克風' },
    rarity: 'C',
    attributes: ['sun'],
    cost: { pips: { sun: 1 } },
    ex: 2,
    abilities: [
      {
        kind: 'always',
        to: 'bearer',
        gives: [
          { what: 'ap', by: 1 },
          { what: 'basic', basic: { basic: 'aggressive' } },
        ],
      },
    ],
  }),
  item({
    no: 'LY/C-028',
    name: { en: 'Wrong Luggage Tag', ja: 'まちがった荷札', 'zh-TW': '掛錯的行李牌' },
    flavor: { en: 'The suitcase went to the seaside. It had a lovely time.' },
    rarity: 'U',
    attributes: [],
    cost: { pips: { star: 2 } },
    ex: 1,
    abilities: [{ kind: 'always', to: 'bearer', gives: [{ what: 'cannot', do: 'attack' }] }],
  }),
  area({
    no: 'LY/C-029',
    name: { en: 'Cloud-Sea Platform', ja: '雲海ホーム', 'zh-TW': '雲海月台' },
    flavor: { en: 'Please stand behind the yellow line. There is nothing in front of it.' },
    rarity: 'U',
    attributes: ['cloud'],
    cost: { pips: { cloud: 1 } },
    ex: 1,
    abilities: [
      { kind: 'always', to: 'bearer', gives: [{ what: 'dp', by: 1 }] },
      {
        kind: 'auto',
        when: { on: 'turnBegins', turn: 'you' },
        effect: [{ do: 'may', then: [{ do: 'relocate', target: 'bearer', to: 'adjacent' }] }],
      },
    ],
  }),
  area({
    no: 'LY/C-030',
    name: { en: 'Studio in Car Two', ja: '二号車スタジオ', 'zh-TW': '二號車廂播音室' },
    flavor: { en: 'When the lamp is red, even the rails hold their breath.' },
    rarity: 'U',
    attributes: ['sun'],
    cost: { pips: { sun: 1, star: 1 } },
    ex: 1,
    abilities: [
      {
        kind: 'always',
        to: 'bearer',
        gives: [
          { what: 'ap', by: 1 },
          { what: 'cannot', do: 'target' },
        ],
      },
    ],
  }),
];
