// Card text as players read it, worded from the data in each language.
import { expect, test } from 'vitest';
import { CATALOGUE } from './cards/catalogue.ts';
import { lineOf } from './data-paths.ts';
import { EXAMPLES } from './describe/testing/examples.ts';
import { characterOf, itemOf, SPECIMENS, spellOf } from './describe/testing/specimens.ts';
import { describe } from './describe.ts';
import { front } from './front.ts';
import { LANGUAGES } from './text/text.ts';

type Spoken = (typeof LANGUAGES)[number];
const EXACT: Readonly<Record<keyof typeof EXAMPLES, Readonly<Record<Spoken, readonly string[]>>>> = {
  'a skill that costs HP': {
    en: ['“灯火” [Active] 2 spirit, 1 HP: Draw 2 cards.'],
    ja: ['「灯火」［主動］霊力2、体力1：カードを2枚引く。'],
    'zh-CN': ['“灯火”［主动型］2点灵力、1点体力：抽2张卡。'],
  },
  'an attack on one': {
    en: ['[Active] Spell card of 霧守. Cost: 2 P, 1 spirit.', 'Danmaku attack 5 on one enemy.'],
    ja: ['［主動］霧守のスペルカード。コスト：2P、霊力1。', '敵1体に威力5の弾幕攻撃を行う。'],
    'zh-CN': ['［主动型］霧守的符卡。消耗：2P点、1点灵力。', '对1名敌方人物进行威力5的弹幕型攻击。'],
  },
  'an attack on all, and what it is for those that are hit': {
    en: [
      '[Instant/Final/Unique] Spell card of 霧守. Cost: 1 P.',
      "Bombard attack (2 × the caster's spirit + 1) on all enemies. The attacked characters get poison 1 for 3 turns.",
    ],
    ja: [
      '［瞬間／終結／唯一］霧守のスペルカード。コスト：1P。',
      '敵すべてに威力（術者の霊力×2+1）の砲撃を行う。攻撃を受けたキャラクターは3ターンの間、毒1を受ける。',
    ],
    'zh-CN': [
      '［瞬间型／终结／唯一］霧守的符卡。消耗：1P点。',
      '对所有敌方人物进行威力（2×使用者的灵力+1）的炮击型攻击。被攻击的各人物在3个回合内中毒1点。',
    ],
  },
  'a ritual': {
    en: [
      '[Active/Ritual 1] Spell card of 霧守. Cost: 1 P. It takes effect at the end of the next turn.',
      'Absolute attack 3 on 2 enemies.',
    ],
    ja: [
      '［主動／儀式1］霧守のスペルカード。コスト：1P。次のターンの終了フェイズに効果が発生する。',
      '敵2体に威力3の絶対攻撃を行う。',
    ],
    'zh-CN': [
      '［主动型／仪式1］霧守的符卡。消耗：1P点。在下一个回合的结束阶段生效。',
      '对2名敌方人物进行威力3的绝对型攻击。',
    ],
  },
  'an answer that weakens': {
    en: [
      '[Instant] Spell card of 霧守. Cost: 1 P.',
      'Only in answer to an enemy strike attack on your characters. The answered attack gets -2. The attacker loses 1 HP.',
    ],
    ja: [
      '［瞬間］霧守のスペルカード。コスト：1P。',
      '自分のキャラクターを対象とする敵の打撃に対してのみ使用できる。その攻撃の威力を2減らす。攻撃者は体力を1失う。',
    ],
    'zh-CN': [
      '［瞬间型］霧守的符卡。消耗：1P点。',
      '只能对以己方人物为目标的敌方打击型攻击进行连锁。使该攻击的威力减少2点。攻击者失去1点体力。',
    ],
  },
  'an answer that negates': {
    en: [
      '“灯火” [Instant] 1 spirit: Only in answer to an enemy spell card or an enemy item. Negate what this answers.',
    ],
    ja: ['「灯火」［瞬間］霊力1：敵のスペルカードかアイテムに対してのみ使用できる。その宣言を無効にする。'],
    'zh-CN': ['“灯火”［瞬间型］1点灵力：只能对敌方符卡或道具进行连锁。使该宣言无效。'],
  },
  'an attack that goes to somebody else': {
    en: [
      '“灯火” [Instant] 1 spirit: Only in answer to a normal attack. The answered attack is on this character instead.',
    ],
    ja: ['「灯火」［瞬間］霊力1：通常攻撃に対してのみ使用できる。その攻撃の対象をこのキャラクターに変更する。'],
    'zh-CN': ['“灯火”［瞬间型］1点灵力：只能对普通攻击进行连锁。将该攻击的目标改为此人物。'],
  },
  'a target and changes for some turns': {
    en: [
      '[Instant] Item. Cost: 1 P.',
      'Target 1 enemy character, and it gets DEF -2 and flight -1 this turn. It is silenced for 2 turns.',
    ],
    ja: [
      '［瞬間］使い切りアイテム。コスト：1P。',
      '敵のキャラクター1体を対象にする。そのキャラクターはこのターン、防御-2、飛行-1を得る。そのキャラクターは2ターンの間、沈黙する。',
    ],
    'zh-CN': [
      '［瞬间型］一次性道具。消耗：1P点。',
      '指定1名敌方人物为目标，该人物本回合防御-2、飞行-1，该人物在2个回合内陷入沉默。',
    ],
  },
  'two targets of different sides': {
    en: [
      '[Instant] Item. Cost: 1 P.',
      'Target 1 of your characters and 1 busy enemy character. That character of yours gains 2 spirit. That enemy character loses spirit equal to the damage dealt.',
    ],
    ja: [
      '［瞬間］使い切りアイテム。コスト：1P。',
      '自分のキャラクター1体と敵の繁忙状態のキャラクター1体を対象にする。自分のそのキャラクターは霊力を2得る。敵のそのキャラクターは霊力を与えたダメージと同じだけ失う。',
    ],
    'zh-CN': [
      '［瞬间型］一次性道具。消耗：1P点。',
      '指定1名己方人物和1名处于繁忙状态的敌方人物为目标。该己方人物获得2点灵力。该敌方人物失去与造成的伤害相等的灵力。',
    ],
  },
  'a duty and a condition': {
    en: [
      '[Active] Spell card of 霧守. Cost: 1 P.',
      "You must discard 1 card from your hand. If you have 2 or more wounded characters and it is your opponent's turn, all of your characters regain 1 HP each. Otherwise, your opponent discards 2 cards from the top of their deck.",
    ],
    ja: [
      '［主動］霧守のスペルカード。コスト：1P。',
      '必ず、手札を1枚捨てる。自分の負傷中のキャラクターが2体以上いる、かつ相手のターンの場合、自分のすべてのキャラクターはそれぞれ体力を1回復する。そうでない場合、相手は山札の上からカードを2枚捨てる。',
    ],
    'zh-CN': [
      '［主动型］霧守的符卡。消耗：1P点。',
      '必须弃掉1张手牌。若已受伤的己方人物不少于2名，且当前为对方的回合，所有己方人物各恢复1点体力。否则，对方将牌堆顶的2张卡放入弃牌堆。',
    ],
  },
  'a choice of the opponent': {
    en: ['[Active] Spell card of 霧守. Cost: 1 P.', 'Your opponent chooses 1 of their characters. Make it busy.'],
    ja: [
      '［主動］霧守のスペルカード。コスト：1P。',
      '相手は自身のキャラクター1体を選ぶ。そのキャラクターを繁忙状態にする。',
    ],
    'zh-CN': ['［主动型］霧守的符卡。消耗：1P点。', '对方选择1名自己的人物，让该人物进入繁忙状态。'],
  },
  'a search and a return': {
    en: [
      '[Instant] Item. Cost: 1 P.',
      "Search your deck for up to 1 spell card of your characters, show it, and put it into your hand. Choose 1 weapon on an enemy character, and return it to its owner's hand.",
    ],
    ja: [
      '［瞬間］使い切りアイテム。コスト：1P。',
      '自分の山札から味方のキャラクターのスペルカードを1枚まで探し、公開して手札に加える。敵の武器1枚を選ぶ。その武器を持ち主の手札に戻す。',
    ],
    'zh-CN': [
      '［瞬间型］一次性道具。消耗：1P点。',
      '从己方牌堆中寻找至多1张己方人物的符卡，展示后加入手牌。选择敌方人物的1件武器，将该武器移回持有者的手牌。',
    ],
  },
  'an exclusive effect for its user': {
    en: [
      '[Instant] Buff. Cost: 1 P. Used by one of your characters.',
      'The user gets ATK +2 for 2 turns.',
      '(霧守) The user may attack or use its skill once more this turn.',
    ],
    ja: [
      '［瞬間］強化アイテム。コスト：1P。自分のキャラクター1体が使用する。',
      '使用者は2ターンの間、攻撃+2を得る。',
      '（霧守専用）使用者はこのターン、もう1回攻撃かスキルの使用ができる。',
    ],
    'zh-CN': [
      '［瞬间型］增益道具。消耗：1P点。由1名己方人物使用。',
      '使用者在2个回合内攻击+2。',
      '（霧守专用）使用者本回合可以再攻击一次或使用一次技能。',
    ],
  },
  'a barrier charm': {
    en: [
      '[Instant] Barrier charm. Cost: 1 P. Used by one of your characters.',
      'When you defend by a barrier, it may be discarded in place of a spell card.',
      'Cure the user of lowered values, poison, and restrictions.',
    ],
    ja: [
      '［瞬間］結界札。コスト：1P。自分のキャラクター1体が使用する。',
      '決死結界で守るとき、スペルカードの代わりに捨てることができる。',
      '使用者の能力値の低下と毒と行動の制限を取り除く。',
    ],
    'zh-CN': [
      '［瞬间型］决死符。消耗：1P点。由1名己方人物使用。',
      '展开决死结界防守时，可以弃掉此卡代替一张符卡。',
      '解除使用者的数值降低、中毒和行动限制。',
    ],
  },
  'a Power card': {
    en: ['Discard it to pay 1 P, or to give an attack that you declare +1.'],
    ja: ['捨てて1Pを支払う。または、捨てて自分が宣言する攻撃を+1する。'],
    'zh-CN': ['弃掉此卡以支付1P点，或使己方宣言的攻击+1。'],
  },
  'a piece of equipment': {
    en: [
      'Armour. Cost: 1 P.',
      'The bearer gets DEF +2 while guarding.',
      'Danmaku attacks on the bearer get -1.',
      'The bearer cannot be poisoned.',
    ],
    ja: [
      '防具。コスト：1P。',
      '装備者は防御状態の間、防御+2を得る。',
      '装備者が受ける弾幕攻撃は威力-1。',
      '装備者は毒を受けない。',
    ],
    'zh-CN': [
      '防具。消耗：1P点。',
      '装备者处于防御状态时，防御+2。',
      '装备者受到的弹幕型攻击威力-1。',
      '装备者不会中毒。',
    ],
  },
  'an environment': {
    en: [
      '[Active] Weather. Cost: 1 P.',
      'Strike attacks by all characters get +1.',
      'No character can dodge.',
      'In each start phase: All characters with HP 5 or more lose 1 HP each.',
    ],
    ja: [
      '［主動］天候。コスト：1P。',
      'すべてのキャラクターが行う打撃は威力+1。',
      'すべてのキャラクターは回避できない。',
      '開始フェイズごとに：体力5以上のすべてのキャラクターはそれぞれ体力を1失う。',
    ],
    'zh-CN': [
      '［主动型］气候。消耗：1P点。',
      '所有人物进行的打击型攻击威力+1。',
      '所有人物不能擦弹。',
      '每个开始阶段：所有体力不少于5的人物各失去1点体力。',
    ],
  },
};
const CASES = LANGUAGES.flatMap((language) =>
  (Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[]).map((name) => ({ language, name })),
);

test.each(CASES)('$name reads as its data says, in $language', ({ language, name }) => {
  expect(describe(EXAMPLES[name], language)).toEqual(EXACT[name][language]);
});

test('a path leads to the line in which its text stands', () => {
  const doing = { effect: [{ do: 'negate' }] } as const;
  expect(lineOf(characterOf(doing), 'skill')).toBe(0);
  expect(lineOf(characterOf(doing), 'skill.effect.0')).toBe(0);
  expect(['effect', 'attack', 'answers', 'targets.0'].map((path) => lineOf(spellOf(doing), path))).toEqual([
    1, 1, 1, 1,
  ]);
  const charm = { ...itemOf(doing, { kind: 'barrierCharm', exclusive: [{ character: 'A', effect: [] }] }) };
  expect(['effect.0', 'exclusive.0', 'exclusive.1', 'gives.0'].map((path) => lineOf(charm, path))).toEqual([
    2,
    3,
    undefined,
    undefined,
  ]);
  expect(['gives.0', 'gives.1', 'each', 'each.0'].map((path) => lineOf(EXAMPLES['an environment'], path))).toEqual([
    1, 2, 3, 3,
  ]);
  expect(lineOf(EXAMPLES['a Power card'], 'effect')).toBeUndefined();
});

test('a ritual says when it is due', () => {
  const due = (ritual: number): string => describe(spellOf({ effect: [] }, { ritual }), 'en')[0] ?? '';
  expect(due(1)).toMatch(/It takes effect at the end of the next turn\.$/);
  expect(due(3)).toMatch(/It takes effect at the end of the third turn after this one\.$/);
});

test('characters and other cards are named in the language of the text, where their names are known', () => {
  const names: Readonly<Record<string, string>> = { A: '灯台守', Lamp: 'ランプ' };
  const card = itemOf(
    { targets: [{ as: 'it', from: { who: 'you', where: 'discard', name: 'Lamp' } }], effect: [] },
    { exclusive: [{ character: 'A', effect: [{ do: 'heal', target: 'user', amount: 1 }] }] },
  );
  const said = describe(card, 'ja', (name) => names[name] ?? name);
  expect(said.at(-1)).toBe('（灯台守専用）使用者は体力を1回復する。');
  expect(describe(spellOf({ effect: [] }, { owner: 'A' }), 'ja', (name) => names[name] ?? name)).toEqual([
    '［主動］灯台守のスペルカード。コスト：1P。',
  ]);
});

test('an exclusive effect goes on speaking of what its card has named', () => {
  const card = itemOf(
    { targets: [{ as: 'it', from: { who: 'foe', where: 'line' } }], effect: [{ do: 'draw', amount: 1 }] },
    { exclusive: [{ character: 'A', effect: [{ do: 'hurt', target: { bound: 'it' }, amount: 1 }] }] },
  );
  expect(describe(card, 'en').at(-1)).toBe('(A) That character loses 1 HP.');
});

/** Every construct, once: the same words come again and again. */
const LINES = new Map(
  LANGUAGES.map((language) => [language, [...new Set(SPECIMENS.flatMap((card) => describe(card, language)))]]),
);
const linesOf = (language: Spoken): readonly string[] => LINES.get(language) ?? [];
const holding = (lines: readonly string[], flaw: RegExp): readonly string[] => lines.filter((line) => flaw.test(line));
const HOLE = /undefined|null|NaN|object|Infinity|[{}]|\(\)|\[\]|「」|（）|“”| {2}|[.。]{2}|[,，、]{2}/;

test.each(LANGUAGES)('every construct is described without a hole, in %s', (language) => {
  const lines = linesOf(language);
  expect(lines.length).toBeGreaterThan(2000);
  expect(holding(lines, HOLE)).toEqual([]);
  expect(lines.filter((line) => line.trim() !== line || line === '')).toEqual([]);
});

test.each(LANGUAGES)('every card of the catalogue is described without a hole, in %s', (language) => {
  const lines = [...CATALOGUE.keys()].flatMap((no) => front.describe(no, language));
  expect(lines.length).toBeGreaterThan(CATALOGUE.size);
  expect(holding(lines, HOLE)).toEqual([]);
  expect(holding(lines, /sc\/|[A-Z]\d{2}/)).toEqual([]);
  expect(lines.filter((line) => line.trim() !== line || line === '')).toEqual([]);
});

test('English lines are whole sentences', () => {
  const lines = linesOf('en');
  expect(holding(lines, / [.,]|,\.|\ba (?:[aeiou]|other)|\ban (?![aeiou])/)).toEqual([]);
  expect(lines.filter((line) => !line.endsWith('.'))).toEqual([]);
});

test('no English is left in lines of other languages, and sentences end as they should', () => {
  for (const language of ['ja', 'zh-CN'] as const) {
    const lines = linesOf(language);
    const bare = lines.map((line) => line.replaceAll(/(?<=\d)P|P(?=点)|Power(?=卡)/g, ''));
    expect(holding(bare, /[A-Za-z]/)).toEqual([]);
    expect(holding(lines, /[,.;:!?]|、。|，。|のの|をを|はは|的的|使使/)).toEqual([]);
    expect(lines.filter((line) => !line.endsWith('。'))).toEqual([]);
  }
});
