// The table that a visitor puts together on the start page, and how it is created.
import { batch, type Signal, signal } from '@preact/signals';
import { FRONTS } from '../../../shared/games/fronts.ts';
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
  readonly opponent: Signal<Opponent>;
  readonly bot: Signal<Bot>;
  readonly name: Signal<string>;
  readonly options: Signal<Options>;
}

/** Two starter decks of a game, so that each side has its own. */
function decksOf({ starters: [first, second] }: GameFront): readonly [string, string] {
  return [first?.id ?? '', (second ?? first)?.id ?? ''];
}

export function newDraft(): Draft {
  const [game] = Object.values(FRONTS) as [GameFront];
  const [deck, otherDeck] = decksOf(game);
  return {
    game: signal(game),
    deck: signal(deck),
    otherDeck: signal(otherDeck),
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
    draft.options.value = {};
  });
}

/** The cards that stand for a deck. */
export const facesOf = (game: GameFront, { faces }: StarterDeck): readonly CardPrint[] =>
  faces.flatMap((no) => game.print(no) ?? []);
export const starterOf = (game: GameFront, id: string): StarterDeck =>
  (game.starters.find((deck) => deck.id === id) ?? game.starters[0]) as StarterDeck;

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
  const deckOf = (id: string) => {
    const { name: deckName, cards } = starterOf(game, id);
    return { name: deckName, cards };
  };
  const isBot = draft.opponent.value === 'bot';
  const made = await createTable({
    game: game.id,
    name,
    deck: deckOf(draft.deck.value),
    options: draft.options.value,
    opponent: isBot ? 'bot' : 'person',
    ...(isBot ? { bot: { kind: draft.bot.value, deck: deckOf(draft.otherDeck.value) } } : {}),
    ...seedAsked(),
  });
  if (!made.ok) return made;
  const { code, token } = made.value;
  keepToken(code, token);
  if (draft.opponent.value === 'both') {
    const second = await takeSeat(code, { name: t('name.second', { name }), deck: deckOf(draft.otherDeck.value) });
    if (!second.ok) return second;
    keepToken(code, second.value.token);
  }
  return { ok: true, code };
}
