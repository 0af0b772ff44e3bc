// Gale Circuit, characters of level 1.
import type { CardData } from '../../card-data.ts';
import { character } from './title.ts';

export const GALE_CIRCUIT_PIT_LANE: readonly CardData[] = [
  character({
    no: 'PM/S01-010',
    name: { en: 'Kestrel, Full Throttle', ja: '全開 ケストレル', 'zh-CN': '油门全开 凯丝翠' },
    flavor: {
      en: 'Everything on the dial is red. Good.',
      ja: '計器はどれも真っ赤。上等だ。',
      'zh-CN': '表盘上一片通红。很好。',
    },
    rarity: 'R',
    color: 'red',
    level: 1,
    cost: 0,
    power: 5000,
    soul: 1,
    traits: ['Pilot', 'Racer'],
    abilities: [
      {
        kind: 'auto',
        label: 'cxCombo',
        when: { on: 'attacks', who: 'this' },
        if: [{ count: { who: 'you', where: 'climax', name: 'Break the Cloud Ceiling' }, atLeast: 1 }],
        cost: [{ pay: 'stock', amount: 1 }],
        effect: [
          { do: 'mill', amount: 2 },
          {
            do: 'choose',
            as: 'saved',
            from: { who: 'you', where: 'waitingRoom', type: 'character', trait: 'Pilot' },
            upTo: true,
          },
          { do: 'move', target: { bound: 'saved' }, to: 'hand' },
          { do: 'power', target: 'this', by: 1500, until: 'endOfTurn' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/S01-011',
    name: { en: 'Brandt, the Spare Wing', ja: '予備の翼 ブラント', 'zh-CN': '备用机翼 布兰特' },
    flavor: {
      en: 'He carries it under one arm and complains about neither.',
      ja: '小脇に抱えて運ぶ。翼にも腕にも、文句ひとつ言わない。',
      'zh-CN': '他把它夹在腋下走。机翼也好，胳膊也好，他一样都不抱怨。',
    },
    rarity: 'U',
    color: 'red',
    level: 1,
    cost: 0,
    power: 3000,
    soul: 1,
    traits: ['Crew', 'Mechanic'],
    abilities: [
      {
        kind: 'act',
        label: 'backup',
        counter: true,
        in: 'hand',
        level: 1,
        cost: [{ pay: 'this', to: 'waitingRoom' }],
        effect: [
          { do: 'choose', as: 'ally', from: { who: 'you', where: 'stage', battling: 'defender' } },
          { do: 'power', target: { bound: 'ally' }, by: 1500, until: 'endOfTurn' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/S01-012',
    name: { en: 'Ilse, Reading the Wind', ja: '風を読む イルゼ', 'zh-CN': '读风之人 伊尔莎' },
    flavor: {
      en: 'A wet finger, a shut eye, eleven degrees to port.',
      ja: '濡らした指、つぶった片目、左舷へ十一度。',
      'zh-CN': '沾湿一指，闭上一眼，左舷十一度。',
    },
    rarity: 'U',
    color: 'blue',
    level: 1,
    cost: 0,
    power: 4500,
    soul: 1,
    traits: ['Crew', 'Navigator'],
    abilities: [
      {
        kind: 'auto',
        label: 'bond',
        when: { on: 'placed', who: 'this', from: 'hand', played: true },
        cost: [{ pay: 'stock', amount: 1 }],
        effect: [
          {
            do: 'choose',
            as: 'bonded',
            from: { who: 'you', where: 'waitingRoom', name: 'Kestrel, Full Throttle' },
          },
          { do: 'move', target: { bound: 'bonded' }, to: 'hand' },
        ],
      },
      {
        kind: 'auto',
        when: { on: 'placed', who: { who: 'you', where: 'stage', nameHas: 'Kestrel', other: true }, from: 'hand' },
        effect: [{ do: 'power', target: 'this', by: 1000, until: 'endOfTurn' }],
      },
    ],
  }),
  character({
    no: 'PM/S01-013',
    name: { en: 'Vane Corso, Smiling Rival', ja: '微笑む好敵手 ヴェイン・コルソ', 'zh-CN': '含笑的劲敌 维恩·科尔索' },
    flavor: {
      en: 'He waves before he cuts you off. It would be rude not to.',
      ja: '割り込む前には手を振る。でなければ失礼というものだ。',
      'zh-CN': '抢道之前，他会先挥挥手。不然多失礼。',
    },
    rarity: 'R',
    color: 'blue',
    level: 1,
    cost: 1,
    power: 6000,
    soul: 1,
    traits: ['Rival', 'Pilot'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'isAttacked', who: 'this' },
        effect: [{ do: 'power', target: 'this', by: 1500, until: 'endOfAttack' }],
      },
    ],
  }),
  character({
    no: 'PM/S01-014',
    name: { en: 'Scrap Titan', ja: 'スクラップの巨人', 'zh-CN': '废铁巨人' },
    flavor: {
      en: 'Built from eleven losers and one champion.',
      ja: '敗者十一機と、王者一機でできている。',
      'zh-CN': '由十一架败者和一架冠军拼成。',
    },
    rarity: 'C',
    color: 'red',
    level: 1,
    cost: 0,
    power: 6500,
    soul: 1,
    traits: ['Machine'],
    abilities: [
      {
        kind: 'cont',
        if: [{ count: { who: 'you', where: 'stock' }, atMost: 1 }],
        to: 'this',
        gives: [{ what: 'cannot', do: 'stand' }],
      },
    ],
  }),
  character({
    no: 'PM/S01-015',
    name: { en: 'Tower Control, Night Shift', ja: '管制塔の夜勤', 'zh-CN': '塔台夜班' },
    flavor: {
      en: '"You are cleared for whatever that was."',
      ja: '「今のが何であれ、許可する」',
      'zh-CN': '“不管刚才那是什么，准了。”',
    },
    rarity: 'U',
    color: 'blue',
    level: 1,
    cost: 0,
    power: 1500,
    soul: 1,
    traits: ['Crew'],
    abilities: [
      {
        kind: 'cont',
        label: 'assist',
        to: { who: 'you', where: 'stage', inFront: true },
        gives: [{ what: 'power', by: 500 }],
      },
      {
        kind: 'act',
        if: [{ count: { who: 'you', where: 'stage', trait: 'Pilot' }, atLeast: 1 }],
        cost: [{ pay: 'restThis' }, { pay: 'restOthers', amount: 1, card: { trait: 'Crew' } }],
        effect: [
          { do: 'choose', as: 'rival', from: { who: 'opponent', where: 'front' } },
          { do: 'level', target: { bound: 'rival' }, by: -1, until: 'endOfTurn' },
          { do: 'power', target: { bound: 'rival' }, by: -1000, until: 'endOfTurn' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/S01-016',
    name: { en: 'Squall Dancer', ja: '疾風の踊り手', 'zh-CN': '骤风舞者' },
    flavor: {
      en: 'In, out, and somebody else takes the corner.',
      ja: '入って、抜けて、曲がり角はほかの誰かに。',
      'zh-CN': '切入，抽身，弯道让给别人。',
    },
    rarity: 'C',
    color: 'blue',
    level: 1,
    cost: 0,
    power: 5000,
    soul: 1,
    traits: ['Storm', 'Pilot'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'attackEnds', who: 'this' },
        if: [{ thisIn: 'stage' }],
        cost: [{ pay: 'discard', amount: 1 }],
        effect: [{ do: 'swap', target: 'this' }],
      },
      {
        kind: 'auto',
        when: { on: 'leaves', who: 'this', to: 'waitingRoom' },
        effect: [
          { do: 'mill', amount: 1, as: 'milled' },
          {
            do: 'if',
            if: [{ bound: 'milled', is: { type: 'climax' }, atLeast: 1 }],
            then: [{ do: 'stockCharge', amount: 1 }],
          },
        ],
      },
    ],
  }),
];
