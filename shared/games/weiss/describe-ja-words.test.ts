// Japanese card text of what is done, with test cards for what no card of the sets says.
import { expect, test } from 'vitest';
import type { Ability, Amount, Effect, Gift, Target } from './ability-data.ts';
import { JAPANESE } from './describe/japanese.ts';
import { lineOf } from './describe/line.ts';
import { act, auto, cont } from './rulings/bench/cards.ts';

const mine = { who: 'you', where: 'stage' } as const;
const theirs = { who: 'opponent', where: 'stage' } as const;
const attacks = { on: 'attacks', who: 'this' } as const;
const draw = { do: 'draw', amount: 1 } as const;
const power = (by: Amount, target: Target = 'this'): Effect => ({ do: 'power', target, by, until: 'endOfTurn' });
const gains = (by = 1000): Gift[] => [{ what: 'power', by }];
const ev = (effect: readonly Effect[]): Ability => ({ kind: 'event', effect });

const READS: readonly (readonly [line: string, ability: Ability])[] = [
  [
    '【自】 このカードがアタックした時、あなたは他の自分のキャラを1枚選び、このターン中、そのキャラは『【永】 このカードのパワーを＋500。』を得る。',
    auto(attacks, [
      { do: 'choose', as: 'ally', from: { ...mine, other: true } },
      {
        do: 'give',
        target: { bound: 'ally' },
        gives: [{ what: 'ability', ability: cont('this', gains(500)) }],
        until: 'endOfTurn',
      },
    ]),
  ],
  [
    '【自】 このカードがアタックした時、次の相手のターンの終わりまで、このカードのパワーを＋1000し、ソウルを＋1し、このカードは【スタンド】できず、相手の効果に選ばれない。',
    auto(attacks, [
      {
        do: 'give',
        target: 'this',
        gives: [
          ...gains(),
          { what: 'soul', by: 1 },
          { what: 'cannot', do: 'stand' },
          { what: 'cannot', do: 'beChosen' },
        ],
        until: 'endOfOpponentsTurn',
      },
    ]),
  ],
  [
    '【自】 このカードがアタックした時、あなたは次の効果から1つを選び、行う。『(1) あなたは1枚引く。』『(2) 相手に1ダメージを与える。』',
    auto(attacks, [{ do: 'oneOf', of: [[draw], [{ do: 'damage', amount: 1, to: 'opponent' }]] }]),
  ],
  [
    'あなたは次の効果から異なる2つを選び、順に行う。『(1) あなたは1枚引く。』『(2) あなたは自分の山札の上から1枚をストック置場に置く。』『(3) あなたは自分のクロック置場の上から1枚を控え室に置く。』',
    ev([{ do: 'oneOf', amount: 2, of: [[draw], [{ do: 'stockCharge', amount: 1 }], [{ do: 'heal', amount: 1 }]] }]),
  ],
  [
    'あなたは『あなたは次の効果から1つを選び、行う。『(1) あなたは1枚引く。』『(2) あなたは自分のクロック置場の上から1枚を控え室に置く。』』を行ってよい。',
    ev([{ do: 'may', then: [{ do: 'oneOf', of: [[draw], [{ do: 'heal', amount: 1 }]] }] }]),
  ],
  [
    '【自】 このカードがアタックした時、次の相手のメインフェイズの始めに、あなたは1枚引く。',
    auto(attacks, [{ do: 'later', at: { phase: 'main', turn: 'opponent' }, then: [draw] }]),
  ],
  [
    '【自】 このカードがアタックした時、そのアタックの終わりに、あなたはこのカードを山札の下に置く。',
    auto(attacks, [{ do: 'later', at: 'attackEnds', then: [{ do: 'move', target: 'this', to: 'deckBottom' }] }]),
  ],
  [
    '相手は自分のキャラを1枚選び、クロック置場に置く。',
    ev([
      {
        do: 'by',
        who: 'opponent',
        then: [
          { do: 'choose', as: 'one', from: mine },
          { do: 'move', target: { bound: 'one' }, to: 'clock' },
        ],
      },
    ]),
  ],
  [
    '相手はあなたのキャラを1枚選び、【レスト】する。',
    ev([
      {
        do: 'by',
        who: 'opponent',
        then: [
          { do: 'choose', as: 'one', from: theirs },
          { do: 'turn', target: { bound: 'one' }, to: 'rest' },
        ],
      },
    ]),
  ],
  [
    '相手は自分の手札を1枚選び、控え室に置き、1枚引いてよい。',
    ev([{ do: 'by', who: 'opponent', then: [{ do: 'may', then: [{ do: 'discard', amount: 1 }, draw] }] }]),
  ],
  [
    '相手は次の行動を行う。『あなたは［(2)］を払ってよい。そうしたら、あなたは1枚引く。』',
    ev([{ do: 'by', who: 'opponent', then: [{ do: 'pay', cost: [{ pay: 'stock', amount: 2 }], then: [draw] }] }]),
  ],
  [
    'すべてのプレイヤーは自分の山札の上から3枚を控え室に置く。',
    ev([{ do: 'by', who: 'any', then: [{ do: 'mill', amount: 3 }] }]),
  ],
  [
    '【自】 このカードが手札から舞台に置かれた時、あなたは自分の山札の上から1枚をこのカードの下にマーカーとして裏向きに置く。',
    auto({ on: 'placed', who: 'this', from: 'hand' }, [{ do: 'take', from: 'deck', amount: 1, to: 'markersDown' }]),
  ],
  [
    '【起】［このカードの下のマーカーを1枚控え室に置く］ このターン中、このカードのパワーを＋2000。',
    act([{ pay: 'move', amount: 1, from: 'markers', to: 'waitingRoom' }], [power(2000)]),
  ],
  [
    '【自】 このカードがアタックした時、このカードの下にマーカーが2枚以上あるなら、あなたは1枚引く。',
    auto(attacks, [draw], { if: [{ count: { who: 'you', where: 'markers' }, atLeast: 2 }] }),
  ],
  [
    '【自】 アラーム このカードがクロック置場の1番上にあるなら、あなたのクライマックスフェイズの始めに、あなたは自分のキャラを1枚選び、このターン中、そのキャラのパワーを＋1000。',
    auto(
      { on: 'phaseBegins', phase: 'climax', turn: 'you' },
      [{ do: 'choose', as: 'ally', from: mine }, power(1000, { bound: 'ally' })],
      { label: 'alarm', in: 'clockTop' },
    ),
  ],
  [
    '【自】 チェンジ ［(1) このカードを控え室に置く］ あなたのクライマックスフェイズの始めに、あなたはコストを払ってよい。そうしたら、あなたは自分の控え室の「X」を1枚選び、このカードがいた枠に置く。',
    auto(
      { on: 'phaseBegins', phase: 'climax', turn: 'you' },
      [
        { do: 'choose', as: 'in', from: { who: 'you', where: 'waitingRoom', name: 'X' } },
        { do: 'place', target: { bound: 'in' }, slot: 'same' },
      ],
      {
        label: 'change',
        cost: [
          { pay: 'stock', amount: 1 },
          { pay: 'this', to: 'waitingRoom' },
        ],
      },
    ),
  ],
  [
    '【自】 シフト レベル1 このカードがクロック置場にあるなら、あなたのメインフェイズの始めに、あなたのレベルが1以上なら、あなたは自分の手札のこのカードと同じ色のカードを1枚選び、このカードとそのカードを入れ替える。',
    auto(
      { on: 'phaseBegins', phase: 'main', turn: 'you' },
      [
        { do: 'choose', as: 'h', from: { who: 'you', where: 'hand', sameColor: true } },
        { do: 'exchange', target: 'this', with: { bound: 'h' } },
      ],
      { label: 'shift', in: 'clock', if: [{ yourLevel: { atLeast: 1 } }] },
    ),
  ],
  [
    '【自】 シフト レベル1 このカードがクロック置場にあるなら、あなたのメインフェイズの始めに、あなたのレベルが1以上なら、あなたは自分の手札のこのカードと同じ色のカードを1枚まで選び、このカードとそのカードを入れ替えてよい。',
    auto(
      { on: 'phaseBegins', phase: 'main', turn: 'you' },
      [
        { do: 'choose', as: 'h', from: { who: 'you', where: 'hand', sameColor: true }, upTo: true },
        { do: 'may', then: [{ do: 'exchange', target: 'this', with: { bound: 'h' } }] },
      ],
      { label: 'shift', in: 'clock', if: [{ yourLevel: { atLeast: 1 } }] },
    ),
  ],
  [
    '【自】 加速 ［あなたの山札の上から1枚をクロック置場に置く］ このカードが手札から舞台に置かれた時、あなたはコストを払ってよい。そうしたら、あなたは2枚まで引く。',
    auto({ on: 'placed', who: 'this', from: 'hand' }, [{ do: 'draw', amount: 2, upTo: true }], {
      label: 'accelerate',
      cost: [{ pay: 'deckTopToClock', amount: 1 }],
    }),
  ],
  [
    '【起】 共鳴 ［手札の「ケストレル」を1枚公開する］ このターン中、このカードは【リバース】しない。',
    act(
      [{ pay: 'reveal', amount: 1, card: { name: 'Kestrel' } }],
      [{ do: 'give', target: 'this', gives: [{ what: 'cannot', do: 'reverse' }], until: 'endOfTurn' }],
      { label: 'resonate' },
    ),
  ],
  [
    '【自】 この能力は1ターンにつき1回まで発動する。相手がイベントをプレイした時、相手にXダメージを与える（Xは他のあなたのキャラの枚数に等しい）。',
    auto(
      { on: 'played', by: 'opponent', card: { type: 'event' } },
      [{ do: 'damage', amount: { count: { ...mine, other: true } }, to: 'opponent' }],
      { perTurn: 1 },
    ),
  ],
  [
    '【自】 このカードがアタックした時、このターン中、このカードのパワーを＋X（Xはあなたの《パイロット》のキャラの枚数×500＋1000と4000のうち小さいほうに等しい）。',
    auto(attacks, [power({ count: { ...mine, trait: 'Pilot' }, times: 500, plus: 1000, atMost: 4000 })]),
  ],
  [
    '【自】 このカードがアタックした時、あなたは相手のキャラを1枚選び、このターン中、そのキャラのパワーを－X（Xはそのキャラのレベル×1000に等しい）。',
    auto(attacks, [
      { do: 'choose', as: 'a', from: theirs },
      power({ sum: 'level', of: { bound: 'a' }, times: -1000 }, { bound: 'a' }),
    ]),
  ],
  [
    '【自】 このカードがアタックした時、あなたはX枚引いてよい（Xはあなたのレベルに等しい）。',
    auto(attacks, [{ do: 'may', then: [{ do: 'draw', amount: { level: 'you' } }] }]),
  ],
  [
    '【自】 このカードがアタックした時、あなたは次の行動をX回行う。『あなたは自分の山札の上から1枚を控え室に置く。あなたは1枚引く。』（Xはあなたのクライマックス置場のカードの枚数に等しい）。',
    auto(attacks, [
      { do: 'repeat', times: { count: { who: 'you', where: 'climax' } }, then: [{ do: 'mill', amount: 1 }, draw] },
    ]),
  ],
  [
    '【自】 このカードがアタックした時、あなたは自分の山札の上から3枚を控え室に置き、このターン中、それらのカードの中のクライマックス1枚につき、このカードのパワーを＋1000。',
    auto(attacks, [{ do: 'mill', amount: 3, as: 'm' }, power({ bound: 'm', is: { type: 'climax' }, times: 1000 })]),
  ],
  [
    '【自】 このカードがアタックした時、あなたは自分の山札の上から1枚を公開する。そのカードがクライマックスなら、あなたは1枚引く。そうでないなら、あなたはそのカードを山札の下に置く。',
    auto(attacks, [
      { do: 'revealTop', amount: 1, as: 't' },
      {
        do: 'if',
        if: [{ bound: 't', is: { type: 'climax' }, atLeast: 1 }],
        then: [draw],
        else: [{ do: 'putBack', bound: 't', to: 'deckBottom' }],
      },
    ]),
  ],
  [
    'あなたは自分の山札の上から4枚を控え室に置く。それらのカードの中にクライマックスが2枚以上あるなら、あなたは1枚引き、自分の手札を1枚選び、控え室に置く。',
    ev([
      { do: 'mill', amount: 4, as: 'm' },
      {
        do: 'if',
        if: [{ bound: 'm', is: { type: 'climax' }, atLeast: 2 }],
        then: [draw, { do: 'discard', amount: 1 }],
      },
    ]),
  ],
  [
    'あなたは自分のキャラを1枚選ぶ。あなたは相手のキャラを1枚選ぶ。あなたは自分のそのキャラを手札に戻す。あなたは相手のそのキャラを手札に戻す。',
    ev([
      { do: 'choose', as: 'a', from: mine },
      { do: 'choose', as: 'b', from: theirs },
      { do: 'move', target: { bound: 'a' }, to: 'hand' },
      { do: 'move', target: { bound: 'b' }, to: 'hand' },
    ]),
  ],
  [
    'あなたは自分のキャラを1枚選ぶ。あなたは自分のキャラを1枚選ぶ。このターン中、1枚目のキャラのパワーを＋500。あなたは2枚目のキャラを【レスト】する。',
    ev([
      { do: 'choose', as: 'a', from: mine },
      { do: 'choose', as: 'b', from: mine },
      power(500, { bound: 'a' }),
      { do: 'turn', target: { bound: 'b' }, to: 'rest' },
    ]),
  ],
  [
    '【起】 あなたは自分のキャラを1枚選び、他の枠に動かす（そこにいるキャラとは入れ替わる）。',
    act(
      [],
      [
        { do: 'choose', as: 'a', from: mine },
        { do: 'swap', target: { bound: 'a' } },
      ],
    ),
  ],
  [
    '【自】 このカードがアタックした時、このターン中、このカードのバトル相手のパワーを3000にする。',
    auto(attacks, [{ do: 'power', set: true, target: 'battleOpponent', by: 3000, until: 'endOfTurn' }]),
  ],
  [
    '【自】 このカードがアタックした時、このカードのバトル相手が【リバース】していて、このカードがパワー5000以上のキャラなら、あなたは1枚引く。',
    auto(attacks, [
      {
        do: 'if',
        if: [
          { target: 'battleOpponent', is: { state: 'reverse' } },
          { target: 'this', is: { power: { atLeast: 5000 } } },
        ],
        then: [draw],
      },
    ]),
  ],
  ['【永】 あなたは手札の上限が1枚増える。', cont('you', [{ what: 'handLimit', by: 1 }])],
  [
    '【永】 相手はイベントをプレイできず、『助太刀』を使えない。',
    cont('opponent', [
      { what: 'cannot', do: 'playEvents' },
      { what: 'cannot', do: 'useBackup' },
    ]),
  ],
  [
    '【自】 このカードがアタックした時、そのアタックの終わりまで、相手は『助太刀』を使えない。',
    auto(attacks, [
      { do: 'give', target: 'opponent', gives: [{ what: 'cannot', do: 'useBackup' }], until: 'endOfAttack' },
    ]),
  ],
  ['このカードと同じカード名のカードは、デッキに50枚まで入れることができる。', { kind: 'deck', copies: 50 }],
  [
    '【自】 このカードがアタックした時、あなたはゲートアイコンの効果を行う。',
    auto(attacks, [{ do: 'icon', icon: 'gate' }]),
  ],
  [
    '【自】 山札からクライマックスがあなたのクロック置場に置かれた時、あなたは1枚引く。',
    auto({ on: 'comes', card: { type: 'climax' }, who: 'you', to: 'clock', from: 'deck' }, [draw]),
  ],
  [
    '【自】 このカードがアタックした時、またはこのカードが手札から舞台に置かれた時、あなたは1枚引く。',
    auto([attacks, { on: 'placed', who: 'this', from: 'hand' }], [draw]),
  ],
  [
    '【自】 あなたが『集中』を使った時、あなたは1枚引く。',
    auto({ on: 'used', by: 'you', label: 'brainstorm' }, [draw]),
  ],
  ['【自】 あなたがレベルアップした時、あなたは1枚引く。', auto({ on: 'levelsUp', who: 'you' }, [draw])],
  [
    '【自】 このカードが「X」の効果で舞台に置かれた時、あなたは1枚引く。',
    auto({ on: 'placed', who: 'this', by: 'X' }, [draw]),
  ],
  [
    '【起】［他のあなたの《クルー》のキャラを2枚【レスト】し、(1)］ あなたはカード名の異なる自分の控え室の《クルー》のキャラかイベントを2枚まで選び、手札に戻す。',
    act(
      [
        { pay: 'restOthers', amount: 2, card: { trait: 'Crew' } },
        { pay: 'stock', amount: 1 },
      ],
      [
        {
          do: 'choose',
          as: 'a',
          from: { who: 'you', where: 'waitingRoom', or: [{ trait: 'Crew', type: 'character' }, { type: 'event' }] },
          amount: 2,
          upTo: true,
          differing: true,
        },
        { do: 'move', target: { bound: 'a' }, to: 'hand' },
      ],
    ),
  ],
  [
    'あなたは相手の《嵐》を持たない【レスト】している赤か青のコスト1以下のキャラを1枚選び、【リバース】する。',
    ev([
      {
        do: 'choose',
        as: 'a',
        from: { ...theirs, color: ['red', 'blue'], cost: { atMost: 1 }, not: { trait: 'Storm' }, state: 'rest' },
      },
      { do: 'turn', target: { bound: 'a' }, to: 'reverse' },
    ]),
  ],
  [
    'あなたは相手のストック置場の下から2枚を控え室に置く。',
    ev([{ do: 'take', from: 'stock', bottom: true, amount: 2, to: 'waitingRoom', of: 'opponent' }]),
  ],
  [
    'あなたは相手の山札の上から1枚を見て、そのカードを山札の下に置いてよい。',
    ev([
      { do: 'lookTop', amount: 1, as: 'l', of: 'opponent' },
      { do: 'may', then: [{ do: 'putBack', bound: 'l', to: 'deckBottom' }] },
    ]),
  ],
  [
    'あなたは自分の手札を2枚まで選び、相手に見せる。それらのカードの中のイベント1枚につき、相手に1ダメージを与える。',
    ev([
      { do: 'choose', as: 'c', from: { who: 'you', where: 'hand' }, amount: 2, upTo: true },
      { do: 'reveal', target: { bound: 'c' } },
      { do: 'forEach', bound: 'c', is: { type: 'event' }, then: [{ do: 'damage', amount: 1, to: 'opponent' }] },
    ]),
  ],
  [
    'あなたは自分の手札のキャラを1枚まで選び、舞台のキャラのいない枠に【レスト】して置き、このターン中、そのキャラはアタックできない。',
    ev([
      { do: 'choose', as: 'c', from: { who: 'you', where: 'hand', type: 'character' }, upTo: true },
      { do: 'place', target: { bound: 'c' }, slot: 'empty', state: 'rest' },
      { do: 'give', target: { bound: 'c' }, gives: [{ what: 'cannot', do: 'attack' }], until: 'endOfTurn' },
    ]),
  ],
  [
    'あなたは『あなたのレベルが1以上なら、あなたは1枚引く。』を行ってよい。',
    ev([{ do: 'may', then: [{ do: 'if', if: [{ yourLevel: { atLeast: 1 } }], then: [draw] }] }]),
  ],
  [
    '【自】 このカードが舞台から控え室に置かれた時、あなたはこのカードを思い出にしてよい。あなたは1枚引く。',
    auto({ on: 'leaves', who: 'this', to: 'waitingRoom' }, [
      { do: 'may', then: [{ do: 'move', target: 'this', to: 'memory' }] },
      draw,
    ]),
  ],
  [
    'あなたは自分のキャラを1枚選ぶ。あなたは自分の控え室のキャラを1枚選び、1枚目のキャラと2枚目のキャラを舞台に来るほうを【レスト】して入れ替える。',
    ev([
      { do: 'choose', as: 'a', from: mine },
      { do: 'choose', as: 'b', from: { who: 'you', where: 'waitingRoom', type: 'character' } },
      { do: 'exchange', target: { bound: 'a' }, with: { bound: 'b' }, state: 'rest' },
    ]),
  ],
];

test.each(READS)('%s', (line, ability) => {
  expect(lineOf(JAPANESE, ability, 'character', false)).toBe(line);
});
