import { CircleAlert, FlaskConical } from 'lucide-react';
import type { PublicProduct } from '#contract/product/entities.ts';
import { type ExchangeCheck, ExchangeSums, ProductIcon, topUpQuery } from '#web/features/store/index.ts';
import { Coins } from '#web/kit/coins.tsx';
import { formatCoins } from '#web/ui/text/format-amount.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { usePurchase } from './use-purchase.ts';

export interface PurchaseOfferProps {
  /** Undefined: no longer for sale. */
  readonly product: PublicProduct | undefined;
  readonly quantity: number;
  readonly isTest: boolean;
  readonly isVisitor: boolean;
  readonly balance: number | null;
  /** The calculated total; null if nothing is paid. */
  readonly checked: ExchangeCheck | null;
  readonly purchase: Pick<ReturnType<typeof usePurchase>, 'isBusy' | 'failure' | 'confirm'>;
  readonly onSignIn: () => void;
  readonly onCancel: () => void;
}

/** The offer and its total, with one next step: confirm, top up or sign in. */
export function PurchaseOffer(props: PurchaseOfferProps) {
  const page = usePage();
  const { product, quantity, isTest, isVisitor, balance, checked, purchase } = props;
  if (product === undefined) return <p role="alert">{page.t('purchase.gone')}</p>;
  const problem = purchase.failure?.text ?? (isVisitor ? '' : issueText(page, checked));
  return (
    <div className="flex flex-col gap-5">
      <ChosenProduct product={product} quantity={quantity} />
      {isTest && (
        <p className="bg-raised flex items-center gap-2 rounded-xl p-4 text-sm font-bold">
          <FlaskConical size={18} aria-hidden className="flex-none" />
          {page.t('purchase.testMode')}
        </p>
      )}
      {checked !== null && !isVisitor && <ExchangeSums product={product} balance={balance} checked={checked} />}
      {isVisitor && (
        <>
          <Price product={product} total={checked?.total ?? 0} />
          <p className="text-muted text-sm">{page.t('purchase.signIn.text')}</p>
        </>
      )}
      {!isVisitor && checked !== null && checked.missing > 0 && (
        <p className="text-muted text-sm">{page.t('purchase.beside')}</p>
      )}
      <p role="alert" className="text-danger flex items-start gap-1.5 text-sm empty:hidden">
        {problem !== '' && <CircleAlert size={16} aria-hidden className="mt-0.5 flex-none" />}
        {problem}
      </p>
      <Buttons {...props} product={product} />
    </div>
  );
}

function Buttons(props: PurchaseOfferProps & Chosen) {
  const page = usePage();
  const { purchase, onCancel } = props;
  return (
    <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
      <button
        type="button"
        className="btn btn-quiet"
        aria-disabled={purchase.isBusy}
        onClick={() => purchase.isBusy || onCancel()}
      >
        {page.t('purchase.cancel')}
      </button>
      <GoOn {...props} />
    </div>
  );
}

function issueText({ translator }: Page, checked: ExchangeCheck | null): string {
  const issue = checked?.issue ?? null;
  return issue === null ? '' : (translator.find(issue.message, issue.values) ?? '');
}

function GoOn({ product, isVisitor, isTest, checked, purchase, onSignIn }: PurchaseOfferProps & Chosen) {
  const page = usePage();
  const missing = checked?.missing ?? 0;
  if (isVisitor) {
    return (
      <button type="button" className="btn btn-gold" onClick={onSignIn}>
        {page.t('shell.signIn')}
      </button>
    );
  }
  if (missing > 0) {
    const wish = { currency: product.currency, amount: String(missing) };
    const amount = formatCoins(missing, product.currency, page.state.locale);
    return (
      <a className="btn btn-gold" href={page.href('/store/deposit', topUpQuery(wish))} target="_blank" rel="noopener">
        {page.t('exchange.topUp', { count: missing, amount })}
      </a>
    );
  }
  return (
    <button
      type="button"
      className="btn btn-gold"
      disabled={checked !== null && checked.issue !== null}
      aria-disabled={purchase.isBusy}
      onClick={() => void purchase.confirm()}
    >
      {purchase.isBusy && <Spinner />}
      {page.t(purchase.isBusy ? 'purchase.busy' : isTest ? 'purchase.confirmTest' : 'purchase.confirm')}
    </button>
  );
}

/** The total, for an unknown balance. */
function Price({ product: { currency }, total }: Chosen & { readonly total: number }) {
  const page = usePage();
  return (
    <p className="bg-raised flex justify-between gap-4 rounded-xl p-4 font-bold">
      <span>{page.t('exchange.total')}</span>
      <Coins amount={total} currency={currency} />
    </p>
  );
}

interface Chosen {
  readonly product: PublicProduct;
}

/** The product; its texts are the developer's. */
function ChosenProduct({ product, quantity }: Chosen & { readonly quantity: number }) {
  const page = usePage();
  return (
    <div className="flex min-w-0 gap-4">
      <ProductIcon product={product} />
      <div className="min-w-0 wrap-anywhere">
        <p className="text-base font-bold">
          {product.title}
          {quantity > 1 && <span className="tabular-nums"> {page.t('purchase.quantity', { quantity })}</span>}
        </p>
        <p className="text-muted text-sm whitespace-pre-line">{product.description}</p>
      </div>
    </div>
  );
}
