// Makes the file of a game's pictures: icons written small, and each card's composition with its people dressed.
import type { CardPrint } from '../../shared/kernel/game.ts';
import { hex } from '../scenes/colors.ts';
import type { Artwork, Composition, Figure } from './artwork.ts';
import type { Casting } from './casting.ts';
import { diceOf, pickOf } from './dice.ts';
import { compactIcon } from './icon-path.ts';
import { LAYOUTS } from './layouts.ts';
import { PARTS } from './people.ts';
import type { Staging } from './staging.ts';
import { stuffOf } from './stuffs.ts';

/** The drawings of icons by name. */
export type Bodies = Readonly<Record<string, { readonly body: string }>>;

function figureOf(staging: Staging, name: string, { wear }: Casting, print: CardPrint, index: number): Figure {
  const persona = staging.personas[name];
  if (persona === undefined) throw new Error(`nothing says how ${name} looks`);
  const tone = staging.toneOf(print.color);
  const dice = diceOf(`${print.no}.${index}`);
  const lean = (Math.round(dice() * 20) - 10) / 100;
  const [body, edge] = [hex(tone.deep), hex(tone.frame)];
  if (persona.kind !== 'person') {
    return {
      parts: [persona.kind],
      colors: { body: persona.body ?? `${body}-50`, edge: `${edge}+45`, eyes: persona.eyes },
      lean,
    };
  }
  const { cut, skin, hair, iris } = persona;
  const cloths = staging.clothsOf(print.color);
  const cloth = pickOf(dice, cloths);
  const trim = pickOf(
    dice,
    cloths.filter((other) => other !== cloth),
  );
  const mood = dice() < 0.2 ? 'shut' : 'open';
  return {
    parts: [`${cut}.back`, 'body', 'head', mood, `${cut}.front`, `wear.${wear}`],
    colors: { skin, hair, iris, cloth, trim },
    lean,
  };
}

export function compositionOf(staging: Staging, print: CardPrint): Composition {
  const casting = staging.castings[print.no];
  if (casting === undefined) throw new Error(`nobody is cast for ${print.no}`);
  const { scene, hour, layout, motif, aids, people } = casting;
  const figures = people.map((name, index) => figureOf(staging, name, casting, print, index));
  return { scene, sky: `${print.color}.${hour}`, layout, motif, aids, figures };
}

export function artworkOf(staging: Staging, prints: readonly CardPrint[], bodies: Bodies): Artwork {
  const cards = Object.fromEntries(prints.map((print) => [print.no, compositionOf(staging, print)]));
  const used = [...new Set(Object.values(cards).flatMap(({ motif, aids }) => [motif, ...aids]))].sort();
  const icons = used.map((name) => {
    const body = bodies[name]?.body;
    if (body === undefined) throw new Error(`there is no icon ${name}`);
    const [outer, inner] = compactIcon(body);
    return [name, { outer, inner, stuff: stuffOf(name) }] as const;
  });
  const { skies, scenes } = staging;
  return { icons: Object.fromEntries(icons), skies, scenes, layouts: LAYOUTS, parts: PARTS, cards };
}
