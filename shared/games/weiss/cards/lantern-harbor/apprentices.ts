// Lantern Harbor, characters of level 1.
import type { CardData } from '../../card-data.ts';
import { character } from './title.ts';

export const LANTERN_HARBOR_APPRENTICES: readonly CardData[] = [
  character({
    no: 'PM/W01-010',
    name: { en: 'Sela, Carrying the Flame', ja: '炎を運ぶ セラ', 'zh-CN': '捧火而行 瑟拉' },
    flavor: {
      en: 'Walk slowly, the old ones said. She runs.',
      ja: 'ゆっくり歩けと年寄りは言った。彼女は走る。',
      'zh-CN': '老人们说，要慢慢走。她却跑了起来。',
    },
    rarity: 'R',
    color: 'yellow',
    level: 1,
    cost: 0,
    power: 5000,
    soul: 1,
    traits: ['Lamplighter', 'Student'],
    abilities: [
      {
        kind: 'auto',
        label: 'cxCombo',
        when: { on: 'attacks', who: 'this' },
        if: [{ count: { who: 'you', where: 'climax', name: 'A Thousand Small Lights' }, atLeast: 1 }],
        cost: [{ pay: 'stock', amount: 1 }],
        effect: [
          {
            do: 'choose',
            as: 'saved',
            from: { who: 'you', where: 'waitingRoom', type: 'character', trait: 'Lamplighter' },
            upTo: true,
          },
          { do: 'move', target: { bound: 'saved' }, to: 'hand' },
          { do: 'power', target: 'this', by: 2000, until: 'endOfTurn' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W01-011',
    name: { en: 'Tovi and Nell, One Telescope', ja: 'ひとつの望遠鏡 トヴィ＆ネル', 'zh-CN': '一架望远镜 托维与妮尔' },
    flavor: {
      en: '"My turn." "You had it for a whole constellation."',
      ja: '「代わって」「さっき星座ひとつ分も見たでしょ」',
      'zh-CN': '“轮到我了。”“你刚看了整整一个星座。”',
    },
    rarity: 'U',
    color: 'green',
    level: 1,
    cost: 0,
    power: 4500,
    soul: 1,
    traits: ['Stargazer', 'Student'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'placed', who: 'this', from: 'hand' },
        effect: [
          { do: 'revealTop', amount: 1, as: 'top' },
          {
            do: 'if',
            if: [{ bound: 'top', is: { type: 'character', trait: ['Stargazer', 'Lamplighter'] }, atLeast: 1 }],
            then: [
              { do: 'move', target: { bound: 'top' }, to: 'hand' },
              { do: 'discard', amount: 1 },
            ],
            else: [{ do: 'putBack', bound: 'top', to: 'deckBottom' }],
          },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W01-012',
    name: { en: 'Corin of the Night Watch', ja: '夜警のコリン', 'zh-CN': '守夜人科林' },
    flavor: {
      en: 'He knows which dog barks at what.',
      ja: 'どの犬が何に吠えるか、彼は知っている。',
      'zh-CN': '哪条狗冲什么叫，他都清楚。',
    },
    rarity: 'C',
    color: 'yellow',
    level: 1,
    cost: 1,
    power: 6000,
    soul: 1,
    traits: ['Lamplighter', 'Watch'],
    abilities: [
      {
        kind: 'auto',
        label: 'encore',
        when: { on: 'leaves', who: 'this', to: 'waitingRoom' },
        cost: [{ pay: 'discard', amount: 1, card: { type: 'character' } }],
        effect: [{ do: 'encore' }],
      },
    ],
  }),
  character({
    no: 'PM/W01-013',
    name: { en: 'Wren, Paper-Boat Messenger', ja: '紙舟の使い レン', 'zh-CN': '纸船信使 芮恩' },
    flavor: {
      en: 'Folded twice for joy, three times for sorrow.',
      ja: '喜びは二つ折り、悲しみは三つ折り。',
      'zh-CN': '喜事折两折，伤心事折三折。',
    },
    rarity: 'U',
    color: 'green',
    level: 1,
    cost: 0,
    power: 2500,
    soul: 1,
    traits: ['Ferry', 'Student'],
    abilities: [
      {
        kind: 'act',
        label: 'backup',
        counter: true,
        in: 'hand',
        level: 1,
        cost: [
          { pay: 'stock', amount: 1 },
          { pay: 'this', to: 'waitingRoom' },
        ],
        effect: [
          { do: 'choose', as: 'ally', from: { who: 'you', where: 'stage', battling: 'defender' } },
          { do: 'power', target: { bound: 'ally' }, by: 2000, until: 'endOfTurn' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W01-014',
    name: { en: 'Marlo, Bread for the Watch', ja: '夜警へのパン マーロ', 'zh-CN': '守夜人的面包 马洛' },
    flavor: {
      en: 'Still steaming at the far end of the mole.',
      ja: '突堤の先に着いても、まだ湯気が立つ。',
      'zh-CN': '送到突堤尽头，还冒着热气。',
    },
    rarity: 'U',
    color: 'yellow',
    level: 1,
    cost: 0,
    power: 3000,
    soul: 1,
    traits: ['Lamplighter', 'Baker'],
    abilities: [
      {
        kind: 'cont',
        label: 'assist',
        to: { who: 'you', where: 'stage', inFront: true },
        gives: [{ what: 'power', by: 500 }],
      },
      {
        kind: 'auto',
        when: { on: 'used', label: 'backup', by: 'you' },
        effect: [
          { do: 'choose', as: 'ally', from: { who: 'you', where: 'stage', battling: 'defender' } },
          { do: 'power', target: { bound: 'ally' }, by: 1000, until: 'endOfAttack' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W01-015',
    name: { en: 'Ibbie, Through the Fog', ja: '霧を抜けて イビー', 'zh-CN': '穿过雾霭 伊碧' },
    flavor: {
      en: 'She steers by the smell of bread.',
      ja: '舵の頼りは、パンの匂い。',
      'zh-CN': '她循着面包香掌舵。',
    },
    rarity: 'C',
    color: 'green',
    level: 1,
    cost: 0,
    power: 5000,
    soul: 1,
    traits: ['Ferry', 'Student'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'attacks', who: 'this', kind: 'side' },
        effect: [
          { do: 'draw', amount: 1 },
          { do: 'discard', amount: 1 },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W01-016',
    name: { en: 'Daughter of the Spring Tide', ja: '大潮の娘', 'zh-CN': '大潮之女' },
    flavor: {
      en: 'Barefoot on the quay, and the quay is wet wherever she was.',
      ja: '裸足で岸壁を行く。彼女のいたところは、どこも濡れている。',
      'zh-CN': '她赤脚走过码头，所到之处都是湿的。',
    },
    rarity: 'C',
    color: 'green',
    level: 1,
    cost: 0,
    power: 6500,
    soul: 1,
    traits: ['Spirit'],
    abilities: [
      {
        kind: 'cont',
        if: [{ count: { who: 'you', where: 'stage', trait: ['Spirit', 'Ferry'], other: true }, atMost: 0 }],
        to: 'this',
        gives: [{ what: 'cannot', do: 'attack' }],
      },
    ],
  }),
  character({
    no: 'PM/W01-017',
    name: { en: 'Wren, Letters Upriver', ja: '川上への手紙 レン', 'zh-CN': '溯流之信 芮恩' },
    flavor: {
      en: 'Three she delivers. The fourth she has been carrying for a year.',
      ja: '三通は届ける。四通目は、もう一年持ち歩いている。',
      'zh-CN': '三封送到了。第四封，她已揣了一年。',
    },
    rarity: 'C',
    color: 'green',
    level: 1,
    cost: 1,
    power: 5000,
    soul: 1,
    traits: ['Ferry', 'Student'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'placed', who: 'this', from: 'hand' },
        effect: [
          { do: 'choose', as: 'letters', from: { who: 'you', where: 'hand' }, amount: 3, upTo: true },
          { do: 'move', target: { bound: 'letters' }, to: 'waitingRoom' },
          { do: 'power', target: 'this', by: { bound: 'letters', times: 1500 }, until: 'endOfOpponentsTurn' },
        ],
      },
    ],
  }),
];
