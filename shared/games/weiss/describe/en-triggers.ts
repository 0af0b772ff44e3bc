// English card text: what an ability waits for.
import type { CardType, Orientation, Phase, Pile, Trigger, Who } from '../card-data.ts';
import { anyOne, one, pileWord } from './en-select.ts';

/** "When this card attacks", without the comma. */
export function triggerPhrase(when: Trigger, type: CardType): string {
  switch (when.on) {
    case 'placed':
      return `when ${subject(when.who)} is ${when.played ? 'played and ' : ''}placed on the stage${fromPhrase(when)}`;
    case 'attacks':
      return `when ${subject(when.who)} ${when.kind === undefined ? 'attacks' : `makes a ${when.kind} attack`}`;
    case 'isAttacked':
      return `when ${subject(when.who)} is frontal attacked`;
    case 'turned':
      return `when ${when.who === 'battleOpponent' ? "this card's battle opponent" : subject(when.who)} becomes ${STATE_WORDS[when.to]}`;
    case 'leaves':
      return `when ${subject(when.who)} ${leavesPhrase(when.to)}`;
    case 'climaxPlayed':
      return climaxPhrase(when, type);
    case 'phaseBegins':
      return `at the beginning of ${whoseTurn(when.turn)} ${phaseWord(when.phase)}`;
    case 'triggers':
      return `when ${whose(when.card.who)} trigger check reveals ${one(when.card)}`;
    case 'damageCanceled':
      return 'when damage dealt by this card is canceled';
    case 'damageTaken':
      return 'when damage dealt by this card is not canceled';
    case 'used':
      return `when ${acts(when.by, 'use')} ${LABEL_USES[when.label]}`;
    case 'attackEnds':
      return "at the end of this card's attack";
  }
}

type Placed = Extract<Trigger, { on: 'placed' }>;
const subject = (who: Placed['who']): string => (who === 'this' ? 'this card' : anyOne(who));
/** A play is from hand by itself. */
const fromPhrase = ({ from, played }: Placed): string =>
  from === undefined || played ? '' : ` from your ${pileWord(from)}`;

function leavesPhrase(to: Pile | undefined): string {
  if (to === undefined) return 'leaves the stage';
  return to === 'hand' ? 'is returned to hand from the stage' : `is put into the ${pileWord(to)} from the stage`;
}

/** A climax waits for its own play, which is the only one while it lies in its zone. */
function climaxPhrase({ by, card }: Extract<Trigger, { on: 'climaxPlayed' }>, type: CardType): string {
  if (type === 'climax' && by === 'you' && card === undefined) return 'when this card is played';
  return `when ${acts(by, 'play')} ${card === undefined ? 'a climax' : one({ type: 'climax', ...withoutPlace(card) })}`;
}
function withoutPlace({ who: _who, where: _where, ...kind }: Extract<Trigger, { on: 'triggers' }>['card']) {
  return kind;
}

const STATE_WORDS: Readonly<Record<Orientation, string>> = { stand: 'standing', rest: 'resting', reverse: 'reversed' };
const LABEL_USES = {
  encore: 'Encore',
  assist: 'Assist',
  backup: 'a Backup',
  bond: 'a Bond',
  brainstorm: 'a Brainstorm',
  cxCombo: 'a CX Combo',
} as const;
const whose = (who: Who): string =>
  who === 'you' ? 'your' : who === 'opponent' ? "your opponent's" : "either player's";
const whoseTurn = (who: Who): string => (who === 'any' ? "each player's" : whose(who));
const acts = (who: Who, verb: string): string =>
  who === 'you' ? `you ${verb}` : who === 'opponent' ? `your opponent ${verb}s` : `either player ${verb}s`;
const phaseWord = (phase: Phase): string =>
  phase === 'encore' ? 'encore step' : phase === 'setup' ? 'set-up' : `${phase} phase`;
