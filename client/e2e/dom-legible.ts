// What can be read on the page around the board: every text that is shown, with its box, size and contrast.
import type { Page } from 'playwright-core';
import type { Box } from '../scenes/geometry.ts';

export interface DomText {
  readonly text: string;
  readonly box: Box;
  /** In CSS pixels. */
  readonly size: number;
  readonly contrast: number;
}

/** Texts of the page that are to be seen, as far as they are, behind no other element. */
export const domTexts = (page: Page): Promise<DomText[]> =>
  page.evaluate(() => {
    type Color = readonly [r: number, g: number, b: number, a: number];
    const colorOf = (text: string): Color => {
      const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return [r, g, b, a];
    };
    const over = ([r, g, b, a]: Color, [x, y, z]: Color): Color => [
      r * a + x * (1 - a),
      g * a + y * (1 - a),
      b * a + z * (1 - a),
      1,
    ];
    const light = ([r, g, b]: Color): number => {
      const part = (n: number): number => (n <= 10.03 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
    };
    const groundOf = (element: Element | null): Color => {
      if (element === null) return [0, 0, 0, 1];
      const own = colorOf(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    /** What a box shows of itself inside whatever clips it, a list that scrolls among them. */
    const shownOf = ({ x, y, width, height }: DOMRect, element: Element): Box => {
      let [left, top, right, bottom] = [x, y, x + width, y + height];
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        if (around === document.body || getComputedStyle(around).overflow === 'visible') continue;
        const edge = around.getBoundingClientRect();
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      return { x: left, y: top, w: right - left, h: bottom - top };
    };
    const found: DomText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || text === '' || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, w, h } = shownOf(range.getBoundingClientRect(), element);
      if (w < 3 || h < 3) continue;
      const top = document.elementFromPoint(x + w / 2, y + h / 2);
      if (top !== null && !top.contains(element) && !element.contains(top)) continue;
      const ground = groundOf(element);
      const [a, b] = [light(over(colorOf(getComputedStyle(element).color), ground)), light(ground)];
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      found.push({ text, box: { x, y, w, h }, size: Number.parseFloat(getComputedStyle(element).fontSize), contrast });
    }
    return found;
  });
