// The cards of a game as lines, for whoever writes a scenario: number, name, what is printed, and the text.
import type { CardPrint, GameFront } from '../../shared/kernel/game.ts';

export const cardList = (game: GameFront): string =>
  game
    .prints()
    .map((print) => [headOf(print), ...game.describe(print.no, 'en').map((line) => `    ${line}`)].join('\n'))
    .join('\n');

function headOf({ no, name, type, color, numbers, traits, icons }: CardPrint): string {
  const printed = Object.entries(numbers).map(([what, is]) => `${what} ${is}`);
  const parts = [`${color} ${type}`, ...printed, ...traits, ...icons.map((icon) => `icon ${icon}`)];
  return `${no}  ${name.en}  (${parts.join(', ')})`;
}
