import type { AgeRating } from '#contract/values/age-ratings.ts';
import type { LocaleCode } from '#contract/values/locales.ts';

/** What a share picture shows of a game. */
export interface GameOrder {
  readonly kind: 'game';
  readonly lang: LocaleCode;
  readonly name: string;
  readonly company: string;
  readonly category: string;
  readonly ageRating: AgeRating;
  /** Files of pictures that the store has made itself; without one, the picture does without. */
  readonly icon: Uint8Array | undefined;
  readonly background: Uint8Array | undefined;
}

/** What it shows of an article. */
export interface ArticleOrder {
  readonly kind: 'article';
  readonly lang: LocaleCode;
  readonly title: string;
}

/** What it shows of the store. */
export interface StoreOrder {
  readonly kind: 'store';
  readonly lang: LocaleCode;
  readonly about: string;
}

export type SharePictureOrder = GameOrder | ArticleOrder | StoreOrder;
