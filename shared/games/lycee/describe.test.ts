// Card text as players read it, worded from the data in each language.
import { expect, test } from 'vitest';
import { TYPES } from './card-data.ts';
import { EXAMPLES } from './describe/testing/examples.ts';
import { ABILITIES_OF_ALL, BASICS_OF_ALL, cardOf } from './describe/testing/specimens.ts';
import { describe } from './describe.ts';
import { LANGUAGES } from './text/text.ts';

type Language = (typeof LANGUAGES)[number];

const EXACT: Readonly<Record<keyof typeof EXAMPLES, Readonly<Record<Language, readonly string[]>>>> = {
  'basic abilities with their costs and effects': {
    en: [
      'Dash',
      'Step [0]',
      'Side Attack [snow][star]',
      'Tax-Trash [Discard 1 card from your hand]',
      "Bonus: Remove this character's battle opponent from the game.",
      'Penalty: Discard 2 cards from the top of your deck.',
    ],
    ja: [
      'ダッシュ',
      'ステップ[0]',
      'サイドアタック[雪][星]',
      'タックストラッシュ[自分の手札1枚を破棄する]',
      'ボーナス：対戦キャラをゲームから取り除く。',
      'ペナルティ：自分のデッキを2枚破棄する。',
    ],
    'zh-TW': [
      'ダッシュ',
      'ステップ[0]',
      'サイドアタック[雪][星]',
      'タックス・トラッシュ[捨棄1張手牌]',
      'ボーナス：將對戰人物移出遊戲。',
      'ペナルティ：從己方卡組最上方捨棄2張卡。',
    ],
  },
  'a condition that is always looked at': {
    en: ['During your turn, if you have 2 or more other snow characters, this character gets AP+1 and DP+1.'],
    ja: ['自ターン中、雪属性の他の味方キャラが2体以上いる場合、このキャラはAP+1、DP+1。'],
    'zh-TW': ['己方回合中，若其他己方雪屬性人物有2名以上，此人物AP+1、DP+1。'],
  },
  'a value for each card of a kind': {
    en: ['This character gets AP+1 for each event in your dust box.'],
    ja: ['このキャラは自分のゴミ箱のイベント1枚につきAP+1。'],
    'zh-TW': ['己方垃圾箱每有1張事件，此人物AP+1。'],
  },
  'what others get': {
    en: [
      'If this character is in the defence row, all of your characters adjacent to this character get SP+1 and have Side Step [0].',
    ],
    ja: ['このキャラがDFにいる場合、このキャラに隣接するすべての味方キャラはSP+1、【サイドステップ[0]】を得る。'],
    'zh-TW': ['若此人物在DF位，所有與此人物相鄰的己方人物SP+1，獲得【サイドステップ[0]】。'],
  },
  'the bearer of an item': {
    en: ['The equipped character gets AP+2, has Penalty (Your opponent draws 1 card.), and cannot support.'],
    ja: ['このアイテムを装備しているキャラはAP+2、【ペナルティ：相手はカードを1枚引く。】を得て、サポートできない。'],
    'zh-TW': ['裝有此裝備的人物AP+2，獲得【ペナルティ：對方抽1張卡。】，不能支援。'],
  },
  'the bearer of an area': {
    en: ["During your opponent's turn, the character on this area cannot be knocked down in battle."],
    ja: ['相手ターン中、このエリアにいるキャラはバトルでダウンしない。'],
    'zh-TW': ['對方回合中，此區域上的人物不會在戰鬥中被打倒。'],
  },
  'a named target, spoken of again': {
    en: [
      "[snow][snow][star][T] ‹1 of your opponent's characters in the same column as this character› becomes acted. It gets DP-1 until end of turn. Use this only once per turn.",
    ],
    ja: [
      '[雪][雪][星][T] ‹このキャラと同列の相手キャラ1体›を行動済み状態にする。そのキャラはターン終了時までDP-1。（1ターンに1回まで使用可能）',
    ],
    'zh-TW': [
      '[雪][雪][星][T] 將‹1名與此人物同列的對方人物›轉為行動狀態，直到回合結束為止，該人物DP-1。（每回合限使用1次）',
    ],
  },
  'what is chosen on resolution': {
    en: [
      '[0] Use this only outside battles during your turn. Choose 1 of your other characters in the attack row, and it gets AP+2 and gains Dash until end of turn.',
    ],
    ja: [
      '[0] 自ターン中に使用する。バトル中に使用できない。他の味方AFのキャラ1体を選ぶ。そのキャラはターン終了時までAP+2、【ダッシュ】を得る。',
    ],
    'zh-TW': [
      '[0] 於己方回合使用。不能於戰鬥中使用。選擇1名其他己方AF位人物，直到回合結束為止，該人物AP+2，獲得【ダッシュ】。',
    ],
  },
  'a cost in blue text': {
    en: [
      '[Trash this character][Make 1 of your other ready sun characters acted] Draw 2 cards, and discard 1 card from your hand.',
    ],
    ja: [
      '[このキャラを破棄する][未行動状態の日属性の他の味方キャラ1体を行動済み状態にする] カードを2枚引く。自分の手札を1枚破棄する。',
    ],
    'zh-TW': ['[將此人物破棄][將1名未行動狀態的其他己方日屬性人物轉為行動狀態] 抽2張卡，捨棄1張手牌。'],
  },
  'two targets of different sides': {
    en: [
      "Use this only in battle. ‹1 of your battling characters› gets AP+1 until the end of the battle. ‹1 of your opponent's characters with AP 2 or less› cannot support until end of turn. Return that character of yours to your hand.",
    ],
    ja: [
      'バトル中に使用する。‹バトル中の味方キャラ1体›はバトル終了時までAP+1。‹AP2以下の相手キャラ1体›はターン終了時までサポートできない。その味方キャラを手札に戻す。',
    ],
    'zh-TW': [
      '於戰鬥中使用。直到戰鬥結束為止，‹1名戰鬥中的己方人物›AP+1。直到回合結束為止，‹1名AP2以下的對方人物›不能支援。將該己方人物移回手牌。',
    ],
  },
  'several targets': {
    en: ['‹Up to 2 acted characters› become ready.'],
    ja: ['‹行動済み状態のキャラ2体まで›を未行動状態にする。'],
    'zh-TW': ['將‹至多2名行動狀態的人物›轉為未行動狀態。'],
  },
  'a response that negates': {
    en: [
      'Use this only in response to a declaration. Negate ‹1 event or special ability that your opponent declared›.',
    ],
    ja: ['宣言に対応して使用する。‹相手が宣言したイベントまたは特殊能力1つ›を無効にする。'],
    'zh-TW': ['作為對應宣言使用。使‹對方宣言的1個事件或特殊能力›無效。'],
  },
  'a named cell': {
    en: ['Move ‹1 of your characters› to ‹1 empty cell of your field›.'],
    ja: ['‹味方キャラ1体›を‹空き味方フィールド1つ›に移動する。'],
    'zh-TW': ['將‹1名己方人物›移動到‹己方1個空格›。'],
  },
  'an event as a cost': {
    en: [
      '[Make 1 of your ready characters acted] Declare this as a cost: it yields 4 sun points for that payment alone.',
    ],
    ja: [
      '[未行動状態の味方キャラ1体を行動済み状態にする] このイベントはコストとして宣言する。その支払いに限り、日属性のコストを4点支払う。',
    ],
    'zh-TW': [
      '[將1名未行動狀態的己方人物轉為行動狀態] 此事件作為使用代償而宣言。只限於該次支付，支付4點日屬性的使用代償。',
    ],
  },
  'an own entry': {
    en: [
      'When this character enters the field, if your opponent has 5 or more cards in their hand, your opponent discards 1 card from their hand.',
    ],
    ja: ['このキャラが登場したとき、相手の手札が5枚以上の場合、相手は手札を1枚破棄する。'],
    'zh-TW': ['此人物登埸時，若對方手牌為5張以上，對方捨棄1張手牌。'],
  },
  'another that enters': {
    en: ['When one of your other moon characters enters the field, it gets AP+1 until end of turn.'],
    ja: ['月属性の他の味方キャラが登場したとき、そのキャラはターン終了時までAP+1。'],
    'zh-TW': ['其他己方月屬性人物登埸時，直到回合結束為止，該人物AP+1。'],
  },
  'what an item sees of its bearer': {
    en: ['When the equipped character attacks, your opponent discards 1 card from the top of their deck.'],
    ja: ['このアイテムを装備しているキャラが攻撃したとき、相手のデッキを1枚破棄する。'],
    'zh-TW': ['裝有此裝備的人物攻擊時，從對方卡組最上方捨棄1張卡。'],
  },
  'leaving for the dust box': {
    en: [
      'When this character goes from the field to the dust box, you may pay [flower]. If you do, put this character, acted, onto an empty cell of your field whatever the field limits.',
    ],
    ja: [
      'このキャラがフィールドからゴミ箱に置かれたとき、[花]を支払うことができる。支払った場合、このキャラを行動済み状態で登場制限を無視して空き味方フィールドに登場させる。',
    ],
    'zh-TW': ['此人物從埸上移到垃圾箱時，可以支付[花]。若支付，將此人物以行動狀態不受登埸制限地登埸到己方空格。'],
  },
  'looking at the deck': {
    en: [
      'At the beginning of your turn, look at the top 3 cards of your deck, choose up to 1 event among them, reveal it, put it into your hand, and put the rest on the bottom of your deck in any order.',
    ],
    ja: [
      '自ターン開始時、自分のデッキの上からカードを3枚見る。その中のイベントを1枚まで選ぶ。そのイベントを公開し、手札に入れる。残りのカードを好きな順番でデッキの下に置く。',
    ],
    'zh-TW': [
      '己方回合開始時，查看己方卡組最上方的3張卡，選擇其中至多1張事件，公開該事件，將該事件加入手牌，將其餘的卡以任意順序放到卡組最下方。',
    ],
  },
  'what is revealed decides': {
    en: [
      'When this character supports, reveal the top card of your deck. If it is a snow character, put it into your hand. Otherwise, put it on the bottom of your deck.',
    ],
    ja: [
      'このキャラがサポートしたとき、自分のデッキの上からカードを1枚公開する。そのカードが雪属性のキャラの場合、そのカードを手札に入れる。そうでない場合、そのカードをデッキの下に置く。',
    ],
    'zh-TW': [
      '此人物支援時，公開己方卡組最上方的1張卡。若該卡為雪屬性人物，將該卡加入手牌。否則，將該卡放到卡組最下方。',
    ],
  },
  'a permission': {
    en: [
      'When this character defends, you may choose 1 card in your hand and put it on the bottom of your deck. If you do, this character gets DP+2 until the end of the battle.',
    ],
    ja: [
      'このキャラが防御したとき、自分の手札1枚を選び、そのカードをデッキの下に置き、このキャラをバトル終了時までDP+2とすることができる。',
    ],
    'zh-TW': ['此人物防禦時，可以選擇己方手牌1張，並將該卡放到卡組最下方，並使此人物直到戰鬥結束為止DP+2。'],
  },
  'what the opponent chooses': {
    en: [
      'Use this only if there is no defending character. Your opponent chooses 1 of their characters. It is knocked down.',
    ],
    ja: ['防御キャラがいない場合に使用する。相手は相手キャラ1体を選ぶ。そのキャラをダウンさせる。'],
    'zh-TW': ['只能在沒有防禦人物時使用。對方選擇1名對方人物。打倒該人物。'],
  },
  'a search': {
    en: [
      'Search your deck for up to 1 character with cost 2 or less, reveal it, put it into your hand, and shuffle your deck.',
    ],
    ja: [
      '自分のデッキから使用代償2点以下のキャラを1枚まで探す。そのキャラを公開し、手札に入れる。自分のデッキをシャッフルする。',
    ],
    'zh-TW': ['從己方卡組尋找至多1張使用代償2點以下的人物，公開該人物，將該人物加入手牌，將己方卡組洗牌。'],
  },
  'a value of another card': {
    en: [
      'When this character attacks, if this character has an item, choose 1 of your characters adjacent to this character. This character gets AP+(the SP of that character) until the end of the battle.',
    ],
    ja: [
      'このキャラが攻撃したとき、このキャラがアイテムを装備している場合、このキャラに隣接する味方キャラ1体を選ぶ。このキャラはバトル終了時までAP+（そのキャラのSP）。',
    ],
    'zh-TW': [
      '此人物攻擊時，若此人物裝有裝備，選擇1名與此人物相鄰的己方人物。直到戰鬥結束為止，此人物AP+（該人物的SP）。',
    ],
  },
  'places changed': {
    en: ['[cloud] This character and ‹1 of your other characters› change places.'],
    ja: ['[宙] このキャラと‹他の味方キャラ1体›の位置を入れ替える。'],
    'zh-TW': ['[宙] 此人物與‹1名其他己方人物›交換位置。'],
  },
  'a character taken over': {
    en: [
      "Take control of ‹1 of your opponent's acted characters with cost 2 or less›, moving it to an empty cell of your field, and it cannot wake up for as long as it is on the field.",
    ],
    ja: [
      '‹行動済み状態の使用代償2点以下の相手キャラ1体›のコントロールを奪い、空き味方フィールドに移動する。そのキャラはフィールドにいる間ウェイクアップできない。',
    ],
    'zh-TW': ['奪取‹1名行動狀態且使用代償2點以下的對方人物›並移動到己方空格，在埸上期間，該人物不能ウェイクアップ。'],
  },
  'each of several cards': {
    en: ['Discard 3 cards from the top of your deck. For each star card among them, draw 1 card.'],
    ja: ['自分のデッキを3枚破棄する。その中の無属性のカード1枚につき、カードを1枚引く。'],
    'zh-TW': ['從己方卡組最上方捨棄3張卡。其中每有1張無屬性卡，抽1張卡。'],
  },
};
const CASES = LANGUAGES.flatMap((language) =>
  (Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[]).map((name) => ({ language, name })),
);

test.each(CASES)('$name reads as its data says, in $language', ({ language, name }) => {
  expect(describe(EXAMPLES[name], language)).toEqual(EXACT[name][language]);
});

test('a card has a line for each basic ability, then one for each ability', () => {
  const card = cardOf('character', [{ kind: 'asCost', amount: 1, attribute: 'sun' }], { basics: [{ basic: 'dash' }] });
  expect(describe(card, 'en')[0]).toBe('Dash');
  expect(describe(card, 'en')).toHaveLength(2);
});

test('cards and people are named in the language of the text, where their names are known', () => {
  const to = { who: 'you', where: 'field', person: 'Rin Asagi', nameHas: 'Fog' } as const;
  const card = cardOf('area', [{ kind: 'always', to, gives: [{ what: 'ap', by: 1 }] }]);
  const names = new Map([['Rin Asagi', '浅葱 凛']]);
  expect(describe(card, 'ja', (name) => names.get(name) ?? name)).toEqual([
    'カード名に「Fog」を含む姓名「浅葱 凛」のすべての味方キャラはAP+1。',
  ]);
});

/** Every construct, once: the same words come again and again. */
const linesOf = (language: Language): readonly string[] => [
  ...new Set(TYPES.flatMap((type) => describe(cardOf(type, ABILITIES_OF_ALL, { basics: BASICS_OF_ALL }), language))),
];
const holding = (lines: readonly string[], flaw: RegExp): readonly string[] => lines.filter((line) => flaw.test(line));

test.each(LANGUAGES)('every construct is described without a hole, in %s', (language) => {
  const lines = linesOf(language);
  expect(lines.length).toBeGreaterThan(2000);
  expect(
    holding(lines, /undefined|null|NaN|object|Infinity|[{}]|\(\)|\[\]|‹›|「」|【】| {2}|[.。]{2}|[,，、]{2}/),
  ).toEqual([]);
  expect(lines.filter((line) => line.trim() !== line || line === '')).toEqual([]);
});

test('English lines are whole sentences, but for names of basic abilities', () => {
  const lines = linesOf('en');
  expect(holding(lines, / [.,]|,\.|\ba (?:[aeiou]|other)|\ban (?![aeiou"])/i)).toEqual([]);
  expect(lines.slice(BASICS_OF_ALL.length).filter((line) => !/^(?:\[.*\] )?[A-Z‹].*\.$/.test(line))).toEqual([]);
});

test.each(['ja', 'zh-TW'] as const)('no English is left, and sentences end as they should, in %s', (language) => {
  const lines = linesOf(language);
  const abbreviations = /\b(?:AP|DP|SP|EX|AF|DF)(?![A-Za-z])|\[T\]/g;
  expect(
    holding(
      lines.map((line) => line.replaceAll(abbreviations, '')),
      /[A-Za-z]/,
    ),
  ).toEqual([]);
  expect(holding(lines, /[,.;:!?]|、。|，。|のの|的的/)).toEqual([]);
  expect(lines.slice(BASICS_OF_ALL.length).filter((line) => !/[。）]$/.test(line))).toEqual([]);
});

test('targets that are named when declaring stand in the same brackets in every language', () => {
  const card = EXAMPLES['two targets of different sides'];
  for (const language of LANGUAGES)
    expect(
      describe(card, language)
        .join('')
        .match(/‹[^›]+›/g),
    ).toHaveLength(2);
});
