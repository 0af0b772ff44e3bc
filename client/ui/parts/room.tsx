// The room in which everything stands: a lamp over a table with two mats, painted behind a page.
import { useId } from 'preact/hooks';

/** Where the lamp hangs, and so where the light falls, is set by the page around it (`--lamp-x`). */
export const Room = () => (
  <div class="room" aria-hidden="true">
    <Table />
    <span class="room-pool" />
    <span class="room-cone" />
    <Lamp />
  </div>
);

/** Rings of the spotlight, engraved into both mats. */
const RINGS = [8, 14, 20, 27] as const;

/** Stretched to the width of the window: everything in it bears that. */
function Table() {
  const id = useId();
  const paint = (name: string): string => `${id}${name}`;
  return (
    <svg aria-hidden="true" class="room-table" viewBox="0 0 100 100" preserveAspectRatio="none">
      <defs>
        <linearGradient id={paint('wood')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="wood-far" />
          <stop offset="1" class="wood-near" />
        </linearGradient>
        <linearGradient id={paint('far')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="mat-far-dim" />
          <stop offset="1" class="mat-far-lit" />
        </linearGradient>
        <linearGradient id={paint('near')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="mat-near-lit" />
          <stop offset="1" class="mat-near-dim" />
        </linearGradient>
        <clipPath id={paint('mats')}>
          <path d="M22 6H78L90 100H10Z" />
        </clipPath>
      </defs>
      <path d="M19 0H81L98 100H2Z" fill={`url(#${paint('wood')})`} />
      <path d="M19 0H81" class="room-edge" />
      <g clip-path={`url(#${paint('mats')})`}>
        <path d="M0 6H100V42H0Z" fill={`url(#${paint('far')})`} />
        <path d="M-20 42H120V100H-20Z" fill={`url(#${paint('near')})`} />
        {RINGS.map((ring) => (
          <ellipse key={ring} cx="50" cy="42" rx={ring} ry={ring * 1.7} class="room-ring" />
        ))}
        <path d="M-20 42H120" class="room-seam" />
      </g>
      <path d="M22 6H78" class="room-edge" />
    </svg>
  );
}

const Lamp = () => (
  <svg aria-hidden="true" class="room-lamp" viewBox="-60 0 120 96">
    <path d="M0 0V40" class="lamp-cord" />
    <ellipse cx="0" cy="80" rx="26" ry="9" class="lamp-bulb" />
    <path d="M-9 38H9L12 50C32 54 46 66 50 80H-50C-46 66-32 54-12 50Z" class="lamp-shade" />
    <path d="M-50 80H50" class="lamp-rim" />
  </svg>
);
