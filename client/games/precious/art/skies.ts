// The skies of the three works: above, in the middle, at the horizon, and the light in it, by the colour of the card and the hour.
import type { Artwork } from '../../../art/artwork.ts';

export const SKIES: Artwork['skies'] = {
  // By the sea: clear air, blue or green with the sea, warm towards the evening.
  'blue.morning': ['#3c8cd8', '#94ccf4', '#f4fafc', '#fffdf0'],
  'blue.dusk': ['#34549c', '#9c8cc8', '#ffc8a8', '#fff0d0'],
  'blue.studio': ['#1c3460', '#4474ac', '#b8d8f0', '#e8f8ff'],
  'blue.night': ['#10285c', '#2c5c9c', '#8cc0e0', '#f0f8ff'],
  'green.morning': ['#2c9c94', '#8cd8c8', '#f4fcf0', '#fffff0'],
  'green.noon': ['#1c8c84', '#7cd4b8', '#e8f8d8', '#fffff0'],
  'green.dusk': ['#2c6c74', '#9cb08c', '#ffd09c', '#fff0c8'],
  'green.night': ['#0c3440', '#1c6c6c', '#8cd0a8', '#f4ffdc'],
  'green.storm': ['#143438', '#3c6c68', '#a0bca8', '#f4fff0'],
  // Between small planets: ink and violet for blue, umber and amber for yellow.
  'blue.space': ['#0c0c38', '#2c2c7c', '#7c84d8', '#e8ecff'],
  'blue.orbit': ['#181048', '#44389c', '#b49ce8', '#fff0ff'],
  'blue.aboard': ['#1c2450', '#4c5c9c', '#b8c4e8', '#fff4d8'],
  'blue.lamp': ['#1c1c44', '#54488c', '#d8a8b8', '#ffe8b8'],
  'yellow.space': ['#1c1430', '#6c4430', '#f0b850', '#fff4c8'],
  'yellow.orbit': ['#2c1c38', '#84583c', '#f4cc6c', '#fff8d8'],
  'yellow.nebula': ['#30183c', '#a4603c', '#ffd468', '#fff4d0'],
  'yellow.aboard': ['#3c2828', '#94703c', '#f4dc94', '#fff8dc'],
  'yellow.dawn': ['#443054', '#c88450', '#ffe08c', '#fffae0'],
  'blue.dawn': ['#2c2468', '#7c5cac', '#f0b4c0', '#fff0dc'],
  // Under a roof of glass: lanterns for red, old glass for green, bulbs for yellow.
  'red.lantern': ['#5c1820', '#c84c3c', '#ffb884', '#fff0c8'],
  'red.neon': ['#3c1038', '#b82c54', '#ff9c94', '#ffe8dc'],
  'red.dawn': ['#8c4454', '#e89080', '#ffe4cc', '#fff8e8'],
  'red.evening': ['#6c2430', '#d86850', '#ffd0a0', '#fff4d8'],
  'green.lantern': ['#1c4830', '#5c9c54', '#ecdc94', '#fff8d0'],
  'green.neon': ['#0c3434', '#1c8c6c', '#a8f0b8', '#f4ffe8'],
  'green.glass': ['#1c5c54', '#6cb49c', '#dcf4dc', '#fcfff0'],
  'green.evening': ['#2c5038', '#8ca864', '#f8e0a4', '#fff8dc'],
  'yellow.lantern': ['#6c3818', '#d08c30', '#ffdc80', '#fff8d0'],
  'yellow.neon': ['#4c1c48', '#c86c3c', '#ffd460', '#fffcd8'],
  'yellow.evening': ['#7c4428', '#e0a040', '#ffe8a0', '#fffce0'],
};
