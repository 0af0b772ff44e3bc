// Tests of the files of pictures: they are current, every card has a picture, and no two of a set look the same.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../shared/games/index.ts';
import type { Artwork, Composition } from '../art/artwork.ts';
import { compositionOf } from '../art/casting-office.ts';
import { OWN_ICONS } from '../art/own-icons.ts';
import { drawnArt, packedSize, storedArt } from '../e2e/art.ts';
import { STAGINGS } from './stagings.ts';

const { art, credits } = drawnArt();
const motifsOf = ({ motif, aids }: Composition): readonly string[] => [motif, ...aids];
/** A number is that of its set and one within it. */
const setOf = (no: string): string => no.slice(0, no.lastIndexOf('-'));

it('the pictures are current: otherwise run `npm run -s art`', () => {
  expect(storedArt()).toEqual({ art, credits });
});

describe.each(Object.entries(STAGINGS))('the pictures of %s', (game, staging) => {
  const prints = gameOf(game).prints();
  const text = art[game] ?? '';
  const artwork = JSON.parse(text) as Artwork;
  const cards = Object.entries(artwork.cards);

  it('every card has one, from its number alone', () => {
    expect(cards.map(([no]) => no).sort()).toEqual(prints.map(({ no }) => no).sort());
    for (const print of prints) expect(compositionOf(staging, print)).toEqual(artwork.cards[print.no]);
  });
  it('every card shows a motif and one to three others, all of which are there and credited, unless they are ours', () => {
    for (const [no, card] of cards) {
      expect(card.aids.length, no).toBeGreaterThanOrEqual(1);
      expect(card.aids.length, no).toBeLessThanOrEqual(3);
      for (const icon of motifsOf(card)) {
        expect(artwork.icons[icon]?.outer, `${no}: ${icon}`).toMatch(/^M/);
        expect(credits.includes(`- ${icon}\n`), icon).toBe(!Object.hasOwn(OWN_ICONS, icon));
      }
    }
  });
  it('name only scenes, skies, layouts and parts of people that exist', () => {
    for (const [no, { scene, sky, layout, figures }] of cards) {
      expect(artwork.scenes, no).toHaveProperty([scene]);
      expect(artwork.skies, no).toHaveProperty([sky]);
      expect(artwork.layouts[layout]?.people.length, no).toBe(figures.length);
      for (const part of figures.flatMap(({ parts }) => parts)) expect(artwork.parts, no).toHaveProperty([part]);
    }
  });
  it('no two cards of a set look the same', () => {
    const seen = new Map<string, string>();
    for (const [no, { motif, sky, layout }] of cards) {
      const look = `${setOf(no)} ${motif} ${sky} ${layout}`;
      expect(seen.get(look), `${no} looks like ${seen.get(look)}`).toBeUndefined();
      seen.set(look, no);
    }
    for (const [i, [no, card]] of cards.entries()) {
      for (const [other, rest] of cards.slice(i + 1)) {
        if (setOf(no) !== setOf(other) || card.motif !== rest.motif) continue;
        const same = [card.sky === rest.sky, card.layout === rest.layout, card.scene === rest.scene];
        expect(same.filter(Boolean).length, `${no} and ${other}`).toBeLessThan(2);
      }
    }
  });
  it('everybody who is cast has one look, and everybody who has a look is cast', () => {
    const cast = new Set(Object.values(staging.castings).flatMap(({ people }) => people.map(({ name }) => name)));
    expect([...cast].sort()).toEqual(Object.keys(staging.personas).sort());
  });
  it('are small', () => {
    expect(packedSize(text)).toBeLessThan(60_000);
  });
});
