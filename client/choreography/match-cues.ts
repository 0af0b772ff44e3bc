// What every match has, whatever is played: who begins, the cut, turns and phases, and the end. Games add these to their cues.
import type { Seat } from '../../shared/kernel/seat.ts';
import { palette } from '../styles/palette.ts';
import { embers } from './bursts.ts';
import type { Told } from './cue-stage.ts';
import { type Cue, type CueTable, timing } from './cues.ts';
import { DURATIONS } from './durations.ts';
import { glow, strip } from './shapes.ts';
import { colorOf, field, numberIn, seatIn, textIn, toneOf } from './told.ts';

const { banner, riffle, ended, phase } = DURATIONS;

const throwMade: Cue = {
  time: () => timing(banner, Math.round(banner * 0.8)),
  show(told, stage, ms) {
    const hands = field(told, 'hands');
    const [first, second] = Array.isArray(hands) ? hands.map(String) : [];
    if (first === undefined || second === undefined) return;
    const title = stage.words('notice.throw', {
      a: stage.words(`option.${first}`),
      b: stage.words(`option.${second}`),
    });
    stage.banner({ title, tone: 'lamp' }, ms);
    stage.sound('flip');
  },
};
const firstPlayerChosen: Cue = {
  time: () => timing(banner, Math.round(banner * 0.7)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const title = stage.words('notice.first', { name: stage.seatName(seat) });
    stage.banner({ title, tone: toneOf(stage, seat) }, ms);
    stage.sound('turn');
  },
};
const cut: Cue = {
  time: (told) => (numberIn(told, 'amount') === 0 ? timing(0) : timing(riffle * 0.6, Math.round(riffle * 0.4))),
  show(told, stage, ms) {
    const seat = seatIn(told);
    stage.riffle({ seat, zone: 'deck' }, 2, ms);
    stage.sound('slide', { seat });
  },
};

const turnBegan: Cue = {
  time: () => timing(banner, Math.round(banner * 0.5)),
  moment: (told, player) => ({ sound: seatIn(told) === player ? 'yourTurn' : 'turn', seat: seatIn(told) }),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const own = seat === stage.player;
    const title = stage.words(own ? 'notice.yourTurn' : 'notice.theirTurn', { name: stage.seatName(seat) });
    stage.banner(
      { title, line: stage.words('notice.turn', { n: numberIn(told, 'turn') }), tone: toneOf(stage, seat) },
      ms,
    );
  },
};
/** A line of light runs along the seam between the mats, from the side whose phase it is. */
const phaseBegan: Cue = {
  time: () => timing(phase, Math.round(phase * 0.12)),
  show(told, stage, ms) {
    const color = colorOf(stage, seatIn(told));
    stage.burst(
      stage.middle,
      [
        {
          shape: strip(color),
          from: { x: -420, wide: 0.4, high: 0.25 },
          to: { x: 420, wide: 2.4, high: 0.25, alpha: 0.6 },
          ease: 'inOut',
        },
        { shape: glow(color), from: { x: -420, size: 0.3 }, to: { x: 460, size: 0.5 }, ease: 'inOut' },
      ],
      ms,
    );
  },
};

/** `winner` is a seat or a word for neither; who only watches sees the light of whoever won. */
const winnerOf = (told: Told): Seat | null => {
  const winner = textIn(told, 'winner');
  return winner === '0' ? 0 : winner === '1' ? 1 : null;
};
const isBright = (winner: Seat, player: Seat | null): boolean => player === null || player === winner;
/** The end of a match, with embers that rise from this zone of the winner. */
export const endedOver = (zone: string): Cue => ({
  time: () => timing(ended),
  moment(told, player) {
    const seat = winnerOf(told);
    return { sound: seat === null || isBright(seat, player) ? 'win' : 'loss' };
  },
  show(told, stage, ms) {
    const seat = winnerOf(told);
    const won = seat !== null && isBright(seat, stage.player);
    const line = stage.words(`reason.${textIn(told, 'reason')}`);
    const title =
      seat === null ? stage.words('notice.noWinner') : stage.words('notice.wins', { name: stage.seatName(seat) });
    stage.banner({ title, line, tone: won ? 'lamp' : 'foe', room: won ? 'lit' : 'dark' }, ms);
    if (seat !== null) stage.burst({ seat, zone }, embers(palette.accent, 22, 620, 300), ms);
  },
});

export const MATCH_CUES = { throwMade, firstPlayerChosen, cut, turnBegan, phaseBegan } as const satisfies CueTable;
