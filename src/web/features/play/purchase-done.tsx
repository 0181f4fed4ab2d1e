import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Order } from '#contract/order/entities.ts';
import { formatCoins } from '#web/ui/text/format-amount.ts';
import { usePage } from '../../app/use-page.ts';

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
