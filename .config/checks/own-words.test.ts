// Proves that a game's own id, words and cards are reported in what every game shares, and nothing that only looks like them.
import { describe, expect, it } from 'vitest';
import { FRONTS } from '../../shared/games/fronts.ts';
import { ownWords, readGames } from './own-words.ts';

const chess = {
  id: 'chess',
  words: ['castling', 'rook file'],
  cards: ['Bishop', "Knight's Tour (Closed)", 'CH-01'],
};
const check = ownWords([chess]);
const linesFound = (text: string, path = 'server/a.ts'): number[] =>
  check.run([{ path, text }]).map(({ line }) => line);

describe('of one game', () => {
  it.each([
    'const castling = 1;',
    'class Castling {}',
    'const NO_CASTLING = 1;',
    'let canCastling2 = true;',
    'const rookFile = 1;',
    'const openRookFiles = 1;',
    'type RookFile = 1;',
    "import './rook-file.css';",
    'const ROOK_FILE = 1;',
    "const text = 'the rook file';",
    '// Of each rook\n// file.',
    '/**\n * Of each rook\n * file.\n */',
    '// Two castlings.',
    "gameOf('chess');",
    "import { chessFront } from 'front.ts';",
    "const name = 'Bishop';",
    '// A Bishop, played.',
    'const name = "Knight\'s Tour (Closed)";',
    "const no = 'CH-01';",
  ])('it is reported: %s', (code) => {
    expect(linesFound(code)).toHaveLength(1);
  });

  it.each([
    'const recastling = 1;',
    'const rookfile = 1;',
    '// Broadcastling.',
    "const words = ['rook', 'file'];",
    '// A rook. File it.',
    'rook(file);',
    '// Rooks file past.',
    'const bishop = 1;',
    '// Two Bishops.',
    '// A closed tour.',
    "const no = 'CH-012';",
  ])('it is not: %s', (code) => {
    expect(linesFound(code)).toEqual([]);
  });

  it('each place is reported with its line, its word and whose it is', () => {
    const text = "// Castling.\nconst a = 1;\nconst b = ['castling', 'Bishop'];\n";
    expect(check.run([{ path: 'server/a.ts', text }]).map(({ line, message }) => [line, message.slice(0, 24)])).toEqual(
      [
        [1, '"castling" is chess\'s al'],
        [3, '"castling" is chess\'s al'],
        [3, '"Bishop" is chess\'s alon'],
      ],
    );
  });

  it("a file's own name counts as its first line", () => {
    expect(linesFound('// A.\n', 'server/chess-clock.ts')).toEqual([1]);
  });

  it.each([
    'shared/kernel/a.ts',
    'shared/kernel/testing/a.test.ts',
    'client/table/a.tsx',
    'client/choreography/a.ts',
    'client/art/a.ts',
    'client/scenes/a.ts',
    'client/ui/a.tsx',
    'server/cli/a.test.ts',
  ])('it is reported in %s', (path) => {
    expect(linesFound('// Castling.\n', path)).toEqual([1]);
  });

  it.each([
    'shared/games/chess/a.ts',
    'shared/games/index.ts',
    'client/games/chess/a.ts',
    'client/ui/mirror/layouts.ts',
  ])('it may stand in %s', (path) => {
    expect(linesFound('// Castling.\n', path)).toEqual([]);
  });
});

describe('of the games that there are', () => {
  it.each(Object.values(FRONTS))('$id has a list, and its words and cards are reported', async (front) => {
    const games = await readGames();
    const own = games.find(({ id }) => id === front.id);
    const names = [front.id, ...(own?.words ?? []), ...front.prints().flatMap(({ no, name }) => [no, name.en])];
    const unreported = names.filter((name) => ownWords(games).run([{ path: 'server/a.ts', text: name }]).length === 0);
    expect(own?.words.length).toBeGreaterThan(5);
    expect(unreported).toEqual([]);
  });

  it('no word stands on the lists of two: then it would not be one that a single game uses', async () => {
    const words = (await readGames()).flatMap((game) => [...new Set(game.words.map((word) => word.toLowerCase()))]);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });
});
