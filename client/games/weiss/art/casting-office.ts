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
  const cloth = pickOf(dice, tone.cloth);
  const trim = pickOf(
    dice,
    tone.cloth.filter((other) => other !== cloth),
  );
  const mood = dice() < 0.2 ? 'shut' : 'open';
  return {
    parts: [`${cut}.back`, 'body', 'head', mood, `${cut}.front`, `wear.${casting.wear}`],
    colors: { skin, hair, iris, cloth: hex(cloth), trim: hex(trim) },
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
