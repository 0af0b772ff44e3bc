// Weiß Schwarz as its table shows it: what the page loads, without the rules.
import type { GameFront } from '../../kernel/game.ts';
import type { CardData } from './card-data.ts';
import { CATALOGUE, printOf } from './cards/catalogue.ts';
import { STARTERS } from './cards/starters.ts';
import { abilityIn, lineOf } from './data-paths.ts';
import { checkDeck } from './deck.ts';
import { describe } from './describe.ts';
import { EVENTS } from './happening.ts';
import { OPTIONS, optionsFrom } from './options.ts';
import { textOf } from './text/text.ts';
import { openZones } from './view.ts';

function keywordsOf(card: CardData | undefined): string[] {
  if (card === undefined) return [];
  const labels = card.abilities.flatMap((one) => ('label' in one && one.label !== undefined ? [one.label] : []));
  const counter = card.type === 'event' && card.counter === true ? ['counter'] : [];
  return [...new Set([...labels, ...counter, ...card.icons.map((icon) => `icon.${icon}`)])];
}

/** Kinds of covert windows (design: always opened while public facts allow it). */
const WINDOWS = ['counter', 'climax', 'payCost'] as const;

export const front: GameFront = {
  id: 'weiss',
  languages: ['en'],
  options: OPTIONS,
  sight: openZones,
  events: EVENTS,
  starters: STARTERS,
  windows: WINDOWS,
  answerWindows: ['counter'],
  prints: () => [...CATALOGUE.values()].map(printOf),
  print: (no) => {
    const card = CATALOGUE.get(no);
    return card && printOf(card);
  },
  text: textOf,
  describe: (no, language) => {
    const card = CATALOGUE.get(no);
    return card === undefined ? [] : describe(card, language);
  },
  keywords: (no) => keywordsOf(CATALOGUE.get(no)),
  lineOf: (no, path) => {
    const card = CATALOGUE.get(no);
    return card && lineOf(card, path);
  },
  abilityName: (no, path) => {
    if (path === 'icon') return 'part.icon';
    const card = CATALOGUE.get(no);
    const ability = card && abilityIn(card, path);
    return ability !== undefined && 'label' in ability && ability.label !== undefined
      ? `label.${ability.label}`
      : undefined;
  },
  checkDeck,
  fillOptions: optionsFrom,
};
