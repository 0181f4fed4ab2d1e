import { useEffect, useRef, useState } from 'react';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { useBalances } from '../balance/use-balances.ts';
import { loadOffer, type ProductOffer } from './load-products.ts';
import { currencyOfBrowser, rememberCurrency } from './visitor-currency.ts';

/** A background call: on failure the prices stay in the page's currency. */
const UNNOTICED = { loadingBar: false, isQuiet: true } as const;

/** A game's products in one currency: the visitor's once the page has loaded, then the chosen one, which is stored. */
export function useOffer(applicationId: string, first: ProductOffer) {
  const page = usePage();
  const balances = useBalances();
  const [offer, setOffer] = useState(first);
  /** The last requested currency: an automatic correction never overrides a later choice. */
  const asked = useRef(first.currency);
  const isCorrected = useRef(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const { isBusy, start } = useAction(async (currency: CurrencyCode, isChosen: boolean) => {
    isCorrected.current = true;
    asked.current = currency;
    setOffer(await loadOffer(page, { applicationId, currency }));
    if (isChosen) rememberCurrency(currency);
  });
  useEffect(() => {
    if (isCorrected.current) return;
    isCorrected.current = true;
    const currency = currencyOfBrowser(page.state.locale, balances);
    if (currency === first.currency || !first.currencies.includes(currency)) return;
    asked.current = currency;
    setCorrecting(true);
    loadOffer(page, { applicationId, currency }, UNNOTICED)
      .then(
        (next) => asked.current === currency && setOffer(next),
        () => undefined,
      )
      .finally(() => setCorrecting(false));
  }, [page, balances, applicationId, first]);
  return {
    offer,
    /** No purchase while the price is about to change. */
    isBusy: isBusy || isCorrecting,
    choose: (currency: CurrencyCode) => start(currency, true),
    /** The offer has changed. */
    reload: () => start(offer.currency, false),
  };
}
