// Gale Circuit, events and climaxes.
import type { CardData } from '../../card-data.ts';
import { climax, event } from './title.ts';

export const GALE_CIRCUIT_RACE_DAY: readonly CardData[] = [
  event({
    no: 'PM/S01-025',
    name: { en: 'Wind Shear', ja: 'ウィンドシア' },
    flavor: { en: 'The lead is a matter of altitude.' },
    rarity: 'U',
    color: 'blue',
    level: 2,
    cost: 2,
    counter: true,
    abilities: [
      {
        kind: 'event',
        effect: [
          { do: 'choose', as: 'rival', from: { who: 'opponent', where: 'front', level: { atMost: 2 } } },
          { do: 'move', target: { bound: 'rival' }, to: 'hand' },
          { do: 'discard', amount: 1 },
        ],
      },
    ],
  }),
  event({
    no: 'PM/S01-026',
    name: { en: 'Overcharge', ja: '過給' },
    flavor: { en: 'Brandt looked away so that he could say he had not seen it.' },
    rarity: 'C',
    color: 'red',
    level: 1,
    cost: 1,
    abilities: [
      {
        kind: 'event',
        effect: [
          { do: 'choose', as: 'allies', from: { who: 'you', where: 'stage', trait: 'Pilot' }, amount: 2, upTo: true },
          { do: 'power', target: { bound: 'allies' }, by: 1500, until: 'endOfTurn' },
          { do: 'soul', target: { bound: 'allies' }, by: 1, until: 'endOfTurn' },
        ],
      },
    ],
  }),
  event({
    no: 'PM/S01-027',
    name: { en: 'Emergency Launch', ja: '緊急発進' },
    flavor: { en: 'No clearance, no goggles, one boot.' },
    rarity: 'U',
    color: 'red',
    level: 1,
    cost: 2,
    abilities: [
      {
        kind: 'event',
        if: [{ count: { who: 'you', where: 'stage', trait: 'Pilot' }, atLeast: 1 }],
        effect: [
          {
            do: 'choose',
            as: 'launched',
            from: {
              who: 'you',
              where: 'waitingRoom',
              type: 'character',
              trait: 'Pilot',
              level: { atMost: { level: 'you' } },
            },
            upTo: true,
          },
          { do: 'place', target: { bound: 'launched' }, slot: 'any', state: 'stand' },
        ],
      },
    ],
  }),
  climax({
    no: 'PM/S01-028',
    name: { en: 'Break the Cloud Ceiling', ja: '雲の天井を破れ' },
    flavor: { en: 'Above the storm there is a second sky.' },
    rarity: 'CR',
    color: 'red',
    icons: ['soul', 'standby'],
    abilities: [
      {
        kind: 'cont',
        to: { who: 'you', where: 'stage' },
        gives: [
          { what: 'power', by: 1000 },
          { what: 'soul', by: 1 },
        ],
      },
    ],
  }),
  climax({
    no: 'PM/S01-029',
    name: { en: 'Nothing Above Us', ja: '頭上に何もなく' },
    flavor: { en: 'For a moment there was no race, only the dark and the stars.' },
    rarity: 'CR',
    color: 'red',
    icons: ['soul', 'shot'],
    abilities: [
      {
        kind: 'cont',
        to: { who: 'you', where: 'stage' },
        gives: [
          { what: 'power', by: 1000 },
          { what: 'soul', by: 1 },
        ],
      },
    ],
  }),
  climax({
    no: 'PM/S01-030',
    name: { en: 'Downdraft', ja: '下降気流' },
    flavor: { en: 'The sky takes one step back.' },
    rarity: 'CC',
    color: 'blue',
    icons: ['soul', 'return'],
    abilities: [
      {
        kind: 'cont',
        to: { who: 'you', where: 'stage' },
        gives: [
          { what: 'power', by: 1000 },
          { what: 'soul', by: 1 },
        ],
      },
    ],
  }),
  climax({
    no: 'PM/S01-031',
    name: { en: 'Nine-Second Pit Stop', ja: '九秒のピットストップ' },
    flavor: { en: 'Four tires, two wings, one kiss on the nose cone.' },
    rarity: 'CC',
    color: 'blue',
    icons: ['pool'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'climaxPlayed', by: 'you' },
        effect: [
          { do: 'stockCharge', amount: 1 },
          { do: 'choose', as: 'ally', from: { who: 'you', where: 'stage' } },
          { do: 'soul', target: { bound: 'ally' }, by: 2, until: 'endOfTurn' },
        ],
      },
    ],
  }),
  climax({
    no: 'PM/S01-032',
    name: { en: 'Photo Finish', ja: '写真判定' },
    flavor: { en: 'The judges asked for a larger print. Then for a drink.' },
    rarity: 'CC',
    color: 'red',
    icons: ['choice'],
    abilities: [
      {
        kind: 'cont',
        to: { who: 'you', where: 'stage' },
        gives: [
          { what: 'power', by: 1000 },
          { what: 'soul', by: 1 },
        ],
      },
    ],
  }),
];
