// A player who knows no game: presses the buttons of the question, chosen by a small generator of its own.
import type { Page } from 'playwright-core';

/** What the page shows of the question and the end. */
export interface Seen {
  readonly over: boolean;
  readonly asked: { readonly ask: string; readonly title: string } | null;
}
export const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const prompt = document.querySelector<HTMLElement>('.prompt');
    const title = prompt?.querySelector('h2')?.textContent ?? '';
    const over = document.querySelector('.result') !== null;
    return { over, asked: prompt === null ? null : { ask: prompt.dataset['ask'] ?? '', title } };
  });

export interface Played {
  readonly presses: number;
  readonly over: boolean;
}

/** Presses at random among what the questions offer, until the match is over or `most` presses were made. */
export const play = (page: Page, seed: number, most = 5000): Promise<Played> =>
  page.evaluate(
    async ([first, limit]) => {
      let state = (first ?? 0) >>> 0;
      const roll = (n: number): number => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 2 ** 32) * n);
      };
      const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const isFree = (button: HTMLElement): boolean =>
        button.getAttribute('aria-disabled') !== 'true' && button.getAttribute('aria-pressed') !== 'true';
      let presses = 0;
      for (let idle = 0; presses < (limit ?? 0); ) {
        if (document.querySelector('.result') !== null) return { presses, over: true };
        // Of two seats in one page only the one shown is played.
        const prompt = [...document.querySelectorAll<HTMLElement>('.prompt:not(.sending)')].find(
          (shown) => shown.offsetParent !== null,
        );
        const buttons = prompt?.querySelectorAll<HTMLElement>(
          '[data-position], [data-way], [data-do="confirm"], [data-do="decline"], [data-do="number"]',
        );
        const free = [...(buttons ?? [])].filter(isFree);
        const button = free[roll(free.length)];
        if (button === undefined) {
          if (++idle > 4000) throw new Error('nobody is asked any more');
          await rest(5);
          continue;
        }
        idle = 0;
        presses++;
        button.click();
        await rest(0);
      }
      return { presses, over: false };
    },
    [seed, most] as const,
  );

export async function concede(page: Page): Promise<void> {
  await page.locator('.match').filter({ visible: true }).waitFor();
  await page.getByRole('navigation').getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
}
