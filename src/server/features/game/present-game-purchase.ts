import type { GamePurchase } from '#contract/game/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { type PurchaseRow, presentPurchase } from '../purchase/public.ts';

/** Formats a purchase for its game's page, with its name at the time of purchase. */
export function presentGamePurchase(row: PurchaseRow, playerId: string, lang: LocaleCode): GamePurchase {
  return { ...presentPurchase(row, playerId), title: row.product_names[lang] };
}
