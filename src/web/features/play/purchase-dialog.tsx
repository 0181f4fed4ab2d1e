import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Order } from '#contract/order/entities.ts';
import type { PublicProduct } from '#contract/product/entities.ts';
import { checkExchange, useBalances, watchBalances } from '#web/features/store/index.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { formatCoins } from '#web/ui/text/format-amount.ts';
import { usePage } from '../../app/use-page.ts';
import type { GameDesk } from './game-desk.ts';
import type { GameFailureCode } from './game-failure.ts';
import type { Offer } from './purchase-desk.ts';
import { PurchaseOffer } from './purchase-offer.tsx';
import { useClearView, usePurchase } from './use-purchase.ts';

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

/** Keeps the focus out of frames below a dialog: a framed page can grab it, and keys would act behind the dialog. */
function useFocusGuard(): void {
  useEffect(() => {
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !(target instanceof HTMLIFrameElement)) last = target;
    };
    // The window loses the focus to a frame; `activeElement` is updated a moment later.
    const takeBack = () =>
      setTimeout(() => {
        const isInFrame = document.activeElement instanceof HTMLIFrameElement;
        if (isInFrame && last instanceof HTMLElement) last.focus();
      });
    last = document.activeElement;
    document.addEventListener('focusin', remember);
    window.addEventListener('blur', takeBack);
    return () => {
      document.removeEventListener('focusin', remember);
      window.removeEventListener('blur', takeBack);
    };
  }, []);
}

/** The purchased product and a button back to the game, which already knows. */
export function PurchaseDone({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const page = usePage();
  const { productName, quantity, points, currency, testMode, orderId } = order;
  const back = useRef<HTMLButtonElement>(null);
  // The focused button disappeared with the offer.
  useEffect(() => back.current?.focus(), []);
  const values = {
    product: productName,
    quantity,
    count: points,
    amount: formatCoins(points, currency, page.state.locale),
  };
  return (
    <div className="flex flex-col gap-5">
      <div role="status" className="flex items-center gap-4">
        <CircleCheck size={40} aria-hidden className="text-success flex-none" />
        <div className="min-w-0 wrap-anywhere">
          <p>{page.t(testMode ? 'purchase.done.test' : 'exchange.done.text', values)}</p>
          <p className="text-muted mt-1 text-xs">{page.t('purchase.number', { number: orderId })}</p>
        </div>
      </div>
      <button ref={back} type="button" className="btn btn-gold self-stretch sm:self-end" onClick={onClose}>
        {page.t('purchase.close')}
      </button>
    </div>
  );
}
