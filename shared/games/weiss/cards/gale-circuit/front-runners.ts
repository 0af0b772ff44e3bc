// Gale Circuit, characters of level 2 and 3.
import type { CardData } from '../../card-data.ts';
import { character } from './title.ts';

export const GALE_CIRCUIT_FRONT_RUNNERS: readonly CardData[] = [
  character({
    no: 'PM/S01-017',
    name: { en: 'Kestrel, Eye of the Storm', ja: '嵐の目 ケストレル', 'zh-CN': '风暴之眼 凯丝翠' },
    flavor: {
      en: 'It is quiet in the middle. She had forgotten quiet.',
      ja: '真ん中は静かだった。静けさというものを、忘れていた。',
      'zh-CN': '正中央一片寂静。她早忘了什么叫寂静。',
    },
    rarity: 'R',
    color: 'red',
    level: 2,
    cost: 1,
    power: 7500,
    soul: 1,
    icons: ['soul'],
    traits: ['Pilot', 'Racer'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'placed', who: 'this', from: 'waitingRoom' },
        effect: [{ do: 'power', target: 'this', by: 1500, until: 'endOfTurn' }],
      },
      {
        kind: 'auto',
        when: { on: 'damageCanceled', by: 'this' },
        cost: [{ pay: 'stock', amount: 1 }],
        effect: [{ do: 'damage', amount: 1, to: 'opponent' }],
      },
    ],
  }),
  character({
    no: 'PM/S01-018',
    name: {
      en: 'Vane Corso, Rules Are for the Ground',
      ja: '規則は地上のもの ヴェイン・コルソ',
      'zh-CN': '规矩留给地面 维恩·科尔索',
    },
    flavor: {
      en: 'The rule book is real. It holds his door open.',
      ja: '規則集なら実在する。彼の部屋の扉を押さえている。',
      'zh-CN': '规则手册确有其物。他拿来抵门。',
    },
    rarity: 'U',
    color: 'blue',
    level: 2,
    cost: 2,
    power: 9000,
    soul: 1,
    icons: ['soul'],
    traits: ['Rival', 'Pilot'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'turned', who: 'battleOpponent', to: 'reverse' },
        effect: [{ do: 'may', then: [{ do: 'move', target: 'battleOpponent', to: 'deckTop' }] }],
      },
    ],
  }),
  character({
    no: 'PM/S01-019',
    name: { en: 'Brandt, One Last Repair', ja: '最後の修理 ブラント', 'zh-CN': '最后一次修理 布兰特' },
    flavor: {
      en: 'He has said so every year since she was six.',
      ja: '彼女が六つの年から、毎年そう言っている。',
      'zh-CN': '从她六岁起，他年年都这么说。',
    },
    rarity: 'U',
    color: 'red',
    level: 2,
    cost: 1,
    power: 6500,
    soul: 1,
    icons: ['soul'],
    traits: ['Crew', 'Mechanic'],
    abilities: [
      {
        kind: 'cont',
        to: { who: 'you', where: 'stage', nameHas: 'Kestrel', other: true },
        gives: [{ what: 'power', by: 1000 }],
      },
      {
        kind: 'auto',
        when: {
          on: 'leaves',
          who: { who: 'you', where: 'stage', trait: 'Pilot', other: true },
          to: 'waitingRoom',
        },
        cost: [{ pay: 'restThis' }],
        effect: [
          {
            do: 'choose',
            as: 'saved',
            from: { who: 'you', where: 'waitingRoom', type: 'character', trait: 'Pilot', level: { atMost: 1 } },
          },
          { do: 'move', target: { bound: 'saved' }, to: 'hand' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/S01-020',
    name: { en: 'Magpie, Overclocked', ja: '限界稼働 マグパイ', 'zh-CN': '超频运转 喜鹊' },
    flavor: {
      en: 'It has read the manual. It disagrees.',
      ja: '取扱説明書は読んだ。見解は異なる。',
      'zh-CN': '说明书它读过了，不敢苟同。',
    },
    rarity: 'C',
    color: 'blue',
    level: 2,
    cost: 1,
    power: 7500,
    soul: 1,
    icons: ['soul'],
    traits: ['Machine', 'Crew'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'damageTaken', by: 'this' },
        effect: [{ do: 'stockCharge', amount: 1 }],
      },
      {
        kind: 'auto',
        when: { on: 'isAttacked', who: { who: 'you', where: 'front', trait: 'Pilot', other: true } },
        if: [{ count: { who: 'any', where: 'stage', state: 'reverse' }, atMost: 0 }],
        effect: [{ do: 'power', target: 'this', by: 1000, until: 'endOfTurn' }],
      },
    ],
  }),
  character({
    no: 'PM/S01-021',
    name: {
      en: 'Kestrel, First Across the Horizon',
      ja: '地平の一番乗り ケストレル',
      'zh-CN': '最先越过地平线 凯丝翠',
    },
    flavor: {
      en: 'Nobody had told her the line was only painted there.',
      ja: 'その線は描かれているだけだと、誰も教えなかった。',
      'zh-CN': '没人告诉她，那条线只是画上去的。',
    },
    rarity: 'RR',
    color: 'red',
    level: 3,
    cost: 2,
    power: 10000,
    soul: 2,
    icons: ['soul'],
    traits: ['Pilot', 'Racer'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'placed', who: 'this', from: 'hand' },
        effect: [{ do: 'heal', amount: 1, optional: true }],
      },
      {
        kind: 'auto',
        label: 'cxCombo',
        when: { on: 'attacks', who: 'this' },
        if: [{ count: { who: 'you', where: 'climax', name: 'Nothing Above Us' }, atLeast: 1 }],
        effect: [
          { do: 'power', target: 'this', by: 1500, until: 'endOfTurn' },
          {
            do: 'pay',
            cost: [
              { pay: 'stock', amount: 1 },
              { pay: 'discard', amount: 1 },
            ],
            then: [{ do: 'damage', amount: 1, to: 'opponent' }],
          },
        ],
      },
    ],
  }),
  character({
    no: 'PM/S01-022',
    name: { en: "Ilse, the Storm's Own Map", ja: '嵐が描く地図 イルゼ', 'zh-CN': '风暴自绘的地图 伊尔莎' },
    flavor: {
      en: 'She folded it up, and the wind stopped to look.',
      ja: '彼女が折りたたむと、風が足を止めてのぞき込んだ。',
      'zh-CN': '她把图折起来，风停下脚步来看。',
    },
    rarity: 'R',
    color: 'blue',
    level: 3,
    cost: 2,
    power: 9500,
    soul: 2,
    icons: ['soul'],
    traits: ['Crew', 'Navigator'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'placed', who: 'this', from: 'hand' },
        effect: [
          { do: 'lookTop', amount: 4, as: 'seen' },
          { do: 'choose', as: 'found', from: { who: 'you', where: 'looked' }, upTo: true },
          { do: 'move', target: { bound: 'found' }, to: 'hand' },
          { do: 'putBack', bound: 'seen', to: 'waitingRoom', except: 'found' },
        ],
      },
      {
        kind: 'auto',
        when: { on: 'phaseBegins', phase: 'main', turn: 'you' },
        effect: [
          {
            do: 'choose',
            as: 'stored',
            from: { who: 'you', where: 'waitingRoom', type: 'character', icon: 'soul' },
            upTo: true,
          },
          { do: 'move', target: { bound: 'stored' }, to: 'stock' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/S01-023',
    name: { en: 'Vane Corso, Worth Racing', ja: '競うに足る ヴェイン・コルソ', 'zh-CN': '值得一战 维恩·科尔索' },
    flavor: {
      en: 'For the first time in nine seasons he did not wave.',
      ja: '九シーズンで初めて、彼は手を振らなかった。',
      'zh-CN': '九个赛季以来，他头一回没有挥手。',
    },
    rarity: 'RR',
    color: 'blue',
    level: 3,
    cost: 2,
    power: 10000,
    soul: 2,
    icons: ['soul'],
    traits: ['Rival', 'Pilot'],
    abilities: [
      {
        kind: 'cont',
        to: { who: 'opponent', where: 'front', facing: true },
        gives: [{ what: 'soul', by: -1 }],
      },
      {
        kind: 'auto',
        when: { on: 'placed', who: 'this', from: 'hand' },
        cost: [
          { pay: 'stock', amount: 2 },
          { pay: 'discard', amount: 1 },
        ],
        effect: [
          { do: 'choose', as: 'rival', from: { who: 'opponent', where: 'front', power: { atMost: 9500 } } },
          { do: 'move', target: { bound: 'rival' }, to: 'clock' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/S01-024',
    name: { en: 'Thunderhead, Crown of the Gale', ja: '疾風の王冠 入道雲', 'zh-CN': '狂风之冠 雷暴云' },
    flavor: {
      en: 'The race goes around it. It has noticed.',
      ja: 'レースはそのまわりを巡る。あちらも、気づいている。',
      'zh-CN': '赛道绕着它走。它已经察觉了。',
    },
    rarity: 'R',
    color: 'blue',
    level: 3,
    cost: 3,
    power: 11000,
    soul: 3,
    icons: ['soul', 'soul'],
    traits: ['Storm'],
    abilities: [
      {
        kind: 'cont',
        to: 'this',
        gives: [{ what: 'cannot', do: 'encore' }],
      },
      {
        kind: 'cont',
        to: { who: 'any', where: 'stage', other: true },
        gives: [{ what: 'power', by: -500 }],
      },
      {
        kind: 'auto',
        when: { on: 'placed', who: 'this' },
        effect: [
          {
            do: 'by',
            who: 'opponent',
            then: [{ do: 'choose', as: 'swept', from: { who: 'you', where: 'stage' } }],
          },
          { do: 'move', target: { bound: 'swept' }, to: 'hand' },
          { do: 'by', who: 'opponent', then: [{ do: 'discard', amount: 1 }] },
          {
            do: 'damage',
            amount: { count: { who: 'you', where: 'climax' }, times: 1 },
            to: 'you',
          },
        ],
      },
    ],
  }),
];
