// Winter Conservatory, events and climaxes.
import type { CardData, ClimaxData } from '../../card-data.ts';
import { climax, event } from './title.ts';

const TO_ALL: ClimaxData['abilities'] = [
  {
    kind: 'cont',
    to: { who: 'you', where: 'stage' },
    gives: [
      { what: 'power', by: 1000 },
      { what: 'soul', by: 1 },
    ],
  },
];

export const WINTER_CONSERVATORY_AFTER_DARK: readonly CardData[] = [
  event({
    no: 'PM/W02-029',
    name: { en: 'Second Desk', ja: '第二プルト', 'zh-CN': '第二谱台' },
    flavor: {
      en: 'Same part, same bow, slightly more anxious.',
      ja: '同じ譜面、同じ弓使い。少しだけ、不安げに。',
      'zh-CN': '同样的谱，同样的弓法，只是更紧张一点。',
    },
    rarity: 'U',
    color: 'green',
    level: 1,
    cost: 1,
    abilities: [
      {
        kind: 'event',
        effect: [
          { do: 'choose', as: 'first', from: { who: 'you', where: 'stage', trait: 'Musician' } },
          { do: 'search', as: 'second', card: { type: 'character', sameName: 'first' }, amount: 2 },
          { do: 'reveal', target: { bound: 'second' } },
          { do: 'move', target: { bound: 'second' }, to: 'hand' },
          { do: 'shuffle' },
        ],
      },
    ],
  }),
  event({
    no: 'PM/W02-030',
    name: { en: "A Whole Bar's Rest", ja: '全休符', 'zh-CN': '整小节休止' },
    flavor: {
      en: 'Hold it. Longer. There.',
      ja: 'そのまま。もっと。……そこまで。',
      'zh-CN': '停住。再久些。好了。',
    },
    rarity: 'U',
    color: 'blue',
    level: 1,
    cost: 1,
    counter: true,
    abilities: [
      {
        kind: 'event',
        effect: [
          { do: 'choose', as: 'silenced', from: { who: 'opponent', where: 'front' } },
          {
            do: 'give',
            target: { bound: 'silenced' },
            gives: [{ what: 'loses', all: 'abilities' }],
            until: 'endOfTurn',
          },
          { do: 'power', target: { bound: 'silenced' }, by: -1500, until: 'endOfTurn' },
        ],
      },
    ],
  }),
  event({
    no: 'PM/W02-031',
    name: { en: 'Snowed In', ja: '雪に閉ざされて', 'zh-CN': '大雪封门' },
    flavor: {
      en: 'No post, no road, no excuse.',
      ja: '郵便なし、道なし、言い訳もなし。',
      'zh-CN': '没有邮差，没有路，也没有借口。',
    },
    rarity: 'C',
    color: 'blue',
    level: 0,
    cost: 0,
    abilities: [
      {
        kind: 'event',
        effect: [
          { do: 'draw', amount: 2 },
          { do: 'discard', amount: 1 },
          { do: 'give', target: 'you', gives: [{ what: 'cannot', do: 'playClimaxes' }], until: 'endOfTurn' },
        ],
      },
    ],
  }),
  event({
    no: 'PM/W02-032',
    name: { en: 'A Bed Left Made', ja: '整えられた寝台', 'zh-CN': '铺好的床' },
    flavor: {
      en: 'Mossop changes the sheets every Sunday. In case.',
      ja: 'モソップは日曜ごとに敷布を替える。念のために。',
      'zh-CN': '莫索普每到周日就换床单。以防万一。',
    },
    rarity: 'U',
    color: 'green',
    level: 1,
    cost: 1,
    abilities: [
      {
        kind: 'event',
        effect: [
          {
            do: 'choose',
            as: 'awaited',
            from: { who: 'you', where: 'waitingRoom', type: 'character', trait: 'Musician' },
            amount: 2,
            upTo: true,
            differing: true,
          },
          { do: 'move', target: { bound: 'awaited' }, to: 'hand' },
          { do: 'move', target: 'this', to: 'memory' },
        ],
      },
    ],
  }),
  event({
    no: 'PM/W02-033',
    name: { en: 'Curfew Duet', ja: '門限破りの二重奏', 'zh-CN': '宵禁二重奏' },
    flavor: {
      en: 'One of them was breaking the rules. The other had outlived them.',
      ja: '片方は規則を破り、もう片方は規則より長く残った。',
      'zh-CN': '一个在违反校规，另一个比校规留得更久。',
    },
    rarity: 'C',
    color: 'blue',
    level: 1,
    cost: 1,
    abilities: [
      {
        kind: 'event',
        effect: [
          {
            do: 'choose',
            as: 'pair',
            from: { who: 'you', where: 'stage', trait: ['Student', 'Ghost'] },
            amount: 2,
            upTo: true,
          },
          { do: 'power', target: { bound: 'pair' }, by: 1500, until: 'endOfTurn' },
          {
            do: 'give',
            target: { bound: 'pair' },
            gives: [
              {
                what: 'ability',
                ability: {
                  kind: 'auto',
                  when: { on: 'turned', who: 'battleOpponent', to: 'reverse' },
                  effect: [{ do: 'draw', amount: 1, upTo: true }],
                },
              },
            ],
            until: 'endOfTurn',
          },
        ],
      },
    ],
  }),
  climax({
    no: 'PM/W02-034',
    name: { en: 'Two Breaths, One Phrase', ja: '二つの息、一つの旋律', 'zh-CN': '两次呼吸，一句旋律' },
    flavor: {
      en: 'Only one of them showed in the cold.',
      ja: '寒さに白く見えたのは、片方だけだった。',
      'zh-CN': '寒气里，只看得见其中一个人的呼吸。',
    },
    rarity: 'CR',
    color: 'green',
    icons: ['soul', 'gate'],
    abilities: TO_ALL,
  }),
  climax({
    no: 'PM/W02-035',
    name: { en: 'Everyone Who Ever Played Here', ja: 'ここで弾いたすべての人', 'zh-CN': '所有在此演奏过的人' },
    flavor: {
      en: 'There were not enough chairs. It turned out not to matter.',
      ja: '椅子が足りなかった。それでも、かまわなかった。',
      'zh-CN': '椅子不够。后来发现，也不要紧。',
    },
    rarity: 'CR',
    color: 'blue',
    icons: ['treasure'],
    abilities: TO_ALL,
  }),
  climax({
    no: 'PM/W02-036',
    name: { en: 'The Pass Closes', ja: '閉ざされる峠', 'zh-CN': '山口封闭' },
    flavor: {
      en: 'Until spring, then. Whichever spring.',
      ja: 'では、春まで。どの春かは、ともかく。',
      'zh-CN': '那就等到春天吧。不管是哪年的春天。',
    },
    rarity: 'CC',
    color: 'blue',
    icons: ['soul', 'return'],
    abilities: TO_ALL,
  }),
  climax({
    no: 'PM/W02-037',
    name: { en: 'Lights in the Practice Rooms', ja: '練習室の灯り', 'zh-CN': '琴房的灯光' },
    flavor: {
      en: 'Thirty windows, twelve pupils.',
      ja: '窓は三十、生徒は十二人。',
      'zh-CN': '三十扇窗，十二个学生。',
    },
    rarity: 'CC',
    color: 'green',
    icons: ['draw'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'climaxPlayed', by: 'you' },
        effect: [
          { do: 'draw', amount: 1 },
          { do: 'choose', as: 'soloist', from: { who: 'you', where: 'stage' } },
          { do: 'power', target: { bound: 'soloist' }, by: 2000, until: 'endOfTurn' },
          { do: 'soul', target: { bound: 'soloist' }, by: 1, until: 'endOfTurn' },
        ],
      },
    ],
  }),
  climax({
    no: 'PM/W02-038',
    name: { en: 'The Roof Lets Go', ja: '屋根が雪を手放す', 'zh-CN': '屋顶落雪' },
    flavor: {
      en: 'It had been waiting for the quiet movement.',
      ja: '静かな楽章を、ずっと待っていたのだ。',
      'zh-CN': '它专等那个安静的乐章。',
    },
    rarity: 'CC',
    color: 'blue',
    icons: ['chance'],
    abilities: TO_ALL,
  }),
  climax({
    no: 'PM/W02-039',
    name: { en: 'One Clear Note', ja: '澄んだ一音', 'zh-CN': '清澈的一音' },
    flavor: {
      en: 'The glass in the chapel learned it by heart.',
      ja: '礼拝堂の硝子が、それを覚えてしまった。',
      'zh-CN': '礼拜堂的玻璃把它记在了心里。',
    },
    rarity: 'CC',
    color: 'green',
    icons: ['focus'],
    abilities: TO_ALL,
  }),
];
