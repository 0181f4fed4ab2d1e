import { useEffect, useRef } from 'react';
import type { Order } from '#contract/order/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { StarCoin } from '#web/ui/star-coin.tsx';
import { CopyButton } from '#web/ui/text/copy-button.tsx';
import { formatCoins } from '#web/ui/text/format-amount.ts';

interface ExchangeDoneProps {
  readonly order: Order;
  /** The game itself was bought. */
  readonly isGame?: boolean;
  readonly onClose: () => void;
}

/** The order of an exchange, with its numbers and a link to the receipt. */
export function ExchangeDone({ order, isGame = false, onClose }: ExchangeDoneProps) {
  const page = usePage();
  const { orderId, exchangeId, productName, quantity, points, currency } = order;
  const result = useRef<HTMLDivElement>(null);
  // The focused button disappeared with the form.
  useEffect(() => result.current?.focus(), []);
  const values = {
    product: productName,
    quantity,
    count: points,
    amount: formatCoins(points, currency, page.state.locale),
  };
  return (
    <div className="flex flex-col gap-5">
      <div ref={result} tabIndex={-1} role="status" className="flex items-center gap-4 outline-none">
        <StarCoin size={48} />
        <p className="min-w-0 wrap-anywhere">{page.t(isGame ? 'exchange.done.game' : 'exchange.done.text', values)}</p>
      </div>
      <div className="bg-raised flex flex-col rounded-xl px-4 py-2">
        <CopiedNumber number={orderId} name={page.t('exchange.number')} label={page.t('exchange.copy')} />
        <CopiedNumber
          number={exchangeId}
          name={page.t('exchange.exchangeId')}
          label={page.t('exchange.copyExchangeId')}
        />
      </div>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {page.t(isGame ? 'exchange.toGame' : 'exchange.goOn')}
        </button>
        <a className="btn btn-gold" href={page.href('/store/record', `?${new URLSearchParams({ orderId })}`)}>
          {page.t('exchange.receipt')}
        </a>
      </div>
    </div>
  );
}

interface CopiedNumberProps {
  readonly number: string;
  readonly name: string;
  /** Label of the copy button. */
  readonly label: string;
}

function CopiedNumber({ number, name, label }: CopiedNumberProps) {
  const page = usePage();
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0">
        <span className="text-muted block text-xs">{name}</span>
        <span className="font-mono break-all">{number}</span>
      </p>
      <CopyButton text={number} label={label} done={page.t('exchange.copied')} />
    </div>
  );
}
