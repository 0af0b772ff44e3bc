// What every game shares knows no single one: neither its id, nor its cards, nor the words that it alone uses.
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FRONTS } from '../../shared/games/fronts.ts';
import { type Check, type Finding, lineAt, root, type Source } from './check.ts';

/** What is one game's own. Words are found however they are spelled, cards (names and numbers) as they are printed. */
export type Game = { readonly id: string; readonly words: readonly string[]; readonly cards: readonly string[] };

type Hit = { readonly game: string; readonly name: string; readonly offset: number };
type Phrase = Omit<Hit, 'offset'> & { readonly words: readonly string[] };
type Card = Omit<Hit, 'offset'> & { readonly whole: RegExp };
type Token = { readonly word: string; readonly start: number; readonly end: number };

const sharedByAll = /^(shared\/kernel|client\/(table|choreography|art|scenes|ui)|server)\//;
/** The list of what games there are, and how each lies in the list view. */
const REGISTRIES = ['client/ui/start/game-choice.tsx', 'client/ui/mirror/layouts.ts'];
const isOfAll = (path: string): boolean => sharedByAll.test(path) && !REGISTRIES.includes(path);

/** Every game that has a list, with the cards of its front as soon as it has one. */
export function readGames(): Promise<Game[]> {
  const lists = globSync('shared/games/*/own-words.ts', { cwd: root }).sort();
  return Promise.all(
    lists.map(async (path) => {
      const id = basename(dirname(path));
      const list = (await import(pathToFileURL(join(root, path)).href)) as { readonly OWN_WORDS: readonly string[] };
      const prints = FRONTS[id]?.prints() ?? [];
      return { id, words: list.OWN_WORDS, cards: prints.flatMap(({ no, name }) => [no, ...Object.values(name)]) };
    }),
  );
}

/** The words of a text in small letters: `waitingRoom`, `WAITING_ROOM` and `waiting-room` hold the same two. */
function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu), ({ 0: found, index }) => ({
    word: found.toLowerCase(),
    start: index,
    end: index + found.length,
  }));
}

/** Each name and its plurals, by their first word. */
function phrasesOf(games: readonly Game[]): Map<string, Phrase[]> {
  const phrases = games.flatMap(({ id, words }) =>
    [id, ...words].flatMap((name) =>
      ['', 's', 'es'].map((ending) => ({ game: id, name, words: tokensOf(name + ending).map(({ word }) => word) })),
    ),
  );
  return Map.groupBy(phrases, ({ words }) => words[0] ?? '');
}

function cardsOf(games: readonly Game[]): Card[] {
  return games.flatMap(({ id, cards }) =>
    cards.map((name) => {
      const plain = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
      return { game: id, name, whole: new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, 'gu') };
    }),
  );
}

/** Words are one name over a blank, a hyphen or the end of a comment's line, but not over a comma or a quote. */
function isAt({ words }: Phrase, tokens: readonly Token[], at: number, text: string): boolean {
  return words.every((word, i) => {
    const token = tokens[at + i];
    const before = i === 0 ? undefined : tokens[at + i - 1];
    return token?.word === word && (before === undefined || /^[\s*/_-]*$/.test(text.slice(before.end, token.start)));
  });
}

function hitsIn(text: string, phrases: ReadonlyMap<string, readonly Phrase[]>, cards: readonly Card[]): Hit[] {
  const tokens = tokensOf(text);
  const ofWords = tokens.flatMap(({ word, start }, at) =>
    (phrases.get(word) ?? [])
      .filter((phrase) => isAt(phrase, tokens, at, text))
      .map(({ game, name }) => ({ game, name, offset: start })),
  );
  const ofCards = cards.flatMap(({ game, name, whole }) =>
    Array.from(text.matchAll(whole), ({ index }) => ({ game, name, offset: index })),
  );
  return [...ofWords, ...ofCards].sort((a, b) => a.offset - b.offset);
}

function messageOf({ game, name }: Hit): string {
  return `"${name}" is ${game}'s alone: say it in words of every game, ask the game for it (GameModule, GameFront, a registry of shared/games), or move it beside the game; a test takes the toy game, or those of GAMES.`;
}

export function ownWords(games: readonly Game[]): Check {
  const phrases = phrasesOf(games);
  const cards = cardsOf(games);
  const findingsIn = ({ path, text }: Source): Finding[] => [
    ...hitsIn(path, phrases, cards).map((hit) => ({ path, line: 1, message: messageOf(hit) })),
    ...hitsIn(text, phrases, cards).map((hit) => ({ path, line: lineAt(text, hit.offset), message: messageOf(hit) })),
  ];
  return {
    name: 'what every game shares has no card, id or word of a single one',
    run: (sources) => sources.filter(({ path }) => isOfAll(path)).flatMap(findingsIn),
  };
}
