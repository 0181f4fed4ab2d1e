import type { GamePurchase } from '#contract/game/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { type PurchaseRow, presentPurchase } from '../purchase/public.ts';

/** A purchase for the page of its game, named as it was when it was bought. */
export function presentGamePurchase(row: PurchaseRow, playerId: string, lang: LocaleCode): GamePurchase {
  return { ...presentPurchase(row, playerId), title: row.product_names[lang] };
}
