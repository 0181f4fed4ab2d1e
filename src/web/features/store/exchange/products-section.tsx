import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { PublicProduct } from '#contract/product/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { Section } from '#web/kit/game/section.tsx';
import { takePurchaseHash } from '../deposit/purchase-place.ts';
import type { ExchangeDialogProps } from './exchange-dialog.tsx';
import type { ProductOffer } from './load-products.ts';
import { ProductCard } from './product-card.tsx';
import { useOffer } from './use-offer.ts';

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
