// The table that a visitor puts together on the start page, and how it is created.
import { batch, type Signal, signal } from '@preact/signals';
import { FRONTS } from '../../../shared/games/fronts.ts';
import type { Deck } from '../../../shared/kernel/deck.ts';
import type { CardPrint, GameFront, Options, StarterDeck } from '../../../shared/kernel/game.ts';
import { createTable, type Refused, takeSeat } from '../../net/api.ts';
import { keepToken, recall, remember } from '../../net/keys.ts';
import { t } from '../../text/i18n.ts';

export const OPPONENTS = ['bot', 'person', 'both'] as const;
export type Opponent = (typeof OPPONENTS)[number];
export const BOTS = ['greedy', 'random'] as const;
export type Bot = (typeof BOTS)[number];
export const LONGEST_NAME = 24;

export interface Draft {
  readonly game: Signal<GameFront>;
  readonly deck: Signal<string>;
  readonly otherDeck: Signal<string>;
  /** The decks brought, of a game that takes several. */
  readonly roster: Signal<readonly string[]>;
  readonly opponent: Signal<Opponent>;
  readonly bot: Signal<Bot>;
  readonly name: Signal<string>;
  readonly options: Signal<Options>;
}

/** Two starter decks of a game, so that each side has its own. */
function decksOf({ starters: [first, second] }: GameFront): readonly [string, string] {
  return [first?.id ?? '', (second ?? first)?.id ?? ''];
}

/** The decks of a game that takes several, as they were chosen last, else all that there are, up to the most. */
export function rosterOf({ id, starters, roster: most = 0 }: GameFront): readonly string[] {
  const own = starters.map((deck) => deck.id);
  const kept = (recall(`roster.${id}`) ?? '').split(' ').filter((deck) => own.includes(deck));
  return (kept.length > 0 ? kept : own).slice(0, most);
}

/** The roster with a deck more or less, in the order of the shelf: never empty, never more than the most. */
export function withDeck(game: GameFront, roster: readonly string[], id: string): readonly string[] {
  const { starters, roster: most = 0 } = game;
  const wanted = starters.map((deck) => deck.id).filter((deck) => roster.includes(deck) !== (deck === id));
  return wanted.length > 0 && wanted.length <= most ? wanted : roster;
}

export function chooseRoster(game: GameFront, chosen: Signal<readonly string[]>, id: string): void {
  chosen.value = withDeck(game, chosen.value, id);
  remember(`roster.${game.id}`, chosen.value.join(' '));
}

export function newDraft(): Draft {
  const [game] = Object.values(FRONTS) as [GameFront];
  const [deck, otherDeck] = decksOf(game);
  return {
    game: signal(game),
    deck: signal(deck),
    otherDeck: signal(otherDeck),
    roster: signal(rosterOf(game)),
    opponent: signal<Opponent>('bot'),
    bot: signal<Bot>('greedy'),
    name: signal(recall('name') ?? ''),
    options: signal<Options>({}),
  };
}

/** Another game has other decks and options. */
export function chooseGame(draft: Draft, game: GameFront): void {
  const [deck, otherDeck] = decksOf(game);
  batch(() => {
    draft.game.value = game;
    draft.deck.value = deck;
    draft.otherDeck.value = otherDeck;
    draft.roster.value = rosterOf(game);
    draft.options.value = {};
  });
}

/** The cards that stand for a deck. */
export const facesOf = (game: GameFront, { faces }: StarterDeck): readonly CardPrint[] =>
  faces.flatMap((no) => game.print(no) ?? []);
export const starterOf = (game: GameFront, id: string): StarterDeck =>
  (game.starters.find((deck) => deck.id === id) ?? game.starters[0]) as StarterDeck;

export interface Brought {
  readonly deck: Deck;
  /** All decks, the first among them, of a game that takes several. */
  readonly roster?: readonly Deck[];
}
/** What a seat comes with: one deck, or those of its roster. */
export function broughtTo(game: GameFront, id: string, roster: readonly string[]): Brought {
  const deckOf = (one: string): Deck => {
    const { name, cards } = starterOf(game, one);
    return { name, cards };
  };
  const [first] = roster;
  return game.roster === undefined || first === undefined
    ? { deck: deckOf(id) }
    : { deck: deckOf(first), roster: roster.map(deckOf) };
}
/** Whoever chooses nothing brings every ready deck that may be brought. */
const otherBrought = (game: GameFront, id: string): Brought =>
  broughtTo(
    game,
    id,
    game.starters.slice(0, game.roster ?? 0).map((deck) => deck.id),
  );

/** The cards that are shown for what is chosen: those of the deck, or the foremost of each of several. */
export function handOf({ game, deck, roster }: Pick<Draft, 'game' | 'deck' | 'roster'>): readonly CardPrint[] {
  const front = game.value;
  if (front.roster === undefined) return facesOf(front, starterOf(front, deck.value));
  const faces = roster.value.map((id) => facesOf(front, starterOf(front, id)));
  const inTurn = [0, 1, 2].flatMap((nth) => faces.flatMap((of) => of[nth] ?? []));
  return [...new Map(inTurn.map((print) => [print.no, print])).values()];
}

/** The name to play under; remembered once given. */
export function givenName(typed: string): string {
  const name = typed.trim().slice(0, LONGEST_NAME);
  if (name !== '') remember('name', name);
  return name === '' ? t('name.guest') : name;
}

/** A seed in the address (`?seed=`) reaches the server, which heeds it only under test. */
const seedAsked = (): { seed?: string } => {
  const seed = new URLSearchParams(location.search).get('seed');
  return seed === null ? {} : { seed };
};

/** Creates the table and keeps its tokens; gives the code, or why not. */
export async function create(draft: Draft): Promise<{ readonly ok: true; readonly code: string } | Refused> {
  const game = draft.game.value;
  const name = givenName(draft.name.value);
  const other = otherBrought(game, draft.otherDeck.value);
  const isBot = draft.opponent.value === 'bot';
  const made = await createTable({
    game: game.id,
    name,
    ...broughtTo(game, draft.deck.value, draft.roster.value),
    options: draft.options.value,
    opponent: isBot ? 'bot' : 'person',
    ...(isBot ? { bot: { kind: draft.bot.value, ...other } } : {}),
    ...seedAsked(),
  });
  if (!made.ok) return made;
  const { code, token } = made.value;
  keepToken(code, token);
  if (draft.opponent.value === 'both') {
    const second = await takeSeat(code, { name: t('name.second', { name }), ...other });
    if (!second.ok) return second;
    keepToken(code, second.value.token);
  }
  return { ok: true, code };
}
