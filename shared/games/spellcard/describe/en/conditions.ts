// English card text: conditions, after "if".
import { listed, rangePhrase } from '../../../../kernel/describe/en/words.ts';
import type { Kind } from '../../card-data.ts';
import { isMany, type Mention, nounOf, type SaidCondition, type Speaker } from '../plan.ts';
import { kindPhrase, nameWord, possessions, STANCES, withArticle } from './kinds.ts';
import { subjectOf } from './mentions.ts';
import { having } from './select.ts';

type Counting = Extract<SaidCondition, { readonly count: unknown }>;

export function conditionPhrase(condition: SaidCondition, speaker: Speaker): string {
  if ('count' in condition) return countPhrase(condition, speaker);
  if ('turn' in condition) return `it is ${condition.turn === 'you' ? 'your' : "your opponent's"} turn`;
  if ('userIs' in condition) return isSo({ of: 'user' }, condition.userIs, speaker);
  if ('is' in condition) return isSo(condition.whom, condition.is, speaker);
  if ('there' in condition) return `there is ${condition.there === 'terrain' ? 'a terrain' : 'weather'}`;
  return condition.dealt === 1 ? 'the attack dealt damage' : `the attack dealt ${condition.dealt} or more damage`;
}

function isSo(whom: Mention, kind: Kind, speaker: Speaker): string {
  const many = isMany(whom);
  const { type, slot, kind: sort, spellOf } = kind;
  const isNoun = type !== undefined || slot !== undefined || sort !== undefined || spellOf !== undefined;
  const noun = kindPhrase(
    { ...(type && { type }), ...(slot && { slot }), ...(sort && { kind: sort }), ...(spellOf && { spellOf }) },
    nounOf(kind),
    many,
    speaker,
  );
  const is = [
    kind.stance === undefined ? '' : STANCES[kind.stance],
    kind.wounded ? 'wounded' : '',
    kind.other ? 'another one' : '',
    isNoun ? (many ? noun : withArticle(noun)) : '',
    ...[kind.name, kind.character].map((name) => (name === undefined ? '' : nameWord(name))),
  ].filter((word) => word !== '');
  const has = possessions(kind);
  const parts = [
    ...(is.length === 0 ? [] : [`${many ? 'are' : 'is'} ${listed(is)}`]),
    ...(has.length === 0 ? [] : [`${many ? 'have' : 'has'} ${listed(has)}`]),
  ];
  return `${subjectOf(whom, speaker)} ${parts.length === 0 ? (many ? 'are there' : 'is there') : listed(parts)}`;
}

/** "you have 2 or more busy characters", "there is a terrain", "your opponent has no cards in their hand". */
function countPhrase({ count, ...range }: Counting, speaker: Speaker): string {
  const isOne = range.atLeast === 1 && range.atMost === undefined;
  const [who, what] = having(count, !isOne && !(range.atLeast === 1 && range.atMost === 1), speaker);
  if (isOne) return `${who} ${withArticle(what)}`;
  if (range.atMost === 0) return `${who} no ${what}`;
  return `${who} ${range.atLeast === range.atMost ? 'exactly ' : ''}${rangePhrase(range, 'fewer')} ${what}`;
}
