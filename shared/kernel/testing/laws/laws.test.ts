// The laws on the toy game: all hold, and each planted fault is reported by the law that guards against it.
import { describe, expect, inject, test } from 'vitest';
import type { Match } from '../../match.ts';
import { FAULTS, type FaultName } from '../toy/faults.ts';
import { toySecrets } from '../toy/secrets.ts';
import type { ToyState } from '../toy/state.ts';
import { rosterToy, toy, toyWith } from '../toy/toy.ts';
import { LAWS } from './law.ts';
import { runLaws, violationText } from './run.ts';

const { lawMatches } = inject('counts');

describe('the laws', () => {
  // The time it takes on a slow machine, not what it should take.
  test('hold in random matches of the toy game', { timeout: lawMatches * 5_000 }, () => {
    for (let seed = 1; seed <= lawMatches; seed++) {
      const report = runLaws(toy, toySecrets, { seed });
      expect(report.violations.map((violation) => violationText(violation, report))).toEqual([]);
      expect(report.match?.result).not.toBeNull();
    }
  });

  test('hold where seats choose from rosters and register decks', { timeout: lawMatches * 5_000 }, () => {
    let registered = 0;
    for (let seed = 1; seed <= 2 * lawMatches; seed++) {
      const report = runLaws(rosterToy, toySecrets, { seed });
      expect(report.violations.map((violation) => violationText(violation, report))).toEqual([]);
      registered += report.steps.filter(({ register }) => register !== undefined).length;
    }
    expect(registered).toBeGreaterThan(lawMatches / 2);
  });

  test.for(LAWS)('include $0, which looks at every decision', (law) => {
    const report = runLaws(toy, toySecrets, { seed: 2, laws: [law] });
    expect(report.checks).toBeGreaterThanOrEqual(report.decisions / 2);
  });

  test('may be thinned out, and then check less of the same match', () => {
    const all = runLaws(toy, toySecrets, { seed: 3 });
    const some = runLaws(toy, toySecrets, { seed: 3, every: 5 });
    expect(some.steps).toEqual(all.steps);
    expect(some.checks).toBeLessThan(all.checks / 2);
    expect(some.violations).toEqual([]);
  });
});

test.each(['twinStill', 'twinMoving'] as const)('an export that names the top of a deck is reported by %s', (law) => {
  const exported = ({ state }: Match<ToyState>): string => state.cards[state.zones[0].deck.at(-1) ?? 0]?.no ?? '';
  const { violations } = runLaws(toy, toySecrets, { seed: 1, laws: [law], exported });
  expect(violations[0]?.what).toMatch(/^the export of (0|1|public) tells: /);
});

describe('an export that tells of a sealed question', () => {
  const tellsOf: Readonly<Record<string, (match: Match<ToyState>) => unknown>> = {
    'who has answered': (match) => (match.isSealed ? match.askedSeats : null),
    'what is registered': (match) =>
      match.isSealed ? match.position().since.filter((row) => 'register' in row) : null,
  };
  test.each(Object.entries(tellsOf))('%s, is reported by twinStill', (_, leak) => {
    const exported = (match: Match<ToyState>): string => JSON.stringify(leak(match));
    const found = [1, 2, 3, 4, 5, 6].flatMap(
      (seed) => runLaws(rosterToy, toySecrets, { seed, laws: ['twinStill'], exported }).violations,
    );
    expect(found[0]?.what).toMatch(/^(0|1|public) hears what is sealed: /);
  });
});

describe('progress', () => {
  test('reports a match that is not over within the decisions allowed', () => {
    const { violations } = runLaws(toy, toySecrets, { seed: 4, laws: ['progress'], mostDecisions: 5 });
    expect(violations).toEqual([{ law: 'progress', seed: 4, decision: 5, what: 'not over after 5 decisions' }]);
  });
});

describe('a planted fault', () => {
  const ENOUGH_MATCHES = 100;
  /** The first seed whose match shows the fault to its own law. */
  function findReport(fault: FaultName) {
    for (let seed = 1; seed <= ENOUGH_MATCHES; seed++) {
      const report = runLaws(toyWith(fault), toySecrets, { seed });
      const found = report.violations.find(({ law }) => law === FAULTS[fault]);
      if (found !== undefined) return violationText(found, report);
    }
    return undefined;
  }

  test.for(Object.entries(FAULTS) as [FaultName, string][])('%s is reported as %s', ([fault, law]) => {
    expect(findReport(fault)).toMatch(new RegExp(`^${law} \\(seed \\d+, after `));
  });

  test('stands for every law', () => {
    expect(new Set(Object.values(FAULTS))).toEqual(new Set(LAWS));
  });
});
