// The shimmer over a large foil card; drawn only while it is shown, and not at all where motion is reduced.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CardPrint, GameFront } from '../../../shared/kernel/game.ts';
import type { TableLook } from '../../scenes/look.ts';
import { pace, reducedMotion } from '../settings.ts';
import { lightStep, lightTarget, type Pointed } from './foil-pass.ts';
import { lookFor } from './look-for.ts';

/** The light is soft: more pixels would not be seen. */
const DENSITY = 1;
/** A smaller step of the light is not seen. */
const LEAST = 0.002;

export function FoilShine({ game, print }: { readonly game: GameFront; readonly print: CardPrint }) {
  const [look, setLook] = useState<TableLook | null>(null);
  const still = reducedMotion.value || pace.value === 0;
  useEffect(() => {
    let gone = false;
    const begin = async (): Promise<void> => {
      const loaded = await lookFor(game);
      if (!gone && loaded?.isFoil(print)) setLook(() => loaded);
    };
    void begin();
    return () => {
      gone = true;
      setLook(null);
    };
  }, [print.no]);
  return look === null || still ? null : <Shine look={look} print={print} />;
}

function Shine({ look, print }: { readonly look: TableLook; readonly print: CardPrint }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current === null ? undefined : shine(canvas.current, look)), [look, print.no]);
  return <canvas ref={canvas} class={`foil ${look.hasFoot(print) ? 'over-foot' : ''}`} />;
}

/** Begins to shine; returns how to stop. */
function shine(element: HTMLCanvasElement, look: TableLook): () => void {
  const ctx = element.getContext('2d');
  if (ctx === null) return () => undefined;
  const begun = performance.now();
  let pointed: Pointed | null = null;
  let light = lightTarget(begun, begun, null);
  let drawn = -1;
  let before = begun;
  const follow = (event: PointerEvent): void => {
    const { left, width } = element.getBoundingClientRect();
    pointed = { by: (event.clientX - left - width / 2) / Math.max(1, innerWidth), at: performance.now() };
  };
  const frame = (now: number): void => {
    request = requestAnimationFrame(frame);
    light = lightStep(light, lightTarget(now, begun, pointed), Math.max(0, now - before));
    before = now;
    const size = { w: element.clientWidth * DENSITY, h: element.clientHeight * DENSITY };
    if (Math.abs(light - drawn) < LEAST || size.w === 0) return;
    drawn = light;
    if (element.width !== size.w || element.height !== size.h)
      Object.assign(element, { width: size.w, height: size.h });
    ctx.clearRect(0, 0, size.w, size.h);
    look.paintFoil(ctx, size, light);
  };
  let request = requestAnimationFrame(frame);
  addEventListener('pointermove', follow, { passive: true });
  return () => {
    cancelAnimationFrame(request);
    removeEventListener('pointermove', follow);
  };
}
