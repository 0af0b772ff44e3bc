// Tests of arrows, their labels and the ring of a barrier: whoever attacks whom, nothing that is written is covered.
import { describe, expect, it, vi } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import { arrowHead, arrowOutline } from '../../scenes/arrow.ts';
import { arrowPlates, labelPlate, widthOf } from '../../scenes/arrow-plates.ts';
import { LOW, WIDE } from '../../scenes/format.ts';
import { type Box, boundsOf, centreOf, isInBox, meet } from '../../scenes/geometry.ts';
import type { ShownArrow } from '../../scenes/look.ts';
import { INSET } from '../../scenes/stack.ts';
import { cardLanguage, wordsOf } from '../../text/card-text.ts';
import { arrowsOf, foretell } from './arrows.ts';
import { liesOver } from './clear-ways.ts';
import { placesFor, ringWidth } from './places.ts';
import { characterPlates } from './plates.ts';
import { lanesOf, poseOf } from './standing.ts';
import { tablePlates } from './table-plates.ts';
import { asked, characterNo, ShownTable } from './testing/shown-table.ts';
import { BOARD_WORDS } from './text.ts';
import { ticketsOf } from './tickets.ts';
import { markBox, namesOn } from './written.ts';

/** Latin letters are a little wider than those of the board, others as wide as they are high. */
const ruler = {
  font: '',
  measureText(text: string) {
    const shares = [...text].map((letter) => (letter < '\u2e80' ? 0.57 : 1));
    return { width: shares.reduce((sum, one) => sum + one, 0) * Number(/([\d.]+)px/.exec(this.font)?.[1]) };
  },
};
vi.stubGlobal('document', { createElement: () => ({ getContext: () => ruler }) });
// Names of people are longest in it.
cardLanguage.value = 'ja';
const game = gameOf('spellcard');
/** As long as the longest of the words that stand for it. */
const words = (key: string): string =>
  key === 'aim.attack' || key === 'aim.maybe' ? 'Absolute 12' : (BOARD_WORDS[key] ?? key);
const FORMATS = [WIDE, LOW].map(placesFor);
const sightIn = (places: (typeof FORMATS)[number], { model }: ShownTable) =>
  ({ game, places, model, bottom: 0, words }) as const;
type Sight = ReturnType<typeof sightIn>;

interface Case {
  readonly said: string;
  readonly sight: Sight;
  readonly table: ShownTable;
  readonly attacker: string;
  readonly target: string;
  readonly seat: Seat;
}
const NAMES = ['a', 'b', 'c'] as const;
const BESIDE = ['guard', 'busy', 'out'] as const;
/** The longest names there are, by the lanes that their numbers have. */
const LONGEST = game
  .prints()
  .flatMap(({ type, no, name }) => (type === 'character' ? [{ no, long: wordsOf(name).text.length }] : []))
  .sort((one, other) => other.long - one.long)
  .slice(0, NAMES.length)
  .map(({ no }) => no)
  .sort();
/** Every lane against every lane, either way, whoever of them is busy, those beside them fallen or not, with changes and without. */
function* cases(): Generator<Case> {
  for (const places of FORMATS)
    for (const seat of SEATS)
      for (const [attacker, target] of NAMES.flatMap((one) =>
        NAMES.map((met) => [`${seat}${one}`, `${1 - seat}${met}`]),
      ))
        for (const [bits, beside] of [...Array(8).keys()].flatMap((n) => BESIDE.map((one) => [n, one] as const))) {
          const is = (bit: number): boolean => (bits & bit) > 0;
          const table = new ShownTable({ acted: SEATS.flatMap((side) => NAMES.map((name) => `${side}${name}`)) });
          for (const [i, handle] of (table.model.facts['acted'] as string[]).entries()) {
            const isBeside = handle !== attacker && handle !== target;
            const busy = isBeside ? beside === 'busy' : is(handle === attacker ? 1 : 2);
            const side = handle.startsWith('0') ? 0 : 1;
            table.stand(side, handle, { no: LONGEST[i % NAMES.length] ?? '', state: busy ? 'busy' : 'guard' });
            if (is(4)) table.change(handle, 'atk', { by: -1 }).change(handle, 'def', { by: 2 });
            if (isBeside && beside === 'out') table.fall(side, handle);
          }
          const attack = { seat, kind: 'attack', card: attacker, user: attacker, targets: [target] } as const;
          table.declare({ ...attack, no: characterNo() } as object);
          const said = `${places.format.name} ${attacker} ${target} ${beside} ${bits}`;
          yield { said, sight: sightIn(places, table), table, attacker: attacker ?? '', target: target ?? '', seat };
        }
}
/** Names that stand on the cards themselves, and all that is drawn of the characters. */
const written = (sight: Sight): Box[] => [
  ...namesOn(sight),
  ...characterPlates({ ...sight, paintFace: () => undefined }, sight.model).map(({ box }) => box),
];
const headOf = (arrow: ShownArrow) => arrowHead(arrow.path, widthOf(arrow));
const labelOf = (arrow: ShownArrow, { places }: Sight): Box => labelPlate('', arrow, places.format.text).box;
const bodyOf = ({ places, model }: Sight, handle: string): Box => {
  const pose = poseOf(places, model, 0, handle);
  if (pose === undefined) throw new Error(`${handle} stands nowhere`);
  return boundsOf(pose);
};
const tipOf = ({ path }: ShownArrow) => path.at(-1) ?? { x: 0, y: 0 };
/** What is wrong in which case. */
function faultsOf(check: (one: Case) => Readonly<Record<string, boolean>>): string[] {
  const all = [...cases()];
  expect(all).toHaveLength(2 * 2 * 9 * 24);
  return all.flatMap((one) =>
    Object.entries(check(one)).flatMap(([what, isFault]) => (isFault ? [`${one.said}: ${what}`] : [])),
  );
}
const covers = (sight: Sight, arrow: ShownArrow) => {
  const label = arrow.label === '' ? undefined : labelOf(arrow, sight);
  const [head, boxes] = [headOf(arrow), written(sight)];
  return {
    'its head lies over something': boxes.some((box) => liesOver(head, box)),
    'its label lies over something': label !== undefined && boxes.some((box) => meet(box, label)),
    'its label lies over its head': label !== undefined && liesOver(head, label),
  };
};
const only = (arrows: readonly ShownArrow[] | undefined): ShownArrow => {
  const [arrow, ...more] = arrows ?? [];
  if (arrow === undefined || more.length > 0) throw new Error('one arrow');
  return arrow;
};

describe('arrows of Spellcard', () => {
  it('an attack ends in the portrait that is meant, and neither its head nor its label covers anything written', () => {
    const faults = faultsOf(({ sight, target }) => {
      const arrow = only(arrowsOf(sight));
      return { ...covers(sight, arrow), 'it ends elsewhere': !isInBox(tipOf(arrow), bodyOf(sight, target)) };
    });
    expect(faults).toEqual([]);
  });
  it('the arrow of a barrier ends at its ring, beside whatever is written', () => {
    const faults = faultsOf(({ sight, table, attacker, target }) => {
      table.barrier(target, attacker, 0);
      const arrow = only(arrowsOf(sight));
      const at = centreOf(bodyOf(sight, target));
      const far = Math.hypot(tipOf(arrow).x - at.x, tipOf(arrow).y - at.y);
      const r = ringWidth(sight.places) / 2;
      return { ...covers(sight, arrow), 'it ends elsewhere': far < r * 0.59 || far > r * 1.03 };
    });
    expect(faults).toEqual([]);
  });
  it('what is foreseen covers nothing either', () => {
    const faults = faultsOf(({ sight, table, attacker, target, seat }) => {
      table.declare();
      const ask = asked({ why: 'attackTarget', seat, from: [{ card: target }], about: { card: attacker, no: '' } });
      return covers(sight, only(foretell(sight, ask, target)?.arrows));
    });
    expect(faults).toEqual([]);
  });
  it('labels of several attacks find places apart', () => {
    for (const places of FORMATS) {
      const table = new ShownTable().lines({ state: 'guard' });
      table.declare(
        { id: 1, kind: 'attack', card: '0b', no: characterNo(1), user: '0b', targets: ['1b', '1a', '1c'] },
        { id: 2, seat: 1, kind: 'attack', card: '1b', no: characterNo(4), user: '1b', targets: ['0b'] },
      );
      const sight = sightIn(places, table);
      const arrows = arrowsOf(sight);
      const [one, other, ...more] = arrows.filter(({ label }) => label !== '').map((arrow) => labelOf(arrow, sight));
      if (one === undefined || other === undefined) throw new Error('two labels');
      expect([more, meet(one, other)]).toEqual([[], false]);
    }
  });
  it('an arrow is not painted over a name that it passes, nor is a ring over that of whoever it saves', () => {
    const table = new ShownTable().lines({ state: 'busy' });
    table.declare({ kind: 'attack', card: '0a', no: characterNo(), user: '0a', targets: ['1a'] });
    const sight = sightIn(FORMATS[0] as Sight['places'], table);
    expect(arrowsOf(sight)[0]?.below).toEqual(namesOn(sight));
    const [arrow] = arrowPlates(arrowsOf(sight), 1, false);
    expect(leavesOut(arrow?.paint)).toBe(true);
    const ring = tablePlates({ ...sight, words }, table.barrier('0a', '1a', 0).model).find(({ key }) => key === 'ring');
    expect(leavesOut(ring?.paint)).toBe(true);
  });
  it('a link from declaration to declaration runs beside the stack, over no text and no mark', () => {
    for (const places of FORMATS)
      for (const answered of [1, 2]) {
        const table = new ShownTable({ acted: ['0a', '0b', '0c'] }).lines();
        table.declare({ id: 1 }, { id: 2, seat: 1 }, { id: 3, against: answered });
        const sight = sightIn(places, table);
        const [link] = arrowsOf(sight);
        if (link === undefined) throw new Error('no link');
        const marks = lanesOf(table.model, 0).flatMap((handle) => {
          const { x, y } = poseOf(places, table.model, 0, handle) ?? { x: 0, y: 0 };
          return [0, 1, 2].map((nth) => markBox(places, { x, y }, nth));
        });
        const texts = ticketsOf(places, table.model).map(({ box }) => ({ ...box, w: box.w - INSET }));
        for (const point of arrowOutline(link.path, widthOf(link)))
          for (const box of [...marks, ...texts]) expect(isInBox(point, box)).toBe(false);
      }
  });
});

/** Is something left out before anything is painted? */
const leavesOut = (paint: Parameters<typeof paintedWith>[0]): boolean =>
  paintedWith(paint).find((call) => /^(clip evenodd|fill|stroke|drawImage)/.test(call)) === 'clip evenodd';
/** What is called on the paper, in order. */
function paintedWith(paint: ((ctx: CanvasRenderingContext2D) => void) | undefined): string[] {
  const called: string[] = [];
  const ctx: object = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...given: unknown[]) => {
          called.push([name, ...given.filter((one) => typeof one === 'string')].join(' '));
          return { addColorStop: () => undefined };
        },
      set: () => true,
    },
  );
  paint?.(ctx as CanvasRenderingContext2D);
  return called;
}
