// Lantern Harbor, characters of level 0.
import type { CardData } from '../../card-data.ts';
import { character } from './title.ts';

export const LANTERN_HARBOR_BEGINNINGS: readonly CardData[] = [
  character({
    no: 'PM/W01-001',
    name: { en: 'Sela, Apprentice of the Wick', ja: '灯芯の見習い セラ', 'zh-CN': '灯芯学徒 瑟拉' },
    flavor: {
      en: 'Forty-one lamps on the east quay. She has named them all.',
      ja: '東の岸壁に灯は四十一。すべてに名前をつけてある。',
      'zh-CN': '东码头有四十一盏灯。她给每一盏都起了名字。',
    },
    rarity: 'U',
    color: 'yellow',
    level: 0,
    cost: 0,
    power: 2500,
    soul: 1,
    traits: ['Lamplighter', 'Student'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'placed', who: 'this', from: 'hand' },
        effect: [
          { do: 'lookTop', amount: 1, as: 'top' },
          { do: 'may', then: [{ do: 'move', target: { bound: 'top' }, to: 'waitingRoom' }] },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W01-002',
    name: { en: 'Marlo, Baker Before Dawn', ja: '夜明け前のパン屋 マーロ', 'zh-CN': '黎明前的面包师 马洛' },
    flavor: {
      en: 'The first light in the harbor is his oven.',
      ja: '港でいちばん早い明かりは、彼のかまど。',
      'zh-CN': '港里最早亮起的，是他的烤炉。',
    },
    rarity: 'C',
    color: 'yellow',
    level: 0,
    cost: 0,
    power: 3000,
    soul: 1,
    traits: ['Lamplighter', 'Baker'],
  }),
  character({
    no: 'PM/W01-003',
    name: { en: 'Hush, the Lantern Cat', ja: '灯籠の猫 ハッシュ', 'zh-CN': '灯笼猫 悄悄' },
    flavor: {
      en: 'Nobody feeds it. Nobody has ever seen it thin.',
      ja: '誰も餌をやらない。痩せたところも、誰も見たことがない。',
      'zh-CN': '没人喂它，也没人见它瘦过。',
    },
    rarity: 'R',
    color: 'yellow',
    level: 0,
    cost: 0,
    power: 1000,
    soul: 1,
    traits: ['Lamplighter', 'Cat'],
    abilities: [
      {
        kind: 'act',
        label: 'brainstorm',
        cost: [{ pay: 'stock', amount: 1 }, { pay: 'restThis' }],
        effect: [
          { do: 'flip', amount: 4, as: 'flipped' },
          {
            do: 'forEach',
            bound: 'flipped',
            is: { type: 'climax' },
            then: [
              { do: 'search', as: 'found', card: { type: 'character', trait: 'Lamplighter' }, amount: 1 },
              { do: 'reveal', target: { bound: 'found' } },
              { do: 'move', target: { bound: 'found' }, to: 'hand' },
              { do: 'shuffle' },
            ],
          },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W01-004',
    name: { en: 'Ibbie, Little Ferry Pilot', ja: '小さな渡し守 イビー', 'zh-CN': '小小摆渡人 伊碧' },
    flavor: {
      en: 'Two coins across, one if you tell her a story.',
      ja: '渡し賃は銅貨二枚。お話つきなら一枚。',
      'zh-CN': '过河两枚铜板，讲个故事就只收一枚。',
    },
    rarity: 'U',
    color: 'green',
    level: 0,
    cost: 0,
    power: 1500,
    soul: 1,
    traits: ['Ferry', 'Student'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'phaseBegins', phase: 'attack', turn: 'opponent' },
        if: [{ thisIn: 'front' }, { count: { who: 'you', where: 'back' }, atMost: 1 }],
        effect: [{ do: 'may', then: [{ do: 'place', target: 'this', slot: 'emptyBack' }] }],
      },
    ],
  }),
  character({
    no: 'PM/W01-005',
    name: { en: 'Tovi, Counting Stars', ja: '星を数える トヴィ', 'zh-CN': '数星星 托维' },
    flavor: {
      en: 'He lost count at nine thousand and began again, delighted.',
      ja: '九千でわからなくなり、大喜びでまた一から数えた。',
      'zh-CN': '数到九千数乱了，他喜滋滋地从头再来。',
    },
    rarity: 'C',
    color: 'green',
    level: 0,
    cost: 0,
    power: 2500,
    soul: 1,
    traits: ['Stargazer', 'Student'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'turned', who: 'battleOpponent', to: 'reverse' },
        effect: [{ do: 'stockCharge', amount: 1, optional: true }],
      },
    ],
  }),
  character({
    no: 'PM/W01-006',
    name: { en: 'Nell, Rooftop Stargazer', ja: '屋根の上の星見 ネル', 'zh-CN': '屋顶观星者 妮尔' },
    flavor: {
      en: 'Tiles still warm from the day, tea going cold.',
      ja: '瓦にはまだ昼のぬくもり、お茶は冷めかけ。',
      'zh-CN': '瓦片还留着白天的余温，茶正在变凉。',
    },
    rarity: 'C',
    color: 'green',
    level: 0,
    cost: 0,
    power: 2000,
    soul: 1,
    traits: ['Stargazer', 'Student'],
    abilities: [
      {
        kind: 'cont',
        if: [{ turn: 'you' }],
        to: 'this',
        gives: [
          {
            what: 'power',
            by: { count: { who: 'you', where: 'stage', trait: ['Stargazer', 'Lamplighter'], other: true }, times: 500 },
          },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W01-007',
    name: { en: 'Orrin, Harbor Master', ja: '港長 オリン', 'zh-CN': '港务长 奥林' },
    flavor: {
      en: 'He signs for every ship, even the ones that never come.',
      ja: 'すべての船に署名する。ついに来ない船の分まで。',
      'zh-CN': '每艘船他都签收，连那些再也不来的也不例外。',
    },
    rarity: 'C',
    color: 'yellow',
    level: 0,
    cost: 0,
    power: 2000,
    soul: 1,
    traits: ['Lamplighter', 'Watch'],
    abilities: [
      {
        kind: 'cont',
        to: { who: 'you', where: 'hand', type: 'event' },
        gives: [{ what: 'cost', by: -1 }],
      },
      {
        kind: 'act',
        cost: [{ pay: 'restThis' }],
        effect: [
          { do: 'choose', as: 'ally', from: { who: 'you', where: 'stage', trait: 'Lamplighter', other: true } },
          { do: 'power', target: { bound: 'ally' }, by: 1500, until: 'endOfTurn' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W01-008',
    name: { en: 'Echo of the Drowned Bell', ja: '沈んだ鐘のこだま', 'zh-CN': '沉钟的回响' },
    flavor: {
      en: 'At low tide you can still set your clock by it.',
      ja: '引き潮の時なら、今でも時計を合わせられる。',
      'zh-CN': '退潮的时候，照样可以拿它对表。',
    },
    rarity: 'U',
    color: 'green',
    level: 0,
    cost: 0,
    power: 1000,
    soul: 1,
    traits: ['Spirit'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'turned', who: 'this', to: 'reverse' },
        if: [
          {
            count: { who: 'opponent', where: 'stage', battling: 'this', level: { atMost: 0 } },
            atLeast: 1,
          },
        ],
        effect: [{ do: 'may', then: [{ do: 'turn', target: 'battleOpponent', to: 'reverse' }] }],
      },
    ],
  }),
  character({
    no: 'PM/W01-009',
    name: { en: 'Festival Drummer, Third Night', ja: '祭りの太鼓打ち 三日目の夜', 'zh-CN': '祭典鼓手 第三夜' },
    flavor: {
      en: 'Her hands are sore. The moon is not up yet.',
      ja: '手はもう痛い。月はまだ昇らない。',
      'zh-CN': '双手已经发疼。月亮还没出来。',
    },
    rarity: 'C',
    color: 'yellow',
    level: 0,
    cost: 0,
    power: 2000,
    soul: 1,
    traits: ['Lamplighter', 'Musician'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'triggers', card: { who: 'you', where: 'resolution', type: 'climax' } },
        effect: [
          {
            do: 'power',
            target: { all: { who: 'you', where: 'stage', trait: 'Lamplighter' } },
            by: 1000,
            until: 'endOfTurn',
          },
        ],
      },
    ],
  }),
];
