// What befalls characters: counters that tick from number to number, values that rise or fall, and changes that begin and end.
import type { Handle } from '../../../shared/kernel/model.ts';
import type { Bit, Shape } from '../../choreography/bits.ts';
import { embers, halo, shine } from '../../choreography/bursts.ts';
import type { CueStage } from '../../choreography/cue-stage.ts';
import { type Cue, type CueTable, changeOf, timing, valuesShown } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { shape } from '../../choreography/shapes.ts';
import { cardIn, textIn } from '../../choreography/told.ts';
import { palette } from '../../styles/palette.ts';
import { shineFrom } from './attack-cues.ts';
import { type Counter, counterBox, isCounter, paintTick } from './counters.ts';
import { SPELLCARD_DURATIONS } from './durations.ts';
import type { Places } from './places.ts';
import { isBelow } from './told.ts';

const { float } = DURATIONS;
const { tick, afflict, fade } = SPELLCARD_DURATIONS;

/** At most so many numbers are seen on the way. */
const TICKS = 8;
/** Whole numbers from one to the other, the last one included. */
export function numbersBetween(from: number, to: number): number[] {
  const steps = Math.max(1, Math.min(TICKS, Math.abs(to - from)));
  return Array.from({ length: steps }, (_, i) => Math.round(from + ((to - from) * (i + 1)) / steps));
}

const tile = (places: Places, what: Counter, now: number, printed: number): Shape => {
  const box = counterBox(places.stats, what);
  return shape(`fx:tick:${what}:${now}:${printed}:${box.w}`, box.w, box.h, (ctx) => {
    ctx.translate(-box.w / 2, -box.h / 2);
    paintTick(ctx, box, what, { now, printed });
  });
};

/** Each number rolls in over the one before, from below while it rises and from above while it falls. */
export function ticking(places: Places, what: Counter, from: number, to: number, printed: number, own: boolean): Bit[] {
  const { rows, stats } = places;
  const box = counterBox(stats, what);
  const behind = rows.stats - rows.portrait;
  const x = box.x + box.w / 2 - stats.w / 2;
  const y = (own ? behind : -behind) - stats.h / 2 + box.h / 2;
  const all = [from, ...numbersBetween(from, to)];
  const way = Math.sign(to - from);
  return all.map((now, i): Bit => {
    const roll = i === 0 ? 0 : way * box.h * 0.3;
    return {
      shape: tile(places, what, now, printed),
      from: { x, y: y + roll },
      to: { x, y },
      start: i / all.length,
      // The last one is followed by the plate itself.
      time: 1 / all.length,
      ease: 'out',
      rise: 0,
      sink: 0,
      z: 3,
    };
  });
}

const OTHERS = valuesShown((by, what, stage) => stage.words('float.stat', { by, value: stage.words(`stat.${what}`) }));

export function valueCues(places: Places) {
  const valuesChanged: Cue = {
    time(told) {
      const counted = changeOf(told, 'valuesChanged').changes.some(({ what }) => isCounter(what));
      return counted ? timing(tick, Math.round(tick * 0.3)) : OTHERS.time(told);
    },
    show(told, stage, ms) {
      const all = changeOf(told, 'valuesChanged');
      for (const { card, what, from, to } of all.changes) {
        if (card === null || !isCounter(what)) continue;
        const printed = told.print(card)?.numbers[what] ?? Math.max(from, to);
        roll(stage, card, ms, (own) => ticking(places, what, from, to, printed, own));
      }
      const rest = all.changes.filter(({ what }) => !isCounter(what));
      if (rest.length > 0) OTHERS.show?.({ ...told, what: { ...all, changes: rest } }, stage, ms);
      else stage.sound('ticks', { volume: 0.3 });
    },
  };
  return { valuesChanged, afflicted, afflictionEnded } as const satisfies CueTable;
}
function roll(stage: CueStage, card: Handle, ms: number, bits: (own: boolean) => Bit[]): void {
  const at = stage.at(card);
  if (at !== undefined) stage.burst(at, bits(isBelow(stage, at)), ms);
}

const LIGHTS: Readonly<Record<string, number>> = {
  ...{ up: palette.good, down: palette.danger, poison: 0xb06ad8, silence: 0xd0688a, forbidden: 0xc08a4a },
};
const afflicted: Cue = {
  time: () => timing(afflict, Math.round(afflict * 0.6)),
  show(told, stage, ms) {
    const card = cardIn(told, 'card');
    if (card === null) return;
    const what = textIn(told, 'what');
    const good = what === 'up';
    const color = LIGHTS[what] ?? palette.danger;
    shineFrom(told, stage, card, good ? 'good' : 'danger', ms);
    stage.gesture(card, good ? 'throb' : 'shake', null, ms);
    const rise = embers(color, 9, 110, 110);
    stage.burst(
      card,
      [
        { ...shine(color, 2.2), under: true },
        halo(color, good ? 0.6 : 1.6, good ? 1.5 : 0.6),
        ...(good ? rise : rise.map(down)),
      ],
      ms,
    );
    stage.float(card, stage.words(`afflicted.${what}`), good ? 'good' : 'danger', (ms / afflict) * float);
    stage.sound(good ? 'powerUp' : what === 'silence' ? 'curtain' : 'powerDown', {
      volume: what === 'silence' ? 0.5 : 0.8,
    });
  },
};
/** It sinks instead. */
const down = (bit: Bit): Bit => ({
  ...bit,
  from: { ...bit.from, y: -(bit.from.y ?? 0) },
  to: { ...bit.to, y: -(bit.to.y ?? 0) },
});

const afflictionEnded: Cue = {
  time: () => timing(fade, Math.round(fade * 0.4)),
  show(told, stage, ms) {
    const card = cardIn(told, 'card');
    if (card === null) return;
    stage.burst(card, [halo(LIGHTS[textIn(told, 'what')] ?? palette.danger, 0.8, 1.4)], ms);
    stage.sound('tick', { volume: 0.5 });
  },
};
