// `npm run -s art`: writes for each game the file of pictures that the page fetches, and once whose icons are in them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { gameOf } from '../../shared/games/index.ts';
import { artworkOf, type Bodies } from '../art/casting-office.ts';
import { OWN_ICONS } from '../art/own-icons.ts';
import { STAGINGS } from '../games/stagings.ts';

const PUBLIC = new URL('../../public/', import.meta.url);
const CREDITS_FILE = new URL('CREDITS.md', PUBLIC);
const artFile = (game: string): URL => new URL(`art/${game}.json`, PUBLIC);

interface Drawn {
  /** By game. */
  readonly art: Readonly<Record<string, string>>;
  readonly credits: string;
}
/** As it lies in the folder that the page is served from. */
export const storedArt = (): Drawn => ({
  art: Object.fromEntries(Object.keys(STAGINGS).map((game) => [game, readFileSync(artFile(game), 'utf8')])),
  credits: readFileSync(CREDITS_FILE, 'utf8'),
});

export function drawnArt(): Drawn {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(path, 'utf8')) as { icons: Bodies };
  const artworks = Object.entries(STAGINGS).map(
    ([game, staging]) => [game, artworkOf(staging, gameOf(game).prints(), { ...icons, ...OWN_ICONS })] as const,
  );
  const used = new Set(artworks.flatMap(([, artwork]) => Object.keys(artwork.icons)));
  return {
    art: Object.fromEntries(artworks.map(([game, artwork]) => [game, `${JSON.stringify(artwork)}\n`])),
    credits: creditsOf([...used].filter((name) => Object.hasOwn(icons, name)).sort()),
  };
}

/** How many bytes go over the wire. */
export const packedSize = (text: string): number => brotliCompressSync(text).length;

const creditsOf = (icons: readonly string[]): string => `# Credits

What of Playmat was made by whom, and under which terms it is here.

## Sound

Every sound in \`audio/\` is made by the project's own script (\`npm run -s sounds\`, its recipes in \`client/sound/make/\`): they
are computed from oscillators, seeded noise, filters and a small room. No recording, sample or sound library was used. They
have the licence of the project (MIT).

## Typefaces

All under the [SIL Open Font License 1.1](https://openfontlicense.org).

- Bricolage Grotesque, by Mathieu Triay and the Bricolage Grotesque project authors
- Figtree, by Erik Kennedy and the Figtree project authors
- Noto Sans JP, SC and TC, by Adobe and Google, in slices made by [Fontsource](https://fontsource.org); a browser fetches only
  those that hold letters shown

## Icons in the pictures of the cards

By [game-icons.net](https://game-icons.net) and its artists (Lorc, Delapouite and contributors), under
[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/). Their outlines were rounded to whole numbers, coloured and lit.

${icons.map((name) => `- ${name}`).join('\n')}

Everything else in the pictures is painted by Playmat itself.
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { art, credits } = drawnArt();
  mkdirSync(new URL('art/', PUBLIC), { recursive: true });
  writeFileSync(CREDITS_FILE, credits);
  for (const [game, text] of Object.entries(art)) {
    writeFileSync(artFile(game), text);
    const [plain, packed] = [text.length, packedSize(text)].map((size) => Math.round(size / 1000));
    console.log(`${fileURLToPath(artFile(game))}: ${plain} kB, ${packed} kB packed`);
  }
}
