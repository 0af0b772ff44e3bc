// Eleven Minutes Slow, events, items and areas.
import type { CardData } from '../../card-data.ts';
import { area, event, item } from './title.ts';

export const ELEVEN_MINUTES_NIGHT_WORK: readonly CardData[] = [
  event({
    no: 'LY/A-019',
    name: { en: 'Frozen Second', ja: '凍った一秒', 'zh-TW': '凍結的一秒' },
    flavor: { en: 'It hung in the air over the square, and then it did not happen.' },
    rarity: 'R',
    attributes: ['snow'],
    cost: { pips: { snow: 1, star: 1 } },
    ex: 1,
    abilities: [
      {
        kind: 'event',
        when: { in: 'response' },
        targets: [{ as: 'moment', declaration: { by: 'opponent', of: ['event', 'ability'] } }],
        effect: [{ do: 'negate', declaration: 'moment' }],
      },
    ],
  }),
  event({
    no: 'LY/A-020',
    name: { en: 'Avalanche Bell', ja: 'なだれの警鐘', 'zh-TW': '雪崩警鐘' },
    flavor: { en: "Three strokes: go home. Four strokes: go to somebody else's." },
    rarity: 'U',
    attributes: ['snow'],
    cost: { pips: { snow: 1, star: 1 } },
    ex: 1,
    abilities: [
      {
        kind: 'event',
        targets: [{ as: 'sentHome', from: { who: 'opponent', where: 'field' } }],
        effect: [{ do: 'move', target: { bound: 'sentHome' }, to: 'hand' }],
      },
    ],
  }),
  event({
    no: 'LY/A-021',
    name: { en: 'Wound Too Tight', ja: '巻きすぎたぜんまい', 'zh-TW': '上得太緊的發條' },
    rarity: 'C',
    attributes: ['snow'],
    cost: { pips: { snow: 1 } },
    ex: 2,
    abilities: [
      {
        kind: 'event',
        when: { in: 'battle' },
        targets: [{ as: 'winded', from: { who: 'opponent', where: 'field', battling: 'any' } }],
        effect: [{ do: 'ap', target: { bound: 'winded' }, by: -3, until: 'endOfBattle' }],
      },
    ],
  }),
  event({
    no: 'LY/A-022',
    name: { en: 'Borrowed Minutes', ja: '借りものの数分間', 'zh-TW': '借來的幾分鐘' },
    flavor: { en: 'The ledger has a column for them. Nobody has ever filled in "returned".' },
    rarity: 'R',
    attributes: ['moon'],
    cost: { special: [{ pay: 'removeFromDustBox', amount: 3 }] },
    ex: 1,
    abilities: [{ kind: 'asCost', amount: 3, attribute: 'moon' }],
  }),
  event({
    no: 'LY/A-023',
    name: { en: 'Lost-Property Shelf', ja: '忘れものの棚', 'zh-TW': '失物架' },
    flavor: { en: 'Eleven umbrellas, one glass eye, and Tuesday.' },
    rarity: 'C',
    attributes: ['moon'],
    cost: { pips: { moon: 1 } },
    ex: 2,
    abilities: [
      {
        kind: 'event',
        targets: [{ as: 'found', from: { who: 'you', where: 'dustBox', type: 'character' }, amount: 2, upTo: true }],
        effect: [{ do: 'move', target: { bound: 'found' }, to: 'hand' }],
      },
    ],
  }),
  event({
    no: 'LY/A-024',
    name: { en: 'Meteor Hour', ja: '流星の時間', 'zh-TW': '流星時刻' },
    flavor: { en: 'The whole class on the roof, mouths open, like a nest.' },
    rarity: 'U',
    attributes: ['moon'],
    cost: { pips: { moon: 1, star: 1 } },
    ex: 1,
    abilities: [
      {
        kind: 'event',
        effect: [
          { do: 'mill', amount: 2, who: 'each', as: 'fallen' },
          {
            do: 'forEach',
            bound: 'fallen',
            is: { type: 'character' },
            then: [{ do: 'mill', amount: 1, who: 'opponent' }],
          },
        ],
      },
    ],
  }),
  item({
    no: 'LY/A-025',
    name: { en: 'Alarm Clock with Opinions', ja: '小言の多い目ざまし時計', 'zh-TW': '愛碎唸的鬧鐘' },
    flavor: { en: 'A gift. Nobody remembers from whom, or will admit to it.' },
    rarity: 'U',
    attributes: [],
    cost: { pips: { star: 2 } },
    ex: 1,
    abilities: [
      {
        kind: 'always',
        to: 'bearer',
        gives: [
          { what: 'ap', by: -1 },
          { what: 'basic', basic: { basic: 'taxWakeup', cost: { pips: { star: 1 } } } },
        ],
      },
    ],
  }),
  item({
    no: 'LY/A-026',
    name: { en: "Grandfather's Loupe", ja: '祖父のルーペ', 'zh-TW': '祖父的寸鏡' },
    rarity: 'C',
    attributes: ['moon'],
    cost: { pips: { moon: 1 } },
    ex: 2,
    abilities: [
      {
        kind: 'always',
        to: 'bearer',
        gives: [
          { what: 'dp', by: 1 },
          { what: 'sp', by: 1 },
        ],
      },
      { kind: 'auto', when: { on: 'equipped', who: 'this' }, effect: [{ do: 'draw', amount: 1 }] },
    ],
  }),
  item({
    no: 'LY/A-027',
    name: { en: 'Brass Mittens', ja: '真ちゅうのミトン', 'zh-TW': '黃銅連指手套' },
    flavor: { en: 'Warm by the forge. Warm nowhere else.' },
    rarity: 'C',
    attributes: ['snow'],
    cost: { pips: { snow: 1 } },
    ex: 2,
    abilities: [{ kind: 'always', to: 'bearer', gives: [{ what: 'dp', by: 2 }] }],
  }),
  area({
    no: 'LY/A-028',
    name: { en: 'Hall of Stopped Clocks', ja: '止まった時計の広間', 'zh-TW': '停擺時鐘的大廳' },
    flavor: { en: 'Four hundred faces, and all of them looking at you.' },
    rarity: 'U',
    attributes: ['moon'],
    cost: { pips: { moon: 1, star: 1 } },
    ex: 1,
    abilities: [
      {
        kind: 'always',
        to: 'bearer',
        gives: [
          { what: 'ap', by: -2 },
          { what: 'cannot', do: 'move' },
        ],
      },
    ],
  }),
  area({
    no: 'LY/A-029',
    name: { en: 'Observatory Dome', ja: '観測ドーム', 'zh-TW': '天文台圓頂' },
    flavor: { en: 'It turns once a night. The town pretends not to feel it.' },
    rarity: 'U',
    attributes: ['snow'],
    cost: { pips: { snow: 1 } },
    ex: 1,
    abilities: [
      { kind: 'always', to: 'bearer', gives: [{ what: 'sp', by: 1 }] },
      {
        kind: 'auto',
        when: { on: 'turnBegins', turn: 'you' },
        effect: [
          { do: 'lookTop', amount: 1, as: 'sky' },
          { do: 'may', then: [{ do: 'move', target: { bound: 'sky' }, to: 'dustBox' }] },
        ],
      },
    ],
  }),
];
