// Gale Circuit, characters of level 0.
import type { CardData } from '../../card-data.ts';
import { character } from './title.ts';

export const GALE_CIRCUIT_PADDOCK: readonly CardData[] = [
  character({
    no: 'PM/S01-001',
    name: { en: 'Kestrel, Rookie Number Nine', ja: '九番の新人 ケストレル' },
    flavor: { en: 'They painted the nine upside down. She kept it.' },
    rarity: 'U',
    color: 'red',
    level: 0,
    cost: 0,
    power: 2000,
    soul: 1,
    traits: ['Pilot', 'Racer'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'attacks', who: 'this' },
        effect: [
          { do: 'choose', as: 'ally', from: { who: 'you', where: 'stage', trait: ['Pilot', 'Crew'], other: true } },
          { do: 'power', target: { bound: 'ally' }, by: 1500, until: 'endOfTurn' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/S01-002',
    name: { en: 'Brandt, Grease to the Elbows', ja: '肘まで油まみれ ブラント' },
    flavor: { en: 'He listens to engines the way others listen to rain.' },
    rarity: 'R',
    color: 'red',
    level: 0,
    cost: 0,
    power: 1500,
    soul: 1,
    traits: ['Crew', 'Mechanic'],
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
            then: [{ do: 'draw', amount: 1 }],
          },
        ],
      },
    ],
  }),
  character({
    no: 'PM/S01-003',
    name: { en: 'Magpie, Salvage Drone', ja: '回収ドローン マグパイ' },
    flavor: { en: 'It brings back one bolt. It is never the bolt you lost.' },
    rarity: 'U',
    color: 'blue',
    level: 0,
    cost: 0,
    power: 1500,
    soul: 1,
    traits: ['Machine', 'Crew'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'placed', who: 'this', from: 'hand' },
        cost: [{ pay: 'discard', amount: 1 }],
        effect: [
          { do: 'search', as: 'found', card: { type: 'character', trait: 'Pilot' }, amount: 1 },
          { do: 'reveal', target: { bound: 'found' } },
          { do: 'move', target: { bound: 'found' }, to: 'hand' },
          { do: 'shuffle' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/S01-004',
    name: { en: 'Ilse, Chart Reader', ja: '海図読み イルゼ' },
    flavor: { en: 'Her maps are older than the coast they show.' },
    rarity: 'C',
    color: 'blue',
    level: 0,
    cost: 0,
    power: 2500,
    soul: 1,
    traits: ['Crew', 'Navigator'],
    abilities: [
      { kind: 'cont', to: 'this', gives: [{ what: 'cannot', do: 'frontalAttack' }] },
      {
        kind: 'act',
        cost: [{ pay: 'restThis' }],
        effect: [
          { do: 'lookTop', amount: 3, as: 'seen', upTo: true },
          { do: 'putBack', bound: 'seen', to: 'deckTop' },
        ],
      },
    ],
  }),
  character({
    no: 'PM/S01-005',
    name: { en: 'The Pit Crew Twins', ja: '双子のピットクルー' },
    flavor: { en: '"Left wheel." "Right wheel." "Done." "Done."' },
    rarity: 'C',
    color: 'red',
    level: 0,
    cost: 0,
    power: 3000,
    soul: 1,
    traits: ['Crew', 'Mechanic'],
  }),
  character({
    no: 'PM/S01-006',
    name: { en: 'Pell, Unlicensed Flier', ja: '無免許の飛行士 ペル' },
    flavor: { en: 'The form asks for a reason. He wrote: look up.' },
    rarity: 'C',
    color: 'blue',
    level: 0,
    cost: 0,
    power: 3500,
    soul: 1,
    traits: ['Pilot'],
    abilities: [
      {
        kind: 'cont',
        to: 'this',
        gives: [{ what: 'cannot', do: 'sideAttack' }],
      },
    ],
  }),
  character({
    no: 'PM/S01-007',
    name: { en: "Vane's Wingman", ja: 'ヴェインの僚機' },
    flavor: { en: 'Nobody asks her name. She likes it so.' },
    rarity: 'C',
    color: 'blue',
    level: 0,
    cost: 0,
    power: 2500,
    soul: 1,
    traits: ['Rival', 'Pilot'],
    abilities: [
      {
        kind: 'cont',
        if: [{ count: { who: 'you', where: 'stage', trait: 'Rival', other: true }, atLeast: 2 }],
        to: 'this',
        gives: [
          { what: 'level', by: 1 },
          { what: 'power', by: 2000 },
        ],
      },
    ],
  }),
  character({
    no: 'PM/S01-008',
    name: { en: 'Thunderhead Imp', ja: '入道雲の小鬼' },
    flavor: { en: 'It lives in the rivets.' },
    rarity: 'U',
    color: 'blue',
    level: 0,
    cost: 0,
    power: 1500,
    soul: 1,
    traits: ['Storm'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'turned', who: 'this', to: 'reverse' },
        if: [
          {
            count: { who: 'opponent', where: 'stage', battling: 'this', cost: { atMost: 0 } },
            atLeast: 1,
          },
        ],
        effect: [{ do: 'may', then: [{ do: 'move', target: 'battleOpponent', to: 'deckBottom' }] }],
      },
    ],
  }),
  character({
    no: 'PM/S01-009',
    name: { en: 'Old Flag Marshal', ja: '老いた旗振り' },
    flavor: { en: 'Forty seasons, one false start. He still dreams of it.' },
    rarity: 'C',
    color: 'red',
    level: 0,
    cost: 0,
    power: 2000,
    soul: 1,
    traits: ['Crew'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'climaxPlayed', by: 'opponent' },
        effect: [
          { do: 'choose', as: 'ally', from: { who: 'you', where: 'front' } },
          { do: 'power', target: { bound: 'ally' }, by: 1500, until: 'endOfTurn' },
        ],
      },
      {
        kind: 'auto',
        when: {
          on: 'climaxPlayed',
          by: 'you',
          card: { who: 'you', where: 'climax', color: 'red' },
        },
        effect: [{ do: 'draw', amount: 1, upTo: true }],
      },
    ],
  }),
];
