// What people of Vesper Quay carry and wear: weapons, then armour.
import type { EquipmentData } from '../../card-data.ts';
import { equipment, named } from '../print-run.ts';

const WEAPONS: readonly EquipmentData[] = [
  equipment({
    no: 'sc/E01',
    name: named('Brass Letter-Opener', '真鍮のペーパーナイフ', '黄铜拆信刀'),
    rarity: 'N',
    slot: 'weapon',
    p: 1,
    gives: [{ what: 'atk', by: 1 }],
  }),
  equipment({
    no: 'sc/E02',
    name: named('Long Lantern Pole', '長柄の灯籠', '长柄提灯'),
    rarity: 'N',
    slot: 'weapon',
    p: 1,
    gives: [{ what: 'power', type: 'danmaku', by: 1 }],
  }),
  equipment({
    no: 'sc/E03',
    name: named('Signal Mortar', '信号臼砲', '信号臼炮'),
    flavor: { en: 'Point the painted end at the sky. Both ends are painted.' },
    rarity: 'R',
    slot: 'weapon',
    p: 2,
    gives: [
      { what: 'power', type: 'bombard', by: 2 },
      { what: 'flight', by: -1 },
    ],
  }),
  equipment({
    no: 'sc/E04',
    name: named('Sorting Mallet', '仕分けの木槌', '分拣木槌'),
    flavor: { en: 'For parcels that will not fit.' },
    rarity: 'R',
    slot: 'weapon',
    p: 1,
    gives: [
      { what: 'power', type: 'strike', by: 2 },
      { what: 'cannot', do: 'dodge' },
    ],
  }),
  equipment({
    no: 'sc/E05',
    name: named('Quill of Last Words', '遺言の羽根ペン', '遗言羽笔'),
    rarity: 'SR',
    slot: 'weapon',
    p: 2,
    gives: [
      { what: 'power', type: 'absolute', by: 1 },
      { what: 'cannot', do: 'skill' },
    ],
  }),
  equipment({
    no: 'sc/E06',
    name: named('Harbour Gaff', '港の鉤竿', '港口钩竿'),
    rarity: 'R',
    slot: 'weapon',
    p: 1,
    gives: [
      { what: 'atk', by: 2 },
      { what: 'def', by: -1 },
    ],
  }),
];

const ARMOUR: readonly EquipmentData[] = [
  equipment({
    no: 'sc/E07',
    name: named('Oilskin Coat', '油引きの外套', '油布大衣'),
    rarity: 'N',
    slot: 'armour',
    p: 1,
    gives: [{ what: 'def', by: 1 }],
  }),
  equipment({
    no: 'sc/E08',
    name: named('Winged Galoshes', '翼の生えた長靴', '带翼雨靴'),
    flavor: { en: 'They flap when they see a puddle.' },
    rarity: 'N',
    slot: 'armour',
    p: 1,
    gives: [{ what: 'flight', by: 2 }],
  }),
  equipment({
    no: 'sc/E09',
    name: named('Cork Waistcoat', 'コルクの胴着', '软木背心'),
    rarity: 'N',
    slot: 'armour',
    p: 1,
    gives: [{ what: 'def', by: 3, stance: 'guard' }],
  }),
  equipment({
    no: 'sc/E10',
    name: named('Wax-Lined Cloak', '蝋引きのマント', '蜡衬斗篷'),
    rarity: 'R',
    slot: 'armour',
    p: 1,
    gives: [
      { what: 'immune', to: 'spell' },
      { what: 'immune', to: 'skill' },
      { what: 'flight', by: 1 },
    ],
  }),
  equipment({
    no: 'sc/E11',
    name: named("Beekeeper's Veil", '養蜂家の面紗', '养蜂人面纱'),
    flavor: { en: 'Also keeps out gossip, in season.' },
    rarity: 'N',
    slot: 'armour',
    p: 1,
    gives: [
      { what: 'immune', to: 'poison' },
      { what: 'against', type: 'danmaku', by: -1 },
    ],
  }),
  equipment({
    no: 'sc/E12',
    name: named('Storm Shutters', '防風よろい戸', '防风百叶'),
    rarity: 'R',
    slot: 'armour',
    p: 1,
    gives: [
      { what: 'against', type: 'bombard', by: -2 },
      { what: 'against', type: 'strike', by: -2 },
      { what: 'atk', by: -2 },
    ],
  }),
  equipment({
    no: 'sc/E13',
    name: named('Ticking Corset', '時を刻むコルセット', '滴答紧身衣'),
    rarity: 'SR',
    slot: 'armour',
    p: 2,
    gives: [
      { what: 'regen', by: 1 },
      { what: 'def', by: 1 },
    ],
  }),
  equipment({
    no: 'sc/E14',
    name: named('Anchor Boots', '錨の靴', '锚靴'),
    rarity: 'R',
    slot: 'armour',
    p: 1,
    gives: [
      { what: 'immune', to: 'attack' },
      { what: 'immune', to: 'dodge' },
      { what: 'def', by: 2 },
      { what: 'flight', by: -1 },
    ],
  }),
  equipment({
    no: 'sc/E15',
    name: named("Diver's Helmet", '潜水帽', '潜水头盔'),
    flavor: { en: 'Nobody can hear you recite.' },
    rarity: 'SR',
    slot: 'armour',
    p: 2,
    gives: [
      { what: 'ward', by: 1 },
      { what: 'cannot', do: 'spell' },
    ],
  }),
];

export const EQUIPMENT: readonly EquipmentData[] = [...WEAPONS, ...ARMOUR];
