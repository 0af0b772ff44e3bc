// English card text: the frame of a line (kind, label, cost in brackets) around its sentences.
import { assert } from '../../../kernel/assert.ts';
import type { Ability, Act, Auto, CardType, Cont, EventText, Label } from '../card-data.ts';
import { conditionPhrase, turnPhrase } from './en-conditions.ts';
import { costBracket } from './en-costs.ts';
import { newScope, type Scope, sentencesOf } from './en-effects.ts';
import { giftPhrase, isChange } from './en-gifts.ts';
import { allOf, plain } from './en-select.ts';
import { triggerPhrase } from './en-triggers.ts';

/** One ability as a line of text. */
export function lineInEnglish(ability: Ability, type: CardType, counter: boolean): string {
  switch (ability.kind) {
    case 'auto':
      return joined('[AUTO]', labelPhrase(ability), costBracket(ability.cost), autoText(ability, type));
    case 'act':
      return joined(
        '[ACT]',
        ability.counter && ability.label !== 'backup' ? '[COUNTER]' : '',
        labelPhrase(ability),
        costBracket(ability.cost, ability.zone),
        actText(ability),
      );
    case 'cont':
      return joined('[CONT]', labelPhrase(ability), contText(ability));
    case 'event':
      return joined(counter ? '[COUNTER]' : '', eventText(ability));
  }
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const LABELS: Readonly<Record<Label, string>> = {
  encore: 'Encore',
  assist: 'Assist',
  backup: 'Backup',
  bond: 'Bond',
  brainstorm: 'Brainstorm',
  cxCombo: 'CX Combo',
};

/** "Backup 2000, level 1" and "Bond/"name"" carry what players look for beside the word. */
function labelPhrase(ability: Auto | Act | Cont): string {
  if (ability.label === undefined) return '';
  const word = LABELS[ability.label];
  if (ability.kind === 'act' && ability.label === 'backup') {
    const pump = ability.effect.find(isChange);
    assert(typeof pump?.by === 'number', 'Backup gives a fixed power');
    return `${word} ${pump.by}, level ${ability.level ?? 0}`;
  }
  if (ability.kind === 'auto' && ability.label === 'bond') {
    const bonded = ability.effect.find((step) => step.do === 'choose');
    assert(bonded?.from.name !== undefined, 'Bond names a card');
    return `${word}/"${bonded.from.name}"`;
  }
  return word;
}

/** Sentences with capitals and full stops; the first may follow a lead such as "When ..., ". */
function text(lead: string, sentences: readonly string[]): string {
  return sentences.map((sentence, i) => `${capital(i === 0 ? lead + sentence : sentence)}.`).join(' ');
}
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function autoText(auto: Auto, type: CardType): string {
  const scope = newScope(namesOpponent(auto));
  const conditions = conditionsLead(auto.if, scope);
  const lead = `${triggerPhrase(auto.when, type)}, ${conditions}`;
  if (auto.cost === undefined) return text(lead, sentencesOf(auto.effect, scope));
  const [first = '', ...others] = sentencesOf(auto.effect, scope);
  return text(lead, ['you may pay the cost', `if you do, ${first}`, ...others]);
}
const namesOpponent = ({ when, if: conditions = [] }: Auto): boolean =>
  (when.on === 'turned' && when.who === 'battleOpponent') ||
  conditions.some((condition) => 'count' in condition && condition.count.battling === 'this');

function actText(act: Act): string {
  const scope = newScope(false);
  const sentences = sentencesOf(act.effect, scope);
  if (act.if === undefined) return text('', sentences);
  const only = act.if.map((condition) => conditionPhrase(condition, scope)).join(' and ');
  return text('', [...sentences, `you may use this only if ${only}`]);
}

function eventText(event: EventText): string {
  const scope = newScope(false);
  const lead = conditionsLead(event.if, scope);
  return text(lead, sentencesOf(event.effect, scope));
}

function contText(cont: Cont): string {
  const lead = conditionsLead(cont.if, newScope(false));
  const many = cont.to !== 'this' && cont.to.facing !== true;
  const subject = cont.to === 'this' ? 'this card' : many ? allOf(cont.to) : `the ${plain(cont.to, 'character')}`;
  return text(lead, [`${subject} ${giftPhrase(cont.gives, many)}`]);
}

/** "During your turn, if ..., " */
function conditionsLead(conditions: Auto['if'], scope: Scope): string {
  const turns = (conditions ?? []).flatMap((condition) => ('turn' in condition ? [turnPhrase(condition.turn)] : []));
  const others = (conditions ?? []).flatMap((condition) =>
    'turn' in condition ? [] : [conditionPhrase(condition, scope)],
  );
  return turns.map((turn) => `during ${turn}, `).join('') + (others.length === 0 ? '' : `if ${others.join(' and ')}, `);
}
