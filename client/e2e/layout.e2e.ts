// The board of each game at some moments and sizes: nothing overlaps, everything can be read, and every card lies inside the window.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Box } from '../scenes/geometry.ts';
import type { ExposedCard, ExposedSpot, ExposedText } from '../scenes/test-window.ts';
import { atRest, watchBoard } from './board-player.ts';
import { visit } from './browser.ts';
import { domTexts } from './dom-legible.ts';
import { openHouse } from './house.ts';
import { chainOf, chooseGame, dealAgainstBot, isOver, playMoments } from './moments.ts';
import { type Played, spellcard } from './scripts.ts';

const CONTRAST = 4.5;
const SMALLEST = 12;

/** Each format of the board, and the wide one also in its smallest window; larger windows show the same, larger. */
const SIZES = [
  [1024, 576],
  [1280, 720],
  [1200, 800],
  [844, 390],
] as const;
const LARGEST = [3840, 2160] as const;
const RUNS: Readonly<Record<string, Played>> = {
  weiss: {
    seed: 3,
    moments: [
      { name: 'mulligan', is: ({ ask }) => ask?.why === 'mulligan' },
      { name: 'main', is: ({ ask, model }) => ask?.why === 'main' && Number(model.facts['turn']) >= 4 },
      { name: 'attack with preview', is: ({ ask }) => ask?.why === 'attackKind' && ask.from.length > 1 },
      { name: 'level up', is: ({ ask }) => ask?.why === 'levelUp' },
      { name: 'result', is: isOver },
    ],
  },
  lycee: {
    seed: 36,
    moments: [
      { name: 'defender with preview', is: ({ ask }) => ask?.why === 'defender' },
      { name: 'payment', is: ({ ask }) => ask?.why === 'pay' && ask.from.length >= 4 },
      { name: 'chain', is: (state) => state.ask?.why === 'respond' && chainOf(state).length >= 3 },
      { name: 'result', is: isOver },
    ],
  },
  precious: {
    seed: 25,
    moments: [
      { name: 'interferer with preview', is: ({ ask }) => ask?.why === 'interferer' },
      { name: 'break', is: ({ ask }) => ask?.why === 'break' },
      { name: 'sixth', is: ({ ask }) => ask?.why === 'replace' },
      { name: 'interfered', is: ({ ask }) => ask?.why === 'interfered' },
      { name: 'payment', is: ({ ask }) => ask?.why === 'pay' && ask.from.length >= 4 },
      { name: 'interrupt', is: ({ ask }) => ask?.why === 'interrupt' },
      { name: 'result', is: isOver },
    ],
  },
  spellcard: {
    seed: spellcard.seed,
    moments: [...spellcard.moments, { name: 'payment', is: ({ ask }) => ask?.why === 'payP' }],
  },
};

const house = openHouse();

const share = (a: Box, b: Box): { w: number; h: number } => ({
  w: Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x),
  h: Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y),
});
/** Boxes that share more than a pixel. */
const overlap = (a: Box, b: Box): boolean => share(a, b).w > 1 && share(a, b).h > 1;
const holds = (a: Box, b: Box): boolean =>
  a.x <= b.x + 1 && a.y <= b.y + 1 && a.x + a.w >= b.x + b.w - 1 && a.y + a.h >= b.y + b.h - 1;

interface Seen {
  readonly texts: readonly ExposedText[];
  readonly cards: readonly ExposedCard[];
  readonly spots: readonly ExposedSpot[];
  readonly canvas: Box;
  /** Plates and panels that lie over what they hide. */
  readonly covers: readonly { readonly z: number; readonly box: Box }[];
}
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const board = window.playmatBoard;
    if (board === undefined) throw new Error('there is no board');
    const { x, y, width, height } = (document.querySelector('.board-stage canvas') as Element).getBoundingClientRect();
    return {
      texts: board.texts(),
      cards: board.cards(),
      spots: board.spots(),
      canvas: { x, y, w: width, h: height },
      covers: board.covers(),
    };
  });

/** A text wholly under a card or a panel is not seen, so it cannot be misread. */
const seenTexts = ({ texts, cards, covers }: Seen): ExposedText[] =>
  texts.filter(({ box, z }) => ![...cards, ...covers].some((over) => over.z > z && holds(over.box, box)));

/** Two texts, or a text and a card that covers a part of it. */
function overlappingTexts(seen: Seen): string[] {
  const texts = seenTexts(seen);
  const found: string[] = [];
  for (const [i, text] of texts.entries()) {
    for (const other of texts.slice(i + 1))
      if (overlap(text.box, other.box))
        found.push(`"${text.text}" (${text.plate}) and "${other.text}" (${other.plate})`);
    for (const card of seen.cards)
      if (card.z > text.z && overlap(text.box, card.box))
        found.push(`"${text.text}" (${text.plate}) under ${card.key}`);
  }
  return found;
}

/**
 * Two places to click that share an area. Cards on the pile or place that holds them are the one exception: the card
 * above is meant there. Cards of the own hand count as far as they show.
 */
function overlappingSpots({ spots }: Seen): string[] {
  const found: string[] = [];
  for (const [i, spot] of spots.entries()) {
    for (const other of spots.slice(i + 1)) {
      const kinds = [spot.kind, other.kind];
      const lying = kinds.includes('card') && (kinds.includes('pile') || kinds.includes('slot'));
      const stacked =
        spot.kind === 'card' && other.kind === 'card' && spot.id.split('.')[0] === 'card' && isRow(spot, other);
      if (!lying && !stacked && overlap(spot.box, other.box)) found.push(`${spot.id} and ${other.id}`);
    }
  }
  return found;
}
/** Cards of one row lie one over the next, each showing its left part. */
const isRow = (a: ExposedSpot, b: ExposedSpot): boolean =>
  Math.abs(a.box.y - b.box.y) < 2 && Math.abs(a.box.h - b.box.h) < 2 && Math.abs(a.box.x - b.box.x) >= 12;

/** A hand at rest is held at the edge of the window: of an own card more than a third shows, with its name, of a back a part. */
function outside({ cards, canvas }: Seen): string[] {
  return cards.flatMap(({ key, zone, box }) => {
    const inside = share(box, canvas);
    const fans = zone === 'hand';
    const shown = box.y > canvas.y + canvas.h / 2 ? box.h * 0.34 : 8;
    const enough = fans ? inside.w > box.w - 2 && inside.h > shown : inside.w > box.w - 1 && inside.h > box.h - 1;
    return enough ? [] : [`${key} of ${zone}`];
  });
}

/** The own hand, opened by the pointer: all of it is inside. */
async function outsideOpen(page: Page): Promise<string[]> {
  const own = ({ cards, canvas }: Seen): ExposedCard[] =>
    cards.filter(({ zone, box }) => zone === 'hand' && box.y > canvas.y + canvas.h / 2);
  const [card] = own(await look(page));
  if (card === undefined) return [];
  const { height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(card.box.x + card.box.w / 2, Math.min(card.box.y + card.box.h / 4, height - 4));
  await atRest(page);
  const open = await look(page);
  await page.mouse.move(1, 1);
  await atRest(page);
  return own(open).flatMap(({ key, box }) => (holds(open.canvas, box) ? [] : [`${key} of the open hand`]));
}

/** The page around the board, and what lies over it. */
async function checkPage(page: Page, at: string): Promise<void> {
  const texts = await domTexts(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect.soft(texts.length, `${at}: texts of the page`).toBeGreaterThan(5);
  const over = texts.flatMap((text, i) =>
    texts.slice(i + 1).flatMap((other) => (overlap(text.box, other.box) ? [`"${text.text}" and "${other.text}"`] : [])),
  );
  expect.soft(over, `${at}: texts of the page`).toEqual([]);
  const window = { x: 0, y: 0, w: width, h: height };
  expect
    .soft(
      texts.filter(({ box }) => !holds(window, box)).map(({ text }) => text),
      `${at}: outside`,
    )
    .toEqual([]);
  const faint = texts.filter(({ contrast }) => contrast < CONTRAST);
  expect
    .soft(
      faint.map(({ text, contrast }) => `${text} ${contrast.toFixed(2)}`),
      `${at}: contrast of the page`,
    )
    .toEqual([]);
  if (width !== 1280) return;
  const small = texts.filter(({ size }) => size < SMALLEST);
  expect
    .soft(
      small.map(({ text, size }) => `${text} ${size}`),
      `${at}: sizes of the page`,
    )
    .toEqual([]);
}

async function check(page: Page, name: string): Promise<void> {
  for (const [width, height] of name === 'main' ? [...SIZES, LARGEST] : SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(250);
    await page.mouse.move(1, 1);
    await atRest(page);
    const seen = await look(page);
    const at = `${name} at ${width} x ${height}`;
    expect.soft(seen.texts.length, at).toBeGreaterThan(10);
    expect.soft(overlappingTexts(seen), `${at}: texts`).toEqual([]);
    expect.soft(overlappingSpots(seen), `${at}: hit boxes`).toEqual([]);
    expect.soft(outside(seen), `${at}: cards`).toEqual([]);
    await checkPage(page, at);
    if (name !== 'result') expect.soft(await outsideOpen(page), `${at}: cards`).toEqual([]);
    const faint = seenTexts(seen).filter(({ contrast }) => !(contrast >= CONTRAST));
    expect
      .soft(
        faint.map(({ text, plate, contrast }) => `${text} (${plate}) ${contrast.toFixed(2)}`),
        at,
      )
      .toEqual([]);
    if (width !== 1280) continue;
    const small = seen.texts.filter(({ size }) => size < SMALLEST - 0.01);
    expect
      .soft(
        small.map(({ text, plate, size }) => `${text} (${plate}) ${size.toFixed(1)}`),
        at,
      )
      .toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await atRest(page);
}

test.each(Object.keys(RUNS))('the start page shows without scrolling all that %s offers', async (id) => {
  const { page, context } = await visit(house.browser);
  await page.goto(house.url);
  await chooseGame(page, id);
  for (const [width, height] of [
    [1280, 720],
    [1000, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const parts = await page.locator('.game-tile, .deck-tile, .segments, .setup-end, .join-box').evaluateAll((all) =>
      all.map((part) => {
        const { x, y, width: w, height: h } = part.getBoundingClientRect();
        return { text: part.textContent, box: { x, y, w, h }, isCut: part.scrollWidth > part.clientWidth };
      }),
    );
    const at = `${width} x ${height}`;
    expect(parts.length, at).toBeGreaterThan(6);
    for (const { text, box, isCut } of parts) {
      expect.soft(isCut, `${at}: ${text}`).toBe(false);
      expect.soft(holds({ x: 0, y: 0, w: width, h: height }, box), `${at}: ${text}`).toBe(true);
      expect.soft(parts.filter((other) => overlap(box, other.box)).map((other) => other.text)).toEqual([text]);
    }
  }
  await context.close();
});

test.each(Object.entries(RUNS))(
  'nothing overlaps, everything can be read, and every card is inside, at the moments and sizes of %s',
  async (id, { seed, moments }) => {
    const { page, context, errors } = await visit(house.browser, { view: 'board' });
    await watchBoard(page, { renderer: 'canvas' });
    await dealAgainstBot(page, house.url, seed, id);
    const missed = await playMoments(page, id, seed, moments, ({ name }) => check(page, name));
    expect(missed).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  },
  300_000,
);
