import { useEffect } from 'react';
import type { PublicProduct } from '#contract/product/entities.ts';
import { checkExchange, useBalances, watchBalances } from '#web/features/store/index.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { usePage } from '../../app/use-page.ts';
import type { GameDesk } from './game-desk.ts';
import type { GameFailureCode } from './game-failure.ts';
import type { Offer } from './purchase-desk.ts';
import { PurchaseDone } from './purchase-done.tsx';
import { PurchaseOffer } from './purchase-offer.tsx';
import { useClearView } from './use-clear-view.ts';
import { useFocusGuard } from './use-focus-guard.ts';
import { usePurchase } from './use-purchase.ts';

export interface PurchaseDialogProps {
  /** Name of the game that asks. */
  readonly name: string;
  readonly desk: GameDesk;
  readonly offer: Offer;
}

/** A purchase dialog over the game with price and remaining balance; the only place to confirm. */
export function PurchaseDialog({ name, desk, offer }: PurchaseDialogProps) {
  const page = usePage();
  const { session, productId, quantity } = offer;
  const product = session.products.find((candidate) => candidate.productId === productId);
  const isTest = session.isTester;
  const balance = useBalance(product?.currency);
  const isVisitor = session.player === null;
  const purchase = usePurchase({ desk, product, quantity, isTest, isVisitor });
  const checked =
    product === undefined || isTest
      ? null
      : checkExchange({ price: product.price, currency: product.currency, quantity: String(quantity), balance });
  const isShort = !isVisitor && checked !== null && checked.missing > 0;
  const close = () => desk.purchases.close(closeReason({ product, isShort, failed: purchase.failure?.code }));
  useFocusGuard();
  useClearView();
  // The player may top up in another tab: the balance is refreshed.
  useEffect(() => watchBalances(page), [page]);
  return (
    <ModalDialog
      title={page.t(purchase.order === null ? 'purchase.title' : 'purchase.done', { game: name })}
      close={page.t('purchase.close')}
      isBusy={purchase.isBusy}
      onClose={close}
    >
      {purchase.order === null ? (
        <PurchaseOffer
          {...{ product, quantity, isTest, balance, checked, purchase }}
          isVisitor={isVisitor}
          onSignIn={() => void desk.signInToBuy()}
          onCancel={close}
        />
      ) : (
        <PurchaseDone order={purchase.order} onClose={close} />
      )}
    </ModalDialog>
  );
}

interface Closed {
  readonly product: PublicProduct | undefined;
  readonly isShort: boolean;
  readonly failed: GameFailureCode | undefined;
}

/** Why there was no purchase, as reported to the game. */
function closeReason({ product, isShort, failed }: Closed): GameFailureCode {
  if (product === undefined) return 'unavailable';
  if (isShort) return 'not_enough';
  return failed ?? 'cancelled';
}

/** The balance of a currency: 0 if the account has never had any; null if unknown. */
function useBalance(currency: string | undefined): number | null {
  const balances = useBalances();
  if (balances === null) return null;
  return balances.find((balance) => balance.currency === currency)?.points ?? 0;
}
