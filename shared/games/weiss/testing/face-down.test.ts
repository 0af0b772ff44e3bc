// The laws on Weiß Schwarz with face-down cards in memory and among markers.
import { expect, inject, test } from 'vitest';
import type { GameModule } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import { seedFromNumber } from '../../../kernel/rng.ts';
import { exportScenario } from '../../../kernel/scenario/export.ts';
import type { Viewer } from '../../../kernel/story.ts';
import { runLaws, violationText } from '../../../kernel/testing/laws/run.ts';
import { viewOf } from '../../../kernel/view.ts';
import { optionsFrom } from '../options.ts';
import { weissBench } from '../scenario.ts';
import { addCard, addMarker, emptyTable } from '../setup.ts';
import type { Table } from '../state.ts';
import { turnOver } from '../table.ts';
import { openZones } from '../view.ts';
import { weissFaceDown } from './face-down.ts';
import { weissSecrets } from './secrets.ts';

const { lawMatches } = inject('counts');
const MATCHES = Math.ceil(lawMatches / 5);

const bench = { ...weissBench, game: weissFaceDown };
const exported = (match: Match<Table>, viewer: Viewer): string => JSON.stringify(exportScenario(bench, match, viewer));

test('the laws hold where cards lie face down', { timeout: MATCHES * 10_000 }, () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= MATCHES; seed++) {
    const report = runLaws(weissFaceDown, weissSecrets, { seed, every: 2, exported });
    expect(report.violations.map((violation) => violationText(violation, report))).toEqual([]);
    for (const card of report.match?.state.cards ?? []) if (card.face === 'down') kinds.add(card.zone);
  }
  expect([...kinds]).toContain('memory');
  expect([...kinds].some((zone) => zone.startsWith('markers'))).toBe(true);
});

test('a card turned face down and up again is followed by no handle', () => {
  const table = emptyTable(seedFromNumber(1), optionsFrom({}), true);
  const no = weissFaceDown.prints()[0]?.no ?? '';
  const card = addCard(table, 0, no, 'memory');
  addMarker(table, 0, 'backLeft', no, 'down', 1);
  const shown = () => viewOf(weissFaceDown.sight, table, 1).zones[0]['memory'];
  const first = shown();
  turnOver(table, [card], 'down');
  expect(shown()).toEqual([null]);
  turnOver(table, [card], 'up');
  expect(shown()).toEqual([expect.any(String)]);
  expect(shown()).not.toEqual(first);
  expect(() => addCard(table, 0, no, 'clock', { face: 'down' })).toThrow('not in clock');
});

test('a view that shows face-down cards is reported', () => {
  const leaky: GameModule<Table> = {
    ...weissFaceDown,
    sight: {
      ...weissFaceDown.sight,
      sees: ({ cards }, card, viewer) => openZones.opens(cards[card]?.zone ?? '', cards[card]?.seat ?? 0, viewer),
    },
  };
  const report = runLaws(leaky, weissSecrets, { seed: 1, laws: ['twinStill'] });
  expect(report.violations.map(({ law }) => law)).toContain('twinStill');
});
