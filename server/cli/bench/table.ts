// What our table costs a browser beside a bare Phaser scene, and what it costs at rest: measured in Chromium by a process of its own.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { mean, median } from '../numbers.ts';
import type { Figure } from './figure.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const MEASURE = 'client/e2e/bench/measure.ts';

interface Measured {
  readonly frames: number;
  readonly seconds: number;
  readonly script: number;
  readonly step: number;
  readonly slow: number;
  readonly images: number;
  readonly cards: number;
  readonly moving: number;
}
type Rounds = readonly Readonly<Record<'bare' | 'full' | 'match', Measured>>[];
interface Report {
  readonly rounds: Rounds;
  readonly rest: { readonly page: number; readonly graphics: number; readonly redraws: number };
  readonly faults: readonly string[];
}

function measured(renderer: 'canvas' | 'webgl'): Report {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MEASURE, renderer], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the client bench did not run: ${stderr}`);
  return JSON.parse(stdout) as Report;
}

const rate = ({ frames, seconds }: Measured): number => frames / seconds;

/** Ratios are taken inside a round, where both sides met the same weather. */
function sideBySide(rounds: Rounds, renderer: string, bounded: boolean): Figure[] {
  const of = (pick: (round: Rounds[number]) => number): number => median(rounds.map(pick));
  const script = of(({ full, bare }) => full.script / bare.script);
  const frames = of(({ full, bare }) => rate(full) / rate(bare));
  return [
    { name: `${renderer}: script of a step, bare scene`, value: of(({ bare }) => bare.script), unit: 'ms' },
    { name: `${renderer}: script of a step, our table`, value: of(({ full }) => full.script), unit: 'ms' },
    {
      name: `${renderer}: script of a step, of the bare scene's`,
      value: script,
      unit: '',
      ...(bounded && { bound: { atMost: 2 } }),
    },
    { name: `${renderer}: frames, bare scene`, value: of(({ bare }) => rate(bare)), unit: '/s' },
    { name: `${renderer}: frames, our table`, value: of(({ full }) => rate(full)), unit: '/s' },
    {
      name: `${renderer}: frames, of the bare scene's`,
      value: frames,
      unit: '',
      ...(bounded && { bound: { atLeast: 0.9 } }),
    },
    { name: `${renderer}: slow step (1 in 20), our table`, value: of(({ full }) => full.slow), unit: 'ms' },
    { name: `${renderer}: script of a step, match of bots`, value: of(({ match }) => match.script), unit: 'ms' },
    { name: `${renderer}: frames, match of bots`, value: of(({ match }) => rate(match)), unit: '/s' },
  ];
}

/** What was compared, so that nobody has to believe it. */
function seen(rounds: Rounds): Figure[] {
  const of = (pick: (round: Rounds[number]) => number): number => mean(rounds.map(pick));
  return [
    { name: 'sprites of the bare scene', value: of(({ bare }) => bare.cards), unit: '' },
    { name: '  sprites moving on the bare scene', value: of(({ bare }) => bare.moving), unit: '' },
    { name: 'cards of our table', value: of(({ full }) => full.cards), unit: '' },
    { name: '  cards moving on our table', value: of(({ full }) => full.moving), unit: '', bound: { atLeast: 20 } },
    { name: '  images with plates, shadows and effects', value: of(({ full }) => full.images), unit: '' },
    { name: 'cards in the match of bots', value: of(({ match }) => match.cards), unit: '' },
    { name: '  cards moving in the match of bots', value: of(({ match }) => match.moving), unit: '' },
  ];
}

/** The plain canvas is what a machine without a graphics card takes; WebGL is computed here, so only its script says something. */
export function tableFigures(): Figure[] {
  const plain = measured('canvas');
  const webGl = measured('webgl');
  const rests = [plain.rest, webGl.rest];
  const most = (pick: (rest: Report['rest']) => number): number => Math.max(...rests.map(pick));
  const faults = [...plain.faults, ...webGl.faults];
  if (faults.length > 0) throw new Error(`the table was drawn wrong while it was measured: ${faults.join('; ')}`);
  return [
    ...sideBySide(plain.rounds, 'canvas', true),
    ...sideBySide(webGl.rounds, 'computed WebGL', false),
    ...seen(plain.rounds),
    { name: 'at rest, of a core', value: most(({ page }) => page) * 100, unit: '%', bound: { atMost: 5 } },
    { name: '  of the graphics process', value: most(({ graphics }) => graphics) * 100, unit: '%' },
    { name: 'redraws in ten seconds at rest', value: most(({ redraws }) => redraws), unit: '', bound: { atMost: 0 } },
  ];
}
