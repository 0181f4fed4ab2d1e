import { getApplication } from '#contract/application/endpoints.ts';
import type { GamePrice } from '#contract/product/price-entities.ts';
import type { Page } from '#web/app/use-page.ts';
import { balanceStore } from '../balance/balance-store.ts';
import { currencyOfBrowser } from './visitor-currency.ts';

/** The price of a game in the currency of this browser, where it is another than that of the page. */
export async function loadOwnPrice(page: Page, applicationId: string, shown: GamePrice): Promise<GamePrice | null> {
  const { locale, user } = page.state;
  const known = balanceStore.get();
  const currency = currencyOfBrowser(locale, known !== null && known.userId === user?.id ? known.list : null);
  if (currency === shown.currency) return shown;
  const unnoticed = { loadingBar: false, isQuiet: true } as const;
  const { price } = await page.call(getApplication, { applicationId, lang: locale, currency }, unnoticed);
  return price;
}
