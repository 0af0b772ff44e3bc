// What the events of Weiß Schwarz show beside the cards that move.
import type { HeardChange, HeardEvent } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import type { Cue, CueStage, CueTable } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';

const seatOf = (what: HeardChange | HeardEvent): Seat | null => {
  const seat = (what as HeardEvent)['seat'];
  return seat === 0 || seat === 1 ? seat : null;
};

/** A line across the table that names who it is about; the next happening need not wait for its end. */
const told = (key: string, ms: number, lead: number): Cue => ({
  time: () => ({ ms, lead }),
  show(what: HeardChange | HeardEvent, stage: CueStage, long: number) {
    const seat = seatOf(what);
    const { turn, amount } = what as HeardEvent;
    stage.notice(
      stage.words(key, {
        name: seat === null ? '' : stage.seatName(seat),
        n: typeof amount === 'number' ? amount : typeof turn === 'number' ? turn : 0,
      }),
      long,
    );
  },
});
const held = (ms: number): Cue => ({ time: () => ({ ms, lead: ms }) });
const { notice, attack, trigger } = DURATIONS;

export const CUES: CueTable = {
  attacked: held(attack),
  triggered: held(trigger),
  damageCanceled: told('notice.damageCanceled', notice, Math.round(notice * 0.7)),
  refreshed: told('notice.refreshed', notice, Math.round(notice * 0.5)),
  leveledUp: told('notice.leveledUp', notice, Math.round(notice * 0.7)),
  turnBegan: told('notice.turnBegan', notice, Math.round(notice * 0.6)),
};
