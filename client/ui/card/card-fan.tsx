// Cards held as a hand is held: around one point far below.
import type { CardPrint, GameFront } from '../../../shared/kernel/game.ts';
import { CardFace } from './card-face.tsx';

export const CardFan = ({ game, hand }: { readonly game: GameFront; readonly hand: readonly CardPrint[] }) => (
  <div class="fan" aria-hidden="true">
    {hand.map((print, i) => (
      <div key={print.no} class="fan-card" style={{ '--at': i - (hand.length - 1) / 2 }}>
        <CardFace game={game} print={print} />
      </div>
    ))}
  </div>
);
