import type { AgeRating } from '#contract/values/age-ratings.ts';
import type { LocaleCode } from '#contract/values/locales.ts';

/** A game's share picture. */
export interface GameOrder {
  readonly kind: 'game';
  readonly lang: LocaleCode;
  readonly name: string;
  readonly company: string;
  readonly category: string;
  readonly ageRating: AgeRating;
  /** Picture files created by the store itself; optional. */
  readonly icon: Uint8Array | undefined;
  readonly background: Uint8Array | undefined;
}

/** An article's share picture. */
export interface ArticleOrder {
  readonly kind: 'article';
  readonly lang: LocaleCode;
  readonly title: string;
}

/** The store's share picture. */
export interface StoreOrder {
  readonly kind: 'store';
  readonly lang: LocaleCode;
  readonly about: string;
}

export type SharePictureOrder = GameOrder | ArticleOrder | StoreOrder;
