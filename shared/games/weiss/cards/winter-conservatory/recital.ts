// Winter Conservatory, characters of level 2 and 3.
import type { CardData } from '../../card-data.ts';
import { character } from './title.ts';

export const WINTER_CONSERVATORY_RECITAL: readonly CardData[] = [
  character({
    no: 'PM/W02-019',
    name: {
      en: 'Aurel, Requests After Midnight',
      ja: '零時過ぎのリクエスト アウレル',
      'zh-CN': '午夜点曲 奥雷尔',
    },
    flavor: {
      en: 'He takes requests. They must be at least eighty years old.',
      ja: 'リクエストは受けつける。ただし八十年より古い曲に限る。',
      'zh-CN': '可以点曲，但得是八十年以上的老曲子。',
    },
    rarity: 'R',
    color: 'blue',
    level: 2,
    cost: 1,
    power: 6500,
    soul: 1,
    icons: ['soul'],
    traits: ['Ghost', 'Musician'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'placed', who: 'this', from: 'hand' },
        effect: [
          {
            do: 'oneOf',
            of: [
              [{ do: 'icon', icon: 'return' }],
              [{ do: 'icon', icon: 'pool' }],
              [{ do: 'power', target: 'this', by: 1500, until: 'endOfTurn' }],
            ],
          },
        ],
      },
      {
        kind: 'auto',
        label: 'change',
        when: { on: 'phaseBegins', phase: 'climax', turn: 'you' },
        cost: [
          { pay: 'stock', amount: 1 },
          { pay: 'discard', amount: 1 },
          { pay: 'this', to: 'waitingRoom' },
        ],
        effect: [
          { do: 'choose', as: 'returned', from: { who: 'you', where: 'waitingRoom', name: 'Aurel, the Last Bar' } },
          { do: 'place', target: { bound: 'returned' }, slot: 'same' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W02-020',
    name: { en: 'Thessaly, Once My Pupil', ja: '教え子は、いつまでも テッサリー', 'zh-CN': '一日为师 泰莎莉' },
    flavor: {
      en: 'The register has no column for that. She drew one.',
      ja: '出席簿にそんな欄はない。彼女が線を引いた。',
      'zh-CN': '点名册上没有那一栏。她自己画了一栏。',
    },
    rarity: 'R',
    color: 'green',
    level: 2,
    cost: 1,
    power: 6000,
    soul: 1,
    icons: ['soul'],
    traits: ['Teacher', 'Musician'],
    abilities: [
      { kind: 'cont', to: { who: 'you', where: 'stage', other: true }, gives: [{ what: 'trait', is: 'Student' }] },
      {
        kind: 'cont',
        to: { who: 'you', where: 'stage', inFront: true },
        gives: [
          {
            what: 'ability',
            ability: {
              kind: 'auto',
              label: 'encore',
              when: { on: 'leaves', who: 'this', to: 'waitingRoom' },
              cost: [{ pay: 'discard', amount: 1, card: { type: 'character' } }],
              effect: [{ do: 'encore' }],
            },
          },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W02-021',
    name: { en: 'Mossop, Digging Out the Door', ja: '扉を掘り出す モソップ', 'zh-CN': '挖出大门 莫索普' },
    flavor: {
      en: 'On the third day he found it. On the fourth, the right one.',
      ja: '三日目に扉を掘り当てた。正しい扉は、四日目に。',
      'zh-CN': '第三天他挖到了门，第四天才挖到对的那扇。',
    },
    rarity: 'U',
    color: 'green',
    level: 2,
    cost: 1,
    power: 7500,
    soul: 1,
    icons: ['soul'],
    traits: ['Teacher', 'Snow'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'placed', who: 'this', from: 'hand' },
        effect: [
          { do: 'choose', as: 'buried', from: { who: 'you', where: 'clock' }, upTo: true },
          {
            do: 'if',
            if: [{ bound: 'buried', atLeast: 1 }],
            then: [
              {
                do: 'choose',
                as: 'found',
                from: { who: 'you', where: 'waitingRoom', type: 'character', trait: 'Musician' },
              },
              { do: 'exchange', target: { bound: 'buried' }, with: { bound: 'found' } },
            ],
          },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W02-022',
    name: { en: 'Fenna, Rehearsing the Silence', ja: '静寂の稽古 フェンナ', 'zh-CN': '排练寂静 芬娜' },
    flavor: {
      en: 'Four bars of nothing. She plays them beautifully.',
      ja: '何もない四小節。彼女はそれを、美しく弾く。',
      'zh-CN': '四小节的空白，她奏得美极了。',
    },
    rarity: 'U',
    color: 'blue',
    level: 2,
    cost: 1,
    power: 7500,
    soul: 1,
    icons: ['soul'],
    traits: ['Ghost', 'Musician'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'attacks', who: 'this', kind: 'frontal' },
        effect: [
          {
            do: 'give',
            target: 'opponent',
            gives: [
              { what: 'cannot', do: 'playEvents' },
              { what: 'cannot', do: 'useBackup' },
            ],
            until: 'endOfAttack',
          },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W02-023',
    name: { en: 'The Locked-Room Trio', ja: '開かずの間の三重奏', 'zh-CN': '密室三重奏' },
    flavor: {
      en: 'Somebody has the key. Somebody has always had the key.',
      ja: '鍵は誰かが持っている。ずっと、誰かが持っている。',
      'zh-CN': '钥匙在某个人手里。一直都在。',
    },
    rarity: 'C',
    color: 'blue',
    level: 2,
    cost: 1,
    power: 7500,
    soul: 1,
    icons: ['soul'],
    traits: ['Ghost', 'Musician'],
    abilities: [
      {
        kind: 'cont',
        in: 'hand',
        if: [{ count: { who: 'you', where: 'stage', trait: 'Ghost' }, atLeast: 1 }],
        to: 'this',
        gives: [{ what: 'may', do: 'playAnyColor' }],
      },
      {
        kind: 'cont',
        label: 'memory',
        in: 'hand',
        if: [{ count: { who: 'you', where: 'memory' }, atLeast: 2 }],
        to: 'this',
        gives: [{ what: 'level', by: -1 }],
      },
    ],
  }),
  character({
    no: 'PM/W02-024',
    name: { en: 'Linnet, the Whole Score', ja: 'すべての譜面 リネット', 'zh-CN': '完整的乐谱 莉奈特' },
    flavor: {
      en: 'She turned the last page, and nobody had left.',
      ja: '最後の頁をめくっても、誰ひとり帰っていなかった。',
      'zh-CN': '她翻过最后一页，一个人也没有走。',
    },
    rarity: 'RR',
    color: 'green',
    level: 3,
    cost: 2,
    power: 10000,
    soul: 2,
    icons: ['soul'],
    traits: ['Student', 'Musician'],
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
        if: [{ count: { who: 'you', where: 'climax', name: 'Everyone Who Ever Played Here' }, atLeast: 1 }],
        cost: [
          { pay: 'stock', amount: 1 },
          { pay: 'discard', amount: 1 },
        ],
        effect: [
          { do: 'power', target: 'this', by: 1500, until: 'endOfTurn' },
          {
            do: 'damage',
            amount: { count: { who: 'you', where: 'stage', trait: 'Ghost' }, times: 1, atMost: 2 },
            to: 'opponent',
          },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W02-025',
    name: { en: 'Aurel, the Last Bar', ja: '最後の小節 アウレル', 'zh-CN': '最后一小节 奥雷尔' },
    flavor: {
      en: 'He had always stopped one bar early, so as to have a reason to come back.',
      ja: 'いつも一小節だけ残してきた。戻ってくる理由のために。',
      'zh-CN': '他总留下最后一小节不弹，好有个回来的理由。',
    },
    rarity: 'RR',
    color: 'blue',
    level: 3,
    cost: 2,
    power: 10000,
    soul: 2,
    icons: ['soul'],
    traits: ['Ghost', 'Musician'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'placed', who: 'this' },
        effect: [{ do: 'heal', amount: 1, optional: true }],
      },
      {
        kind: 'cont',
        label: 'memory',
        if: [{ count: { who: 'you', where: 'memory' }, atLeast: 1 }],
        to: 'this',
        gives: [
          { what: 'power', by: 1000 },
          {
            what: 'ability',
            ability: {
              kind: 'auto',
              when: { on: 'turned', who: 'battleOpponent', to: 'reverse' },
              effect: [{ do: 'draw', amount: 1, upTo: true }],
            },
          },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W02-026',
    name: {
      en: 'Thessaly, Who Remembers Every Name',
      ja: 'すべての名を覚える テッサリー',
      'zh-CN': '记得每个名字 泰莎莉',
    },
    flavor: {
      en: 'Also every wrong note. Especially yours.',
      ja: '外した音も、すべて。とりわけ、あなたのを。',
      'zh-CN': '每个错音也都记得，尤其是你的。',
    },
    rarity: 'R',
    color: 'green',
    level: 3,
    cost: 2,
    power: 9500,
    soul: 2,
    icons: ['soul'],
    traits: ['Teacher', 'Musician'],
    abilities: [
      {
        kind: 'cont',
        if: [{ turn: 'opponent' }],
        to: 'you',
        gives: [{ what: 'damage', by: -1, atMost: 1 }],
      },
      {
        kind: 'cont',
        to: { who: 'opponent', where: 'back', level: { atMost: 0 } },
        gives: [{ what: 'cannot', do: 'use' }],
      },
    ],
  }),
  character({
    no: 'PM/W02-027',
    name: { en: 'Fenna, Only the Dust Applauds', ja: '拍手は埃だけ フェンナ', 'zh-CN': '只有尘埃鼓掌 芬娜' },
    flavor: {
      en: 'Afterwards it settles in the shape of an audience.',
      ja: 'やがてそれは、客席のかたちに降り積もる。',
      'zh-CN': '随后，尘埃落成了满座听众的模样。',
    },
    rarity: 'R',
    color: 'blue',
    level: 3,
    cost: 2,
    power: 10000,
    soul: 2,
    icons: ['soul'],
    traits: ['Ghost', 'Musician'],
    abilities: [
      { kind: 'cont', to: 'this', gives: [{ what: 'cannot', do: 'beChosen' }] },
      {
        kind: 'auto',
        when: { on: 'turned', who: 'battleOpponent', to: 'reverse' },
        effect: [{ do: 'may', then: [{ do: 'move', target: 'battleOpponent', to: 'memory' }] }],
      },
    ],
  }),
  character({
    no: 'PM/W02-028',
    name: { en: 'Bram, On Time at Last', ja: 'ついに定刻 ブラム', 'zh-CN': '终于准点 布拉姆' },
    flavor: {
      en: 'The orchestra stopped out of sheer surprise.',
      ja: '楽団は、驚きのあまり演奏を止めた。',
      'zh-CN': '乐团惊得停了下来。',
    },
    rarity: 'U',
    color: 'green',
    level: 3,
    cost: 2,
    power: 10000,
    soul: 2,
    icons: ['soul'],
    traits: ['Student', 'Musician'],
    abilities: [
      {
        kind: 'cont',
        if: [{ turn: 'you' }, { count: { who: 'you', where: 'stage', other: true }, atLeast: 4 }],
        to: { who: 'you', where: 'resolution', type: 'character' },
        gives: [{ what: 'icon', is: 'soul' }],
      },
    ],
  }),
];
