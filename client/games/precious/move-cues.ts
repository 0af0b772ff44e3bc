// How the cards of Precious Memories go from zone to zone and turn: each kind of move in its own manner.
import { embers, halo, landing, shine, WHITE } from '../../choreography/bursts.ts';
import type { CueStage, Told } from '../../choreography/cue-stage.ts';
import { type Cue, type CueTable, causeCard, changeOf, timing } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { pitchAt } from '../../choreography/told.ts';
import { movedBy, showSource, type Way } from '../../choreography/ways.ts';
import { landed } from './color-bursts.ts';
import { PRECIOUS_DURATIONS } from './durations.ts';
import { burnt, faded, pointsTo, snapped, throbbed, tied } from './film-bursts.ts';
import { isLow } from './layout.ts';
import { isArea, isClose, SOCKETS } from './places.ts';
import { colorIn, effectSource, lightFrom } from './told.ts';

const { move, draw, ascend, tuck, turn, stagger, float } = DURATIONS;
const { present, enter, tie, walk, burn, exit, lose, point } = PRECIOUS_DURATIONS;

interface OwnWay extends Way {
  readonly show?: (told: Told, stage: CueStage, ms: number) => void;
}
const movedIn = (told: Told) => changeOf(told, 'moved').cards.flatMap(({ now }) => now?.handle ?? []);

/** Down with a thud, in the light of its colour. */
function comesDown(told: Told, stage: CueStage, ms: number): void {
  for (const card of movedIn(told)) {
    const size = stage.sizeOf(card);
    if (size !== null) stage.burst(card, landed(colorIn(told, card), size.w, size.h), ms * 1.2, ms * 0.7);
  }
  stage.nudge(0, 3, ms * 0.35, ms * 0.72);
}
function setsFoot(told: Told, stage: CueStage, ms: number): void {
  for (const card of movedIn(told)) {
    const size = stage.sizeOf(card);
    if (size !== null) stage.burst(card, landing(size.w, size.h), ms * 0.7, ms * 0.8);
  }
}
/** A ribbon is tied around whoever bears it. */
function isTied(told: Told, stage: CueStage, ms: number): void {
  for (const card of movedIn(told)) {
    const size = stage.sizeOf(card);
    if (size !== null) stage.burst(card, tied(lightFrom(told, card), size), ms * 1.3, ms * 0.3);
  }
}
/** Each card that is given up for its source sends it to what it pays for. */
function pays(told: Told, stage: CueStage, ms: number): void {
  for (const [i, { was, now }] of changeOf(told, 'moved').cards.entries()) {
    const card = now?.handle ?? was;
    const from = card == null ? undefined : stage.leaves(card);
    if (card != null && from !== undefined) flies(told, stage, { card, from, i }, ms);
  }
}
function flies(
  told: Told,
  stage: CueStage,
  { card, from, i }: { card: string; from: { readonly x: number; readonly y: number }; i: number },
  ms: number,
): void {
  const paid = causeCard(told.cause);
  const to = paid === null ? undefined : stage.at(paid);
  const points = told.print(card)?.numbers['source'] ?? 0;
  if (to === undefined || points === 0) return;
  stage.burst(from, pointsTo(to.x - from.x, to.y - from.y, lightFrom(told, card), points), ms, 0.06 * i * ms);
  if (i < 3) stage.sound('tine', { rate: 2 * pitchAt(i), volume: 0.4, after: (0.66 + 0.06 * i) * ms });
}
/** Each point is a picture that is taken; near the seventh a pulse is felt. */
function develops(told: Told, stage: CueStage, ms: number): void {
  const { toSeat } = changeOf(told, 'moved');
  for (const card of movedIn(told)) {
    const size = stage.sizeOf(card);
    if (size !== null) stage.burst(card, snapped(size), ms * 0.9, ms * 0.55);
  }
  const count = stage.count(toSeat, 'pointArea');
  const { nth, of } = told.part ?? { nth: 0, of: 1 };
  stage.nudge(0, stage.isOwn(toSeat) ? 3 : -3, ms * 0.4, ms * 0.62);
  if (nth < of - 1 || !isClose(count)) return;
  const film = { seat: toSeat, zone: 'pointArea' };
  stage.float(film, stage.words('points.progress', { n: count, of: SOCKETS }), 'danger', (ms / point) * float);
  const [last] = movedIn(told);
  stage.burst(last ?? film, throbbed, ms * 1.4, ms * 0.7);
  stage.sound('heartbeat', { after: ms * 0.8 });
}
function burns(told: Told, stage: CueStage, ms: number): void {
  for (const card of movedIn(told)) {
    const from = stage.leaves(card);
    if (from !== undefined) stage.burst(from, burnt(lightFrom(told, card), stage.hand), ms);
  }
}
function fades(told: Told, stage: CueStage, ms: number): void {
  for (const card of movedIn(told)) {
    const from = stage.leaves(card);
    if (from !== undefined) stage.burst(from, faded(stage.hand), ms);
  }
}
function goesOut(told: Told, stage: CueStage, ms: number): void {
  for (const card of movedIn(told)) {
    const from = stage.leaves(card);
    if (from !== undefined) stage.burst(from, [halo(WHITE, 0.4, 1.2), ...embers(WHITE, 6, 80, 110)], ms);
  }
}
/** A deck that is nearly gone is felt. */
function runsLow(told: Told, stage: CueStage, ms: number): void {
  const { seat } = changeOf(told, 'moved');
  const left = stage.count(seat, 'deck');
  const { nth, of } = told.part ?? { nth: 0, of: 1 };
  if (nth < of - 1 || !isLow(left)) return;
  const deck = { seat, zone: 'deck' };
  stage.burst(deck, throbbed, ms * 1.6);
  stage.float(deck, stage.words('float.left', { n: left }), 'danger', (ms / lose) * float);
}

const WAYS = {
  plain: { manner: 'slide', ms: move, lead: 0.6, sound: 'slide' },
  draw: { manner: 'draw', ms: draw, lead: 0.36, sound: 'draw', show: runsLow },
  back: { manner: 'tuck', ms: tuck, lead: 0.55, sound: 'slide', heard: 0.2 },
  declare: { manner: 'present', ms: present, lead: 0.55, sound: 'draw' },
  pay: { manner: 'deal', ms: move, lead: 0.55, sound: 'slide', show: pays },
  enter: { manner: 'play', ms: enter, lead: 0.84, sound: 'place', heard: 0.7, show: comesDown },
  appear: { manner: 'ascend', ms: ascend, lead: 0.85, sound: 'comeback', show: comesDown },
  tie: { manner: 'slip', ms: tie, lead: 0.8, sound: 'unroll', heard: 0.3, show: isTied },
  walk: { manner: 'walk', ms: walk, lead: 0.7, sound: 'steps', heard: 0.2, show: setsFoot },
  point: { manner: 'reveal', ms: point, lead: 0.72, sound: 'shutter', heard: 0.6, oneByOne: true, show: develops },
  lose: { manner: 'toss', ms: lose, lead: 0.36, sound: 'tick', heard: 0.1, oneByOne: true, show: runsLow },
  exit: { manner: 'tumble', ms: exit, lead: 0.66, sound: 'topple', heard: 0.1, show: fades },
  burn: { manner: 'scatter', ms: burn, lead: 0.5, sound: 'sigh', show: burns },
  broken: { manner: 'leave', ms: draw, lead: 0.7, sound: 'slide' },
  leave: { manner: 'leave', ms: draw, lead: 0.6, sound: 'slide', show: goesOut },
  comeback: { manner: 'ascend', ms: ascend, lead: 0.7, sound: 'comeback' },
} as const satisfies Record<string, OwnWay>;

function wayOf(told: Told): OwnWay {
  const { from, to } = changeOf(told, 'moved');
  if (isArea(to)) return isArea(from) ? WAYS.walk : from === 'play' ? WAYS.enter : WAYS.appear;
  switch (to) {
    case 'play':
      return WAYS.declare;
    case 'set':
      return WAYS.tie;
    case 'pointArea':
      return WAYS.point;
    case 'hand':
      return from === 'deck' ? WAYS.draw : from === 'trash' ? WAYS.comeback : WAYS.back;
    case 'deck':
      return WAYS.back;
    default:
      return discarding(told);
  }
}
function discarding(told: Told): OwnWay {
  const { from } = changeOf(told, 'moved');
  const cause = told.cause?.type;
  if (from === 'deck') return WAYS.lose;
  if (from === 'play') return cause === 'failed' ? WAYS.broken : WAYS.burn;
  if (from === 'hand') return cause === 'declared' ? WAYS.pay : WAYS.plain;
  if (!isArea(from)) return WAYS.leave;
  return cause === 'exited' ? WAYS.exit : WAYS.leave;
}

const moved = movedBy(wayOf, (way, told, stage, ms) => {
  showSource(effectSource(told), told, stage, ms);
  way.show?.(told, stage, ms);
});

const STATES = { active: 'stand', resting: 'rest', faceUp: 'flip', faceDown: 'flip' } as const;
const stateIn = (told: Told): keyof typeof STATES => {
  const { state } = changeOf(told, 'turned');
  return state in STATES ? (state as keyof typeof STATES) : 'active';
};
/** Several wake up in a wave. */
const waveOf = (told: Told): number => Math.min(6, changeOf(told, 'turned').cards.length - 1) * stagger;

const turned: Cue = {
  time: (told) => ({ ...timing(turn + waveOf(told), Math.round((turn + waveOf(told)) * 0.7)), stagger }),
  manner(told) {
    const how = STATES[stateIn(told)];
    return how === 'flip' ? 'turn' : how;
  },
  show(told, stage, ms) {
    const cards = changeOf(told, 'turned').cards.filter((card) => card !== null);
    const share = stagger / (turn + waveOf(told));
    const state = stateIn(told);
    for (const [i, card] of cards.slice(0, 7).entries()) {
      stage.sound(STATES[state], { after: i * share * ms, ...(cards.length > 1 && { rate: pitchAt(i) }) });
      const from = stage.at(card);
      if (state === 'faceDown' && told.cause?.type === 'declared' && from !== undefined)
        flies(told, stage, { card, from, i }, ms * 1.8);
      if (state === 'faceUp') stage.burst(card, [shine(WHITE, 1.6), halo(WHITE, 0.3, 0.9)], ms * 1.4, i * share * ms);
    }
    const source = effectSource(told);
    const [aim] = cards.filter((card) => card !== source);
    if (source !== null && aim !== undefined) stage.beam(source, aim, 'lamp', ms);
  },
};

export const MOVE_CUES = { moved, turned } as const satisfies CueTable;
