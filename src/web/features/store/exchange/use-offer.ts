import { useEffect, useRef, useState } from 'react';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';
import { useBalances } from '../balance/use-balances.ts';
import { loadOffer, type ProductOffer } from './load-products.ts';
import { currencyOfBrowser, rememberCurrency } from './visitor-currency.ts';

/** Nobody has asked for it by hand: where it fails, the prices stay in the currency that the page came with. */
const UNNOTICED = { loadingBar: false, isQuiet: true } as const;

/** What a game sells in one currency: the visitor's once the page has loaded, then whichever is chosen, which is remembered. */
export function useOffer(applicationId: string, first: ProductOffer) {
  const page = usePage();
  const balances = useBalances();
  const [offer, setOffer] = useState(first);
  /** The currency asked for last: a correction that comes after a choice comes too late. */
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
    /** Nothing is sold meanwhile: its price is about to be another one. */
    isBusy: isBusy || isCorrecting,
    choose: (currency: CurrencyCode) => start(currency, true),
    /** What is on offer is not what it was. */
    reload: () => start(offer.currency, false),
  };
}
