import { useEffect } from 'react';
import type { PublicProduct } from '#contract/product/entities.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { usePage } from '../../app/use-page.ts';
import { useBalances } from '../store/balance/use-balances.ts';
import { watchBalances } from '../store/balance/watch-balances.ts';
import { judgeExchange } from '../store/exchange/judge-exchange.ts';
import type { GameDesk } from './game-desk.ts';
import type { GameFailureCode } from './game-failure.ts';
import type { Offer } from './purchase-desk.ts';
import { PurchaseDone } from './purchase-done.tsx';
import { PurchaseOffer } from './purchase-offer.tsx';
import { useClearView } from './use-clear-view.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePurchase } from './use-purchase.ts';

export interface PurchaseDialogProps {
  /** Name of the game, which says who asks. */
  readonly name: string;
  readonly desk: GameDesk;
  readonly offer: Offer;
}

/** Something that a game offers, over the game: what it costs and what is left, and only here it is confirmed. */
export function PurchaseDialog({ name, desk, offer }: PurchaseDialogProps) {
  const page = usePage();
  const { session, productId, quantity } = offer;
  const product = session.products.find((candidate) => candidate.productId === productId);
  const isTest = session.isTester;
  const balance = useBalance(product?.currency);
  const isVisitor = session.player === null;
  const purchase = usePurchase({ desk, product, quantity, isTest, isVisitor });
  const judged =
    product === undefined || isTest
      ? null
      : judgeExchange({ price: product.price, currency: product.currency, quantity: String(quantity), balance });
  const isShort = !isVisitor && judged !== null && judged.missing > 0;
  const close = () => desk.purchases.close(closeReason({ product, isShort, failed: purchase.failure?.code }));
  useKeptFocus();
  useClearView();
  // Somebody may top up beside the game: the balance follows.
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
          {...{ product, quantity, isTest, balance, judged, purchase }}
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

/** Why nothing was bought, as the game is told. */
function closeReason({ product, isShort, failed }: Closed): GameFailureCode {
  if (product === undefined) return 'unavailable';
  if (isShort) return 'not_enough';
  return failed ?? 'cancelled';
}

/** Star coins of a currency: an account that has never had any of it has none; null where nothing is known. */
function useBalance(currency: string | undefined): number | null {
  const balances = useBalances();
  if (balances === null) return null;
  return balances.find((balance) => balance.currency === currency)?.points ?? 0;
}
