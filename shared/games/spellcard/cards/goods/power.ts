// The Power card: there is one, and of it as many copies as a deck likes (1.6, 3.1).
import type { PowerData } from '../../card-data.ts';
import { named } from '../print-run.ts';

export const POWER: PowerData = {
  no: 'sc/P01',
  type: 'power',
  name: named('Power Card', 'パワーカード', 'Power卡'),
  flavor: { en: 'A blank stamp of pale blue light, valid for one of anything.' },
  rarity: 'N',
};
