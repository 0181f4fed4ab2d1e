import { ArrowRight, CircleOff } from 'lucide-react';
import type { DepositOption } from '#contract/deposit/entities.ts';
import { CURRENCY_DIGITS, type CurrencyCode } from '#contract/values/limits.ts';
import { currencySymbol } from '#domain/money/currencies.ts';
import { usePage } from '#web/app/use-page.ts';
import { Coins } from '#web/kit/coins.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { mainBalance, useBalances } from '../balance/balance-store.ts';
import { MethodChoice } from './method-choice.tsx';
import type { TopUpPrefill } from './top-up-prefill.ts';
import { readAmount, type TopUpFields, useTopUp } from './use-top-up.ts';

const AMOUNT_LENGTH = 12;

interface TopUpFormProps {
  readonly options: readonly DepositOption[];
  readonly wish: TopUpPrefill | null;
}

/** Buys star coins: currency, amount, method and summary. */
export function TopUpForm({ options, wish }: TopUpFormProps) {
  const page = usePage();
  const known = mainBalance(useBalances() ?? [])?.currency;
  const first = firstFields({ options, wish }, known);
  if (first === null) {
    return <EmptyCard Icon={CircleOff} title={page.t('topUp.closed.title')} text={page.t('topUp.closed.text')} />;
  }
  return <OpenForm first={first} options={options} />;
}

/** The initial values; null if no top-up is possible. */
function firstFields({ options, wish }: TopUpFormProps, known: string | undefined): TopUpFields | null {
  const offered = options.filter(({ methods }) => methods.length > 0);
  const option = [wish?.currency, known].flatMap((code) => offered.filter(({ currency }) => currency === code))[0];
  const { currency, methods } = option ?? offered[0] ?? {};
  if (currency === undefined || methods === undefined) return null;
  const wished = methods.find(({ paymentMethod }) => paymentMethod === wish?.method);
  const method = (wished ?? methods[0])?.paymentMethod ?? null;
  return { currency, method, amount: wish?.currency === currency ? wish.amount : '' };
}

function OpenForm({ first, options }: { first: TopUpFields; options: readonly DepositOption[] }) {
  const page = usePage();
  const { element, fields, errorOf, option, isBusy, submit, fill, chooseCurrency } = useTopUp(first, options);
  if (option === undefined) return null;
  return (
    <section aria-labelledby="top-up" className="card @container p-4 sm:p-7">
      <h2 id="top-up" className="mb-5 text-lg">
        {page.t('topUp.title')}
      </h2>
      <Form
        ref={element}
        onSubmit={submit}
        className="grid items-start gap-7 @min-[820px]:grid-cols-[minmax(0,1fr)_300px]"
      >
        <div className="flex min-w-0 flex-col gap-6">
          <CurrencyChoice options={options} value={fields.currency} onChange={chooseCurrency} />
          <div className="flex flex-col gap-4">
            <QuickAmounts option={option} value={fields.amount} onChange={(amount) => fill({ amount })} />
            <TextField
              name="amount"
              label={page.t('topUp.amount', { currency: fields.currency })}
              hint={page.t('topUp.amount.hint', { min: option.minAmount, max: option.maxAmount })}
              inputMode={CURRENCY_DIGITS[fields.currency] === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={AMOUNT_LENGTH}
              value={fields.amount}
              error={errorOf('amount')}
              onChange={(amount) => fill({ amount })}
            />
          </div>
          <MethodChoice
            option={option}
            value={fields.method}
            error={errorOf('method')}
            onChange={(method) => fill({ method })}
          />
        </div>
        <TopUpSummary fields={fields} isBusy={isBusy} />
      </Form>
    </section>
  );
}

interface CurrencyChoiceProps {
  readonly options: readonly DepositOption[];
  readonly value: CurrencyCode;
  readonly onChange: (currency: CurrencyCode) => void;
}

/** The currency to pay in, which is also that of the star coins. */
function CurrencyChoice({ options, value, onChange }: CurrencyChoiceProps) {
  const page = usePage();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-bold">{page.t('words.currency')}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ currency, methods }) => (
          <label
            key={currency}
            className="chip has-disabled:opacity-50 has-focus-visible:outline-accent relative cursor-pointer gap-2 font-bold has-focus-visible:outline-3"
          >
            <input
              type="radio"
              // Not "currency": sent before the page is ready, the form would filter the list below it.
              name="topUpCurrency"
              value={currency}
              checked={currency === value}
              disabled={methods.length === 0}
              onChange={() => onChange(currency)}
              className="accent-accent"
            />
            {currency}
            <span className="text-muted font-normal">{currencySymbol(currency)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The payment and the star coins for it, one for each unit (R1.18), with the pay button. */
function TopUpSummary({ fields, isBusy }: { fields: TopUpFields; isBusy: boolean }) {
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

/** Suggested amounts, in major units. */
const QUICK_AMOUNTS = {
  TWD: [150, 300, 500, 1000, 3000],
  MYR: [10, 30, 50, 100, 300],
  SGD: [5, 10, 20, 50, 100],
  EUR: [5, 10, 20, 50, 100],
} as const satisfies Record<CurrencyCode, readonly number[]>;

interface QuickAmountsProps {
  readonly option: DepositOption;
  /** The value of the amount field. */
  readonly value: string;
  readonly onChange: (amount: string) => void;
}

/** Buttons that fill in an amount. */
function QuickAmounts({ option, value, onChange }: QuickAmountsProps) {
  const page = usePage();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-bold">{page.t('topUp.quick')}</legend>
      <div className="flex flex-wrap gap-2">
        {quickAmounts(option).map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={value === String(amount)}
            onClick={() => onChange(String(amount))}
            className="chip font-bold tabular-nums"
          >
            {formatAmount(amount, option.currency, page.state.locale)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The suggested amounts within the limits of a currency. */
function quickAmounts({ currency, minAmount, maxAmount }: DepositOption): readonly number[] {
  return QUICK_AMOUNTS[currency].filter((amount) => amount >= minAmount && amount <= maxAmount);
}
