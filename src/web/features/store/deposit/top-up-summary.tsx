import { ArrowRight } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { Coins } from '#web/kit/coins.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { readAmount, type TopUpFields } from './check-top-up.ts';

/** The payment and the star coins for it, one for each unit (R1.18), with the pay button. */
export function TopUpSummary({ fields, isBusy }: { fields: TopUpFields; isBusy: boolean }) {
  const page = usePage();
  const { locale } = page.state;
  const { currency } = fields;
  const amount = readAmount(fields) ?? 0;
  const isReady = amount > 0;
  return (
    <div className="bg-raised flex flex-col gap-4 rounded-2xl p-5 @min-[820px]:sticky @min-[820px]:top-24">
      <dl aria-live="polite" className="flex flex-col gap-3">
        <div className="flex items-baseline justify-between gap-3">
          <dt className="text-muted text-sm">{page.t('topUp.pay')}</dt>
          <dd className="font-bold tabular-nums">{isReady ? formatAmount(amount, currency, locale) : '–'}</dd>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <dt className="text-muted text-sm">{page.t('topUp.get')}</dt>
          <dd className="flex items-center gap-2 text-lg font-bold tabular-nums">
            {isReady ? <Coins amount={amount} currency={currency} /> : '–'}
          </dd>
        </div>
      </dl>
      <p className="text-muted text-xs">{page.t('topUp.rate', { currency })}</p>
      <button type="submit" className={`btn ${isReady ? 'btn-gold' : 'btn-quiet'}`} aria-disabled={isBusy}>
        {isBusy ? <Spinner /> : null}
        {page.t(isBusy ? 'topUp.going' : 'topUp.go')}
        {!isBusy && <ArrowRight size={18} aria-hidden />}
      </button>
      <p className="text-muted text-xs">{page.t('topUp.note')}</p>
      {currency === 'TWD' && (
        <p className="text-muted text-xs">
          {page.t('topUp.invoice')}{' '}
          <a className="link" href={page.href('/store/binding')}>
            {page.t('topUp.carrier')}
          </a>
        </p>
      )}
    </div>
  );
}
