// Tests of the pictures' file: it is current, every card has a picture, and no two of a set look the same.
import { describe, expect, it } from 'vitest';
import { CATALOGUE, printOf } from '../../../../shared/games/weiss/cards/catalogue.ts';
import { drawnArt, storedArt } from '../../../e2e/art.ts';
import type { Artwork, Composition } from './artwork.ts';
import { compositionOf } from './casting-office.ts';
import { isFoil } from './foil.ts';
import { compactIcon } from './icon-path.ts';
import { tint } from './tint.ts';

const prints = [...CATALOGUE.values()].map(printOf);
const { art, credits } = drawnArt();
const artwork = JSON.parse(art) as Artwork;
const cards = Object.entries(artwork.cards);
const motifsOf = ({ motif, aids }: Composition): readonly string[] => [motif, ...aids];

describe('the pictures', () => {
  it('are current: otherwise run `npm run -s art`', () => {
    expect(storedArt()).toEqual({ art, credits });
  });
  it('every card has one, from its number alone', () => {
    expect(cards.map(([no]) => no).sort()).toEqual(prints.map(({ no }) => no).sort());
    for (const print of prints) expect(compositionOf(print)).toEqual(artwork.cards[print.no]);
  });
  it('every card shows a motif and one to three others, all of which are there and credited', () => {
    for (const [no, card] of cards) {
      expect(card.aids.length, no).toBeGreaterThanOrEqual(1);
      expect(card.aids.length, no).toBeLessThanOrEqual(3);
      for (const icon of motifsOf(card)) {
        expect(artwork.icons[icon]?.outer, `${no}: ${icon}`).toMatch(/^M/);
        expect(credits).toContain(`- ${icon}\n`);
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
      const look = `${no.slice(0, 6)} ${motif} ${sky} ${layout}`;
      expect(seen.get(look), `${no} looks like ${seen.get(look)}`).toBeUndefined();
      seen.set(look, no);
    }
    for (const [i, [no, card]] of cards.entries()) {
      for (const [other, rest] of cards.slice(i + 1)) {
        if (no.slice(0, 6) !== other.slice(0, 6) || card.motif !== rest.motif) continue;
        const same = [card.sky === rest.sky, card.layout === rest.layout, card.scene === rest.scene];
        expect(same.filter(Boolean).length, `${no} and ${other}`).toBeLessThan(2);
      }
    }
  });
  it('whoever is on several cards has the same motif, hair and face on each', () => {
    const known = new Map<string, string>();
    for (const { no, name, type } of prints) {
      const card = artwork.cards[no];
      const [person = '', title] = name.en.split(',');
      if (type !== 'character' || title === undefined || card?.figures.length !== 1) continue;
      const { skin, hair, iris, eyes } = card.figures[0]?.colors ?? {};
      const look = JSON.stringify([card.motif, skin, hair, iris, eyes]);
      expect(known.get(person) ?? look, no).toBe(look);
      known.set(person, look);
    }
    expect(known.size).toBeGreaterThan(10);
  });
  it('are small', () => {
    expect(art.length).toBeLessThan(160_000);
  });
});

describe('foil', () => {
  it('lies on the rares and on nothing else', () => {
    const foiled = new Set(prints.filter(isFoil).map(({ rarity }) => rarity));
    expect([...foiled].sort()).toEqual(['CR', 'PR', 'R', 'RR']);
    expect(isFoil({ rarity: 'C' })).toBe(false);
    expect(isFoil({})).toBe(false);
  });
});

describe('icons', () => {
  it('are written in whole numbers, outer outlines apart from holes', () => {
    const ring = '<path d="M0 0h100v100H0zm20.4 20V80h60V20z"/>';
    expect(compactIcon(ring)).toEqual(['M0 0l100 0 0 100-100 0z', 'M20 20l0 60 60 0 0-60z']);
  });
  it('arcs become curves that end where the arc does', () => {
    expect(compactIcon('<path d="M0 50a50 50 0 10100 0 50 50 0 10-100 0z"/>')[0]).toMatch(/^M0 50c/);
  });
});

describe('tints', () => {
  it('a role is made lighter or darker, also one that is itself made from a colour', () => {
    expect(tint('#ff8000', {})).toBe('rgba(255, 128, 0, 1)');
    expect(tint('body+100', { body: '#102030-50' })).toBe('rgba(255, 255, 255, 1)');
    expect(tint('#ff800080', {}, 0.5)).toMatch(/^rgba\(255, 128, 0, 0\.25/);
  });
});
