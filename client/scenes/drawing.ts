// All that is drawn of a table: mats, cards, plates and effects, from one atlas; what does not fit into it is made room for.
import type { GameFront } from '../../shared/kernel/game.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import { AtlasFull } from './atlas.ts';
import { Backdrop } from './backdrop.ts';
import { CardLayer, type Moves } from './card-layer.ts';
import { CardPainter } from './card-painter.ts';
import { CardShadows } from './card-shadow.ts';
import type { Composed } from './compose.ts';
import type { Held } from './drag.ts';
import { Effects } from './effects.ts';
import { FoilLight } from './foil-light.ts';
import type { TableLook } from './look.ts';
import { PlateLayer } from './plate-layer.ts';
import type { Stage } from './stage.ts';

export interface DrawingKit {
  readonly stage: Stage;
  readonly game: GameFront;
  look(): TableLook;
  /** Is motion wanted? */
  lively(): boolean;
  /** Mats with the lamp over this seat. */
  paintMats(ctx: CanvasRenderingContext2D, lit: Seat | null): void;
}

export class Drawing {
  readonly cards: CardLayer;
  readonly effects: Effects;
  readonly foil: FoilLight;
  private readonly plates: PlateLayer;
  private readonly backdrop: Backdrop;
  private readonly stage: Stage;
  private lit: Seat | null = null;
  /** A card moved when that was last looked at. */
  private moved = false;
  private readonly isOnItsWay = (card: string): boolean => this.cards.isOnItsWay(card);

  constructor(kit: DrawingKit) {
    const { stage } = kit;
    const { scene } = stage;
    const lens = () => stage.lens;
    const atlas = () => stage.atlas;
    const painter = new CardPainter(kit.game, kit.look, atlas, lens);
    this.stage = stage;
    const shadows = new CardShadows(scene, atlas, lens);
    this.cards = new CardLayer({ scene, painter, shadows, lens, paintsTurned: !stage.isWebGl });
    this.plates = new PlateLayer(scene, atlas, lens);
    this.effects = new Effects({ scene, atlas, lens });
    this.foil = new FoilLight({ scene, painter, cards: this.cards, lens, lively: kit.lively });
    this.backdrop = new Backdrop(stage, (ctx) => kit.paintMats(ctx, this.lit));
  }

  show(now: Composed, held: Held | null, lit: Seat | null, moves: Moves): void {
    this.fitting(() => this.draw(now, held, lit, moves));
  }

  /** Goes on to `now`; says what is not done yet. */
  tick(now: number): { readonly moving: boolean; readonly floating: boolean } {
    return this.fitting(() => {
      const moving = this.cards.tick(now);
      // Also after the last step, with which the card has come.
      if (moving || this.moved) this.plates.await(this.isOnItsWay);
      this.moved = moving;
      const floating = this.effects.tick(now);
      return { moving, floating: this.foil.tick(now) || floating };
    });
  }

  /** Everything is painted anew, after the window has got another size; what moves goes on. */
  repaint(): void {
    this.backdrop.repaint();
    this.undress();
    this.fitting(() => this.dress());
  }

  /** The same, where also what was painted is not to be trusted any more. */
  renew(): void {
    this.stage.atlas.clear();
    this.repaint();
  }

  /** Every motion is ended where it leads, and nothing is left of what was only for a moment. */
  land(): void {
    this.clear();
    this.fitting(() => this.cards.landAll());
    this.plates.await(this.isOnItsWay);
  }

  clear(): void {
    this.effects.clear();
    this.foil.clear();
  }

  /** What does not fit is tried in an empty atlas, and then with ever more room, until all that is seen is painted. */
  private fitting<T>(paint: () => T): T {
    for (let tries = 0; ; tries++) {
      try {
        const painted = paint();
        if (tries > 0) this.dress();
        return painted;
      } catch (problem) {
        if (!(problem instanceof AtlasFull)) throw problem;
        if (tries === 0) this.stage.atlas.clear();
        else if (this.stage.makeRoom()) this.backdrop.repaint();
        else throw problem;
        this.undress();
      }
    }
  }

  private dress(): void {
    this.cards.repaint(this.stage.now);
    this.plates.repaint();
  }
  /** What flies takes its frames anew with the next tick: those of an emptied atlas must not be drawn. */
  private undress(): void {
    this.effects.undress();
    this.foil.undress();
  }

  private draw(now: Composed, held: Held | null, lit: Seat | null, moves: Moves): void {
    if (this.lit !== lit || !this.backdrop.painted) {
      this.lit = lit;
      this.backdrop.repaint();
    }
    this.cards.show(now.cards, moves);
    const card = held === null ? undefined : now.cards.find(({ key }) => key === held.key);
    if (card !== undefined) this.cards.hold(card.key, card.pose);
    this.cards.mark(now.marks);
    this.plates.show(now.plates);
    this.plates.await(this.isOnItsWay);
  }
}
