// The marks of a character in words, for those who play from the list.
import { AREAS } from '../../../shared/games/precious/card-data.ts';
import type { Handle } from '../../../shared/kernel/model.ts';
import type { Worded } from '../../table/ask-text.ts';
import { placeOf } from '../../table/shown.ts';
import { gameText } from '../../text/i18n.ts';
import { barOf, type Mark, traitsOf } from './marks.ts';
import { NOTE_WORDS } from './text.ts';

export function notesOf({ game, model }: Worded, handle: Handle): readonly string[] {
  const shown = model.value;
  const area = placeOf(shown, AREAS, handle)?.zone;
  if (area === undefined) return [];
  const bar = area === 'mainArea' ? barOf(shown, handle) : null;
  const marks = [...traitsOf(shown, handle, area), ...(bar === null ? [] : [bar])];
  // A keyword is called by its name, with its number where it has one.
  const said = ({ name, x }: Mark): string => {
    const word = NOTE_WORDS[name] ?? gameText(game, `icon.${name}`) ?? name;
    return x === undefined ? word : `${word} ${x}`;
  };
  return marks.map(said);
}
