// Winter Conservatory, characters of level 0.
import type { CardData } from '../../card-data.ts';
import { character } from './title.ts';

export const WINTER_CONSERVATORY_FIRST_YEARS: readonly CardData[] = [
  character({
    no: 'PM/W02-001',
    name: { en: 'Linnet, Last Through the Pass', ja: '最後の峠越え リネット', 'zh-CN': '最后翻过山口 莉奈特' },
    flavor: {
      en: 'The road closed behind her. She took it as an acceptance letter.',
      ja: '背後で道が閉ざされた。彼女はそれを合格通知と受け取った。',
      'zh-CN': '路在她身后封了。她权当那是录取通知书。',
    },
    rarity: 'U',
    color: 'green',
    level: 0,
    cost: 0,
    power: 2000,
    soul: 1,
    traits: ['Student', 'Musician'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'placed', who: 'this', from: 'hand' },
        effect: [
          { do: 'mill', amount: 1, as: 'heard' },
          {
            do: 'if',
            if: [{ bound: 'heard', is: { type: 'character', trait: 'Musician' }, atLeast: 1 }],
            then: [{ do: 'power', target: 'this', by: 2000, until: 'endOfTurn' }],
          },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W02-002',
    name: { en: 'Bram, One Drumstick', ja: 'ばち一本 ブラム', 'zh-CN': '一根鼓槌 布拉姆' },
    flavor: {
      en: 'The other one is in the soup. He knows which soup.',
      ja: 'もう一本はスープの中。どの鍋かもわかっている。',
      'zh-CN': '另一根在汤里。是哪锅汤，他心里有数。',
    },
    rarity: 'C',
    color: 'green',
    level: 0,
    cost: 0,
    power: 3000,
    soul: 1,
    traits: ['Student', 'Musician'],
  }),
  character({
    no: 'PM/W02-003',
    name: { en: 'Aurel, Playing to Nobody', ja: '聴く者なき演奏 アウレル', 'zh-CN': '无人聆听 奥雷尔' },
    flavor: {
      en: 'Ninety winters without a cough from the audience.',
      ja: '九十の冬のあいだ、客席からは咳ひとつ聞こえない。',
      'zh-CN': '整整九十个冬天，台下连一声咳嗽都没有。',
    },
    rarity: 'R',
    color: 'blue',
    level: 0,
    cost: 0,
    power: 1000,
    soul: 1,
    traits: ['Ghost', 'Musician'],
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
              {
                do: 'choose',
                as: 'recalled',
                from: { who: 'you', where: 'waitingRoom', type: 'character', trait: 'Musician' },
                upTo: true,
              },
              { do: 'move', target: { bound: 'recalled' }, to: 'hand' },
            ],
          },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W02-004',
    name: { en: 'Fenna, Third Balcony Left', ja: '三階左の席 フェンナ', 'zh-CN': '三楼左座 芬娜' },
    flavor: {
      en: 'Her ticket is still valid. Nobody dares to check.',
      ja: '切符はまだ有効だ。確かめる勇気のある者はいない。',
      'zh-CN': '她的票至今有效。没人敢来查。',
    },
    rarity: 'U',
    color: 'blue',
    level: 0,
    cost: 0,
    power: 1500,
    soul: 1,
    traits: ['Ghost', 'Musician'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'placed', who: 'this', from: 'hand' },
        cost: [{ pay: 'discard', amount: 1 }],
        effect: [
          { do: 'lookTop', amount: 4, as: 'seen' },
          {
            do: 'choose',
            as: 'found',
            from: {
              who: 'you',
              where: 'looked',
              or: [{ type: 'event' }, { type: 'character', trait: 'Musician' }],
            },
            upTo: true,
          },
          { do: 'reveal', target: { bound: 'found' } },
          { do: 'move', target: { bound: 'found' }, to: 'hand' },
          { do: 'putBack', bound: 'seen', to: 'waitingRoom', except: 'found' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W02-005',
    name: { en: 'Mossop, Keeper of the Boiler', ja: '釜焚き番 モソップ', 'zh-CN': '锅炉看守 莫索普' },
    flavor: {
      en: 'The boiler hums in B flat. He will not have it tuned.',
      ja: 'ボイラーは変ロ音でうなる。調律など、させるものか。',
      'zh-CN': '锅炉哼着降B音。谁要给它调音，他都不答应。',
    },
    rarity: 'C',
    color: 'green',
    level: 0,
    cost: 0,
    power: 2000,
    soul: 1,
    traits: ['Teacher', 'Snow'],
    abilities: [
      {
        kind: 'act',
        cost: [{ pay: 'restThis' }],
        effect: [
          { do: 'choose', as: 'warmed', from: { who: 'you', where: 'stage', trait: 'Student' } },
          { do: 'power', target: { bound: 'warmed' }, by: 1000, until: 'endOfTurn' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W02-006',
    name: { en: 'Whispering Icicle', ja: 'ささやく氷柱', 'zh-CN': '低语的冰柱' },
    flavor: {
      en: 'It repeats whatever you said last. Say something kind.',
      ja: '最後に聞いた言葉を繰り返す。どうか、優しい言葉を。',
      'zh-CN': '它会重复你说的最后一句话。说句好听的吧。',
    },
    rarity: 'U',
    color: 'blue',
    level: 0,
    cost: 0,
    power: 1500,
    soul: 1,
    traits: ['Snow'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'turned', who: 'this', to: 'reverse' },
        if: [
          {
            count: {
              who: 'opponent',
              where: 'stage',
              battling: 'this',
              level: { atLeast: { level: 'opponent', plus: 1 } },
            },
            atLeast: 1,
          },
        ],
        effect: [{ do: 'may', then: [{ do: 'move', target: 'battleOpponent', to: 'deckBottom' }] }],
      },
    ],
  }),
  character({
    no: 'PM/W02-007',
    name: { en: 'The Page-Turner', ja: '譜めくり係', 'zh-CN': '翻谱人' },
    flavor: {
      en: 'She has never missed a page. She has never heard a piece, either.',
      ja: 'めくり損ねたことは一度もない。曲を聴いたことも、一度もない。',
      'zh-CN': '她从没翻漏过一页，也从没听过一首曲子。',
    },
    rarity: 'C',
    color: 'green',
    level: 0,
    cost: 0,
    power: 2000,
    soul: 1,
    traits: ['Student'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'levelsUp', who: 'you' },
        effect: [
          { do: 'draw', amount: 2 },
          { do: 'discard', amount: 1 },
        ],
      },
    ],
  }),
  character({
    no: 'PM/W02-008',
    name: { en: 'The Understudy', ja: '控えの代役', 'zh-CN': '候场的替角' },
    flavor: {
      en: 'Knows every part. Waits in every wing.',
      ja: 'すべての役を覚え、すべての袖で待つ。',
      'zh-CN': '每个角色都背得出，每处侧幕都等过。',
    },
    rarity: 'C',
    color: 'green',
    level: 0,
    cost: 0,
    power: 2500,
    soul: 1,
    traits: ['Student', 'Musician'],
    abilities: [
      {
        kind: 'cont',
        in: 'hand',
        to: 'this',
        gives: [{ what: 'name', is: 'Linnet, the Whole Score' }],
      },
    ],
  }),
  character({
    no: 'PM/W02-009',
    name: { en: 'Snow Hound of the Pass', ja: '峠の雪犬', 'zh-CN': '山口的雪犬' },
    flavor: {
      en: 'It carries a small barrel and has no idea what is in it.',
      ja: '小さな樽を提げている。中身は知らない。',
      'zh-CN': '它挂着个小酒桶，里面装的什么，它不知道。',
    },
    rarity: 'C',
    color: 'blue',
    level: 0,
    cost: 0,
    power: 2500,
    soul: 1,
    traits: ['Snow'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'isAttacked', who: { who: 'you', where: 'front', trait: 'Student', other: true } },
        cost: [{ pay: 'restThis' }],
        effect: [
          { do: 'choose', as: 'lost', from: { who: 'you', where: 'stage', battling: 'defender' } },
          { do: 'power', target: { bound: 'lost' }, by: 1500, until: 'endOfAttack' },
        ],
      },
    ],
  }),
];
