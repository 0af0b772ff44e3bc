// Makers of cards that say something right or wrong, and what is found wrong with them.
import type {
  CardData,
  CharacterData,
  Effect,
  EventData,
  Naming,
  Select,
  StaticText,
  SupportData,
  Text,
  Timing,
} from '../../card-data.ts';
import { faultsOfCard } from '../../check-card.ts';

const COMMON = {
  no: 'own/Test',
  name: { en: 'Test' },
  work: 'own',
  rarity: '1',
  color: 'red',
  cost: 0,
  source: 1,
  traits: [],
  keywords: [],
  texts: [],
} as const;
export const character = (more: Partial<CharacterData> = {}): CharacterData => ({
  ...COMMON,
  type: 'character',
  ...more,
});
export const event = (more: Partial<EventData> = {}): EventData => ({
  ...COMMON,
  type: 'event',
  texts: [{ kind: 'event', timing: ['main', 'own'], effect: [] }],
  ...more,
});
export const support = (...texts: Text[]): SupportData => ({ ...COMMON, type: 'support', texts });
export const using = (timing: readonly Timing[], ...effect: Effect[]): CharacterData =>
  character({ texts: [{ kind: 'use', timing, cost: {}, effect }] });
export const doing = (...effect: Effect[]): CharacterData => using(['main', 'own'], ...effect);
export const giving = (text: Omit<StaticText, 'kind'>): CharacterData =>
  character({ texts: [{ kind: 'static', ...text }] });
/** Steps of a support card. */
export const wearing = (...effect: Effect[]): SupportData =>
  support({ kind: 'use', timing: ['main', 'own'], cost: {}, effect });
export const naming = (from: Select, more: Partial<Naming> = {}): EventData =>
  event({ texts: [{ kind: 'event', timing: ['main'], targets: [{ as: 'aim', from, ...more }], effect: [] }] });
export const choosing = (from: Select, ...then: Effect[]): CharacterData =>
  doing({ do: 'choose', as: 'it', from }, ...then);
export const faultsOf = (card: CardData): string[] =>
  faultsOfCard(card, (name) => name === 'Known').map(({ path, sentence }) => `${path.join('.')}: ${sentence}`);
export const MINE: Select = { who: 'you', where: 'field' };
export const FOUND = { as: 'found', from: { who: 'you', where: 'trash' } } as const;

/** A step on what is bound under a name. */
export function step(bound: string): Effect {
  return { do: 'move', target: { bound }, to: 'hand' };
}
