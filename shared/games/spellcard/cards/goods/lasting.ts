// Items that last some turns: buffs for the own side, debuffs for the other, and charms for the barrier.
import type { UsedItemData } from '../../card-data.ts';
import { ENEMIES, ENEMY, FRIEND, FRIENDS, item, named, ONE_ENEMY, ONE_FRIEND } from '../print-run.ts';

const YSOLDE = 'sc/C03';
const HARK = 'sc/C04';
const CORVIN = 'sc/C06';
const LINDEN = 'sc/C11';

const BUFFS: readonly UsedItemData[] = [
  item({
    no: 'sc/I16',
    name: named('Ginger Lozenge', '生姜飴', '姜糖'),
    rarity: 'N',
    kind: 'buff',
    p: 1,
    speed: 'active',
    targets: [ONE_FRIEND],
    effect: [{ do: 'atk', target: FRIEND, by: 2, turns: 3 }],
  }),
  item({
    no: 'sc/I17',
    name: named('Sandbags', '土嚢', '沙袋'),
    rarity: 'N',
    kind: 'buff',
    p: 1,
    speed: 'instant',
    user: true,
    effect: [{ do: 'def', target: 'user', by: 2, turns: 4 }],
    exclusive: [{ character: HARK, effect: [{ do: 'def', target: { all: FRIENDS }, by: 1, turns: 2 }] }],
  }),
  item({
    no: 'sc/I18',
    name: named('Night Licence', '夜間営業許可証', '夜间许可证'),
    flavor: { en: 'Valid from dusk. Which dusk, it does not say.' },
    rarity: 'R',
    kind: 'buff',
    p: 1,
    speed: 'active',
    user: true,
    effect: [{ do: 'regen', target: 'user', by: 1, turns: 6 }],
    exclusive: [{ character: LINDEN, effect: [{ do: 'regen', target: { all: FRIENDS }, by: 1, turns: 3 }] }],
  }),
  item({
    no: 'sc/I19',
    name: named('Signet of the Nine Lights', '九灯の印章指輪', '九灯印戒'),
    rarity: 'SR',
    kind: 'buff',
    p: 2,
    speed: 'instant',
    final: true,
    unique: true,
    user: true,
    effect: [{ do: 'ward', target: 'user', by: 2, turns: 3 }],
    exclusive: [{ character: YSOLDE, effect: [{ do: 'ward', target: { all: FRIENDS }, by: 1, turns: 1 }] }],
  }),
];

const DEBUFFS: readonly UsedItemData[] = [
  item({
    no: 'sc/I20',
    name: named('Squid Ink', 'イカ墨', '乌贼墨'),
    rarity: 'N',
    kind: 'debuff',
    p: 1,
    speed: 'instant',
    targets: [ONE_ENEMY],
    effect: [{ do: 'atk', target: ENEMY, by: -2, turns: 3 }],
  }),
  item({
    no: 'sc/I21',
    name: named('Nettle Cordial', 'いら草のシロップ', '荨麻甜酒'),
    flavor: { en: 'Delicious for about four seconds.' },
    rarity: 'R',
    kind: 'debuff',
    p: 1,
    speed: 'active',
    user: true,
    targets: [ONE_ENEMY],
    effect: [{ do: 'poison', target: ENEMY, amount: 1, turns: 4 }],
    exclusive: [{ character: CORVIN, effect: [{ do: 'loseSpirit', target: ENEMY, amount: 2 }] }],
  }),
  item({
    no: 'sc/I22',
    name: named('Gag Order', '箝口令', '缄口令'),
    flavor: { en: 'Signed by nobody you can mention.' },
    rarity: 'R',
    kind: 'debuff',
    p: 2,
    speed: 'active',
    targets: [ONE_ENEMY],
    effect: [
      {
        do: 'if',
        if: [{ count: { who: 'foe', where: 'ritual' }, atLeast: 1 }],
        then: [{ do: 'draw', amount: 1 }],
      },
      { do: 'forbid', target: ENEMY, what: 'spell', turns: 2 },
    ],
  }),
  item({
    no: 'sc/I23',
    name: named('Tar Paper', 'タール紙', '焦油纸'),
    rarity: 'N',
    kind: 'debuff',
    p: 1,
    speed: 'active',
    targets: [{ as: 'flier', from: { ...ENEMIES, spirit: { atLeast: 1 } } }],
    effect: [
      { do: 'flight', target: { bound: 'flier' }, by: -3, turns: 2 },
      { do: 'loseSpirit', target: { bound: 'flier' }, amount: 1 },
    ],
  }),
];

const CHARMS: readonly UsedItemData[] = [
  item({
    no: 'sc/I24',
    name: named('Paper Wicket Charm', '紙の改札札', '纸门护符'),
    flavor: { en: 'Admit one. Keep the other half.' },
    rarity: 'N',
    kind: 'barrierCharm',
    p: 1,
    speed: 'instant',
    targets: [ONE_FRIEND],
    effect: [{ do: 'ward', target: FRIEND, by: 1, turns: 1 }],
  }),
  item({
    no: 'sc/I25',
    name: named("The Founder's Thumbprint", '創業者の拇印', '创办人的拇指印'),
    rarity: 'SR',
    kind: 'barrierCharm',
    p: 2,
    speed: 'instant',
    unique: true,
    effect: [
      { do: 'heal', target: { all: { ...FRIENDS, wounded: true } }, amount: 1 },
      { do: 'ward', target: { all: FRIENDS }, by: 1, turns: 1 },
    ],
  }),
  item({
    no: 'sc/I26',
    name: named('Ghost Stamp', '幽霊切手', '幽灵邮票'),
    rarity: 'R',
    kind: 'barrierCharm',
    p: 1,
    speed: 'active',
    effect: [
      { do: 'mill', amount: 2 },
      { do: 'choose', as: 'haunted', from: { who: 'you', where: 'discard', name: 'Ghost Stamp' }, upTo: true },
      { do: 'move', target: { bound: 'haunted' }, to: 'deckShuffled' },
      { do: 'draw', amount: 1 },
    ],
  }),
];

export const LASTING: readonly UsedItemData[] = [...BUFFS, ...DEBUFFS, ...CHARMS];
