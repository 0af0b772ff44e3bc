// A hand of the chosen deck, fanned on the felt.
import { CardFace } from '../card/card-face.tsx';
import { type Draft, starterOf } from './draft.ts';

const SHOWN = 5;

export function CardFan({ draft }: { readonly draft: Draft }) {
  const game = draft.game.value;
  const prints = Object.keys(starterOf(game, draft.deck.value)?.cards ?? {}).flatMap((no) => {
    const print = game.print(no);
    return print === undefined ? [] : [print];
  });
  const characters = prints
    .filter(({ type }) => type === 'character')
    .sort((a, b) => (b.numbers['level'] ?? 0) - (a.numbers['level'] ?? 0));
  const others = prints.filter(({ type }) => type !== 'character');
  const hand = [...characters.slice(0, 2), ...others.slice(-1), ...characters.slice(2)].slice(0, SHOWN);
  return (
    <div class="fan" aria-hidden="true">
      {hand.map((print, i) => (
        <div key={print.no} class="fan-card" style={{ '--at': i - (hand.length - 1) / 2 }}>
          <CardFace game={game} print={print} />
        </div>
      ))}
    </div>
  );
}
