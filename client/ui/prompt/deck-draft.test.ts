// Tests of keeping a deck that is being changed.
import { expect, it } from 'vitest';
import { remember } from '../../net/keys.ts';
import { forgetDraft, keepDraft, keptDraft } from './deck-draft.ts';

const deck = { name: 'Changed', cards: { one: 2, two: 1 } };

it('a draft is kept for its table and its seat, until it is forgotten', () => {
  const mine = { code: 'AAAA', seat: 0 } as const;
  keepDraft(mine, deck);
  expect(keptDraft(mine)).toEqual(deck);
  expect(keptDraft({ ...mine, seat: 1 })).toBeNull();
  expect(keptDraft({ ...mine, code: 'BBBB' })).toBeNull();
  forgetDraft(mine);
  expect(keptDraft(mine)).toBeNull();
});

it('what is no deck is no draft', () => {
  const mine = { code: 'CCCC', seat: 1 } as const;
  for (const kept of [
    '',
    '{',
    '[]',
    '{"name":"x"}',
    '{"name":"x","cards":{"one":-1}}',
    '{"name":"x","cards":{"one":"2"}}',
  ]) {
    remember('draft.CCCC.1', kept);
    expect(keptDraft(mine), kept).toBeNull();
  }
});
