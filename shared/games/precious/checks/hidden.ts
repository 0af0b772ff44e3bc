// What a card could tell of cards that somebody does not see (2): by what is named for it, by what it counts and reads.
import type { CardFault } from '../../../kernel/scenario/bench.ts';
import type { Select } from '../card-data.ts';
import { isSaid, type Path, type Rule, type Said, visit } from './visit.ts';

/** Whether what comes of it is seen by everybody at all times, so that the own hand is hidden as well. */
export type Hearing = 'public' | 'own';

const HIDDEN: readonly string[] = ['hand', 'deck', 'looked'];

/** In what is said, which everybody hears or who says it. */
export const hiddenFaults = (said: unknown, path: Path, hearing: Hearing): CardFault[] =>
  visit(said, path, [namingFaults, choiceFaults, allFaults, (part, at) => readingFaults(part, at, hearing)]);

const at = (path: Path, sentence: string | undefined): CardFault[] =>
  sentence === undefined ? [] : [{ path, sentence }];

/** The opponent hears what is named, and both have to be able to tell whether it is still there (5.9, 7.8). */
const namingFaults: Rule = ({ targets }, path) =>
  Array.isArray(targets)
    ? targets.flatMap(({ from }: Said, i) =>
        at(
          [...path, 'targets', i, 'from', 'where'],
          HIDDEN.includes((from as Select).where)
            ? 'what is named lies where everybody sees it; choose hidden cards by a step of the effect (5.9)'
            : undefined,
        ),
      )
    : [];

const choiceFaults: Rule = ({ do: verb, from }, path) =>
  verb === 'choose' ? at([...path, 'from', 'where'], choiceFault(from as Select)) : [];
function choiceFault({ who, where }: Select): string | undefined {
  if (where === 'deck') return 'nobody sees the cards of a deck; search it, or choose among those that were looked at';
  return where === 'looked' && who === 'opponent' ? 'only cards of the own deck are looked at' : undefined;
}

/** "All red cards of a deck" would have to be found first. */
const allFaults: Rule = ({ all }, path) =>
  isSaid(all) && all['where'] === 'deck' && isNarrowed(all)
    ? at([...path, 'all'], 'nobody sees the cards of a deck, so that nobody can tell which of them are meant')
    : [];

function readingFaults({ count, of }: Said, path: Path, hearing: Hearing): CardFault[] {
  const value = isSaid(of) && isSaid(of['all']) ? of['all'] : undefined;
  return [
    ...(isSaid(count) && isNarrowed(count) ? at([...path, 'count'], hiddenFault(count, hearing)) : []),
    ...(value === undefined ? [] : at([...path, 'of', 'all'], hiddenFault(value, hearing))),
  ];
}
/** How many cards there are everybody sees, but not what they are. */
function hiddenFault({ who, where }: Said, hearing: Hearing): string | undefined {
  if (where === 'deck') return 'of a deck only the number of its cards is known';
  if (where !== 'hand') return undefined;
  if (who !== 'you') return "of the opponent's hand only the number of its cards is known";
  return hearing === 'public'
    ? 'everybody would see what is in the hand; only the number of its cards is known'
    : undefined;
}
const isNarrowed = (select: Said): boolean =>
  Object.entries(select).some(([part, value]) => part !== 'who' && part !== 'where' && value !== undefined);
