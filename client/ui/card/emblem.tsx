// The picture of a card until art arrives: a small landscape grown from the card's number in its own colour.

import type { CardPrint } from '../../../shared/kernel/game.ts';
import { hashText } from '../../../shared/kernel/hash.ts';

const WIDTH = 100;
const HEIGHT = 76;

/** A few numbers from 0 to 1 that belong to this card alone. */
function fractions(no: string): number[] {
  const digits = hashText(no) + hashText(`${no}~`);
  return Array.from({ length: 16 }, (_, i) => Number.parseInt(digits.slice(i * 2, i * 2 + 2), 16) / 255);
}

function ridge(seeds: readonly number[], base: number, height: number): string {
  const points = seeds.map(
    (seed, i) => `${((i / (seeds.length - 1)) * WIDTH).toFixed(1)} ${(base - seed * height).toFixed(1)}`,
  );
  return `M0 ${HEIGHT} L${points.join(' L')} L${WIDTH} ${HEIGHT} Z`;
}

export function Emblem(props: { readonly print: CardPrint }) {
  const { no, type, color } = props.print;
  const f = fractions(no);
  const at = (i: number): number => f[i] ?? 0.5;
  const x = 22 + at(0) * 56;
  const y = 16 + at(1) * 18;
  const rays = type === 'climax' ? 16 : type === 'event' ? 7 : 0;
  return (
    <svg
      class={`emblem tone-${color}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={WIDTH} height={HEIGHT} class="emblem-sky" />
      {Array.from({ length: rays }, (_, i) => (
        <path
          key={i}
          class="emblem-ray"
          d={`M${x} ${y} L${x + 130 * Math.cos(((i + at(2)) * 2 * Math.PI) / rays)} ${y + 130 * Math.sin(((i + at(2)) * 2 * Math.PI) / rays)} L${x + 130 * Math.cos(((i + at(2) + 0.45) * 2 * Math.PI) / rays)} ${y + 130 * Math.sin(((i + at(2) + 0.45) * 2 * Math.PI) / rays)} Z`}
        />
      ))}
      <circle cx={x} cy={y} r={7 + at(3) * 7} class="emblem-sun" />
      <path d={ridge(f.slice(4, 9), 58, 24)} class="emblem-far" />
      <path d={ridge(f.slice(8, 14), 68, 20)} class="emblem-near" />
      {type === 'character' ? <Figure x={26 + at(14) * 48} tall={22 + at(15) * 8} /> : null}
    </svg>
  );
}

/** A cloaked figure seen from behind. */
function Figure({ x, tall }: { readonly x: number; readonly tall: number }) {
  const top = HEIGHT - tall - 8;
  return (
    <path
      class="emblem-figure"
      d={`M${x} ${top} a5 5 0 1 1 .1 0 M${x - 4} ${top + 2} q4 3 8 0 q6 ${tall * 0.5} 9 ${tall + 10} h-26 q3 -${tall * 0.5} 9 -${tall + 10}`}
    />
  );
}
