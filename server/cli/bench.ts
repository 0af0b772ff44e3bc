// `npm run -s bench`: what playing, storing, telling, loading and drawing cost, each figure with its bound.
import { parseArgs } from 'node:util';
import { FIRST_GAME, gameOf } from '../../shared/games/index.ts';
import { bundleFigures } from './bench/bundle.ts';
import { engineFigures } from './bench/engine.ts';
import { type Figure, keeps, printFigures } from './bench/figure.ts';
import { tableFigures } from './bench/table.ts';
import { wireFigures } from './bench/wire.ts';
import { runCommand, UsageError } from './usage.ts';

const PARTS = ['engine', 'wire', 'bundle', 'client'] as const;
/** What `--client` stands for: all that a browser has to bear. */
const OF_CLIENT = ['client', 'bundle'] as const satisfies readonly Part[];
type Part = (typeof PARTS)[number];
const TITLES: Readonly<Record<Part, string>> = {
  engine: 'Engine (median of five rounds)',
  wire: 'Wire (200 decisions on a real server)',
  bundle: 'Loading',
  client: 'Drawing (medians of rounds in Chromium)',
};

async function bench(): Promise<number> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: FIRST_GAME.id },
      only: { type: 'string' },
      client: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const game = gameOf(values.game);
  const parts = values.only === undefined ? (values.client ? OF_CLIENT : PARTS) : partsOf(values.only);
  const measure: Readonly<Record<Part, () => Figure[] | Promise<Figure[]>>> = {
    engine: () => engineFigures(game),
    wire: () => wireFigures(game),
    bundle: bundleFigures,
    client: tableFigures,
  };
  const figures: Figure[] = [];
  for (const part of parts) {
    const measured = await measure[part]();
    figures.push(...measured);
    if (!values.json) printFigures(TITLES[part], measured);
  }
  const missed = figures.filter((figure) => !keeps(figure));
  if (values.json) {
    const rows = figures.map((figure) => ({ ...figure, name: figure.name.trim(), ok: keeps(figure) }));
    console.log(JSON.stringify({ game: game.id, figures: rows, missed: missed.length }));
  } else {
    const bounded = figures.filter(({ bound }) => bound !== undefined).length;
    console.log(`\n${bounded - missed.length} of ${bounded} bounds kept`);
  }
  return values.check && missed.length > 0 ? 1 : 0;
}

function partsOf(text: string): Part[] {
  return text.split(',').map((name) => {
    const part = PARTS.find((one) => one === name);
    if (part === undefined) throw new UsageError(`--only takes some of ${PARTS.join(', ')}, not ${name}`);
    return part;
  });
}

await runCommand(bench);
