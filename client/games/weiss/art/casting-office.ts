// Makes the file of pictures: icons written small, and each card's composition with its people dressed.
import type { CardPrint } from '../../../../shared/kernel/game.ts';
import { diceOf, pickOf, toneOf } from '../tones.ts';
import type { Artwork, Composition, Figure } from './artwork.ts';
import { CASTINGS, type Casting } from './cast.ts';
import { compactIcon } from './icon-path.ts';
import { LAYOUTS } from './layouts.ts';
import { PARTS } from './people.ts';
import { looksOf } from './personas.ts';
import { SCENES, SKIES } from './scenes.ts';
import { stuffOf } from './stuffs.ts';

export type Bodies = Readonly<Record<string, { readonly body: string }>>;

/** What people wear on cards of each colour. */
const CLOTH: Readonly<Record<string, readonly string[]>> = {
  yellow: ['#5b3d1c', '#c0582a', '#3f4f7c', '#f4ead2'],
  green: ['#22543a', '#8a5a2b', '#2a4d74', '#efe7cf'],
  red: ['#3a2233', '#21304d', '#e8d9c6', '#7d1f2c'],
  blue: ['#1f335e', '#e9eef6', '#7a3f57', '#2d6f78'],
};
const PLAIN_CLOTH = ['#39435c', '#d9dde6'] as const;

const hex = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

function figureOf(name: string, casting: Casting, print: CardPrint, index: number): Figure {
  const tone = toneOf(print.color);
  const dice = diceOf(`${print.no}.${index}`);
  const looks = looksOf(name, index);
  const lean = (Math.round(dice() * 20) - 10) / 100;
  const [body, edge] = [hex(tone.deep), hex(tone.frame)];
  if (looks.kind !== 'person') {
    return {
      parts: [looks.kind],
      colors: { body: looks.body ?? `${body}-50`, edge: `${edge}+45`, eyes: looks.eyes },
      lean,
    };
  }
  const { cut, skin, hair, iris } = looks;
  const cloths = CLOTH[print.color] ?? PLAIN_CLOTH;
  const cloth = pickOf(dice, cloths);
  const trim = pickOf(
    dice,
    cloths.filter((other) => other !== cloth),
  );
  const mood = dice() < 0.2 ? 'shut' : 'open';
  return {
    parts: [`${cut}.back`, 'body', 'head', mood, `${cut}.front`, `wear.${casting.wear}`],
    colors: { skin, hair, iris, cloth, trim },
    lean,
  };
}

export function compositionOf(print: CardPrint): Composition {
  const casting = CASTINGS[print.no];
  if (casting === undefined) throw new Error(`nobody is cast for ${print.no}`);
  const { scene, hour, layout, motif, aids, people } = casting;
  const figures = people.map((name, index) => figureOf(name, casting, print, index));
  return { scene, sky: `${print.color}.${hour}`, layout, motif, aids, figures };
}

export function artworkOf(prints: readonly CardPrint[], bodies: Bodies): Artwork {
  const cards = Object.fromEntries(prints.map((print) => [print.no, compositionOf(print)]));
  const used = [...new Set(Object.values(cards).flatMap(({ motif, aids }) => [motif, ...aids]))].sort();
  const icons = used.map((name) => {
    const body = bodies[name]?.body;
    if (body === undefined) throw new Error(`there is no icon ${name}`);
    const [outer, inner] = compactIcon(body);
    return [name, { outer, inner, stuff: stuffOf(name) }] as const;
  });
  return { icons: Object.fromEntries(icons), skies: SKIES, scenes: SCENES, layouts: LAYOUTS, parts: PARTS, cards };
}
