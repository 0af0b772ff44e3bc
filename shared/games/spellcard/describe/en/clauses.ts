// English card text: each clause as an order or a statement.
import { order, type Phrase, type Predicate, statement } from '../../../../kernel/describe/en/phrases.ts';
import { listed } from '../../../../kernel/describe/en/words.ts';
import type { Restriction } from '../../card-data.ts';
import { EN_TERMS } from '../../text/en/terms.ts';
import {
  type Clause,
  type ClauseOf,
  isMany,
  isOnTable,
  nounOf,
  type Player,
  type Quantity,
  type Speaker,
} from '../plan.ts';
import { kindPhrase } from './kinds.ts';
import { change, muchOf, objectOf, ownersPhrase, subjectOf, sum } from './mentions.ts';
import { someOf, THEIRS } from './select.ts';

const VITALS = {
  hurt: ['lose', 'HP'],
  heal: ['regain', 'HP'],
  gainSpirit: ['gain', 'spirit'],
  loseSpirit: ['lose', 'spirit'],
} as const;

export function clausePhrase(clause: Clause, speaker: Speaker): Phrase {
  switch (clause.do) {
    case 'change':
      return changing(clause, speaker);
    case 'name':
      return order(
        `target ${listed(clause.targets.map(({ from, amount = 1, upTo }) => someOf(from, amount, upTo === true, speaker)))}`,
      );
    case 'choose':
      return choosing(clause, speaker);
    case 'hurt':
    case 'heal':
    case 'gainSpirit':
    case 'loseSpirit': {
      const [verb, word] = VITALS[clause.do];
      const many = isMany(clause.what);
      const much = muchOf(clause.amount, word, speaker);
      return statement(subjectOf(clause.what, speaker), many, verb, many ? `${much} each` : much);
    }
    case 'cure':
      return order(`cure ${objectOf(clause.what, speaker)} of lowered values, poison, and restrictions`);
    case 'refresh': {
      const many = isMany(clause.what);
      const skill = many ? 'their skills' : 'its skill';
      return statement(subjectOf(clause.what, speaker), many, 'may', `attack or use ${skill} once more this turn`);
    }
    case 'redirect':
      return statement('the answered attack', false, 'be', `on ${objectOf(clause.what, speaker)} instead`);
    case 'stance': {
      const whom = objectOf(clause.what, speaker);
      return order(clause.to === 'guard' ? `put ${whom} on guard` : `make ${whom} busy`);
    }
    case 'negate':
      return order('negate what this answers');
    case 'weaken':
      return statement('the answered attack', false, 'get', weaker(clause.by, speaker));
    default:
      return cardsPhrase(clause, speaker);
  }
}
const weaker = (by: Quantity, speaker: Speaker): string =>
  typeof by === 'number' ? `-${by}` : `-(${sum(by, speaker)})`;

type OfCards = ClauseOf<'destroy' | 'move' | 'draw' | 'discard' | 'mill' | 'search'>;
function cardsPhrase(clause: OfCards, speaker: Speaker): Phrase {
  switch (clause.do) {
    case 'destroy':
      return order(`destroy ${objectOf(clause.what, speaker)}`);
    case 'move':
      return order(moving(clause, speaker));
    case 'draw':
      return played(clause.who, 'draw', () => counted(clause.amount, ['card', 'cards'], '', speaker));
    case 'discard': {
      const noun = (many: boolean): string => kindPhrase(clause.card, nounOf(clause.card), many, speaker);
      return played(clause.who, 'discard', (whose) =>
        counted(clause.amount, [noun(false), noun(true)], ` from ${whose} hand`, speaker),
      );
    }
    case 'mill':
      return played(clause.who, 'discard', (whose) =>
        counted(clause.amount, ['card', 'cards'], ` from the top of ${whose} deck`, speaker),
      );
    case 'search': {
      const [many, it] = clause.amount > 1 ? ([true, 'them'] as const) : ([false, 'it'] as const);
      const what = kindPhrase(clause.card, nounOf(clause.card), many, speaker);
      return order(`search your deck for up to ${clause.amount} ${what}, show ${it}, and put ${it} into your hand`);
    }
  }
}

function played(who: Player, verb: string, what: (whose: string) => string): Phrase {
  if (who === 'you') return order(`${verb} ${what('your')}`);
  return statement(who === 'each' ? 'each player' : 'your opponent', false, verb, what('their'));
}
function counted(amount: Quantity, [one, many]: readonly [string, string], where: string, speaker: Speaker): string {
  if (typeof amount === 'number') return `${amount} ${amount === 1 ? one : many}${where}`;
  return `${many}${where}, as many as ${sum(amount, speaker)}`;
}

function choosing({ from, amount, upTo, by }: ClauseOf<'choose'>, speaker: Speaker): Phrase {
  return by === 'you'
    ? order(`choose ${someOf(from, amount, upTo, speaker)}`)
    : statement('your opponent', false, 'choose', someOf(from, amount, upTo, speaker, THEIRS));
}
function moving({ what, to }: ClauseOf<'move'>, speaker: Speaker): string {
  const object = objectOf(what, speaker);
  switch (to) {
    case 'hand':
      return isOnTable(what)
        ? `return ${object} to ${ownersPhrase(what, 'hand')}`
        : `put ${object} into ${ownersPhrase(what, 'hand')}`;
    case 'deckBottom':
      return `put ${object} on the bottom of ${ownersPhrase(what, 'deck')}`;
    case 'deckShuffled':
      return `shuffle ${object} into ${ownersPhrase(what, 'deck')}`;
  }
}

/** What a silenced character cannot do goes by its own word. */
export const BANS: Readonly<Record<Exclude<Restriction, 'spell'>, readonly [one: string, many: string]>> = {
  attack: ['attack', 'attack'],
  skill: ['use its skill', 'use their skills'],
  dodge: ['dodge', 'dodge'],
};
function changing({ what, gifts, turns }: ClauseOf<'change'>, speaker: Speaker): Phrase {
  const many = isMany(what);
  const values = gifts.flatMap((gift) => {
    if (gift.what === 'cannot') return [];
    return [`${EN_TERMS.values[gift.what]} ${gift.what === 'poison' ? gift.by : change(gift.by, speaker)}`];
  });
  const bans = gifts.flatMap((gift) =>
    gift.what === 'cannot' && gift.do !== 'spell' ? [BANS[gift.do][many ? 1 : 0]] : [],
  );
  const predicates: Predicate[] = [];
  if (values.length > 0) predicates.push({ verb: 'get', rest: listed(values) });
  if (gifts.some((gift) => gift.what === 'cannot' && gift.do === 'spell')) {
    predicates.push({ verb: 'be', rest: 'silenced' });
  }
  if (bans.length > 0) predicates.push({ verb: 'cannot', rest: listed(bans, 'or') });
  const tail = turns === 1 ? 'this turn' : `for ${turns} turns`;
  return { subject: subjectOf(what, speaker), many, predicates, tail };
}
