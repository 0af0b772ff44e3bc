// What a Weiß Schwarz card is, as data (section 1): one object per card, its abilities in the vocabulary of ability-data.ts.
import type { Ability } from './ability-data.ts';

export const COLORS = ['yellow', 'green', 'red', 'blue'] as const;
export type Color = (typeof COLORS)[number];
export const TYPES = ['character', 'event', 'climax'] as const;
export type CardType = (typeof TYPES)[number];
/** Trigger icons (1.2), in the order of the page. */
export const ICONS = [
  'soul',
  'return',
  'pool',
  'comeback',
  'draw',
  'shot',
  'treasure',
  'gate',
  'standby',
  'choice',
  'chance',
  'discovery',
  'focus',
] as const;
export type Icon = (typeof ICONS)[number];
export const SLOTS = ['frontLeft', 'frontCenter', 'frontRight', 'backLeft', 'backRight'] as const;
export type Slot = (typeof SLOTS)[number];
export const FRONT = ['frontLeft', 'frontCenter', 'frontRight'] as const;
export const STATES = ['stand', 'rest', 'reverse'] as const;
export type Orientation = (typeof STATES)[number];
export const PILES = [
  'deck',
  'hand',
  'stock',
  'clock',
  'level',
  'climax',
  'waitingRoom',
  'memory',
  'resolution',
] as const;
export type Pile = (typeof PILES)[number];
/** The pile of markers under each slot (2.4). */
export const MARKERS_UNDER = {
  frontLeft: 'markersFrontLeft',
  frontCenter: 'markersFrontCenter',
  frontRight: 'markersFrontRight',
  backLeft: 'markersBackLeft',
  backRight: 'markersBackRight',
} as const satisfies Record<Slot, string>;
export type Markers = (typeof MARKERS_UNDER)[Slot];
export const MARKERS: readonly Markers[] = SLOTS.map((slot) => MARKERS_UNDER[slot]);
export type Zone = Pile | Slot | Markers;
/** Zones in which a card may lie face down though they are open (2). */
export const mayLieDown = (zone: Zone): boolean => zone === 'memory' || (MARKERS as readonly string[]).includes(zone);
export const PHASES = ['setup', 'stand', 'draw', 'clock', 'main', 'climax', 'attack', 'encore', 'end'] as const;
export type Phase = (typeof PHASES)[number];
/** Steps of the attack phase (6.2). */
export const ATTACK_STEPS = ['declaration', 'trigger', 'counter', 'damage', 'battle'] as const;
export const ATTACK_KINDS = ['frontal', 'side', 'direct'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** By the languages that this game speaks. */
export interface Words {
  readonly en: string;
  readonly ja?: string;
  readonly 'zh-CN'?: string;
}
interface Common {
  readonly no: string;
  readonly name: Words;
  readonly title: string;
  readonly side: 'W' | 'S';
  readonly rarity: string;
  readonly color: Color;
  readonly icons: readonly Icon[];
  readonly abilities: readonly Ability[];
  readonly flavor?: Words;
}
export interface CharacterData extends Common {
  readonly type: 'character';
  readonly level: number;
  readonly cost: number;
  readonly power: number;
  readonly soul: number;
  readonly traits: readonly string[];
}
export interface EventData extends Common {
  readonly type: 'event';
  readonly level: number;
  readonly cost: number;
  readonly counter?: true;
}
export interface ClimaxData extends Common {
  readonly type: 'climax';
}
export type CardData = CharacterData | EventData | ClimaxData;
