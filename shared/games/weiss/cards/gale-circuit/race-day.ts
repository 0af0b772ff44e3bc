// Gale Circuit, events and climaxes.
import type { CardData } from '../../card-data.ts';
import { climax, event } from './title.ts';

export const GALE_CIRCUIT_RACE_DAY: readonly CardData[] = [
  event({
    no: 'PM/S01-025',
    name: { en: 'Wind Shear', ja: 'ウィンドシア', 'zh-CN': '风切变' },
    flavor: {
      en: 'The lead is a matter of altitude.',
      ja: '首位とは、高度の問題である。',
      'zh-CN': '领先与否，只看高度。',
    },
    rarity: 'U',
    color: 'blue',
    level: 2,
    cost: 2,
    counter: true,
    abilities: [
      {
        kind: 'event',
        effect: [
          { do: 'choose', as: 'rival', from: { who: 'opponent', where: 'front', level: { atMost: 2 } } },
          { do: 'move', target: { bound: 'rival' }, to: 'hand' },
          { do: 'discard', amount: 1 },
        ],
      },
    ],
  }),
  event({
    no: 'PM/S01-026',
    name: { en: 'Overcharge', ja: 'オーバーチャージ', 'zh-CN': '过量增压' },
    flavor: {
      en: 'Brandt looked away so that he could say he had not seen it.',
      ja: 'ブラントは目をそらした。見ていないと言えるように。',
      'zh-CN': '布兰特移开视线，好说自己什么也没看见。',
    },
    rarity: 'C',
    color: 'red',
    level: 1,
    cost: 1,
    abilities: [
      {
        kind: 'event',
        effect: [
          { do: 'choose', as: 'allies', from: { who: 'you', where: 'stage', trait: 'Pilot' }, amount: 2, upTo: true },
          { do: 'power', target: { bound: 'allies' }, by: 1500, until: 'endOfTurn' },
          { do: 'soul', target: { bound: 'allies' }, by: 1, until: 'endOfTurn' },
        ],
      },
    ],
  }),
  event({
    no: 'PM/S01-027',
    name: { en: 'Emergency Launch', ja: '緊急発進', 'zh-CN': '紧急升空' },
    flavor: {
      en: 'No clearance, no goggles, one boot.',
      ja: '許可なし、ゴーグルなし、ブーツは片方だけ。',
      'zh-CN': '没有许可，没有护目镜，靴子只有一只。',
    },
    rarity: 'U',
    color: 'red',
    level: 1,
    cost: 2,
    abilities: [
      {
        kind: 'event',
        if: [{ count: { who: 'you', where: 'stage', trait: 'Pilot' }, atLeast: 1 }],
        effect: [
          {
            do: 'choose',
            as: 'launched',
            from: {
              who: 'you',
              where: 'waitingRoom',
              type: 'character',
              trait: 'Pilot',
              level: { atMost: { level: 'you' } },
            },
            upTo: true,
          },
          { do: 'place', target: { bound: 'launched' }, slot: 'any', state: 'stand' },
        ],
      },
    ],
  }),
  climax({
    no: 'PM/S01-028',
    name: { en: 'Break the Cloud Ceiling', ja: '雲の天井を破れ', 'zh-CN': '冲破云顶' },
    flavor: {
      en: 'Above the storm there is a second sky.',
      ja: '嵐の上には、もうひとつの空がある。',
      'zh-CN': '风暴之上，还有第二片天空。',
    },
    rarity: 'CR',
    color: 'red',
    icons: ['soul', 'standby'],
    abilities: [
      {
        kind: 'cont',
        to: { who: 'you', where: 'stage' },
        gives: [
          { what: 'power', by: 1000 },
          { what: 'soul', by: 1 },
        ],
      },
    ],
  }),
  climax({
    no: 'PM/S01-029',
    name: { en: 'Nothing Above Us', ja: '頭上に何もなく', 'zh-CN': '头顶再无一物' },
    flavor: {
      en: 'For a moment there was no race, only the dark and the stars.',
      ja: 'つかのま、レースは消えた。あるのは闇と星だけ。',
      'zh-CN': '那一瞬没有比赛，只有黑暗与繁星。',
    },
    rarity: 'CR',
    color: 'red',
    icons: ['soul', 'shot'],
    abilities: [
      {
        kind: 'cont',
        to: { who: 'you', where: 'stage' },
        gives: [
          { what: 'power', by: 1000 },
          { what: 'soul', by: 1 },
        ],
      },
    ],
  }),
  climax({
    no: 'PM/S01-030',
    name: { en: 'Downdraft', ja: '下降気流', 'zh-CN': '下沉气流' },
    flavor: {
      en: 'The sky takes one step back.',
      ja: '空が一歩、後ろへ下がる。',
      'zh-CN': '天空退后了一步。',
    },
    rarity: 'CC',
    color: 'blue',
    icons: ['soul', 'return'],
    abilities: [
      {
        kind: 'cont',
        to: { who: 'you', where: 'stage' },
        gives: [
          { what: 'power', by: 1000 },
          { what: 'soul', by: 1 },
        ],
      },
    ],
  }),
  climax({
    no: 'PM/S01-031',
    name: { en: 'Nine-Second Pit Stop', ja: '九秒のピットストップ', 'zh-CN': '九秒进站' },
    flavor: {
      en: 'Four tires, two wings, one kiss on the nose cone.',
      ja: 'タイヤ四本、翼二枚、機首にキスひとつ。',
      'zh-CN': '四条轮胎，两片机翼，机头上一个吻。',
    },
    rarity: 'CC',
    color: 'blue',
    icons: ['pool'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'climaxPlayed', by: 'you' },
        effect: [
          { do: 'stockCharge', amount: 1 },
          { do: 'choose', as: 'ally', from: { who: 'you', where: 'stage' } },
          { do: 'soul', target: { bound: 'ally' }, by: 2, until: 'endOfTurn' },
        ],
      },
    ],
  }),
  climax({
    no: 'PM/S01-032',
    name: { en: 'Photo Finish', ja: '写真判定', 'zh-CN': '终点摄影' },
    flavor: {
      en: 'The judges asked for a larger print. Then for a drink.',
      ja: '審判団は引き伸ばしを求めた。次いで、酒を。',
      'zh-CN': '裁判们要了张更大的照片，然后要了杯酒。',
    },
    rarity: 'CC',
    color: 'red',
    icons: ['choice'],
    abilities: [
      {
        kind: 'cont',
        to: { who: 'you', where: 'stage' },
        gives: [
          { what: 'power', by: 1000 },
          { what: 'soul', by: 1 },
        ],
      },
    ],
  }),
];
