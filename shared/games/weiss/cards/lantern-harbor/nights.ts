// Lantern Harbor, events and climaxes.
import type { CardData } from '../../card-data.ts';
import { climax, event } from './title.ts';

export const LANTERN_HARBOR_NIGHTS: readonly CardData[] = [
  event({
    no: 'PM/W01-027',
    name: { en: 'Festival of Paper Boats', ja: '紙舟祭り', 'zh-CN': '纸船节' },
    flavor: {
      en: 'One for each of the missing. The river takes them all the same way.',
      ja: '帰らぬ人の数だけ一艘ずつ。川はみな同じほうへ運ぶ。',
      'zh-CN': '每个未归的人一只。河水把它们带往同一个方向。',
    },
    rarity: 'C',
    color: 'green',
    level: 1,
    cost: 1,
    abilities: [
      {
        kind: 'event',
        effect: [
          { do: 'choose', as: 'saved', from: { who: 'you', where: 'waitingRoom', type: 'character' } },
          { do: 'move', target: { bound: 'saved' }, to: 'hand' },
        ],
      },
    ],
  }),
  event({
    no: 'PM/W01-028',
    name: { en: 'Lights on the Breakwater', ja: '防波堤の灯', 'zh-CN': '防波堤上的灯火' },
    flavor: {
      en: 'Hold the line of lamps, and the dark has to go around.',
      ja: '灯の列を守れ。闇は回り道をするしかない。',
      'zh-CN': '守住这排灯，黑暗就只能绕道。',
    },
    rarity: 'U',
    color: 'yellow',
    level: 1,
    cost: 1,
    counter: true,
    abilities: [
      {
        kind: 'event',
        effect: [
          { do: 'choose', as: 'ally', from: { who: 'you', where: 'stage', battling: 'defender' } },
          { do: 'power', target: { bound: 'ally' }, by: 2500, until: 'endOfTurn' },
          { do: 'if', if: [{ yourLevel: { atLeast: 2 } }], then: [{ do: 'draw', amount: 1 }] },
        ],
      },
    ],
  }),
  event({
    no: 'PM/W01-029',
    name: { en: 'Borrowed Starlight', ja: '借りた星明かり', 'zh-CN': '借来的星光' },
    flavor: {
      en: 'Return by morning, says the slip. Morning is a long way off.',
      ja: '貸出票には「朝までに返却」。朝はまだ遠い。',
      'zh-CN': '借条上写着：天亮前归还。天亮还早着呢。',
    },
    rarity: 'U',
    color: 'green',
    level: 2,
    cost: 1,
    abilities: [
      {
        kind: 'event',
        effect: [
          { do: 'lookTop', amount: 5, as: 'seen' },
          {
            do: 'choose',
            as: 'found',
            from: { who: 'you', where: 'looked', type: 'character', trait: ['Stargazer', 'Lamplighter'] },
            upTo: true,
          },
          { do: 'reveal', target: { bound: 'found' } },
          { do: 'move', target: { bound: 'found' }, to: 'hand' },
          { do: 'putBack', bound: 'seen', to: 'waitingRoom', except: 'found' },
          { do: 'move', target: 'this', to: 'memory' },
        ],
      },
    ],
  }),
  event({
    no: 'PM/W01-030',
    name: { en: 'What the River Keeps', ja: '川が抱くもの', 'zh-CN': '河流珍藏之物' },
    flavor: {
      en: 'Nothing is lost, Wren says. Only upstream.',
      ja: 'なくなるものはない、とレンは言う。川上にあるだけ。',
      'zh-CN': '什么都没丢，芮恩说，只是在上游。',
    },
    rarity: 'C',
    color: 'green',
    level: 0,
    cost: 1,
    abilities: [
      {
        kind: 'event',
        effect: [
          { do: 'choose', as: 'kept', from: { who: 'you', where: 'waitingRoom' }, amount: 5, upTo: true },
          { do: 'move', target: { bound: 'kept' }, to: 'deckShuffled' },
          { do: 'draw', amount: 1 },
        ],
      },
    ],
  }),
  climax({
    no: 'PM/W01-031',
    name: { en: 'A Thousand Small Lights', ja: '千の小さな灯', 'zh-CN': '千盏小灯' },
    flavor: {
      en: 'None of them could be seen from far away. All of them could.',
      ja: 'ひとつでは遠くから見えない。みんななら見える。',
      'zh-CN': '单独哪一盏，远处都看不见。合在一起，就看见了。',
    },
    rarity: 'CR',
    color: 'yellow',
    icons: ['comeback'],
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
    no: 'PM/W01-032',
    name: { en: 'Morning, All at Once', ja: 'いっせいに、朝', 'zh-CN': '霎时天明' },
    flavor: {
      en: 'Forty-one lamps go out, and nobody minds.',
      ja: '四十一の灯が消えて、惜しむ者はいない。',
      'zh-CN': '四十一盏灯一齐熄灭，谁也不在意。',
    },
    rarity: 'CC',
    color: 'yellow',
    icons: ['soul', 'soul'],
    abilities: [{ kind: 'cont', to: { who: 'you', where: 'stage' }, gives: [{ what: 'soul', by: 2 }] }],
  }),
  climax({
    no: 'PM/W01-033',
    name: { en: 'The Comet Keeps Its Promise', ja: '彗星は約束を守る', 'zh-CN': '彗星守约' },
    flavor: {
      en: 'Seventy-four years late, to the minute.',
      ja: '七十四年の遅刻、一分の狂いもなく。',
      'zh-CN': '迟到七十四年，一分不差。',
    },
    rarity: 'CR',
    color: 'green',
    icons: ['soul', 'gate'],
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
    no: 'PM/W01-034',
    name: { en: 'What the Tide Brought Back', ja: '潮が返したもの', 'zh-CN': '潮水带回之物' },
    flavor: {
      en: 'A shoe, a bottle, a bell, a brother.',
      ja: '靴が片方、瓶がひとつ、鐘がひとつ、弟がひとり。',
      'zh-CN': '一只鞋，一个瓶子，一口钟，一个兄弟。',
    },
    rarity: 'CC',
    color: 'green',
    icons: ['treasure'],
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
    no: 'PM/W01-035',
    name: { en: 'Every Window Lit', ja: 'すべての窓に灯を', 'zh-CN': '家家灯火' },
    flavor: {
      en: 'The harbor does not sleep tonight. It is waiting for one boat.',
      ja: '今夜、港は眠らない。一艘の舟を待っている。',
      'zh-CN': '今夜港口不眠。它在等一艘船。',
    },
    rarity: 'CC',
    color: 'yellow',
    icons: ['draw'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'climaxPlayed', by: 'you' },
        effect: [
          { do: 'draw', amount: 1 },
          { do: 'choose', as: 'ally', from: { who: 'you', where: 'stage' } },
          { do: 'power', target: { bound: 'ally' }, by: 2000, until: 'endOfTurn' },
          { do: 'soul', target: { bound: 'ally' }, by: 1, until: 'endOfTurn' },
        ],
      },
    ],
  }),
];
