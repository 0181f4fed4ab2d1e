import type { PublicProduct } from '#contract/product/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { useBalances } from '../balance/use-balances.ts';
import { ExchangeDone } from './exchange-done.tsx';
import { ExchangeForm } from './exchange-form.tsx';
import { useExchange } from './use-exchange.ts';

export interface ExchangeDialogProps {
  readonly applicationId: string;
  readonly product: PublicProduct;
  /** The product is the game itself, which is bought once. */
  readonly isGame?: boolean;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Exchanges star coins for a product: quantity, price and remainder; then the order number. */
export function ExchangeDialog({ applicationId, product, isGame = false, onChanged, onClose }: ExchangeDialogProps) {
  const page = usePage();
  const balances = useBalances();
  // An account that never had coins of a currency has a balance of 0.
  const own = balances?.find(({ currency }) => currency === product.currency);
  const balance = balances === null ? null : (own?.points ?? 0);
  const exchange = useExchange({ applicationId, product, balance, onChanged });
  const { order, isBusy } = exchange;
  return (
    <ModalDialog
      title={page.t(order !== null ? 'exchange.done' : isGame ? 'exchange.game' : 'exchange.dialog')}
      isBusy={isBusy}
      onClose={onClose}
    >
      {order === null ? (
        <ExchangeForm
          product={product}
          isGame={isGame}
          balance={balance}
          exchange={exchange}
          applicationId={applicationId}
        />
      ) : (
        <ExchangeDone order={order} isGame={isGame} onClose={onClose} />
      )}
    </ModalDialog>
  );
}
