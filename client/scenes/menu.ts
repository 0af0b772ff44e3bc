// The small menu beside a card that can do several things.
import type { ShownChoosable } from '../../shared/kernel/view.ts';
import { choiceText } from '../table/ask-text.ts';
import { buttonHeight, type PlacedButton } from './button-plates.ts';
import type { Scene } from './compose.ts';
import type { Box, Size } from './geometry.ts';
import type { LaidCard } from './look.ts';
import type { Offer } from './offer.ts';
import type { Button } from './prompt.ts';

const WIDTH = 260;
const GAP = 6;

export function menuButtons(scene: Scene, cards: readonly LaidCard[], offer: Offer): PlacedButton[] {
  const card = scene.menu === null ? undefined : cards.find(({ key }) => key === scene.menu);
  const ask = scene.table.ask.value;
  if (card === undefined || card.handle === null || ask === null) return [];
  const positions = (offer.cards.get(card.handle) ?? []).filter((position) => !offer.blocked.has(position));
  if (positions.length < 2) return [];
  const buttons = positions.map((position): Button => {
    const choosable = ask.from[position];
    const text = choosable === undefined ? undefined : choiceText(scene.table, choosable);
    const label =
      choosable !== undefined && 'action' in choosable
        ? scene.words(`action.${choosable.action.do}`)
        : (text?.label.text ?? '');
    return {
      id: `menu.${position}`,
      label,
      ...(text?.detail !== undefined && choosable !== undefined && needsDetail(choosable)
        ? { detail: text.detail.text }
        : {}),
      tone: 'main',
      act: { do: 'pick', position },
    };
  });
  return stack(buttons, card, scene.format.size);
}

/** Abilities and declarations of one card differ only in their text; of an action it is there where the game has one. */
const needsDetail = (choosable: ShownChoosable): boolean =>
  'ability' in choosable || 'declared' in choosable || 'action' in choosable;

/** Stacked above the card, or beside it where there is no room above. */
function stack(buttons: readonly Button[], card: LaidCard, room: Size): PlacedButton[] {
  const heights = buttons.map((button) => buttonHeight(button, WIDTH));
  const total = heights.reduce((sum, h) => sum + h + GAP, -GAP);
  const { x, y, h } = card.pose;
  const above = y - h / 2 - 10 - total;
  const first = above >= 8 ? above : Math.min(Math.max(8, y - total / 2), room.h - total - 8);
  const left = above >= 8 ? x - WIDTH / 2 : x + card.pose.w / 2 + 14;
  let top = first;
  return buttons.map((button, i) => {
    const box: Box = { x: Math.min(Math.max(8, left), room.w - WIDTH - 8), y: top, w: WIDTH, h: heights[i] ?? 44 };
    top += box.h + GAP;
    return { button, box };
  });
}
