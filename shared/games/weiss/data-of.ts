// The data of a card in this match, and what the rules look up in it most often.
import { fail } from '../../kernel/assert.ts';
import { type CardId, cardAt } from '../../kernel/card.ts';
import { digestsOf } from '../../kernel/digests.ts';
import { checkLayers } from './abilities/layers.ts';
import type { Ability, CardData, CardType, Cont, Gift, Trigger } from './card-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import type { Table } from './state.ts';

/** The data of a card number: the match's own definitions first, then the catalogue. */
export const dataOfNo = (table: Table, no: string): CardData => digestOf(table, no).data;
export const dataOf = (table: Table, card: CardId): CardData => dataOfNo(table, cardAt(table, card).no);

/** What the rules ask of a card's abilities again and again, worked out once for each piece of data. */
interface Digest {
  readonly data: CardData;
  readonly continuous: readonly Cont[];
  /** Its kind, if it has what that kind lives by and takes no power away while it is in play. */
  readonly soundAs: CardType | undefined;
  /** Paths of triggered abilities by what they wait for. */
  readonly waiting: { readonly [on in Trigger['on']]?: readonly string[] };
}
const NOTHING: readonly string[] = [];

function digest(data: CardData): Digest {
  const waiting: { [on in Trigger['on']]?: string[] } = {};
  for (const [i, ability] of data.abilities.entries()) {
    if (ability.kind !== 'auto') continue;
    const { on } = ability.when;
    waiting[on] = [...(waiting[on] ?? []), String(i)];
  }
  const continuous = data.abilities.filter((ability) => ability.kind === 'cont');
  for (const ability of continuous) checkLayers(data.no, ability);
  const isWeak = data.type === 'character' && data.power <= 0;
  const soundAs = isWeak || continuous.some(({ gives }) => gives.some(takesPower)) ? undefined : data.type;
  return { data, continuous, soundAs, waiting };
}
const takesPower = (gift: Gift): boolean =>
  gift.what === 'power' && (typeof gift.by === 'number' ? gift.by : gift.by.times) < 0;
const digestOf = digestsOf(CATALOGUE, digest);

export const continuousOf = (table: Table, card: CardId): readonly Cont[] =>
  digestOf(table, cardAt(table, card).no).continuous;
export const soundAs = (table: Table, card: CardId): CardType | undefined =>
  digestOf(table, cardAt(table, card).no).soundAs;
/** Paths of the card's abilities that wait for something. */
export const waitingFor = (table: Table, card: CardId, on: Trigger['on']): readonly string[] =>
  digestOf(table, cardAt(table, card).no).waiting[on] ?? NOTHING;

/** The ability at a path of a card's data. */
export function abilityAt(data: CardData, path: string): Ability {
  return data.abilities[Number(path)] ?? fail(`${data.no} has no ability ${path}`);
}
