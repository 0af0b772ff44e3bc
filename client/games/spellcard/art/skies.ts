// The skies of Vesper Quay: above, in the middle, at the horizon, and the light in it, by the colour of the card and the hour.
import type { Artwork } from '../../../art/artwork.ts';

export const SKIES: Artwork['skies'] = {
  // The Night Post: lamps on red, lanterns on night, dust and wax.
  'red.collection': ['#5c1430', '#b83c44', '#ffb484', '#fff0cc'],
  'red.counter': ['#70202c', '#c8504c', '#ffd8b0', '#fff6dc'],
  'red.midnight': ['#240c28', '#8c2440', '#f08468', '#ffe8c0'],
  'yellow.rooftops': ['#141c40', '#4c4870', '#f0b45c', '#fff0b0'],
  'yellow.gutter': ['#1c2c48', '#5c6c7c', '#f0d08c', '#fff8c8'],
  'yellow.sparks': ['#2c1838', '#8c4c44', '#ffc850', '#fff6c0'],
  'purple.dust': ['#201830', '#54446c', '#b8a0c8', '#f4e8ff'],
  'purple.moths': ['#180c30', '#4c2c7c', '#a884e0', '#f8f0ff'],
  'purple.wax': ['#48143c', '#a43c7c', '#f4a8b4', '#fff0e8'],
  'purple.seal': ['#2c0c34', '#7c2068', '#f07c94', '#ffe8ec'],
  'grey.paper': ['#4c5484', '#8c94bc', '#e4dce0', '#ffffff'],
  'grey.ink': ['#1c1c34', '#4c4c70', '#b4b4cc', '#ffffff'],
  // The harbour: the lamp's gold on navy, the ledger's blues, weather, fire.
  'yellow.lamp': ['#101c48', '#344c8c', '#f4d488', '#fffbd8'],
  'yellow.glare': ['#2c4480', '#7c90b4', '#ffe8a0', '#fffff0'],
  'blue.ledger': ['#14406c', '#3c84ac', '#c8ecf0', '#fbffff'],
  'blue.tide': ['#0c3454', '#1c7c94', '#a0e4dc', '#f0fff8'],
  'blue.weather': ['#34486c', '#7490b0', '#d4e0ec', '#ffffff'],
  'blue.cliffs': ['#1c3060', '#5478b4', '#f0dcc4', '#fff8e4'],
  'red.rockets': ['#1c1034', '#6c1c4c', '#f06c3c', '#fff0a8'],
  'red.flare': ['#3c0c24', '#b42430', '#ff9c54', '#fff4c0'],
  // The orchard: noon and evening among the rows, brass on slate, moss.
  'green.noon': ['#3c8c7c', '#94cc8c', '#f8f4c8', '#fffff0'],
  'green.evening': ['#2c5448', '#8ca45c', '#ffd890', '#fff4d0'],
  'green.moss': ['#143c34', '#3c7c54', '#b4dc9c', '#f8ffdc'],
  'green.root': ['#101c24', '#245448', '#7cc08c', '#e8ffd0'],
  'grey.field': ['#4c5c7c', '#a09c9c', '#f4d8a0', '#fff4d8'],
  'grey.crows': ['#24243c', '#745c64', '#f0a868', '#ffecc0'],
  // What lies about: the hours in which things are looked at.
  'grey.lamplight': ['#34203c', '#7c5454', '#f0bc84', '#fff4d0'],
  'grey.morning': ['#5c88b0', '#a8c8d8', '#f8f0e0', '#fffff4'],
  'grey.quay': ['#1c3c54', '#4c7c8c', '#c0dcd4', '#f8ffff'],
  'grey.garden': ['#34584c', '#84a078', '#f0e8b8', '#fffff0'],
  'grey.wine': ['#341434', '#7c3c64', '#e0a0ac', '#fff0f0'],
  'grey.smoke': ['#1c1c2c', '#4c4c5c', '#b4a8a4', '#fff4e4'],
  'grey.pale': ['#0c1440', '#2c54a4', '#9ce0fc', '#f4ffff'],
  'grey.flooded': ['#183048', '#3c6c84', '#b8d8c8', '#fff8dc'],
  'grey.fog': ['#8494a4', '#b4c0c8', '#e4e8e8', '#ffffff'],
  'grey.inkrain': ['#34346c', '#7474a8', '#ccc8e4', '#f8f8ff'],
  'grey.static': ['#241444', '#5c3c94', '#c4a4f0', '#fffbc8'],
  'grey.moonless': ['#04060e', '#101a30', '#2c4058', '#a4c0d8'],
};
