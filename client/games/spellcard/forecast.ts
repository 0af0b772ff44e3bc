// What an attack would come to by the values that everybody sees now: for whoever is asked how much to dodge, and for whoever aims.
import type { DamageType, Gift, Stance } from '../../../shared/games/spellcard/card-data.ts';
import { CATALOGUE } from '../../../shared/games/spellcard/cards/catalogue.ts';
import { damageOf, type Hit, mostDodged } from '../../../shared/games/spellcard/damage.ts';
import { optionsFrom } from '../../../shared/games/spellcard/options.ts';
import type { Handle, HeardEvent, TableModel } from '../../../shared/kernel/model.ts';
import { SEATS } from '../../../shared/kernel/seat.ts';
import type { ShownAsk } from '../../../shared/kernel/view.ts';
import { filledIn } from '../../scenes/text.ts';
import type { LiveTable } from '../../table/live-table.ts';
import { cardsIn, placeOf, valueNow } from '../../table/shown.ts';
import { changesOn, gearOn, turnOf, turnPlayerOf } from './facts.ts';
import { isDamage } from './icons.ts';
import { BOARD_WORDS, HINT_WORDS, LIST_WORDS } from './text.ts';

type Table = Pick<LiveTable, 'game' | 'model' | 'story' | 'status' | 'picks' | 'dialed'>;

/** What is foreseen of the open question, a sentence each; nothing where there is no attack to foresee. */
export function hintsOf(table: Table, ask: ShownAsk): readonly string[] {
  const model = table.model.value;
  const hit = hitOf(table, ask);
  if (hit === null) return [];
  // Its first player deals no damage in turn 1 (3.4).
  const attacks = ask.why === 'attackTarget';
  if (turnOf(model) === 1 && (ask.seat === turnPlayerOf(model)) === attacks) return [LIST_WORDS['list.firstTurn']];
  const rules = optionsFrom(table.status.value.options);
  const left = (dodge: number) => {
    const { amount, spent } = damageOf(hit, dodge, rules);
    const n = Math.max(0, amount - (hit.type === 'absolute' ? 0 : hit.ward));
    return { n: String(n), spent: String(spent) };
  };
  const most = mostDodged(hit, rules);
  const said = [say(`met.${hit.type === 'strike' || hit.type === 'bombard' ? 'def' : 'plain'}`, worded(hit))];
  said.push(say('undodged', left(0)));
  if (attacks) return most === 0 ? said : [...said, say('dodged', { ...left(most), points: String(most) })];
  const points = ask.why === 'dodge' ? table.dialed.value : most;
  return points === 0
    ? [...said, say(`cost.${hit.stance}`, {})]
    : [...said, say('now', { ...left(points), points: String(points) })];
}
const say = (key: string, places: Readonly<Record<string, string>>): string => filledIn(HINT_WORDS[key] ?? '', places);

interface Foreseen extends Hit {
  readonly ward: number;
}
const worded = ({ type, atk, def, stance }: Foreseen): Record<string, string> => ({
  type: BOARD_WORDS[`damage.${type}`] ?? type,
  ...{ power: String(atk), def: String(def), stance: HINT_WORDS[stance] ?? stance },
});

function hitOf(table: Table, ask: ShownAsk): Foreseen | null {
  if (ask.why === 'attackTarget') return aimed(table, ask);
  return ask.why === 'dodge' || ask.why === 'dodgeFully' ? reached(table, ask) : null;
}

/** The attack that has just reached whoever is asked, as it was told. */
function reached(table: Table, { about }: ShownAsk): Foreseen | null {
  const told = table.story.value.findLast(({ what }) => what.type === 'attacked')?.what as HeardEvent | undefined;
  const target = told?.['target'];
  const type = String(told?.['kind']);
  if (told === undefined || typeof target !== 'string' || target !== about?.card || !isDamage(type)) return null;
  const stance = told['stance'] === 'guard' ? 'guard' : 'busy';
  return onTarget(table, target, { type, stance, atk: Number(told['power']) });
}

/** With the Power cards picked so far, once its only target is picked. */
function aimed(table: Table, ask: ShownAsk): Foreseen | null {
  const model = table.model.value;
  const picked = table.picks.value.flatMap((i) => {
    const one = ask.from[i];
    return one !== undefined && 'card' in one ? [one.card] : [];
  });
  const targets = picked.filter((card) => placeOf(model, ['line'], card) !== undefined);
  const [target] = targets;
  const attack = attackOf(table, ask);
  if (target === undefined || targets.length > 1 || attack === null) return null;
  const { user, type, base } = attack;
  const boost = picked.length - 1 + given(model, user, 'power', type) + given(model, target, 'against', type);
  return onTarget(table, target, { type, stance: stanceOf(table, target), atk: Math.max(0, base + boost) });
}
/** Of a normal attack or a spell card; how strong a skill is nothing printed tells. */
function attackOf({ game, model: { value: model } }: Table, { seat, about }: ShownAsk) {
  const face = about?.card == null ? undefined : model.cards[about.card];
  const print = game.print(face?.no ?? '');
  if (about?.card == null || face === undefined || print === undefined) return null;
  const isSpell = print.type === 'spell';
  if (!isSpell && about.path !== undefined) return null;
  const type = print.icons.find(isDamage);
  const base = isSpell ? print.numbers['power'] : valueNow(game, face, 'atk');
  const line = cardsIn(model.zones[seat]['line']);
  const owner = line.find((card) => card !== null && model.cards[card]?.no === print.traits[0]) ?? null;
  const user = isSpell ? owner : about.card;
  return user === null || type === undefined || base === undefined ? null : { user, type, base };
}
/** In its own turn a character counts as busy, unless the match says otherwise (4.4). */
function stanceOf({ model: { value: model }, status }: Table, card: Handle): Stance {
  const own = placeOf(model, ['line'], card)?.seat === turnPlayerOf(model);
  if (own) return optionsFrom(status.value.options).ownTurnStance;
  return model.cards[card]?.state === 'guard' ? 'guard' : 'busy';
}

function onTarget(
  { game, model: { value: model } }: Table,
  target: Handle,
  attack: { readonly type: DamageType; readonly stance: Stance; readonly atk: number },
): Foreseen {
  const face = model.cards[target] ?? { no: '' };
  const value = (what: string): number => Math.max(0, valueNow(game, face, what) ?? 0);
  const changes = changesOn(model, target);
  const grounded =
    changes.some(({ what }) => what === 'cannot.dodge') ||
    giftsFor(model, target).some((gift) => gift.what === 'cannot' && gift.do === 'dodge');
  const warded = changes.reduce((sum, { what, by }) => sum + (what === 'ward' ? by : 0), 0);
  const worn = giftsFor(model, target).reduce(
    (sum, gift) => sum + (gift.what === 'ward' && (gift.stance ?? attack.stance) === attack.stance ? gift.by : 0),
    0,
  );
  return {
    ...attack,
    ...{ def: value('def'), flight: value('flight'), spirit: grounded ? 0 : value('spirit') },
    ...{ ward: warded + worn },
  };
}

/** What its equipment and the environments give a character. */
function giftsFor(model: TableModel, card: Handle): readonly Gift[] {
  const there = SEATS.flatMap((seat) => cardsIn(model.zones[seat]['environment']));
  return [...gearOn(model, card), ...there].flatMap((handle) => {
    const data = handle === null ? undefined : CATALOGUE.get(model.cards[handle]?.no ?? '');
    return data !== undefined && 'gives' in data ? data.gives : [];
  });
}
const given = (model: TableModel, card: Handle, what: 'power' | 'against', type: DamageType): number =>
  giftsFor(model, card).reduce((sum, gift) => sum + (gift.what === what && gift.type === type ? gift.by : 0), 0);
