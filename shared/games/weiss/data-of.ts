// The data of a card in this match, and what the rules look up in it most often.
import { fail } from '../../kernel/assert.ts';
import { type CardId, cardAt } from '../../kernel/card.ts';
import { digestsOf } from '../../kernel/digests.ts';
import { checkLayers } from './abilities/layers.ts';
import type { Ability, Cont, Gift, Trigger, Workplace } from './ability-data.ts';
import type { CardData, CardType } from './card-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import { partIn } from './data-paths.ts';
import { type Can, canOf, takesPower, triggersOf } from './features.ts';
import type { Table } from './state.ts';

/** The data of a card number: the match's own definitions first, then the catalogue. */
export const dataOfNo = (table: Pick<Table, 'defined'>, no: string): CardData => digestOf(table, no).data;
export const dataOf = (table: Table, card: CardId): CardData => dataOfNo(table, cardAt(table, card).no);

/** Where an ability works: `stage` stands for the climax zone, too. */
export type Works = Workplace | 'stage';
type ByWorks<T> = { readonly [W in Works]?: T };
/** What the rules ask of a card's abilities again and again, worked out once for each piece of data. */
interface Digest {
  readonly data: CardData;
  readonly continuous: ByWorks<readonly Cont[]>;
  /** Its kind, if it has what that kind lives by and takes no power away while it is in play. */
  readonly soundAs: CardType | undefined;
  /** Paths of triggered abilities by where they work and what they wait for. */
  readonly waiting: ByWorks<{ readonly [on in Trigger['on']]?: readonly string[] }>;
  /** Does an ability of it, where it works, change what is read of cards beside their values? */
  readonly can: Can;
  readonly paints: boolean;
  readonly grants: boolean;
}
const NOTHING: readonly never[] = [];

function digest(data: CardData): Digest {
  const waiting: { [W in Works]?: { [on in Trigger['on']]?: string[] } } = {};
  const continuous: { [W in Works]?: Cont[] } = {};
  for (const [i, ability] of data.abilities.entries()) {
    if (ability.kind === 'auto') {
      const works = ability.in ?? 'stage';
      const here = { ...waiting[works] };
      for (const on of new Set(triggersOf(ability).map((trigger) => trigger.on)))
        here[on] = [...(here[on] ?? []), String(i)];
      waiting[works] = here;
    }
    if (ability.kind !== 'cont') continue;
    checkLayers(data.no, ability);
    const works = ability.in ?? 'stage';
    continuous[works] = [...(continuous[works] ?? []), ability];
  }
  const all = Object.values(continuous).flat();
  const isWeak = data.type === 'character' && data.power <= 0;
  return {
    data,
    continuous,
    soundAs: isWeak || all.some(({ gives }) => gives.some(takesPower)) ? undefined : data.type,
    waiting,
    can: canOf(data),
    paints: all.some(paintsOthers),
    grants: all.some(givesAbilities),
  };
}
/** Changes what is read of a card beside its values. */
export const isPaint = (gift: Gift): boolean =>
  gift.what === 'trait' ||
  gift.what === 'name' ||
  gift.what === 'color' ||
  gift.what === 'icon' ||
  (gift.what === 'loses' && gift.all === 'traits');
export const paintsOthers = ({ gives }: Cont): boolean => gives.some(isPaint);
export const givesAbilities = ({ gives }: Cont): boolean => gives.some((gift) => gift.what === 'ability');

const digestOf = digestsOf(CATALOGUE, digest);
export const continuousOf = (table: Table, card: CardId, works: Works): readonly Cont[] =>
  digestOf(table, cardAt(table, card).no).continuous[works] ?? NOTHING;
export const soundAs = (table: Table, card: CardId): CardType | undefined =>
  digestOf(table, cardAt(table, card).no).soundAs;
export const canOfNo = (table: Pick<Table, 'defined'>, no: string): Can => digestOf(table, no).can;
export const doesPaint = (table: Table, card: CardId): boolean => digestOf(table, cardAt(table, card).no).paints;
export const doesGrant = (table: Table, card: CardId): boolean => digestOf(table, cardAt(table, card).no).grants;
/** Paths of the card's abilities that wait for something there. */
export const waitingFor = (table: Table, card: CardId, on: Trigger['on'], works: Works): readonly string[] =>
  digestOf(table, cardAt(table, card).no).waiting[works]?.[on] ?? NOTHING;

/** The ability at a path of a card's data: its place, or the path to one that is given. */
export const abilityAt = (data: CardData, path: string): Ability =>
  data.abilities[path as unknown as number] ?? (partAt(data, path) as Ability);
/** Whatever stands at a path into the abilities of a card, such as `0` or `1.effect.0.gives.2.ability`. */
export const partAt = (data: CardData, path: string): unknown =>
  partIn(data, path) ?? fail(`${data.no} has nothing at ${path}`);
/** The path to a part of a card's abilities; fails for what is none. */
export function pathTo({ no, abilities }: CardData, part: object): string {
  return pathIn(abilities, part, '') ?? fail(`${no} has no such part`);
}
function pathIn(within: object, part: object, at: string): string | undefined {
  for (const [key, value] of Object.entries(within) as [string, unknown][]) {
    if (typeof value !== 'object' || value === null) continue;
    const path = at === '' ? key : `${at}.${key}`;
    const found = value === part ? path : pathIn(value, part, path);
    if (found !== undefined) return found;
  }
  return undefined;
}
