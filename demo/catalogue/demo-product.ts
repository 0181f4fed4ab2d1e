import type { Localized } from './demo-game.ts';

/** A product of a demo game. Cosmetic ones say so, as the games' own texts promise. */
export interface DemoProduct {
  /** Unique within the game. */
  productId: string;
  /** Whole TWD; other currencies are converted at the demo's rates. */
  price: number;
  /** At most 55 characters in each language. */
  title: Localized;
  /** At most 200 characters in each language. */
  description: Localized;
}

/** Products by the slug of their game, the cheapest first. */
export type DemoProducts = Readonly<Record<string, readonly DemoProduct[]>>;
