// The declarations that wait, as the bot reads them: what each does, by whom and on whom.
import type { CardData, Doing } from '../card-data.ts';
import { CATALOGUE } from '../cards/catalogue.ts';
import { type Fighter, isFighter, type Seen, type ShownLink } from './board.ts';
import { candidates, type Reading } from './reading.ts';

export const dataOfLink = ({ no }: ShownLink): CardData | undefined => CATALOGUE.get(no);

/** A normal attack, too, is an attack without an effect. */
export function doingOfLink({ kind }: ShownLink, data: CardData, user: Fighter | undefined): Doing | undefined {
  if (data.type !== 'character') return 'effect' in data ? data : undefined;
  if (kind === 'skill') return data.skill;
  return user && { attack: { type: data.atkType, power: user.atk }, effect: [] };
}

const namedBy = ({ board, lines }: Reading, { targets = [] }: ShownLink): Seen[] =>
  targets.flatMap(
    (handle) => [...lines[0], ...lines[1]].find((one) => one.handle === handle) ?? board.card(handle) ?? [],
  );
/** Whom it attacks: they stand on the other side. */
export const attackedBy = (reading: Reading, link: ShownLink): Fighter[] =>
  namedBy(reading, link).filter((card): card is Fighter => isFighter(card) && card.seat !== link.seat);

/** Binds what its effect names: of what waits it is told together. */
export function bindNamed(reading: Reading, link: ShownLink, { targets = [] }: Doing): void {
  const named = namedBy(reading, link);
  for (const { as: name, from, amount = 1 } of targets) {
    const meant = candidates(reading, from).map(({ handle }) => handle);
    reading.bound.set(name, named.filter(({ handle }) => meant.includes(handle)).slice(0, amount));
  }
}
