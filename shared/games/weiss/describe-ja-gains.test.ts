// Japanese card text of what continues, and of conditions, with test cards for what no card of the sets says.
import { expect, test } from 'vitest';
import type { Ability, Gift } from './ability-data.ts';
import { JAPANESE } from './describe/japanese.ts';
import { lineOf } from './describe/line.ts';
import { auto, cont } from './rulings/bench/cards.ts';

const mine = { who: 'you', where: 'stage' } as const;
const theirs = { who: 'opponent', where: 'stage' } as const;
const attacks = { on: 'attacks', who: 'this' } as const;
const draw = { do: 'draw', amount: 1 } as const;
const gains = (by = 1000): Gift[] => [{ what: 'power', by }];

const READS: readonly (readonly [line: string, ability: Ability])[] = [
  [
    '【永】 他のあなたのキャラすべては『【自】 このカードがアタックした時、あなたは1枚引く。』を得る。',
    cont({ ...mine, other: true }, [{ what: 'ability', ability: auto(attacks, [draw]) }]),
  ],
  [
    '【永】 このカードの下のマーカー1枚につき、このカードのパワーを＋500。',
    cont('this', [{ what: 'power', by: { count: { who: 'you', where: 'markers' }, times: 500 } }]),
  ],
  [
    '【永】 このカードがマーカーなら、このカードがマーカーとして下に置かれているキャラのパワーを＋1000。',
    cont('bearer', gains(), { in: 'marker' }),
  ],
  [
    '【永】 下にマーカーが2枚以上あるあなたのキャラすべてに、ソウルを＋1。',
    cont({ ...mine, markers: { atLeast: 2 } }, [{ what: 'soul', by: 1 }]),
  ],
  [
    '【永】 記憶 あなたの思い出が2枚以上あるなら、このカードのパワーを＋1000。',
    cont('this', gains(), { label: 'memory', if: [{ count: { who: 'you', where: 'memory' }, atLeast: 2 }] }),
  ],
  [
    '【永】 記憶 このカードが思い出置場にあるなら、あなたのターン中、あなたのキャラすべてに、パワーを＋1000。',
    cont(mine, gains(), { label: 'memory', in: 'memory', if: [{ turn: 'you' }] }),
  ],
  [
    '【永】 アラーム このカードがクロック置場の1番上にあるなら、あなたのキャラすべてに、パワーを＋1000。',
    cont(mine, gains(), { label: 'alarm', in: 'clockTop' }),
  ],
  [
    '【永】 経験 あなたのレベル置場のカードすべてのレベルの合計が4以上なら、このカードのパワーを＋1000。',
    cont('this', gains(), {
      label: 'experience',
      if: [{ amount: { sum: 'level', of: { all: { who: 'you', where: 'level' } } }, atLeast: 4 }],
    }),
  ],
  [
    '【永】 大活躍 このカードが前列の中央の枠にいるなら、このカードはアタックする相手のキャラすべてに、かわりにフロントアタックされる（【リバース】しているなら、されない）。',
    cont('this', [{ what: 'takesAttacks' }], { label: 'greatPerformance', if: [{ thisIn: 'frontCenter' }] }),
  ],
  [
    '【永】 あなたのキャラの枚数が相手のレベル以上なら、このカードのパワーを＋1000。',
    cont('this', gains(), { if: [{ count: { ...mine }, atLeast: { level: 'opponent' } }] }),
  ],
  [
    '【永】 他のあなたのキャラ1枚につき、このカードのパワーを＋500し、このカードのソウルを＋1。',
    cont('this', [
      { what: 'power', by: { count: { ...mine, other: true }, times: 500 } },
      { what: 'soul', by: 1 },
    ]),
  ],
  [
    '【永】 このカードがバトル中で、あなたのレベルが2以上か、あなたの「X」がいるなら、このカードのパワーを＋1000。',
    cont('this', gains(), {
      if: [{ or: [{ yourLevel: { atLeast: 2 } }, { count: { ...mine, name: 'X' }, atLeast: 1 }] }, { battle: 'any' }],
    }),
  ],
  [
    '【永】 あなたの《パイロット》のキャラが2枚以上いないうえに、このカードがこのターンに舞台に置かれていないなら、このカードのパワーを＋1000。',
    cont('this', gains(), {
      if: [{ not: { count: { ...mine, trait: 'Pilot' }, atLeast: 2 } }, { not: { placedThisTurn: true } }],
    }),
  ],
  [
    '【永】 あなたのターンでない、かつあなたのレベルが2以上でないなら、このカードのパワーを＋1000。',
    cont('this', gains(), { if: [{ not: { or: [{ turn: 'you' }, { yourLevel: { atLeast: 2 } }] } }] }),
  ],
  [
    '【永】 あなたのキャラすべてが《パイロット》のキャラなら、このカードのパワーを＋1000。',
    cont('this', gains(), { if: [{ all: mine, are: { trait: 'Pilot' } }] }),
  ],
  [
    '【永】 あなたの手札がなく、相手の後列のキャラがいないなら、このカードのパワーを＋1000。',
    cont('this', gains(), {
      if: [
        { count: { who: 'you', where: 'hand' }, atMost: 0 },
        { count: { ...theirs, where: 'back' }, atMost: 0 },
      ],
    }),
  ],
  [
    '【永】 このカードの正面のキャラがレベル2以上のキャラなら、このカードのパワーを＋1000。',
    cont('this', gains(), { if: [{ count: { ...theirs, facing: true, level: { atLeast: 2 } }, atLeast: 1 }] }),
  ],
  [
    '【永】 このカードの正面のキャラがいないなら、このカードのパワーを＋1000。',
    cont('this', gains(), { if: [{ count: { ...theirs, facing: true }, atMost: 0 }] }),
  ],
  [
    '【永】 あなたは2以下のダメージを受ける時、そのダメージが1減る。',
    cont('you', [{ what: 'damage', by: -1, atMost: 2 }]),
  ],
  [
    '【永】 このカードは《パイロット》を得、「X」としても扱われ、青としても扱われ、ゲートアイコンを得、すべての能力を失う。',
    cont('this', [
      { what: 'trait', is: 'Pilot' },
      { what: 'name', is: 'X' },
      { what: 'color', is: 'blue' },
      { what: 'icon', is: 'gate' },
      { what: 'loses', all: 'abilities' },
    ]),
  ],
  [
    '【永】 このカードが手札にあるなら、あなたの、カード名に「X」か「Y」を含むキャラがいるなら、このカードは色条件を満たさずにプレイできる。',
    cont('this', [{ what: 'may', do: 'playAnyColor' }], {
      in: 'hand',
      if: [{ count: { ...mine, nameHas: ['X', 'Y'] }, atLeast: 1 }],
    }),
  ],
  [
    '【永】 このカードはサイドアタックしてもソウルが減らず、フロントアタックする時、かわりに相手の後列のキャラを1枚選んでアタックできる。',
    cont('this', [
      { what: 'may', do: 'sideAttackFully' },
      { what: 'may', do: 'attackBack' },
    ]),
  ],
  [
    '【永】 このカードは舞台から控え室に置かれるかわりに、思い出置場に置かれる。',
    cont('this', [{ what: 'goes', to: 'memory', instead: 'waitingRoom' }]),
  ],
  [
    '【永】 このカードはアタックした時、トリガーチェックをさらに1回行う。',
    cont('this', [{ what: 'triggerChecks', by: 1 }]),
  ],
];

test.each(READS)('%s', (line, ability) => {
  expect(lineOf(JAPANESE, ability, 'character', false)).toBe(line);
});
