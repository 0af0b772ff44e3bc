// What the events of Weiß Schwarz show beside the cards that move: who did it, to what, with what result.
import type { Seat } from '../../../shared/kernel/seat.ts';
import { embers, gather, halo, shine } from '../../choreography/bursts.ts';
import type { CueStage, Spot, Told } from '../../choreography/cue-stage.ts';
import { type Cue, type CueTable, timing } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { glow, strip } from '../../choreography/shapes.ts';
import { palette } from '../../styles/palette.ts';
import { BATTLE_CUES } from './battle-cues.ts';
import { WEISS_DURATIONS } from './durations.ts';
import { MOVE_CUES } from './move-cues.ts';
import { cardIn, colorOf, field, numberIn, seatIn, textIn, toneOf, WHITE } from './told.ts';

const { banner, riffle, ended } = DURATIONS;
const { ability, climax, phase } = WEISS_DURATIONS;

/** A ribbon that names who it is about. */
const said = (
  key: string,
  ms: number,
  lead: number,
  also?: (told: Told, stage: CueStage, ms: number) => void,
): Cue => ({
  time: () => timing(ms, Math.round(ms * lead)),
  show(told, stage, long) {
    const seat = seatIn(told);
    const values = { name: stage.seatName(seat), n: numberIn(told, 'amount') };
    stage.banner({ title: stage.words(key, values), tone: toneOf(stage, seat) }, long);
    also?.(told, stage, long);
  },
});

const isClimax = (told: Told): boolean => told.print(cardIn(told, 'card') ?? '')?.type === 'climax';
const isEvent = (told: Told): boolean => told.print(cardIn(told, 'card') ?? '')?.type === 'event';
const played: Cue = {
  early: true,
  time(told) {
    if (isClimax(told)) return timing(climax, Math.round(climax * 0.78));
    return isEvent(told) ? timing(ability, Math.round(ability * 0.7)) : timing(0);
  },
  moment: (told) => (isClimax(told) ? { sound: 'curtain', seat: seatIn(told) } : null),
  show(told, stage, ms) {
    const card = cardIn(told, 'card');
    if (card === null) return;
    const seat = seatIn(told);
    const name = told.print(card)?.name.en ?? '';
    if (isClimax(told)) {
      const line = stage.words('notice.climax', { name: stage.seatName(seat) });
      stage.banner({ title: name, line, tone: 'lamp', card }, ms);
      stage.burst(card, [{ ...shine(palette.accent, 4), under: true }, ...embers(palette.accent, 14, 190, 170)], ms);
    } else if (isEvent(told)) {
      stage.gesture(card, 'throb', null, ms);
      stage.burst(card, [{ ...shine(WHITE, 2.4), under: true }, halo(WHITE, 0.6, 1.7)], ms);
      stage.sound('knocks', { seat });
    }
  },
};

const abilityUsed: Cue = {
  time: () => timing(ability, Math.round(ability * 0.55), Math.round(ability * 0.7)),
  show(told, stage, ms) {
    const source = cardIn(told, 'source');
    const seat = seatIn(told);
    const label = textIn(told, 'label');
    const spot: Spot = source !== null && stage.at(source) !== undefined ? source : { seat, zone: 'waitingRoom' };
    if (typeof spot === 'string') stage.gesture(spot, 'throb', null, ms);
    stage.burst(spot, [{ ...shine(palette.accent, 2.2), under: true }, halo(palette.accent, 0.6, 1.4)], ms);
    if (label !== '') {
      stage.float(spot, stage.words(`label.${label}`), 'lamp', (ms / ability) * DURATIONS.float);
    }
    stage.sound(label === 'backup' ? 'knocks' : 'pick', { seat });
  },
};

const refreshed: Cue = {
  time: () => timing(riffle, Math.round(riffle * 0.5)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const deck = { seat, zone: 'deck' };
    stage.banner(
      { title: stage.words('notice.refreshed', { name: stage.seatName(seat) }), tone: toneOf(stage, seat) },
      ms * 1.4,
    );
    stage.burst(
      deck,
      [{ ...shine(colorOf(stage, seat), 3), under: true }, ...gather(colorOf(stage, seat), 10, 130)],
      ms,
    );
    stage.sound('gather', { seat });
  },
};
const refreshPenalty: Cue = {
  time: () => timing(ability, Math.round(ability * 0.6)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const deck = { seat, zone: 'deck' };
    stage.burst(deck, [shine(palette.danger, 2.4), halo(palette.danger, 0.5, 1.4)], ms);
    stage.float(deck, stage.words('float.penalty'), 'danger', (ms / ability) * DURATIONS.float);
    stage.sound('thud', { seat });
  },
};

const leveledUp: Cue = {
  time: () => timing(banner, Math.round(banner * 0.4)),
  moment: (told) => ({ sound: 'rise', seat: seatIn(told) }),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const line = stage.words('notice.leveledUp', { name: stage.seatName(seat) });
    const title = stage.words('notice.level', { n: numberIn(told, 'level') });
    stage.banner({ title, line, tone: toneOf(stage, seat) }, ms);
    const pillar = {
      shape: strip(palette.accent),
      from: { angle: 90, wide: 0.2, high: 2 },
      to: { angle: 90, wide: 3.4, high: 5 },
      time: 0.8,
      sink: 0.5,
    };
    stage.burst(
      { seat, zone: 'level' },
      [pillar, shine(palette.accent, 3), ...embers(palette.accent, 14, 150, 190)],
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
const turnBegan: Cue = {
  time: () => timing(banner, Math.round(banner * 0.5)),
  moment: (told, isOwn) => ({ sound: isOwn(seatIn(told)) ? 'yourTurn' : 'turn', seat: seatIn(told) }),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const own = stage.isOwn(seat);
    const title = stage.words(own ? 'notice.yourTurn' : 'notice.theirTurn', { name: stage.seatName(seat) });
    stage.banner(
      { title, line: stage.words('notice.turn', { n: numberIn(told, 'turn') }), tone: toneOf(stage, seat) },
      ms,
    );
  },
};

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
const cut: Cue = {
  time: (told) => (numberIn(told, 'amount') === 0 ? timing(0) : timing(riffle * 0.6, Math.round(riffle * 0.4))),
  show(told, stage, ms) {
    const seat = seatIn(told);
    stage.riffle({ seat, zone: 'deck' }, 2, ms);
    stage.sound('slide', { seat });
  },
};

/** `winner` is a seat or a word for neither; who only watches sees the light of whoever won. */
const winnerOf = (told: Told): Seat | null => {
  const winner = textIn(told, 'winner');
  return winner === '0' ? 0 : winner === '1' ? 1 : null;
};
const endedCue: Cue = {
  time: () => timing(ended),
  moment(told, isOwn) {
    const seat = winnerOf(told);
    return { sound: seat === null || isOwn(seat) ? 'win' : 'loss' };
  },
  show(told, stage, ms) {
    const seat = winnerOf(told);
    const won = seat !== null && stage.isOwn(seat);
    const line = stage.words(`reason.${textIn(told, 'reason')}`);
    const title =
      seat === null ? stage.words('notice.noWinner') : stage.words('notice.wins', { name: stage.seatName(seat) });
    stage.banner({ title, line, tone: won ? 'lamp' : 'foe', room: won ? 'lit' : 'dark' }, ms);
    if (seat !== null) stage.burst({ seat, zone: 'frontCenter' }, embers(palette.accent, 22, 620, 300), ms);
  },
};

export const CUES = {
  ...MOVE_CUES,
  ...BATTLE_CUES,
  played,
  abilityUsed,
  refreshed,
  refreshPenalty,
  leveledUp,
  phaseBegan,
  turnBegan,
  firstPlayerChosen: said('notice.first', banner, 0.7, (_, stage) => stage.sound('turn')),
  throwMade,
  cut,
  mulliganed: {
    time: (told) => (numberIn(told, 'amount') === 0 ? timing(0) : timing(ability, Math.round(ability * 0.4))),
    show(told, stage, ms) {
      const seat = seatIn(told);
      const text = stage.words('float.mulligan', { n: numberIn(told, 'amount') });
      stage.float({ seat, zone: 'waitingRoom' }, text, 'lamp', (ms / ability) * DURATIONS.float);
    },
  },
  ended: endedCue,
} as const satisfies CueTable;
