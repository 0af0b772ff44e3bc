// Card text in Japanese, worded from the same data by its own table of phrases.
import { expect, test } from 'vitest';
import type { Ability } from './ability-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import { JAPANESE } from './describe/japanese.ts';
import { lineOf } from './describe/line.ts';
import { describe } from './describe.ts';
import { act, auto, cont } from './rulings/bench/cards.ts';

const LINES = [...CATALOGUE.values()].flatMap((card) => describe(card, 'ja').map((line) => [card.no, line] as const));
test.each(LINES)('the text of %s is made of whole sentences: %s', (_no, line) => {
  expect(line).not.toMatch(/undefined|null|NaN|object|[{}<>|[\]]| {2}|。。|、、|、。/);
  expect(line).toMatch(/。$/);
});

test.each([
  [
    'PM/W01-001',
    '【自】 このカードが手札から舞台に置かれた時、自分の山札の上から1枚を見て、あなたはそれを控え室に置いてよい。',
  ],
  [
    'PM/W01-003',
    '【起】 集中 ［(1) このカードを【レスト】する］ 自分の山札の上から4枚をめくり、控え室に置く。それらの中のクライマックス1枚につき、自分の山札を見て《灯火番》のキャラ1枚までを選び、それを公開し、それを手札に加え、自分の山札をシャッフルする。',
  ],
  [
    'PM/W01-006',
    '【永】 あなたのターン中、このカードは自分の他の《星見》か《灯火番》のキャラ1枚につきパワー+500を得る。',
  ],
  [
    'PM/W01-012',
    '【自】 アンコール ［手札のキャラ1枚を控え室に置く］ このカードが舞台から控え室に置かれた時、あなたはコストを払ってよい。そうしたら、このカードを控え室からいた枠に【レスト】して置く。',
  ],
  [
    'PM/W01-013',
    '【起】 助太刀2000 レベル1 ［(1) 手札のこのカードを控え室に置く］ 自分のフロントアタックされているキャラ1枚を選び、このターン中、そのキャラはパワー+2000を得る。',
  ],
  ['PM/S01-014', '【永】 自分のストック置場のカードが1枚以下なら、このカードは【スタンド】できない。'],
])('the first line of %s reads as its data says', (no, line) => {
  const card = CATALOGUE.get(no);
  expect(card && describe(card, 'ja')[0]).toBe(line);
});

const mine = { who: 'you', where: 'stage' } as const;
const READS: readonly (readonly [line: string, ability: Ability])[] = [
  [
    '【永】 アラーム このカードがクロックの1番上にあるなら、自分のキャラすべてはパワー+1000を得る。',
    cont(mine, [{ what: 'power', by: 1000 }], { label: 'alarm', in: 'clockTop' }),
  ],
  [
    '【永】 自分の他のキャラすべては『【自】 このカードがアタックした時、1枚引く。』を得る。',
    cont({ ...mine, other: true }, [
      { what: 'ability', ability: auto({ on: 'attacks', who: 'this' }, [{ do: 'draw', amount: 1 }]) },
    ]),
  ],
  [
    '【自】 このカードが手札から舞台に置かれた時、次の効果から1つを選んで行う。（1）1枚引く。（2）相手に1ダメージを与える。',
    auto({ on: 'placed', who: 'this', from: 'hand' }, [
      { do: 'oneOf', of: [[{ do: 'draw', amount: 1 }], [{ do: 'damage', amount: 1, to: 'opponent' }]] },
    ]),
  ],
  [
    '【起】 ［］ 相手は自分のキャラ1枚を選ぶ。それをクロック置場に置く。'.replace('［］ ', ''),
    act(
      [],
      [
        { do: 'by', who: 'opponent', then: [{ do: 'choose', as: 'one', from: mine }] },
        { do: 'move', target: { bound: 'one' }, to: 'clock' },
      ],
    ),
  ],
  [
    '【自】 このカードがアタックした時、次の相手のメインフェイズの始めに、1枚引く。',
    auto({ on: 'attacks', who: 'this' }, [
      { do: 'later', at: { phase: 'main', turn: 'opponent' }, then: [{ do: 'draw', amount: 1 }] },
    ]),
  ],
  [
    '【自】 この能力は1ターンにつき1回まで発動する。相手がイベントをプレイした時、相手にXダメージを与える（Xは自分の他のキャラの枚数に等しい）。',
    auto(
      { on: 'played', by: 'opponent', card: { type: 'event' } },
      [{ do: 'damage', amount: { count: { ...mine, other: true } }, to: 'opponent' }],
      { perTurn: 1 },
    ),
  ],
  ['【永】 あなたは手札の上限が1枚増える。', cont('you', [{ what: 'handLimit', by: 1 }])],
  [
    '【起】 共鳴 ［手札の「カード」1枚を公開する］ このターン中、このカードは【リバース】しない。',
    act(
      [{ pay: 'reveal', amount: 1, card: { name: 'カード' } }],
      [{ do: 'give', target: 'this', gives: [{ what: 'cannot', do: 'reverse' }], until: 'endOfTurn' }],
      { label: 'resonate' },
    ),
  ],
];
test.each(READS)('%s', (line, ability) => {
  expect(lineOf(JAPANESE, ability, 'character', false)).toBe(line);
});
