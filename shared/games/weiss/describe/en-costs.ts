// English card text: costs, as they stand in brackets before an ability.
import type { Act, Cost } from '../card-data.ts';
import { plain } from './en-select.ts';

/** "[(1) Discard 1 card from your hand & Rest this card]", or nothing. */
export function costBracket(cost: readonly Cost[] | undefined, zone?: Act['zone']): string {
  if (cost === undefined || cost.length === 0) return '';
  const stock = cost.flatMap((item) => (item.pay === 'stock' ? [costPhrase(item, zone)] : []));
  const others = cost.flatMap((item) => (item.pay === 'stock' ? [] : [costPhrase(item, zone)]));
  return `[${[...stock, others.join(' & ')].filter((part) => part !== '').join(' ')}]`;
}

function costPhrase(cost: Cost, zone: Act['zone']): string {
  switch (cost.pay) {
    case 'stock':
      return `(${cost.amount})`;
    case 'discard':
      return `Discard ${cost.amount} ${plain(cost.card ?? {}, 'card', cost.amount > 1)} from your hand`;
    case 'restThis':
      return 'Rest this card';
    case 'restOthers':
      return `Rest ${cost.amount} of your ${plain({ ...cost.card, other: true }, 'character', true)}`;
    case 'thisToWaitingRoom':
      return `Put this card ${zone === 'hand' ? 'from your hand ' : ''}into your waiting room`;
    case 'deckTopToClock':
      return cost.amount === 1
        ? 'Put the top card of your deck into your clock'
        : `Put the top ${cost.amount} cards of your deck into your clock`;
  }
}
