// What leads to what: a player who watches is told why a card goes away.
import { expect, test } from 'vitest';
import { Match } from '../../kernel/match.ts';
import type { Happening } from '../../kernel/story.ts';
import { playerRng, randomStep, setupOf } from '../../kernel/testing/play.ts';
import { lycee } from './game.ts';

/** Everything that is told in a random match. */
function storyOf(seed: number): readonly Happening[] {
  const match = Match.start(lycee, lycee.setup(setupOf(lycee, seed), true));
  const rng = playerRng(seed);
  const story: Happening[] = [];
  for (let steps = 0; steps < 5000; steps++) {
    const step = randomStep(match, rng);
    if (step === undefined) break;
    match.submit(step.seat, step.id, step.answer);
    story.push(...match.listen());
  }
  return story;
}

test('a card that leaves the chain for the dust box does so because it resolved, failed or was used up for a cost', () => {
  const told = new Set<string | undefined>();
  for (const seed of [1, 2, 3, 4]) {
    const story = storyOf(seed);
    const typeOf = (n: number): string | undefined => story.find((one) => one.n === n)?.what.type;
    for (const { what, because } of story)
      if (what.type === 'moved' && what['from'] === 'chain' && what['to'] === 'dustBox') told.add(typeOf(because));
  }
  expect(told).toContain('resolved');
  expect(['resolved', 'failed', 'costEventUsed']).toEqual(expect.arrayContaining([...told]));
});
