import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { PublicProduct } from '#contract/product/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { Section } from '#web/kit/game/section.tsx';
import { useBalances } from '../balance/balance-store.ts';
import { takePurchaseHash } from '../deposit/purchase-place.ts';
import type { ExchangeDialogProps } from './exchange-dialog.tsx';
import { loadOffer, type ProductOffer } from './load-products.ts';
import { ProductCard } from './product-card.tsx';
import { currencyOfBrowser, rememberCurrency } from './visitor-currency.ts';

interface ProductsSectionProps {
  readonly applicationId: string;
  readonly first: ProductOffer;
}

/** The game's products for star coins. */
export function ProductsSection({ applicationId, first }: ProductsSectionProps) {
  const page = usePage();
  const isSignedIn = useUser() !== null;
  const { offer, isBusy, choose, reload } = useOffer(applicationId, first);
  const [chosen, setChosen] = useState<PublicProduct | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<ExchangeDialogProps> | null>(null);
  const opening = useAction(async (product: PublicProduct) => {
    if (!isSignedIn) return openSignIn({ reason: 'exchange' });
    const [{ ExchangeDialog }] = await Promise.all([
      import('./exchange-dialog.tsx'),
      loadMessages(page, 'exchange', 'rules', 'errors'),
    ]);
    setDialog(() => ExchangeDialog);
    setChosen(product);
  });
  const open = useRef(opening.start);
  open.current = opening.start;
  // Back from a top-up that began in the purchase of one of them.
  useEffect(() => {
    const product = first.products.find(({ productId }) => takePurchaseHash(productId));
    if (product !== undefined) open.current(product);
  }, [first]);
  return (
    <Section id="products" title={page.t('exchange.title')}>
      {offer.currencies.length > 1 && <Currencies offer={offer} onChoose={choose} />}
      <ul aria-busy={isBusy} className="grid gap-3 sm:grid-cols-2">
        {offer.products.map((product) => (
          <ProductCard
            key={product.productId}
            product={product}
            isBusy={isBusy}
            onExchange={() => opening.start(product)}
          />
        ))}
      </ul>
      {Dialog !== null && chosen !== null && (
        <Dialog applicationId={applicationId} product={chosen} onChanged={reload} onClose={() => setChosen(null)} />
      )}
    </Section>
  );
}

interface CurrenciesProps {
  readonly offer: ProductOffer;
  readonly onChoose: (currency: CurrencyCode) => void;
}

function Currencies({ offer: { currencies, currency }, onChoose }: CurrenciesProps) {
  const page = usePage();
  return (
    <fieldset className="mb-4">
      <legend className="sr-only">{page.t('exchange.currency')}</legend>
      <div className="flex flex-wrap gap-2">
        {currencies.map((code) => (
          <button
            key={code}
            type="button"
            className="chip"
            aria-pressed={code === currency}
            onClick={() => onChoose(code)}
          >
            {code}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** A background call: on failure the prices stay in the page's currency. */
const UNNOTICED = { loadingBar: false, isQuiet: true } as const;

/** A game's products in one currency: the visitor's once the page has loaded, then the chosen one, which is stored. */
function useOffer(applicationId: string, first: ProductOffer) {
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
