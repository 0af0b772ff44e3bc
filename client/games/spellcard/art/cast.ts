// Who and what is on each card: its ground, hour, layout and motifs. Whoever has spell cards is on each, with their motif.
import { type Casting, cast } from '../../../art/casting.ts';
import { GOODS } from './cast-goods.ts';

type Castings = Readonly<Record<string, Casting>>;

const NIGHT_POST: Castings = {
  C01: cast('counter counter', 'portrait', 'envelope ringing-bell', 'Odile Marrow'),
  'S01-1': cast('pillarboxes collection', 'sentLeft', 'mailbox envelope', 'Odile Marrow.calm.turned.reach'),
  'S01-2': cast('sheaves counter', 'sent', 'papers envelope', 'Odile Marrow.open.fanned'),
  'S01-3': cast('returned collection', 'right', 'return-arrow envelope', 'Odile Marrow.up'),
  'S01-4': cast('registry midnight', 'heldLeft', 'stamper envelope', 'Odile Marrow.point.turned'),
  'S01-5': cast('windows midnight', 'aloft', 'window envelope', 'Odile Marrow.wide.open'),

  C02: cast('rooftops rooftops', 'portrait', 'lantern-flame candle-flame', 'Tobin Wick.grin'),
  'S02-1': cast('swing sparks', 'swing', 'lantern-flame comet-spark', 'Tobin Wick.leap.stern'),
  'S02-2': cast('relay rooftops', 'sunk', 'candle-flame lantern-flame', 'Tobin Wick.lanternUp.cheer'),
  'S02-3': cast('raindrops gutter', 'dash', 'droplets lantern-flame', 'Tobin Wick.hop.wink'),
  'S02-4': cast('sparktrail sparks', 'dash', 'comet-spark lantern-flame', 'Tobin Wick.run.grin'),
  'S02-5': cast('steps gutter', 'swing', 'wingfoot lantern-flame', 'Tobin Wick.run.gasp'),

  C06: cast('deadletters dust', 'portraitLeft', 'letter-moth candle-light', 'Corvin Sable.sleepy'),
  'S06-1': cast('moths moths', 'sent', 'letter-moth envelope', 'Corvin Sable.reach.calm'),
  'S06-2': cast('unclaimed dust', 'right', 'full-folder letter-moth', 'Corvin Sable.worried.hold'),
  'S06-3': cast('dust moths', 'aloft', 'bookshelf letter-moth', 'Corvin Sable.calm.wide'),
  'S06-4': cast('reopened dust', 'heldLeft', 'open-folder letter-moth', 'Corvin Sable.paper.open'),
  'S06-5': cast('blackedged moths', 'sunk', 'bordered-letter letter-moth', 'Corvin Sable.stern'),

  C08: cast('sealbench wax', 'portrait', 'wax-seal candle-flame', 'Pia Sealwright.open'),
  'S08-1': cast('postmarked wax', 'right', 'postmark wax-seal', 'Pia Sealwright.point.stern'),
  'S08-2': cast('hundred seal', 'aloft', 'wax-seal stamper', 'Pia Sealwright.wide.grin'),
  'S08-3': cast('embargo seal', 'sunk', 'padlock wax-seal', 'Pia Sealwright.stern.crossed'),
  'S08-4': cast('counterfeit wax', 'heldLeft', 'post-stamp wax-seal', 'Pia Sealwright.wink'),
  'S08-5': cast('sealed seal', 'halo', 'anchor wax-seal', 'Pia Sealwright.shut.wide'),

  C12: cast('paperstreet paper', 'portraitLeft', 'folded-paper quill', 'Nemo Blank'),
  'S12-1': cast('oneline paper', 'sent', 'quill folded-paper', 'Nemo Blank'),
  'S12-2': cast('papercuts ink', 'halo', 'paper-arrow folded-paper', 'Nemo Blank'),
  'S12-3': cast('nosuch paper', 'right', 'wooden-sign folded-paper', 'Nemo Blank.turned'),
  'S12-4': cast('everyone ink', 'aloft', 'paper-crane folded-paper', 'Nemo Blank'),
  'S12-5': cast('otherhand ink', 'heldLeft', 'fountain-pen folded-paper', 'Nemo Blank.turned'),
};

const HARBOUR: Castings = {
  C03: cast('lamproom lamp', 'portrait', 'lighthouse great-lens', 'Ysolde Farr.calm'),
  'S03-1': cast('ninthbeam lamp', 'sentLeft', 'lighthouse moon', 'Ysolde Farr.stern.reach.turned'),
  'S03-2': cast('waterglare glare', 'sent', 'eclipse-flare lighthouse', 'Ysolde Farr.up.open'),
  'S03-3': cast('fulllens lamp', 'halo', 'great-lens lighthouse', 'Ysolde Farr.wide.open'),
  'S03-4': cast('warnoff glare', 'aloft', 'light-projector lighthouse', 'Ysolde Farr.flags.stern'),
  'S03-5': cast('keptlight lamp', 'sunk', 'candle-light lighthouse', 'Ysolde Farr.shut'),

  C05: cast('tideoffice ledger', 'portraitLeft', 'quill-ink scales', 'Nerys Undertow.open'),
  'S05-1': cast('ebb tide', 'sent', 'nautilus-shell quill-ink', 'Nerys Undertow.reach.stern'),
  'S05-2': cast('carried ledger', 'aloft', 'scales quill-ink', 'Nerys Undertow.wide.calm'),
  'S05-3': cast('highwater tide', 'under', 'fishing-boat quill-ink', 'Nerys Undertow.up.open'),
  'S05-4': cast('overdue ledger', 'heldLeft', 'files quill-ink', 'Nerys Undertow.paper.worried'),
  'S05-5': cast('slackwater tide', 'sunk', 'hourglass quill-ink', 'Nerys Undertow.shut'),

  C09: cast('horncliff cliffs', 'portraitLeft', 'signal-horn seagull', 'Mother Gannet.grin'),
  'S09-1': cast('lownote weather', 'heldRight', 'signal-horn seagull', 'Mother Gannet.sing'),
  'S09-2': cast('echoes cliffs', 'aloft', 'sound-waves signal-horn', 'Mother Gannet.wide.gasp'),
  'S09-3': cast('southwest weather', 'sent', 'wind-slap signal-horn', 'Mother Gannet.reach.stern'),
  'S09-4': cast('allhold cliffs', 'sunk', 'ship-bow signal-horn', 'Mother Gannet.wide.stern'),
  'S09-5': cast('birddive weather', 'sentLeft', 'diving-bird signal-horn', 'Mother Gannet.turned.cheer'),

  C10: cast('rocketyard rockets', 'portrait', 'firework-rocket flying-flag', 'Juno Ember.grin'),
  'S10-1': cast('redflare flare', 'sent', 'firework-rocket explosion-rays', 'Juno Ember.reach.grin'),
  'S10-2': cast('salvo rockets', 'sunk', 'cannon firework-rocket', 'Juno Ember.cheer.wide'),
  'S10-3': cast('dud rockets', 'right', 'unlit-bomb firework-rocket', 'Juno Ember.worried.chin'),
  'S10-4': cast('pennants flare', 'heldLeft', 'flying-flag firework-rocket', 'Juno Ember.flags.open'),
  'S10-5': cast('wholestock flare', 'halo', 'explosion-rays firework-rocket', 'Juno Ember.wide.cheer'),
};

const ORCHARD: Castings = {
  C04: cast('rows noon', 'portraitLeft', 'clock-apple fruit-tree', 'Hark Pendle.open'),
  'S04-1': cast('windfall noon', 'under', 'fruit-tree clock-apple', 'Hark Pendle.gasp'),
  'S04-2': cast('grafting evening', 'heldLeft', 'gardening-shears clock-apple', 'Hark Pendle.calm.hold.turned'),
  'S04-3': cast('blossom noon', 'sent', 'flower-twirl clock-apple', 'Hark Pendle.reach.cheer'),
  'S04-4': cast('oiled evening', 'sent', 'oil-can clock-apple', 'Hark Pendle.reach.open'),
  'S04-5': cast('harvest evening', 'aloft', 'clock-tower clock-apple', 'Hark Pendle.wide.grin'),

  C07: cast('furrows field', 'portrait', 'raven big-gear', 'Brasswen'),
  'S07-1': cast('strawfist field', 'right', 'fist raven', 'Brasswen'),
  'S07-2': cast('overwound crows', 'heldRight', 'watch-spring raven', 'Brasswen.turned'),
  'S07-3': cast('heels field', 'sunk', 'steeltoe-boots raven', 'Brasswen'),
  'S07-4': cast('parliament crows', 'sent', 'crow-dive raven', 'Brasswen'),
  'S07-5': cast('allgears crows', 'halo', 'big-gear raven', 'Brasswen'),

  C11: cast('mosswood moss', 'portrait', 'telegraph-key tree-roots', 'Linden Moss.shut'),
  'S11-1': cast('spores moss', 'sentLeft', 'spotted-mushroom telegraph-key', 'Linden Moss.turned.open'),
  'S11-2': cast('partyline moss', 'heldRight', 'candlestick-phone telegraph-key', 'Linden Moss.grin'),
  'S11-3': cast('strangle root', 'sent', 'root-tip telegraph-key', 'Linden Moss.reach.stern'),
  'S11-4': cast('thorns root', 'under', 'thorny-vine telegraph-key', 'Linden Moss.sleepy'),
  'S11-5': cast('exchange moss', 'aloft', 'jack-plug telegraph-key', 'Linden Moss.wide.calm'),
};

export const CASTINGS: Castings = Object.fromEntries(
  Object.entries({ ...NIGHT_POST, ...HARBOUR, ...ORCHARD, ...GOODS }).map(([no, casting]) => [`sc/${no}`, casting]),
);
