// Makes the file of a game's pictures: icons written small, and each card's composition with its people dressed.
import type { CardPrint } from '../../shared/kernel/game.ts';
import { hex } from '../scenes/colors.ts';
import type { Artwork, Composition, Figure } from './artwork.ts';
import type { Appearance } from './casting.ts';
import { diceOf, pickOf } from './dice.ts';
import { compactIcon } from './icon-path.ts';
import { LAYOUTS } from './layouts.ts';
import { beingParts, checkTraits, moodOf, PARTS, personParts, stanceOf } from './people.ts';
import type { Staging } from './staging.ts';
import { stuffOf } from './stuffs.ts';

/** The drawings of icons by name. */
export type Bodies = Readonly<Record<string, { readonly body: string }>>;

function figureOf(staging: Staging, { name, traits: shown }: Appearance, print: CardPrint, index: number): Figure {
  const persona = staging.personas[name];
  if (persona === undefined) throw new Error(`nothing says how ${name} looks`);
  const traits = [...(persona.traits?.split(' ') ?? []), ...shown];
  checkTraits(traits);
  const tone = staging.toneOf(print.color);
  const dice = diceOf(`${print.no}.${index}`);
  const lean = stanceOf(traits)?.lean ?? (Math.round(dice() * 20) - 10) / 100;
  const turned = traits.includes('turned') ? ({ turned: true } as const) : {};
  if (persona.kind !== 'person') {
    const { kind, dress, body = `${hex(tone.deep)}-50`, edge = `${hex(tone.frame)}+45`, eyes } = persona;
    const colors = { body, edge, eyes, ...(dress && { cloth: dress[0], trim: dress[1] }) };
    return { parts: beingParts(kind, traits), colors, lean, ...turned };
  }
  const { cut, skin, hair, iris } = persona;
  const [cloth, trim] = persona.dress ?? dressFor(staging.clothsOf(print.color), dice);
  const mood = moodOf(traits) ?? (dice() < 0.2 ? 'shut' : 'open');
  return { parts: personParts(cut, traits, mood), colors: { skin, hair, iris, cloth, trim }, lean, ...turned };
}

function dressFor(cloths: readonly string[], dice: () => number): readonly [cloth: string, trim: string] {
  const cloth = pickOf(dice, cloths);
  const others = cloths.filter((other) => other !== cloth);
  return [cloth, pickOf(dice, others)];
}

export function compositionOf(staging: Staging, print: CardPrint): Composition {
  const casting = staging.castings[print.no];
  if (casting === undefined) throw new Error(`nobody is cast for ${print.no}`);
  const { scene, hour, layout, motif, aids, people } = casting;
  const figures = people.map((shown, index) => figureOf(staging, shown, print, index));
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
  const compositions = Object.values(cards);
  const parts = compositions.flatMap(({ figures }) => figures.flatMap((figure) => figure.parts));
  return {
    icons: Object.fromEntries(icons),
    skies: staging.skies,
    scenes: staging.scenes,
    layouts: only(
      LAYOUTS,
      compositions.map(({ layout }) => layout),
    ),
    parts: only(PARTS, parts),
    cards,
  };
}

/** Of all that there is, what is used. */
const only = <T>(all: Readonly<Record<string, T>>, names: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
