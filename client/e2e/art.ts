// `npm run -s art`: writes the file of pictures that the page fetches, and whose icons are in it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { CATALOGUE, printOf } from '../../shared/games/weiss/cards/catalogue.ts';
import type { Artwork } from '../games/weiss/art/artwork.ts';
import { artworkOf, type Bodies } from '../games/weiss/art/casting-office.ts';

const PUBLIC = new URL('../../public/', import.meta.url);
const ART_FILE = new URL('art/weiss.json', PUBLIC);
const CREDITS_FILE = new URL('CREDITS.md', PUBLIC);

interface Drawn {
  readonly art: string;
  readonly credits: string;
}
/** As it lies in the folder that the page is served from. */
export const storedArt = (): Drawn => ({
  art: readFileSync(ART_FILE, 'utf8'),
  credits: readFileSync(CREDITS_FILE, 'utf8'),
});

export function drawnArt(): Drawn {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(path, 'utf8')) as { icons: Bodies };
  const artwork = artworkOf([...CATALOGUE.values()].map(printOf), icons);
  return { art: `${JSON.stringify(artwork)}\n`, credits: creditsOf(artwork) };
}

const creditsOf = ({ icons }: Artwork): string => `# Credits

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

${Object.keys(icons)
  .map((name) => `- ${name}`)
  .join('\n')}

Everything else in the pictures is painted by Playmat itself.
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { art, credits } = drawnArt();
  mkdirSync(new URL('.', ART_FILE), { recursive: true });
  writeFileSync(ART_FILE, art);
  writeFileSync(CREDITS_FILE, credits);
  const packed = brotliCompressSync(art).length;
  console.log(
    `${fileURLToPath(ART_FILE)}: ${Math.round(art.length / 1000)} kB, ${Math.round(packed / 1000)} kB packed`,
  );
}
