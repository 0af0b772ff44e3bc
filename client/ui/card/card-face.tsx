// A card as it looks, as large as its box. What it says is read elsewhere: by the button or dialog around it.
import type { CardPrint, GameFront } from '../../../shared/kernel/game.ts';
import type { Detail } from '../../scenes/look.ts';
import { wordsOf } from '../../text/card-text.ts';
import { Words } from '../parts/words.tsx';
import { Painted } from './painted.tsx';

export const CardFace = (props: { readonly game: GameFront; readonly print: CardPrint; readonly detail?: Detail }) => (
  <span class={`card tone-${props.print.color}`} aria-hidden="true">
    <Words class="card-plain" of={wordsOf(props.print.name)} />
    <Painted game={props.game} print={props.print} detail={props.detail ?? 'full'} />
  </span>
);

/** The picture alone, for a line of text about the card. */
export const CardThumb = ({ game, print }: { readonly game: GameFront; readonly print: CardPrint }) => (
  <span class={`thumb tone-${print.color}`} aria-hidden="true">
    <Painted game={game} print={print} detail="mini" />
  </span>
);
