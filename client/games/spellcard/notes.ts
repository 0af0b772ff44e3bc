// The marks of a character in words, for those who play from the list.
import type { Handle } from '../../../shared/kernel/model.ts';
import { filledIn } from '../../scenes/text.ts';
import type { Worded } from '../../table/ask-text.ts';
import { placeOf } from '../../table/shown.ts';
import { hasActed } from './facts.ts';
import { attackTypeOf, badgesOf } from './marks.ts';
import { BOARD_WORDS, NOTE_WORDS } from './text.ts';

export function notesOf({ game, model }: Worded, handle: Handle): readonly string[] {
  const shown = model.value;
  if (placeOf(shown, ['line'], handle) === undefined) return [];
  const type = attackTypeOf(game, shown.cards[handle]?.no ?? '');
  const changes = badgesOf(shown, handle).map(({ name, by, turns }) => {
    const what = [NOTE_WORDS[name] ?? name, by].filter(Boolean).join(' ');
    return filledIn(NOTE_WORDS[turns === 1 ? 'turn' : 'turns'] ?? '', { what, n: String(turns) });
  });
  return [
    ...(type === undefined ? [] : [BOARD_WORDS[`damage.${type}`] ?? type]),
    ...(hasActed(shown, handle) ? [NOTE_WORDS['acted'] ?? ''] : []),
    ...changes,
  ];
}
