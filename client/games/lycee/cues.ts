// What the events of Lycee show beside the cards that move: who did it, to what, with what result.
import { SEATS } from '../../../shared/kernel/seat.ts';
import { abilityUsedAs, USED, type UsedLook } from '../../choreography/ability-cue.ts';
import { type Cue, type CueTable, timing, valuesShown } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { endedOver, MATCH_CUES } from '../../choreography/match-cues.ts';
import { cardIn, seatIn, textIn } from '../../choreography/told.ts';
import { palette } from '../../styles/palette.ts';
import { emptied, paidWith, stairs } from './battle-bursts.ts';
import { BATTLE_CUES } from './battle-cues.ts';
import { ashen } from './chain-bursts.ts';
import { CHAIN_CUES } from './chain-cues.ts';
import { LYCEE_DURATIONS } from './durations.ts';
import { MOVE_CUES } from './move-cues.ts';
import { spotOf } from './told.ts';

const { float } = DURATIONS;
const { ability, tax } = LYCEE_DURATIONS;

/** What follows from a battle, by its label; all else that waits for something is shown alike. */
const WOKEN: Readonly<Record<string, UsedLook>> = {
  bonus: { bits: stairs(palette.accent, true), sound: 'powerUp' },
  deckBonus: { bits: stairs(palette.danger, true), sound: 'powerUp' },
  penalty: { bits: stairs(palette.danger, false), sound: 'powerDown' },
};
const ELSE: UsedLook = { bits: USED, sound: 'hum' };
const abilityUsed = abilityUsedAs({
  ...{ ms: ability, lead: 0.6, pile: 'dustBox', labels: 'basic' },
  look: (label) => ({ ...(WOKEN[label] ?? ELSE), volume: 0.7 }),
});

const taxSettled: Cue = {
  time: () => timing(tax, Math.round(tax * 0.6)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const card = cardIn(told, 'card');
    const spot = spotOf(stage, card, seat);
    const paid = textIn(told, 'how') === 'paid';
    const size = (card === null ? null : stage.sizeOf(card)) ?? stage.hand;
    stage.burst(spot, paid ? paidWith : [ashen(size)], ms * 1.2);
    stage.float(spot, stage.words(paid ? 'float.paid' : 'float.unpaid'), paid ? 'lamp' : 'danger', (ms / tax) * float);
    stage.sound(paid ? 'coin' : 'sigh', { seat });
  },
};

const mulliganed: Cue = {
  time: (told) => (textIn(told, 'how') === 'again' ? timing(ability, Math.round(ability * 0.5)) : timing(0)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    stage.float({ seat, zone: 'deck' }, stage.words('float.newHand'), 'lamp', (ms / ability) * float);
    stage.sound('gather', { seat });
  },
};

const ENDING = endedOver('AC');
const ended: Cue = {
  ...ENDING,
  show(told, stage, ms) {
    for (const seat of SEATS)
      if (stage.count(seat, 'deck') === 0) stage.burst({ seat, zone: 'deck' }, emptied, ms * 0.6);
    ENDING.show?.(told, stage, ms);
  },
};

export const CUES = {
  ...MATCH_CUES,
  ...MOVE_CUES,
  ...CHAIN_CUES,
  ...BATTLE_CUES,
  valuesChanged: valuesShown((by, what, stage) =>
    stage.words('float.value', { by, value: stage.words(`value.${what}`) }),
  ),
  abilityUsed,
  taxSettled,
  mulliganed,
  ended,
} as const satisfies CueTable;
