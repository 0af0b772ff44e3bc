// Card text as players read it, worded from the data in each language.
import { expect, test } from 'vitest';
import { TYPES } from './card-data.ts';
import { lineOf } from './data-paths.ts';
import { EXAMPLES } from './describe/testing/examples.ts';
import { cardOf, KEYWORDS_OF_ALL, TEXTS_OF_ALL } from './describe/testing/specimens.ts';
import { describe } from './describe.ts';

const SPOKEN = ['en', 'ja'] as const;
type Spoken = (typeof SPOKEN)[number];

const EXACT: Readonly<Record<keyof typeof EXAMPLES, Readonly<Record<Spoken, readonly string[]>>>> = {
  'keywords and a use condition': {
    en: ['Active', 'Natural 2', 'Forced Approach', '《Use condition: you have 2 or more other red characters》'],
    ja: ['アクティブ', '天然2', '強制アプローチ', '《使用条件：自分の他の赤のキャラが2枚以上いる》'],
  },
  'an event with Break': {
    en: ['Break (!)', '[Main/Own] Draw 1 card.'],
    ja: ['ブレイク（！）', '[メイン/自分] カードを1枚引く。'],
  },
  'a text with a number and (T) as its cost': {
    en: [
      "[Main/Approach/Own] (Red 2)(T): Target 1 of your opponent's characters with cost 2 or less, rest it, and it gets DP-10 until end of turn.",
    ],
    ja: [
      '[メイン/アプローチ/自分] (赤2)(T)：相手のコスト2以下のキャラ1枚を目標にする。そのキャラを休息状態にする。そのキャラはターン終了時までDP-10。',
    ],
  },
  'a text with a use condition of its own': {
    en: [
      '[Approach] (0) 《Use condition: this character is in the support area and you have more points than your opponent》: Choose 1 of your participating characters, and it gets AP+10 and DP+10 until the end of the approach.',
    ],
    ja: [
      '[アプローチ] (0)《使用条件：このキャラがサポートエリアにいる、かつ自分のポイントが相手より多い》：自分のアプローチに参加中のキャラ1枚を選ぶ。そのキャラはアプローチ終了時までAP+10、DP+10。',
    ],
  },
  'an interruption': {
    en: [
      '[Interrupt/Both] Use this only against a blue event or a text of a blue card that your opponent declares. Negate what this interrupts.',
    ],
    ja: ['[割り込み/両方] 相手の青のイベントまたは青のカードのテキストに対して使用する。割り込んだ宣言を無効にする。'],
  },
  'two targets of different sides': {
    en: [
      "[Main/Own] Target 1 of your characters in the main area and up to 2 of your opponent's characters. Move that character to the support area. Those characters cannot interfere until end of turn.",
    ],
    ja: [
      '[メイン/自分] 自分のメインエリアのキャラ1枚と相手のキャラ2枚までを目標にする。そのキャラをサポートエリアに移動する。それらのキャラはターン終了時まで妨害できない。',
    ],
  },
  'a condition that is always looked at': {
    en: [
      'During your turn, if you have another 【Club+Sea】 「Mio」 character, this character gets AP+20, gives 1 more point by an approach, and has Natural 3.',
    ],
    ja: [
      '自分のターン中、自分の他の「Mio」の【Club+Sea】のキャラがいる場合、このキャラはAP+20、アプローチで与えるポイント+1、天然3を得る。',
    ],
  },
  'a value for each card of a kind': {
    en: ['This character gets AP+10 for each face-up card in your point area.'],
    ja: ['このキャラは自分のポイント置き場の表向きのカード1枚につきAP+10。'],
  },
  'a condition on few of them, and on what it bears': {
    en: [
      'If your opponent has 2 or fewer characters in the main area and this character has a support card, this character gets AP+10.',
    ],
    ja: [
      '相手のメインエリアのキャラが2枚以下、かつこのキャラにサポートカードがセットされている場合、このキャラはAP+10。',
    ],
  },
  'a target in the approach': {
    en: [
      "[Approach/Both] (Blue 1): Target 1 of your opponent's characters in the main area in an approach with this character, and rest it.",
    ],
    ja: [
      '[アプローチ/両方] (青1)：このキャラのアプローチ相手である相手のメインエリアのキャラ1枚を目標にする。そのキャラを休息状態にする。',
    ],
  },
  'a use condition on its part in the approach': {
    en: [
      '[Approach/Opponent] (Blue 1) 《Use condition: this character is participating in an approach》: This character cannot exit in an exit judgement until the end of the approach.',
    ],
    ja: [
      '[アプローチ/相手] (青1)《使用条件：このキャラがアプローチに参加中である》：このキャラはアプローチ終了時まで退場判定で退場しない。',
    ],
  },
  'what is cheaper': {
    en: ['All events of the work 「Rain」 in your hand cost 1 less.'],
    ja: ['自分の手札のすべての作品「Rain」のイベントはコスト-1。'],
  },
  'the bearer of a support card': {
    en: [
      'The character with this support card gets DP+20, may approach 1 more time in a turn, and cannot be targeted by an opponent.',
    ],
    ja: ['このサポートカードがセットされているキャラはDP+20、1ターンに追加で1回アプローチでき、相手の目標にならない。'],
  },
  'what a support card sees of its bearer': {
    en: ['When the character with this support card exits, give your opponent 1 point.'],
    ja: ['このサポートカードがセットされているキャラが退場したとき、相手に1ポイント与える。'],
  },
  'a source that counts as more': {
    en: ['This character has source+1 when it pays for a 「Mio」 card.'],
    ja: ['「Mio」のカードのコストを支払うとき、このキャラのソース+1。'],
  },
  'an own entry': {
    en: [
      'When this character enters the field, if your opponent has 5 or more cards in their hand, your opponent discards 1 card from their hand.',
    ],
    ja: ['このキャラが登場したとき、相手の手札が5枚以上の場合、相手は手札を1枚捨札にする。'],
  },
  'another that approaches': {
    en: ['When one of your other green characters approaches, it gets AP+10 until the end of the approach.'],
    ja: ['自分の他の緑のキャラがアプローチしたとき、そのキャラはアプローチ終了時までAP+10。'],
  },
  'the other one in the approach': {
    en: [
      "When this character interferes, this character's approach opponent gets DP-20 until the end of the approach. Turn all cards in your opponent's point area face down.",
    ],
    ja: [
      'このキャラが妨害したとき、このキャラのアプローチ相手はアプローチ終了時までDP-20。相手のポイント置き場のすべてのカードを裏向きにする。',
    ],
  },
  'points that are received': {
    en: [
      'When you receive points, you may pay (1). If you do, make this character active, and this character may approach once more this turn.',
    ],
    ja: [
      '自分がポイントを得たとき、(1)を支払うことができる。支払った場合、このキャラを活動状態にし、このキャラはこのターン、もう1回アプローチできる。',
    ],
  },
  'looking at the deck': {
    en: [
      '[Main/Own] Look at the top 3 cards of your deck, choose up to 1 character among them, reveal it, put it into your hand, and put the rest on the bottom of your deck in any order.',
    ],
    ja: [
      '[メイン/自分] 自分のデッキの上からカードを3枚見る。その中のキャラを1枚まで選ぶ。そのキャラを公開し、手札に加える。残りのカードを好きな順番でデッキの下に置く。',
    ],
  },
  'a search': {
    en: [
      '[Main/Own] Search your deck for up to 1 support card, reveal it, put it into your hand, and shuffle your deck.',
    ],
    ja: [
      '[メイン/自分] 自分のデッキからサポートカードを1枚まで探す。そのサポートカードを公開し、手札に加える。自分のデッキをシャッフルする。',
    ],
  },
  'what is revealed decides': {
    en: [
      'At the beginning of your turn, reveal the top card of your deck. If it is a yellow card, put it into your hand. Otherwise, put it into your trash.',
    ],
    ja: [
      '自分のターン開始時、自分のデッキの上からカードを1枚公開する。そのカードが黄の場合、そのカードを手札に加える。そうでない場合、そのカードを捨札にする。',
    ],
  },
  'a permission': {
    en: [
      'When this character leaves the field, you may choose 1 character with cost 1 or less in your trash and put it, resting, into your support area.',
    ],
    ja: [
      'このキャラがフィールドから離れたとき、自分の捨札のコスト1以下のキャラ1枚を選び、そのキャラを休息状態でサポートエリアに登場させることができる。',
    ],
  },
  'a support card that is set by an effect': {
    en: [
      'When a support card is set on one of your characters, choose 1 support card in your trash, and set it on this character.',
    ],
    ja: [
      '自分のキャラにサポートカードがセットされたとき、自分の捨札のサポートカード1枚を選ぶ。そのサポートカードをこのキャラにセットする。',
    ],
  },
  'what the opponent chooses': {
    en: ['[Main/Own] Your opponent chooses 1 of their characters. Make it exit.'],
    ja: ['[メイン/自分] 相手のキャラ1枚を相手が選ぶ。そのキャラを退場させる。'],
  },
  'what is played': {
    en: [
      'When your opponent plays an event or a support card or uses a text, your opponent puts 2 cards from the top of their deck into their trash.',
    ],
    ja: [
      '相手がイベントかサポートカードをプレイ、またはテキストを使用したとき、相手のデッキの上からカードを2枚捨札にする。',
    ],
  },
  'each of several cards': {
    en: [
      '[Main/Own] Put 3 cards from the top of your deck into your trash. For each red card among them, draw 1 card.',
    ],
    ja: ['[メイン/自分] 自分のデッキの上からカードを3枚捨札にする。その中の赤のカード1枚につき、カードを1枚引く。'],
  },
  'a value of a card': {
    en: [
      'When this character gives points by an approach, choose 1 of your characters with Active and a support card, and it gains Forced Approach for as long as it is on the field. This character gets AP+(the AP of that character) until end of turn. Turn all cards in your point area face up.',
    ],
    ja: [
      'このキャラがアプローチでポイントを与えたとき、自分のサポートカードがセットされているアクティブを持つキャラ1枚を選ぶ。そのキャラはフィールドにいる間強制アプローチを得る。このキャラはターン終了時までAP+（そのキャラのAP）。自分のポイント置き場のすべてのカードを表向きにする。',
    ],
  },
  'the end of each turn': {
    en: [
      'At the end of each turn, your opponent draws 1 card for each of your characters. Shuffle this character into your deck.',
    ],
    ja: [
      'お互いのターン終了時、自分のキャラ1枚につき、相手はカードを1枚引く。このキャラをデッキに戻してシャッフルする。',
    ],
  },
};
const CASES = SPOKEN.flatMap((language) =>
  (Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[]).map((name) => ({ language, name })),
);

test.each(CASES)('$name reads as its data says, in $language', ({ language, name }) => {
  expect(describe(EXAMPLES[name], language)).toEqual(EXACT[name][language]);
});

test('keywords stand first, then other names, the use condition and the texts, each where its path says', () => {
  const texts = TEXTS_OF_ALL.slice(0, 2);
  const card = cardOf('character', texts, { keywords: KEYWORDS_OF_ALL.slice(0, 2), useCondition: [{ turn: 'you' }] });
  const lines = describe({ ...card, alsoNamed: [{ en: 'Mio', ja: '澪' }] } as typeof card, 'ja');
  expect(lines.slice(0, 4)).toEqual([
    'アクティブ',
    '天然2',
    'カード名「澪」としても扱う。',
    '《使用条件：自分のターン中である》',
  ]);
  expect(lines).toHaveLength(6);
  expect(lineOf({ ...card, alsoNamed: [{ en: 'Mio' }] } as typeof card, 'texts.1.effect')).toBe(5);
  expect(['keywords.1', 'useCondition', 'flavor'].map((path) => lineOf(card, path))).toEqual([1, 2, undefined]);
});

test('a support card says where it is set only where that is not any own character', () => {
  const card = cardOf('support', []);
  expect(describe(card, 'en')).toEqual([]);
  const onFoes = { ...card, sets: { who: 'opponent', card: { color: 'red' } } } as typeof card;
  expect(describe(onFoes, 'en')).toEqual(["Set this on 1 of your opponent's red characters."]);
  expect(describe(onFoes, 'ja')).toEqual(['相手の赤のキャラ1枚にセットする。']);
});

test('cards, works and traits are named in the language of the text, where their names are known', () => {
  const to = { who: 'you', where: 'field', name: 'Mio', work: 'rain', traits: ['sea', 'club'] } as const;
  const card = cardOf('support', [{ kind: 'static', to, gives: [{ what: 'ap', by: 10 }] }]);
  const names: Readonly<Record<string, string>> = { Mio: '澪', rain: '雨', sea: '海' };
  expect(describe(card, 'ja', (name) => names[name] ?? name)).toEqual([
    '自分のすべての作品「雨」の「澪」の【海+club】のキャラはAP+10。',
  ]);
});

/** Every construct, once: the same words come again and again. */
const linesOf = (language: Spoken): readonly string[] => [
  ...new Set(TYPES.flatMap((type) => describe(cardOf(type, TEXTS_OF_ALL), language))),
];
const holding = (lines: readonly string[], flaw: RegExp): readonly string[] => lines.filter((line) => flaw.test(line));

test.each(SPOKEN)('every construct is described without a hole, in %s', (language) => {
  const lines = linesOf(language);
  expect(lines.length).toBeGreaterThan(2000);
  expect(
    holding(lines, /undefined|null|NaN|object|Infinity|[{}]|\(\)|\[\]|「」|【】|《》| {2}|[.。]{2}|[,，、]{2}/),
  ).toEqual([]);
  expect(lines.filter((line) => line.trim() !== line || line === '')).toEqual([]);
});

test('English lines are whole sentences', () => {
  const lines = linesOf('en');
  expect(holding(lines, / [.,]|,\.|\ba (?:[aeiou]|other)|\ban (?![aeiou])/i)).toEqual([]);
  expect(
    lines.filter((line) => !/^(?:\[.*?\] )?(?:\([^ ]+(?: \d)?\)(?:\(T\))? ?(?:《.*》)?: )?[A-Z].*\.$/.test(line)),
  ).toEqual([]);
});

test('no English is left in Japanese lines, and sentences end as they should', () => {
  const lines = linesOf('ja');
  const bare = lines.map((line) => line.replaceAll(/\b(?:AP|DP)(?![A-Za-z])|\(T\)/g, ''));
  expect(holding(bare, /[A-Za-z]/)).toEqual([]);
  expect(holding(lines, /[,.;:!?]|、。|，。|のの|をを|はは/)).toEqual([]);
  expect(lines.filter((line) => !line.endsWith('。'))).toEqual([]);
});

test.each(SPOKEN)('every text that is used begins with its tags in one bracket, in %s', (language) => {
  const used = TEXTS_OF_ALL.filter(({ kind }) => kind === 'use' || kind === 'event');
  const tagged = describe(cardOf('character', used), language).filter((line) => /^\[[^[\]]+\] /.test(line));
  expect(tagged).toHaveLength(used.length);
});
