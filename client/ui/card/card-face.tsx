// A card as it looks, drawn from its print; it grows with its box, and shows its text only where there is room.
import type { CardPrint, GameModule } from '../../../shared/kernel/game.ts';
import { gameWord } from '../../text/i18n.ts';
import { Emblem } from './emblem.tsx';
import { IconMark } from './icon-mark.tsx';

export function CardFace(props: {
  readonly game: GameModule;
  readonly print: CardPrint;
  /** With the rules text; without it the picture takes the room. */
  readonly withText?: boolean;
}) {
  const { game, print } = props;
  const { level, cost, power, soul } = print.numbers;
  return (
    <article class={`card tone-${print.color} ${props.withText ? 'with-text' : ''}`}>
      <div class="card-inner">
        <div class="card-art">
          <Emblem print={print} />
          {level === undefined ? null : (
            <div class="card-levels" aria-hidden="true">
              <b>{level}</b>
              <span>{cost ?? 0}</span>
            </div>
          )}
          <div class="card-icons" aria-hidden="true">
            {print.icons.map((icon, i) => (
              <IconMark key={`${icon}${i}`} icon={icon} />
            ))}
          </div>
        </div>
        <h3 class="card-name">{print.name.en}</h3>
        {props.withText ? (
          <div class="card-text">
            {game.describe(print.no, 'en').map((line, i) => (
              <p key={i}>{line}</p>
            ))}
            {print.flavor?.en === undefined ? null : <p class="card-flavor">{print.flavor.en}</p>}
          </div>
        ) : null}
        <div class="card-foot" aria-hidden="true">
          {power === undefined ? <span class="card-type">{gameWord(game, `type.${print.type}`)}</span> : <b>{power}</b>}
          <span class="card-traits">{print.traits.join(' · ')}</span>
          {soul === undefined ? null : <span class="card-soul">{'◆'.repeat(Math.max(0, soul))}</span>}
        </div>
      </div>
    </article>
  );
}

/** A face-down card. */
export const CardBack = () => <div class="card card-back" aria-hidden="true" />;
