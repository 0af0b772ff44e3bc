// What waiting declarations are aimed at, who faces whom over a last barrier, and what a target under the pointer would meet.
import type { DamageType } from '../../../shared/games/spellcard/card-data.ts';
import type { Handle } from '../../../shared/kernel/model.ts';
import type { ShownAsk } from '../../../shared/kernel/view.ts';
import { arrowHead } from '../../scenes/arrow.ts';
import { labelPlate, widthOf } from '../../scenes/arrow-plates.ts';
import { type Box, boxAround, centreOf, type Point } from '../../scenes/geometry.ts';
import type { Foretold, ShownArrow } from '../../scenes/look.ts';
import type { BoardSight } from '../../scenes/sight.ts';
import { linkTo, threadsTo } from '../../scenes/stack.ts';
import { placeOf, valueNow } from '../../table/shown.ts';
import { labelPlace, wayInto, wayToRing } from './clear-ways.ts';
import { barrierOf, type ShownLink } from './facts.ts';
import { isDamage } from './icons.ts';
import { isSlot } from './layout.ts';
import { attackTypeOf } from './marks.ts';
import { isEnvironment, type Places, ringWidth, STACKS, stackBox } from './places.ts';
import { behindPose, standingOf } from './standing.ts';
import { type Ticket, ticketsOf } from './tickets.ts';
import { namesOn, signsOn } from './written.ts';

export type Sight = BoardSight<Places>;

/** The attack that has raised a barrier has come as far as its ring. */
export function arrowsOf(sight: Sight): ShownArrow[] {
  const below = namesOn(sight);
  const arrows = barrierOf(sight.model) === null ? aims(sight) : duel(sight);
  return labelled(sight, arrows).map((arrow) => (arrow.tone === 'link' ? arrow : { ...arrow, below }));
}

function aims(sight: Sight): ShownArrow[] {
  const tickets = ticketsOf(sight.places, sight.model);
  return tickets.flatMap((ticket, i) => aimsOf(sight, ticket, tickets.slice(0, i)));
}
function aimsOf(sight: Sight, ticket: Ticket, before: readonly Ticket[]): ShownArrow[] {
  const { link } = ticket;
  if (link === null) return [];
  const answered = before.find((one) => one.link?.id === link.against);
  const against = answered === undefined ? [] : [linkTo(ticket, answered)];
  // What is negated will do nothing to whatever it names.
  if (link.negated) return against;
  const source = link.user === null ? undefined : pointOf(sight, link.user);
  const ends = link.targets.flatMap((one) => (one === null ? [] : (pointOf(sight, one) ?? [])));
  const type = attackIn(sight, link);
  if (type === null || source === undefined) return [...threadsTo(ticket, source, ends), ...against];
  const shots = ends.map((end, i) =>
    shot(sight, `${ticket.key}.${i}`, source, end, i === 0 ? sayPower(sight, link, type) : ''),
  );
  return [...shots, ...against];
}
/** Of a skill nothing printed tells it. */
export function attackIn({ game }: Pick<Sight, 'game'>, { kind, no }: ShownLink): DamageType | null {
  return kind === 'skill' ? null : (game.print(no)?.icons.find(isDamage) ?? null);
}
/** As it is now: with its Power cards, without what has weakened it. */
export function powerOf(
  { game, model }: Pick<Sight, 'game' | 'model'>,
  { kind, user, no, boost, weaker }: ShownLink,
): number | undefined {
  const face = user === null ? undefined : model.cards[user];
  const base = kind === 'attack' ? face && valueNow(game, face, 'atk') : game.print(no)?.numbers['power'];
  return base === undefined ? undefined : Math.max(0, base + boost - weaker);
}
function sayPower(sight: Sight, link: ShownLink, type: DamageType): string {
  const said = sight.words(`damage.${type}`);
  const power = powerOf(sight, link);
  return power === undefined ? said : sight.words('aim.attack', { type: said, power });
}
/** From portrait to portrait; its label has no place yet. */
function shot(sight: Sight, key: string, from: Point, to: Point, label: string): ShownArrow {
  const width = wide(sight.places, 'shot');
  const path = wayInto(from, to, sight.places, width, written(sight));
  return { key, tone: 'plain', path, label, labelAt: to, marks: [], width };
}
const written = (sight: Sight): Box[] => [...namesOn(sight), ...signsOn(sight)];
const WIDTHS = { shot: 28, duel: 22 } as const;
/** Where portraits are small, arrows are narrow. */
const SLIM = 0.58;
const wide = ({ format }: Places, which: keyof typeof WIDTHS): number =>
  WIDTHS[which] * (format.name === 'low' ? SLIM : 1);

/** Every label finds a place over nothing that is written, no head of an arrow and no other label. */
function labelled(sight: Sight, arrows: readonly ShownArrow[]): ShownArrow[] {
  const { places } = sight;
  const heads = arrows.map((arrow) => arrowHead(arrow.path, widthOf(arrow)));
  const taken = written(sight);
  return arrows.map((arrow) => {
    if (arrow.label === '') return arrow;
    const { box } = labelPlate('', arrow, places.format.text);
    const labelAt = labelPlace(places, arrow.path, box, taken, heads);
    taken.push(boxAround(labelAt, box));
    return { ...arrow, labelAt };
  });
}

/** Who has made the attack stands at one end, whoever is to be saved at the other. */
function duel(sight: Sight): ShownArrow[] {
  const { attacker = null, victim = null } = barrierOf(sight.model) ?? {};
  const from = attacker === null ? undefined : pointOf(sight, attacker);
  const to = victim === null ? undefined : pointOf(sight, victim);
  if (from === undefined || to === undefined) return [];
  const width = wide(sight.places, 'duel');
  const path = wayToRing(from, to, ringWidth(sight.places) / 2, width, written(sight));
  return [{ key: 'duel', tone: 'sly', path, label: '', labelAt: to, marks: [], width }];
}

/** Where a card can be pointed at. */
export function pointOf({ places, model, bottom, game }: Sight, handle: Handle): Point | undefined {
  const standing = standingOf(places, model, bottom, handle);
  if (standing !== undefined) return { x: standing.x, y: standing.y };
  const behind = behindPose(places, model, bottom, handle, (no) => isSlot(game, no, 'armour'));
  if (behind !== undefined) return { x: behind.x, y: behind.y };
  if (placeOf(model, ['environment'], handle) !== undefined) {
    const kind = game.print(model.cards[handle]?.no ?? '')?.traits.find(isEnvironment) ?? 'terrain';
    return centreOf(places.sites[kind]);
  }
  const piled = placeOf(model, STACKS, handle);
  return piled && centreOf(stackBox(places, piled.zone, piled.seat === bottom));
}

/** Whoever is asked for a target sees from whom to whom it would go. */
export function foretell(sight: Sight, ask: ShownAsk, hovered: Handle | null): Foretold | null {
  const user = ask.about?.card ?? null;
  if (ask.why !== 'attackTarget' || hovered === null || user === null || user === hovered) return null;
  if (!ask.from.some((one) => 'card' in one && one.card === hovered)) return null;
  const to = standingOf(sight.places, sight.model, sight.bottom, hovered);
  const from = standingOf(sight.places, sight.model, sight.bottom, user);
  const face = sight.model.cards[user];
  if (to === undefined || from === undefined || face === undefined) return null;
  // A skill attacks with a type and a power of its own.
  const type = ask.about?.path === undefined ? attackTypeOf(sight.game, face.no) : undefined;
  const power = valueNow(sight.game, face, 'atk') ?? 0;
  const label = type === undefined ? '' : sight.words('aim.maybe', { type: sight.words(`damage.${type}`), power });
  const arrows = labelled(sight, [shot(sight, 'maybe', from, to, label)]);
  return { arrows: arrows.map((arrow) => ({ ...arrow, below: namesOn(sight) })), note: sight.words('preview.note') };
}
