// A card in the list: a button with its name, state and numbers. Where it may be picked, it picks; else it opens its text.

import type { CardPrint } from '../../../shared/kernel/game.ts';
import type { Handle } from '../../../shared/kernel/model.ts';
import type { CardFace } from '../../../shared/kernel/story.ts';
import type { ShownChoosable } from '../../../shared/kernel/view.ts';
import { choiceText } from '../../table/ask-text.ts';
import { banOf, positionsOf } from '../../table/picks.ts';
import { nameOf, namesOn } from '../../text/card-text.ts';
import { gameWord, t } from '../../text/i18n.ts';
import type { CardAction } from '../card/card-dialog.tsx';
import { CardThumb } from '../card/card-face.tsx';
import { useHover } from '../card/hover.ts';
import { Words } from '../parts/words.tsx';
import { type TableDesk, useDesk } from '../table/table-context.ts';
import { notesAbout, tileOf } from './layouts.ts';
import { numbersOf } from './tile-numbers.ts';

export function CardTile({ handle }: { readonly handle: Handle }) {
  const desk = useDesk();
  const { live, opened, hovered } = desk;
  const hover = useHover(hovered, handle);
  const face = live.model.value.cards[handle];
  if (face === undefined) return <span class="tile back">{t('card.faceDown')}</span>;
  const print = live.game.print(face.no);
  const ask = live.ask.value;
  const positions = positionsOf(ask, handle);
  const pickable = ask !== null && positions.some((position) => banOf(ask, live.picks.value, position) === undefined);
  const picked = positions.some((position) => live.picks.value.includes(position));
  const inspect = (): void => {
    opened.value = { what: 'card', no: face.no, handle };
  };
  return (
    <button
      type="button"
      class={`tile tone-${print?.color ?? ''} state-${face.state ?? 'none'} ${pickable ? 'pickable' : ''} ${picked ? 'picked' : ''}`}
      data-handle={handle}
      aria-label={labelOf(desk, handle, pickable, picked)}
      aria-pressed={positions.length > 0 && (ask?.max ?? 1) > 1 ? picked : undefined}
      onClick={() => {
        if (positions.length === 1 && (pickable || picked)) live.pick(positions[0] as number);
        else inspect();
      }}
      {...hover}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect();
      }}
      onKeyDown={(event) => {
        if (event.key === 'i' || event.key === 'I') inspect();
      }}
    >
      {print === undefined ? null : <CardThumb game={live.game} print={print} />}
      <TileHead face={face} print={print} />
      <Words class="tile-name" of={nameOf(live.game, face.no)} />
      <TileFoot face={face} print={print} />
      <TileNotes handle={handle} />
    </button>
  );
}

interface Shown {
  readonly face: CardFace;
  readonly print: CardPrint | undefined;
}
function TileHead(shown: Shown) {
  const { live } = useDesk();
  const { head, states } = tileOf(live.game.id);
  const { state } = shown.face;
  return (
    <span class="tile-top">
      {numbersOf(shown.face, shown.print, head).map(({ of, sign, named, value, change }, i) => {
        const Tag = i === 0 ? 'b' : 'i';
        return (
          <Tag key={of} class={change}>
            {named ? <small>{gameWord(live.game, `value.${of}`)} </small> : sign}
            {value}
          </Tag>
        );
      })}
      {state === undefined ? null : <span class="tile-state">{states[state] ?? state}</span>}
    </span>
  );
}

/** A card without numbers says what it is. */
function TileFoot(shown: Shown) {
  const { live } = useDesk();
  const { foot } = tileOf(live.game.id);
  const numbers = numbersOf(shown.face, shown.print, foot);
  return (
    <span class="tile-foot">
      {numbers.length === 0 ? <span>{gameWord(live.game, `type.${shown.print?.type ?? ''}`)}</span> : null}
      {numbers.map(({ of, sign, named, value, change }) => (
        <b key={of} class={`${sign === '' ? '' : 'tile-signed'} ${change}`}>
          {named ? <small>{gameWord(live.game, `value.${of}`)} </small> : sign}
          {value}
        </b>
      ))}
    </span>
  );
}

/** What it may and may not, and why not again. */
function TileNotes({ handle }: { readonly handle: Handle }) {
  const { live } = useDesk();
  const notes = notesAbout(live, handle);
  return notes.length === 0 ? null : <span class="tile-notes">{notes.join(' · ')}</span>;
}

/** Name, state, numbers and notes in words. */
function labelOf({ live }: TableDesk, handle: Handle, pickable: boolean, picked: boolean): string {
  const face = live.model.value.cards[handle];
  if (face === undefined) return t('card.faceDown');
  const print = live.game.print(face.no);
  const numbers = { ...print?.numbers, ...face.values };
  const words = [
    ...(print === undefined ? [nameOf(live.game, face.no)] : namesOn(print)).map(({ text }) => text),
    ...(face.state === undefined ? [] : [gameWord(live.game, `state.${face.state}`)]),
    ...Object.entries(numbers).map(([name, n]) => t('card.number', { name: gameWord(live.game, `value.${name}`), n })),
    ...notesAbout(live, handle),
    ...(picked ? [t('card.picked')] : pickable ? [t('card.pickable')] : []),
  ];
  return words.join(t('log.comma'));
}

/** What may be done with a card now, for its dialog. */
export function actionsOf({ live, opened }: TableDesk, handle: Handle): CardAction[] {
  const ask = live.ask.value;
  if (ask === null) return [];
  return positionsOf(ask, handle)
    .filter((position) => banOf(ask, live.picks.value, position) === undefined)
    .map((position) => {
      const { label, detail } = choiceText(live, ask.from[position] as ShownChoosable);
      return {
        label,
        ...(detail === undefined ? {} : { detail }),
        act() {
          opened.value = null;
          live.pick(position);
        },
      };
    });
}
