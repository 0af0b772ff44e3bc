// Stair Street Honey, events, items and areas.
import type { CardData } from '../../card-data.ts';
import { area, event, item } from './title.ts';

export const STAIR_STREET_HARVEST: readonly CardData[] = [
  event({
    no: 'LY/B-019',
    name: { en: 'Puff of Smoke', ja: 'ひと吹きの煙', 'zh-TW': '一縷輕煙' },
    flavor: { en: 'Everybody calms down. Mitsuki most of all.' },
    rarity: 'C',
    attributes: ['flower'],
    cost: { pips: { flower: 1 } },
    ex: 2,
    abilities: [
      {
        kind: 'event',
        when: { in: 'battle' },
        targets: [{ as: 'veiled', from: { who: 'you', where: 'field', battling: 'defender' } }],
        effect: [{ do: 'dp', target: { bound: 'veiled' }, by: 3, until: 'endOfBattle' }],
      },
    ],
  }),
  event({
    no: 'LY/B-020',
    name: { en: 'Swarm Over the Rooftops', ja: '屋根を越える分蜂', 'zh-TW': '越過屋頂的蜂群' },
    flavor: { en: 'A cloud with an opinion about where it is going.' },
    rarity: 'R',
    attributes: ['sun'],
    cost: { pips: { sun: 1 } },
    ex: 1,
    abilities: [
      {
        kind: 'event',
        when: { turn: 'you', in: 'battle' },
        targets: [{ as: 'leader', from: { who: 'you', where: 'field', battling: 'attacker' } }],
        effect: [
          { do: 'choose', as: 'swarm', from: { who: 'you', where: 'field', state: 'ready' }, amount: 2, upTo: true },
          { do: 'act', target: { bound: 'swarm' } },
          { do: 'ap', target: { bound: 'leader' }, by: { bound: 'swarm', times: 2 }, until: 'endOfBattle' },
          { do: 'gain', target: { bound: 'leader' }, basic: { basic: 'dash' }, until: 'endOfBattle' },
        ],
      },
    ],
  }),
  event({
    no: 'LY/B-021',
    name: { en: 'Honey Harvest', ja: '蜜しぼりの日', 'zh-TW': '採蜜日' },
    flavor: { en: 'The whole street smells of it. The whole street finds an errand upstairs.' },
    rarity: 'R',
    attributes: ['flower'],
    cost: { pips: { flower: 1, star: 1 } },
    ex: 1,
    abilities: [
      {
        kind: 'event',
        effect: [
          {
            do: 'draw',
            amount: { count: { who: 'you', where: 'defenceRow', attribute: 'flower', state: 'ready' }, times: 1 },
          },
          { do: 'choose', as: 'jars', from: { who: 'you', where: 'dustBox' }, amount: 3, upTo: true },
          { do: 'move', target: { bound: 'jars' }, to: 'deckShuffled' },
        ],
      },
    ],
  }),
  event({
    no: 'LY/B-022',
    name: { en: 'Water Fight at Noon', ja: '真昼の水かけ合戦', 'zh-TW': '正午的水仗' },
    flavor: { en: 'The laundry was already wet. That was the whole defence.' },
    rarity: 'U',
    attributes: ['sun'],
    cost: { pips: { sun: 1, star: 1 } },
    ex: 1,
    abilities: [
      {
        kind: 'event',
        targets: [{ as: 'soaked', from: { who: 'opponent', where: 'field', dp: { atMost: 2 } } }],
        effect: [{ do: 'down', target: { bound: 'soaked' } }],
      },
    ],
  }),
  event({
    no: 'LY/B-023',
    name: { en: 'Moving the Hives', ja: '巣箱の引っ越し', 'zh-TW': '蜂箱大搬家' },
    flavor: { en: 'At night, in slippers, whispering.' },
    rarity: 'U',
    attributes: ['flower'],
    cost: { pips: { flower: 1, star: 1 } },
    ex: 1,
    abilities: [
      {
        kind: 'event',
        when: { turn: 'you', in: 'noBattle' },
        targets: [
          { as: 'mover', from: { who: 'you', where: 'field' } },
          { as: 'roof', cell: 'ownEmpty' },
        ],
        effect: [
          { do: 'relocate', target: { bound: 'mover' }, to: { cell: 'roof' } },
          { do: 'ready', target: { bound: 'mover' } },
        ],
      },
    ],
  }),
  item({
    no: 'LY/B-024',
    name: { en: 'Veiled Straw Hat', ja: '面布つき麦わら帽', 'zh-TW': '養蜂面紗草帽' },
    rarity: 'C',
    attributes: ['flower'],
    cost: { pips: { flower: 1 } },
    ex: 2,
    abilities: [{ kind: 'always', to: 'bearer', gives: [{ what: 'sp', by: 2 }] }],
  }),
  item({
    no: 'LY/B-025',
    name: { en: 'Garden Shears', ja: '剪定ばさみ', 'zh-TW': '園藝剪' },
    flavor: { en: 'Borrowed in spring. Returned in spring, some other year.' },
    rarity: 'C',
    attributes: ['sun'],
    cost: { pips: { sun: 1 } },
    ex: 2,
    abilities: [{ kind: 'always', to: 'bearer', gives: [{ what: 'ap', by: 2 }] }],
  }),
  item({
    no: 'LY/B-026',
    name: { en: 'Jar of First Honey', ja: '一番蜜のびん', 'zh-TW': '第一罐蜂蜜' },
    flavor: { en: 'One spoon each. The spoons get bigger every year.' },
    rarity: 'U',
    attributes: [],
    cost: { pips: { star: 1 } },
    ex: 1,
    abilities: [
      { kind: 'always', to: 'bearer', gives: [{ what: 'dp', by: 1 }] },
      { kind: 'auto', when: { on: 'leaves', who: 'this', to: 'dustBox' }, effect: [{ do: 'draw', amount: 1 }] },
    ],
  }),
  area({
    no: 'LY/B-027',
    name: { en: 'Seventh-Floor Meadow', ja: '七階の草原', 'zh-TW': '七樓草原' },
    flavor: { en: 'There are six floors. Nobody has told the clover.' },
    rarity: 'U',
    attributes: ['flower'],
    cost: { pips: { flower: 1 } },
    ex: 1,
    abilities: [
      { kind: 'always', to: 'bearer', gives: [{ what: 'dp', by: 1 }] },
      {
        kind: 'auto',
        when: { on: 'turnEnds', turn: 'you' },
        effect: [{ do: 'ready', target: 'bearer' }],
      },
    ],
  }),
  area({
    no: 'LY/B-028',
    name: { en: 'Laundry in Full Sail', ja: '満帆の洗濯物', 'zh-TW': '揚帆的晾衣繩' },
    flavor: { en: "Whoever is behind it sees nothing but other people's shirts." },
    rarity: 'R',
    attributes: ['sun'],
    cost: { pips: { sun: 1, star: 1 } },
    ex: 1,
    abilities: [
      {
        kind: 'always',
        to: 'bearer',
        gives: [
          { what: 'sp', by: -1 },
          { what: 'cannot', do: 'defend' },
        ],
      },
    ],
  }),
];
