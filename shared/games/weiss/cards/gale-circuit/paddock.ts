// Gale Circuit, characters of level 0.
import type { CardData } from '../../card-data.ts';
import { character } from './title.ts';

export const GALE_CIRCUIT_PADDOCK: readonly CardData[] = [
  character({
    no: 'PM/S01-001',
    name: { en: 'Kestrel, Rookie Number Nine', ja: '九番の新人 ケストレル', 'zh-CN': '九号新人 凯丝翠' },
    flavor: {
      en: 'They painted the nine upside down. She kept it.',
      ja: '機体の「9」は逆さまに塗られた。彼女は直させなかった。',
      'zh-CN': '机身上的“9”漆倒了。她没让人改。',
    },
    rarity: 'U',
    color: 'red',
    level: 0,
    cost: 0,
    power: 2000,
    soul: 1,
    traits: ['Pilot', 'Racer'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'attacks', who: 'this' },
        effect: [
          { do: 'choose', as: 'ally', from: { who: 'you', where: 'stage', trait: ['Pilot', 'Crew'], other: true } },
          { do: 'power', target: { bound: 'ally' }, by: 1500, until: 'endOfTurn' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/S01-002',
    name: { en: 'Brandt, Grease to the Elbows', ja: '肘まで油まみれ ブラント', 'zh-CN': '满臂机油 布兰特' },
    flavor: {
      en: 'He listens to engines the way others listen to rain.',
      ja: '人が雨音に耳を澄ますように、彼はエンジンを聴く。',
      'zh-CN': '别人听雨，他听引擎。',
    },
    rarity: 'R',
    color: 'red',
    level: 0,
    cost: 0,
    power: 1500,
    soul: 1,
    traits: ['Crew', 'Mechanic'],
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
            then: [{ do: 'draw', amount: 1 }],
          },
        ],
      },
    ],
  }),
  character({
    no: 'PM/S01-003',
    name: { en: 'Magpie, Salvage Drone', ja: '回収ドローン マグパイ', 'zh-CN': '回收无人机 喜鹊' },
    flavor: {
      en: 'It brings back one bolt. It is never the bolt you lost.',
      ja: 'ボルトを一本くわえて戻る。なくした一本だったためしはない。',
      'zh-CN': '每次叼回一颗螺栓，从来不是你丢的那颗。',
    },
    rarity: 'U',
    color: 'blue',
    level: 0,
    cost: 0,
    power: 1500,
    soul: 1,
    traits: ['Machine', 'Crew'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'placed', who: 'this', from: 'hand' },
        cost: [{ pay: 'discard', amount: 1 }],
        effect: [
          { do: 'search', as: 'found', card: { type: 'character', trait: 'Pilot' }, amount: 1 },
          { do: 'reveal', target: { bound: 'found' } },
          { do: 'move', target: { bound: 'found' }, to: 'hand' },
          { do: 'shuffle' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/S01-004',
    name: { en: 'Ilse, Chart Reader', ja: '海図読み イルゼ', 'zh-CN': '海图解读者 伊尔莎' },
    flavor: {
      en: 'Her maps are older than the coast they show.',
      ja: '彼女の海図は、そこに描かれた海岸よりも古い。',
      'zh-CN': '她的海图，比图上的海岸还要古老。',
    },
    rarity: 'C',
    color: 'blue',
    level: 0,
    cost: 0,
    power: 2500,
    soul: 1,
    traits: ['Crew', 'Navigator'],
    abilities: [
      { kind: 'cont', to: 'this', gives: [{ what: 'cannot', do: 'frontalAttack' }] },
      {
        kind: 'act',
        cost: [{ pay: 'restThis' }],
        effect: [
          { do: 'lookTop', amount: 3, as: 'seen', upTo: true },
          { do: 'putBack', bound: 'seen', to: 'deckTop' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/S01-005',
    name: { en: 'The Pit Crew Twins', ja: '双子のピットクルー', 'zh-CN': '维修站的双胞胎' },
    flavor: {
      en: '"Left wheel." "Right wheel." "Done." "Done."',
      ja: '「左輪」「右輪」「よし」「よし」',
      'zh-CN': '“左边轮子。”“右边轮子。”“好了。”“好了。”',
    },
    rarity: 'C',
    color: 'red',
    level: 0,
    cost: 0,
    power: 3000,
    soul: 1,
    traits: ['Crew', 'Mechanic'],
  }),
  character({
    no: 'PM/S01-006',
    name: { en: 'Pell, Unlicensed Flier', ja: '無免許の飛行士 ペル', 'zh-CN': '无照飞行员 佩尔' },
    flavor: {
      en: 'The form asks for a reason. He wrote: look up.',
      ja: '申請書の理由欄に、彼はこう書いた。「上を見て」',
      'zh-CN': '申请表要填理由。他写道：抬头看。',
    },
    rarity: 'C',
    color: 'blue',
    level: 0,
    cost: 0,
    power: 3500,
    soul: 1,
    traits: ['Pilot'],
    abilities: [
      {
        kind: 'cont',
        to: 'this',
        gives: [{ what: 'cannot', do: 'sideAttack' }],
      },
    ],
  }),
  character({
    no: 'PM/S01-007',
    name: { en: "Vane's Wingman", ja: 'ヴェインの僚機', 'zh-CN': '维恩的僚机' },
    flavor: {
      en: 'Nobody asks her name. She likes it so.',
      ja: '誰も彼女の名を訊かない。それが気に入っている。',
      'zh-CN': '没人问她的名字。她觉得这样正好。',
    },
    rarity: 'C',
    color: 'blue',
    level: 0,
    cost: 0,
    power: 2500,
    soul: 1,
    traits: ['Rival', 'Pilot'],
    abilities: [
      {
        kind: 'cont',
        if: [{ count: { who: 'you', where: 'stage', trait: 'Rival', other: true }, atLeast: 2 }],
        to: 'this',
        gives: [
          { what: 'level', by: 1 },
          { what: 'power', by: 2000 },
        ],
      },
    ],
  }),
  character({
    no: 'PM/S01-008',
    name: { en: 'Thunderhead Imp', ja: '入道雲の小鬼', 'zh-CN': '雷暴云小鬼' },
    flavor: {
      en: 'It lives in the rivets.',
      ja: '住みかは、リベットの隙間。',
      'zh-CN': '它住在铆钉缝里。',
    },
    rarity: 'U',
    color: 'blue',
    level: 0,
    cost: 0,
    power: 1500,
    soul: 1,
    traits: ['Storm'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'turned', who: 'this', to: 'reverse' },
        if: [
          {
            count: { who: 'opponent', where: 'stage', battling: 'this', cost: { atMost: 0 } },
            atLeast: 1,
          },
        ],
        effect: [{ do: 'may', then: [{ do: 'move', target: 'battleOpponent', to: 'deckBottom' }] }],
      },
    ],
  }),
  character({
    no: 'PM/S01-009',
    name: { en: 'Old Flag Marshal', ja: '老いた旗振り', 'zh-CN': '老旗手' },
    flavor: {
      en: 'Forty seasons, one false start. He still dreams of it.',
      ja: '四十シーズンで、見逃したフライングは一度きり。いまも夢に見る。',
      'zh-CN': '四十个赛季，只放过一次抢跑。他至今还会梦到。',
    },
    rarity: 'C',
    color: 'red',
    level: 0,
    cost: 0,
    power: 2000,
    soul: 1,
    traits: ['Crew'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'climaxPlayed', by: 'opponent' },
        effect: [
          { do: 'choose', as: 'ally', from: { who: 'you', where: 'front' } },
          { do: 'power', target: { bound: 'ally' }, by: 1500, until: 'endOfTurn' },
        ],
      },
      {
        kind: 'auto',
        when: {
          on: 'climaxPlayed',
          by: 'you',
          card: { who: 'you', where: 'climax', color: 'red' },
        },
        effect: [{ do: 'draw', amount: 1, upTo: true }],
      },
    ],
  }),
];
