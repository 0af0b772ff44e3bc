// How the cards of Lycee go from zone to zone and turn: each kind of move in its own manner.
import { behind, sidewaysOf } from '../../../shared/games/lycee/queries.ts';
import { embers, halo, landing, shine, WHITE } from '../../choreography/bursts.ts';
import type { CueStage, Told } from '../../choreography/cue-stage.ts';
import { type Cue, type CueTable, causeCard, changeOf, timing } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { colorOf, pitchAt } from '../../choreography/told.ts';
import { movedBy, showSource, type Way } from '../../choreography/ways.ts';
import { landed } from './attribute-bursts.ts';
import { throbbed } from './battle-bursts.ts';
import { burnt, pointsTo, smoke, unrolled } from './chain-bursts.ts';
import { LYCEE_DURATIONS } from './durations.ts';
import { isLow } from './layout.ts';
import { isCell, partOf } from './places.ts';
import { effectSource, lightFrom, pipOf, resolvedKind } from './told.ts';

const { move, draw, ascend, tuck, scatter, turn, stagger, float } = DURATIONS;
const { present, summon, equip, unroll, walk, leap, burn, tumble, lose } = LYCEE_DURATIONS;

interface OwnWay extends Way {
  readonly show?: (told: Told, stage: CueStage, ms: number) => void;
}
const homeOf = (told: Told) => {
  const { toSeat, to } = changeOf(told, 'moved');
  return { seat: toSeat, zone: to };
};
const movedIn = (told: Told) => changeOf(told, 'moved').cards.flatMap(({ now }) => now?.handle ?? []);

/** Down with a thud, in the light of its attribute. */
function comesDown(told: Told, stage: CueStage, ms: number): void {
  for (const card of movedIn(told)) {
    const size = stage.sizeOf(card);
    if (size !== null) stage.burst(homeOf(told), landed(pipOf(told, card), size.w, size.h), ms * 1.2, ms * 0.7);
  }
  stage.nudge(0, 3, ms * 0.35, ms * 0.72);
}
function setsFoot(told: Told, stage: CueStage, ms: number): void {
  for (const card of movedIn(told)) {
    const size = stage.sizeOf(card);
    if (size !== null) stage.burst(homeOf(told), landing(size.w, size.h), ms * 0.7, ms * 0.8);
  }
}
function changesSides(told: Told, stage: CueStage, ms: number): void {
  const { seat, toSeat, from } = changeOf(told, 'moved');
  const color = colorOf(stage, toSeat);
  stage.burst({ seat, zone: from }, [shine(colorOf(stage, seat), 2.4), halo(colorOf(stage, seat), 0.6, 1.5)], ms);
  stage.burst(homeOf(told), [shine(color, 3), halo(color, 0.5, 1.8), ...embers(color, 10, 110, 120)], ms, ms * 0.7);
  stage.float(homeOf(told), stage.words('float.takenOver'), 'lamp', (ms / leap) * float);
}

/** Each card that is given up for its points sends them to what they pay for. */
function pays(told: Told, stage: CueStage, ms: number): void {
  const paid = causeCard(told.cause);
  const to = paid === null ? undefined : stage.at(paid);
  for (const [i, card] of movedIn(told).entries()) {
    const from = stage.leaves(card);
    const points = told.print(card)?.numbers['ex'] ?? 0;
    if (from === undefined || to === undefined || points === 0) continue;
    const bits = pointsTo(to.x - from.x, to.y - from.y, lightFrom(told, card), points);
    stage.burst(from, bits, ms, 0.06 * i * ms);
    if (i < 3) stage.sound('tine', { rate: 2 * pitchAt(i), volume: 0.4, after: (0.66 + 0.06 * i) * ms });
  }
}
function burns(told: Told, stage: CueStage, ms: number): void {
  for (const card of movedIn(told)) {
    const from = stage.leaves(card);
    if (from !== undefined) stage.burst(from, burnt(lightFrom(told, card), stage.hand), ms);
  }
}
/** Nothing but smoke where somebody stood. */
function getsAway(told: Told, stage: CueStage, ms: number): void {
  for (const card of movedIn(told)) {
    const from = stage.leaves(card);
    if (from !== undefined) stage.burst(from, smoke(stage.hand), ms * 1.4);
  }
}
function unrolls(told: Told, stage: CueStage, ms: number): void {
  for (const card of movedIn(told)) {
    const size = stage.sizeOf(card);
    if (size !== null) stage.burst(homeOf(told), unrolled(lightFrom(told, card), size), ms);
  }
}
function goesOut(told: Told, stage: CueStage, ms: number): void {
  for (const card of movedIn(told)) {
    const from = stage.leaves(card);
    if (from !== undefined) stage.burst(from, embers(WHITE, 8, 90, 130), ms);
  }
}
/** A deck that is nearly gone is felt. */
function runsLow(told: Told, stage: CueStage, ms: number): void {
  const { seat } = changeOf(told, 'moved');
  const left = stage.count(seat, 'deck');
  const { nth, of } = told.part ?? { nth: 0, of: 1 };
  if (told.cause?.type === 'deckDamaged') stage.nudge(0, stage.isOwn(seat) ? 2 : -2, ms * 0.5, ms * 0.3);
  if (nth < of - 1 || !isLow(left)) return;
  const deck = { seat, zone: 'deck' };
  stage.burst(deck, throbbed, ms * 1.6);
  stage.float(deck, stage.words('float.left', { n: left }), 'danger', (ms / lose) * float);
  stage.sound('heartbeat', { after: ms * 0.4 });
}
/** As a clock goes: every second one lower. */
const ticking = ({ part }: Told): number => ((part?.nth ?? 0) % 2 === 0 ? 1 : 0.76);

const WAYS = {
  plain: { manner: 'slide', ms: move, lead: 0.6, sound: 'slide' },
  draw: { manner: 'draw', ms: draw, lead: 0.36, sound: 'draw' },
  back: { manner: 'tuck', ms: tuck, lead: 0.55, sound: 'slide', heard: 0.2 },
  declare: { manner: 'present', ms: present, lead: 0.55, sound: 'draw' },
  pay: { manner: 'deal', ms: move, lead: 0.55, sound: 'slide', show: pays },
  summon: { manner: 'play', ms: summon, lead: 0.84, sound: 'place', heard: 0.7, show: comesDown },
  enter: { manner: 'ascend', ms: ascend, lead: 0.85, sound: 'comeback', show: comesDown },
  equip: { manner: 'slip', ms: equip, lead: 0.8, sound: 'place', heard: 0.75, show: setsFoot },
  unroll: { manner: 'unroll', ms: unroll, lead: 0.8, sound: 'unroll', show: unrolls },
  walk: { manner: 'walk', ms: walk, lead: 0.7, sound: 'steps', heard: 0.2, show: setsFoot },
  around: { manner: 'around', ms: walk, lead: 0.1, sound: 'steps', heard: 0.2, show: setsFoot },
  leap: { manner: 'leap', ms: leap, lead: 0.8, sound: 'place', heard: 0.78, show: setsFoot },
  along: { manner: 'slip', ms: walk, lead: 0.1, sound: 'slide' },
  takeOver: { manner: 'leap', ms: leap, lead: 0.85, sound: 'comeback', show: changesSides },
  lose: {
    manner: 'toss',
    ms: lose,
    lead: 0.3,
    sound: 'tick',
    heard: 0.1,
    oneByOne: true,
    rate: ticking,
    show: runsLow,
  },
  tumble: { manner: 'tumble', ms: tumble, lead: 0.6, sound: 'topple', heard: 0.1, show: setsFoot },
  burn: { manner: 'scatter', ms: burn, lead: 0.5, sound: 'sigh', show: burns },
  broken: { manner: 'leave', ms: draw, lead: 0.7, sound: 'slide' },
  leave: { manner: 'leave', ms: draw, lead: 0.6, sound: 'slide' },
  escape: { manner: 'leave', ms: draw, lead: 0.7, sound: 'steps', show: getsAway },
  comeback: { manner: 'ascend', ms: ascend, lead: 0.7, sound: 'comeback' },
  out: { manner: 'scatter', ms: scatter, lead: 0.6, sound: 'sigh', show: goesOut },
} as const satisfies Record<string, OwnWay>;

function wayOf(told: Told): OwnWay {
  const { from, to } = changeOf(told, 'moved');
  const [part, before] = [partOf(to), partOf(from)];
  if (part !== undefined) {
    if (part.what === 'character') return before === undefined ? entering(from) : walking(told);
    if (before !== undefined) return WAYS.along;
    return part.what === 'item' ? WAYS.equip : WAYS.unroll;
  }
  switch (to) {
    case 'chain':
      return WAYS.declare;
    case 'hand':
      return from === 'deck' ? WAYS.draw : from === 'dustBox' ? WAYS.comeback : WAYS.back;
    case 'deck':
      return WAYS.back;
    case 'outOfGame':
      return WAYS.out;
    default:
      return discarding(told);
  }
}
const entering = (from: string): OwnWay => (from === 'chain' ? WAYS.summon : WAYS.enter);

function walking(told: Told): OwnWay {
  const { seat, toSeat, from, to } = changeOf(told, 'moved');
  if (seat !== toSeat) return WAYS.takeOver;
  if (!isCell(from) || !isCell(to)) return WAYS.plain;
  // Within a column somebody may come the other way.
  if (behind(from) === to) return WAYS.around;
  return sidewaysOf(from).includes(to) ? WAYS.walk : WAYS.leap;
}
function discarding(told: Told): OwnWay {
  const { from } = changeOf(told, 'moved');
  const cause = told.cause?.type;
  if (from === 'deck') return WAYS.lose;
  if (from === 'chain') return cause === 'failed' ? WAYS.broken : WAYS.burn;
  if (from === 'hand') return cause === 'declared' ? WAYS.pay : WAYS.plain;
  if (partOf(from) === undefined) return WAYS.plain;
  if (resolvedKind(told) === 'basic') return WAYS.escape;
  return cause === 'downed' && isCell(from) ? WAYS.tumble : WAYS.leave;
}

const moved = movedBy(wayOf, (way, told, stage, ms) => {
  if (told.cause?.type === 'resolved') showSource(effectSource(told), told, stage, ms);
  way.show?.(told, stage, ms);
});

const TURNS = { ready: 'stand', acted: 'rest' } as const;
const turnOf = (told: Told) => TURNS[changeOf(told, 'turned').state === 'acted' ? 'acted' : 'ready'];
/** Several wake up in a wave. */
const waveOf = (told: Told): number => Math.min(6, changeOf(told, 'turned').cards.length - 1) * stagger;

const turned: Cue = {
  time: (told) => ({ ...timing(turn + waveOf(told), Math.round((turn + waveOf(told)) * 0.7)), stagger }),
  manner: turnOf,
  show(told, stage, ms) {
    const cards = changeOf(told, 'turned').cards.filter((card) => card !== null);
    const share = stagger / (turn + waveOf(told));
    for (const i of cards.slice(0, 7).keys()) {
      stage.sound(turnOf(told), { after: i * share * ms, ...(cards.length > 1 && { rate: pitchAt(i) }) });
    }
    const source = effectSource(told);
    const [aim] = cards.filter((card) => card !== source);
    if (source !== null && aim !== undefined) stage.beam(source, aim, 'lamp', ms);
  },
};

export const MOVE_CUES = { moved, turned } as const satisfies CueTable;
