// Effects put off that bring cards back to where they were: a report writes the slots down, and its table is laid alike.
import { expect, test } from 'vitest';
import { exportScenario } from '../../kernel/scenario/export.ts';
import type { Playing } from '../../kernel/scenario/play.ts';
import { runScenario, sitDown } from '../../kernel/scenario/run.ts';
import { event, fighter } from './rulings/bench/cards.ts';
import { weissBench } from './scenario.ts';
import type { Table } from './state.ts';

const banish = event(
  [
    { do: 'choose', as: 'one', from: { who: 'opponent', where: 'stage' } },
    { do: 'move', target: { bound: 'one' }, to: 'memory' },
    {
      do: 'later',
      at: { phase: 'draw', turn: 'opponent' },
      then: [{ do: 'place', target: { bound: 'one' }, slot: 'its', state: 'rest' }],
    },
  ],
  { name: 'Banish' },
);
const cards = [banish, fighter(3000, { name: 'Guard' })];

test('a report says which slots the bound cards had, and they come back to them', () => {
  const state = { phase: 'main', A: { deck: 10, hand: ['Banish'] }, B: { deck: 10, BR: 'Guard' } } as const;
  const playing = sitDown(
    weissBench,
    { title: 'test', game: 'weiss', cards, state, steps: [] },
    'told',
  ) as unknown as Playing<Table>;
  playing.choose({ seat: 'A', choose: 'play Banish' });
  playing.goTo(undefined, undefined);
  const report = { ...exportScenario(weissBench, playing.match, 'everything'), cards };
  expect(report.state).toMatchObject({ later: [{ bound: { one: ['Guard'] }, slots: { Guard: 'backRight' } }] });
  expect(runScenario(weissBench, report)).toEqual({ ok: true });
  const again = (sitDown(weissBench, report, 'told') as unknown as Playing<Table>).match.state;
  const hadSlots = ({ delayed }: Table) =>
    delayed.map((one) => ('at' in one ? one.slots?.map(([, slot]) => slot) : []));
  expect(hadSlots(again)).toEqual(hadSlots(playing.match.state));
});
