import { CircleAlert, type LucideIcon, Minus, Plus } from 'lucide-react';
import type { PublicProduct } from '#contract/product/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { formatCoins } from '#web/ui/text/format-amount.ts';
import { useBalances } from '../balance/balance-store.ts';
import { rememberPurchase } from '../deposit/purchase-place.ts';
import { topUpQuery } from '../deposit/top-up-prefill.ts';
import { ExchangeDone } from './exchange-done.tsx';
import { ExchangeSums } from './exchange-sums.tsx';
import { LowestPrice } from './price-now.tsx';
import { ProductIcon } from './product-card.tsx';
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

interface ExchangeFormProps {
  readonly product: PublicProduct;
  /** Null if unknown. */
  readonly balance: number | null;
  readonly exchange: ReturnType<typeof useExchange>;
  readonly isGame?: boolean;
  /** The game, which a top-up returns to. */
  readonly applicationId?: string;
}

/** Quantity, price, balance and remainder, with a top-up link if the star coins are not enough. */
export function ExchangeForm({ product, balance, exchange, isGame = false, applicationId }: ExchangeFormProps) {
  const page = usePage();
  const { quantity, checked, isBusy, failure, confirm, type } = exchange;
  const { issue, missing } = checked;
  const { productId, title } = product;
  const problem = issue === null ? failure : (page.translator.find(issue.message, issue.values) ?? '');
  return (
    <Form className="flex flex-col gap-5" onSubmit={() => void confirm()}>
      <ChosenProduct product={product} />
      {!isGame && <QuantityField value={quantity} isWrong={issue !== null && missing === 0} onChange={type} />}
      <ExchangeSums product={product} balance={balance} checked={checked} isSingle={isGame} />
      <p role="alert" className="text-danger flex items-start gap-1.5 text-sm empty:hidden">
        {problem !== '' && <CircleAlert size={16} aria-hidden className="mt-0.5 flex-none" />}
        {problem}
      </p>
      {missing > 0 ? (
        <a
          className="btn btn-gold"
          onClick={() => applicationId !== undefined && rememberPurchase({ applicationId, productId, name: title })}
          href={page.href('/store/deposit', topUpQuery({ currency: product.currency, amount: String(missing) }))}
        >
          {page.t('exchange.topUp', {
            count: missing,
            amount: formatCoins(missing, product.currency, page.state.locale),
          })}
        </a>
      ) : (
        <Button type="submit" look="gold" disabled={issue !== null} isBusy={isBusy}>
          {page.t(isBusy ? 'exchange.busy' : isGame ? 'price.buy' : 'exchange.confirm')}
        </Button>
      )}
    </Form>
  );
}

/** The product; its texts are the developer's. */
function ChosenProduct({ product }: { product: PublicProduct }) {
  return (
    <div className="flex min-w-0 gap-4">
      <ProductIcon product={product} />
      <div className="min-w-0 wrap-anywhere">
        <p className="text-base font-bold">{product.title}</p>
        <p className="text-muted text-sm whitespace-pre-line">{product.description}</p>
        <LowestPrice price={product} className="text-muted mt-1" />
      </div>
    </div>
  );
}

const DIGITS = 4;

interface QuantityFieldProps {
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

/** The quantity: typed, or changed by buttons. */
function QuantityField({ value, isWrong, onChange }: QuantityFieldProps) {
  const page = usePage();
  const least = LIMITS.orderQuantityMin;
  const most = LIMITS.orderQuantityMax;
  const number = /^\d+$/.test(value) ? Number(value) : least;
  const step = (by: number) => onChange(String(Math.min(most, Math.max(least, number + by))));
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor="exchange-quantity" className="text-sm font-bold">
        {page.t('exchange.quantity')}
      </label>
      <div className="border-control has-aria-invalid:border-danger flex items-center rounded-xl border">
        <StepButton Icon={Minus} label={page.t('exchange.fewer')} isOff={number <= least} onClick={() => step(-1)} />
        <input
          id="exchange-quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={DIGITS}
          value={value}
          aria-invalid={isWrong || undefined}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-11 w-16 bg-transparent text-center font-bold tabular-nums"
        />
        <StepButton Icon={Plus} label={page.t('exchange.more')} isOff={number >= most} onClick={() => step(1)} />
      </div>
    </div>
  );
}

interface StepButtonProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

function StepButton({ Icon, label, isOff, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className="btn-icon disabled:opacity-40"
      aria-label={label}
      disabled={isOff}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
