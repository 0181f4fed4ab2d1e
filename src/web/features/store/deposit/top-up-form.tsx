import { CircleOff } from 'lucide-react';
import type { DepositOption } from '#contract/deposit/entities.ts';
import { CURRENCY_DIGITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { mainBalance } from '../balance/balance-store.ts';
import { useBalances } from '../balance/use-balances.ts';
import type { TopUpFields } from './check-top-up.ts';
import { CurrencyChoice } from './currency-choice.tsx';
import { MethodChoice } from './method-choice.tsx';
import { QuickAmounts } from './quick-amount-buttons.tsx';
import type { TopUpPrefill } from './top-up-prefill.ts';
import { TopUpSummary } from './top-up-summary.tsx';
import { useTopUp } from './use-top-up.ts';

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
          <div className="flex flex-col gap-3">
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
