// Terrain and weather of Vesper Quay: they work for both sides (1.8).
import type { EnvironmentData } from '../../card-data.ts';
import { EVERYBODY, environment, named } from '../print-run.ts';

const TERRAINS: readonly EnvironmentData[] = [
  environment({
    no: 'sc/I27',
    name: named('Flooded Arcade', '水没アーケード', '淹水拱廊'),
    rarity: 'N',
    kind: 'terrain',
    p: 1,
    gives: [
      { what: 'flight', by: -1 },
      { what: 'power', type: 'strike', by: 1 },
    ],
  }),
  environment({
    no: 'sc/I28',
    name: named('Rows of Clock-Apples', '時計林檎の並木', '钟表苹果林'),
    flavor: { en: 'Pick one and it is later.' },
    rarity: 'R',
    kind: 'terrain',
    p: 1,
    gives: [],
    each: [{ do: 'gainSpirit', target: { all: { ...EVERYBODY, hp: { atMost: 4 } } }, amount: 1 }],
  }),
  environment({
    no: 'sc/I29',
    name: named('The Great Sorting Hall', '大仕分け室', '大分拣厅'),
    rarity: 'N',
    kind: 'terrain',
    p: 1,
    gives: [{ what: 'power', type: 'danmaku', by: 1 }],
  }),
  environment({
    no: 'sc/I30',
    name: named('Lamp Rock', '灯台岩', '灯塔礁'),
    rarity: 'N',
    kind: 'terrain',
    p: 1,
    gives: [
      { what: 'power', type: 'bombard', by: 1 },
      { what: 'def', by: 1, stance: 'guard' },
    ],
  }),
];

const WEATHERS: readonly EnvironmentData[] = [
  environment({
    no: 'sc/I31',
    name: named('Quiet Fog', '静かな霧', '寂静之雾'),
    rarity: 'N',
    kind: 'weather',
    p: 1,
    gives: [
      { what: 'against', type: 'danmaku', by: -1 },
      { what: 'against', type: 'bombard', by: -1 },
    ],
  }),
  environment({
    no: 'sc/I32',
    name: named('Ink Rain', 'インクの雨', '墨雨'),
    flavor: { en: 'It writes on you. Mostly complaints.' },
    rarity: 'R',
    kind: 'weather',
    p: 1,
    gives: [],
    each: [{ do: 'hurt', target: { all: { ...EVERYBODY, hp: { atLeast: 6 } } }, amount: 1 }],
  }),
  environment({
    no: 'sc/I33',
    name: named('Static Gale', '静電気の嵐', '静电狂风'),
    rarity: 'R',
    kind: 'weather',
    p: 1,
    gives: [{ what: 'atk', by: 1 }],
    each: [{ do: 'loseSpirit', target: { all: { ...EVERYBODY, spirit: { atLeast: 5 } } }, amount: 1 }],
  }),
  environment({
    no: 'sc/I34',
    name: named('Moonless Hush', '月のない静寂', '无月之寂'),
    flavor: { en: 'You could hear a trick drop.' },
    rarity: 'SR',
    kind: 'weather',
    p: 1,
    gives: [
      { what: 'flight', by: 1 },
      { what: 'cannot', do: 'skill' },
    ],
  }),
];

export const PLACES: readonly EnvironmentData[] = [...TERRAINS, ...WEATHERS];
