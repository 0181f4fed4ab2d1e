import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { PublicApplication } from '#contract/application/entities.ts';
import type { PublicProduct } from '#contract/product/entities.ts';
import type { GamePrice } from '#contract/product/price-entities.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { Price } from '#web/kit/coins.tsx';
import { DiscountBadge, PriceBefore } from '#web/kit/game/price-tag.tsx';
import { useRefusal } from '#web/kit/state/use-refusal.ts';
import { takePurchaseHash } from '../deposit/purchase-place.ts';
import type { ExchangeDialogProps } from './exchange-dialog.tsx';
import { LowestPrice } from './price-now.tsx';

interface BuyGameProps {
  readonly application: PublicApplication;
}

/** The price of a game that is not owned, and the button that buys it. */
export function BuyGame({ application }: BuyGameProps) {
  const page = usePage();
  const router = useRouter();
  const refuse = useRefusal();
  const isSignedIn = useUser() !== null;
  const { appId, gameProduct } = application;
  const { price, isChanging, reload } = useGamePrice(application);
  const [Dialog, setDialog] = useState<ComponentType<ExchangeDialogProps> | null>(null);
  const opening = useAction(async () => {
    if (!isSignedIn) return openSignIn({ reason: 'exchange' });
    const [{ ExchangeDialog }] = await Promise.all([
      import('./exchange-dialog.tsx'),
      loadMessages(page, 'exchange', 'rules', 'errors'),
    ]);
    setDialog(() => ExchangeDialog);
  });
  const productId = gameProduct?.productId;
  const open = useRef(opening.start);
  open.current = opening.start;
  // Back from a top-up that began in this purchase.
  useEffect(() => {
    if (productId !== undefined && takePurchaseHash(productId)) open.current();
  }, [productId]);
  if (price === null || gameProduct === null) return <p className="text-muted">{page.t('price.none')}</p>;
  const { currency, amount, ...discount } = price;
  const product: PublicProduct = { ...gameProduct, currency, price: amount, ...discount };
  const close = () => {
    setDialog(null);
    // The game may be owned now.
    void router.invalidate();
  };
  return (
    <div className="flex flex-col gap-2 sm:min-w-56">
      <button
        type="button"
        className="btn btn-gold text-base"
        aria-haspopup="dialog"
        aria-disabled={isChanging || opening.isBusy || refuse !== null}
        onClick={refuse ?? (() => isChanging || opening.start())}
      >
        <DiscountBadge percent={price.percent} isOnGold />
        {page.t('price.buy')}
        <PriceBefore price={price} className="" />
        <Price amount={amount} currency={currency} />
      </button>
      <LowestPrice price={price} className="text-muted" />
      {Dialog !== null && <Dialog applicationId={appId} product={product} isGame onChanged={reload} onClose={close} />}
    </div>
  );
}

/** The price as the page has it, then in the currency of this browser. */
function useGamePrice({ appId, price: first }: PublicApplication) {
  const page = usePage();
  const [corrected, setCorrected] = useState<{ readonly of: GamePrice | null; readonly price: GamePrice | null }>();
  const [isChanging, setChanging] = useState(false);
  useEffect(() => {
    if (first === null) return;
    let isLeft = false;
    const correct = async () => {
      const { loadOwnPrice } = await import('./load-own-price.ts');
      setChanging(true);
      const price = await loadOwnPrice(page, appId, first).finally(() => setChanging(false));
      if (!isLeft) setCorrected({ of: first, price });
    };
    correct().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [page, appId, first]);
  const price = corrected !== undefined && corrected.of === first ? corrected.price : first;
  const router = useRouter();
  return { price, isChanging, reload: () => void router.invalidate() };
}
