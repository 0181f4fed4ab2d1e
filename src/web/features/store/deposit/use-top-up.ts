import { useEffect, useRef, useState } from 'react';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import type { DepositOption } from '#contract/deposit/entities.ts';
import { CURRENCY_DIGITS, type CurrencyCode } from '#contract/values/limits.ts';
import type { PaymentMethod } from '#contract/values/payment-methods.ts';
import { toMajor, toMinor } from '#domain/money/money.ts';
import { amountRules } from '#domain/rules/amount-rules.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { describeProblem } from '#web/kit/form/form-errors.ts';
import { createIntentKeys } from '#web/kit/form/intent-keys.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { remindOfPhone } from '../remind-of-phone.ts';

/** The values of the top-up form. */
export interface TopUpFields {
  readonly currency: CurrencyCode;
  /** As typed, in major units. */
  readonly amount: string;
  readonly method: PaymentMethod | null;
}

interface TopUpIssue {
  readonly field: 'amount' | 'method';
  /** Message key. */
  readonly message: string;
  readonly values?: Readonly<Record<string, number>>;
}

/** Normalizes a typed amount for the API: plain digits, a point as the decimal separator. */
export function normalizeAmount(typed: string): string {
  const text = typed.normalize('NFKC').replaceAll(/\s/g, '');
  return /^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text;
}

/** The typed amount in major units; undefined if it is invalid for the currency. */
export function readAmount({ amount, currency }: Pick<TopUpFields, 'amount' | 'currency'>): number | undefined {
  const minor = toMinor(normalizeAmount(amount), currency);
  return minor === undefined || minor < 0 ? undefined : toMajor(minor, currency);
}

/** The problems of the form by field; empty if it can be sent. */
export function checkTopUp(fields: TopUpFields, option: DepositOption): readonly TopUpIssue[] {
  const isOffered = option.methods.some(({ paymentMethod }) => paymentMethod === fields.method);
  const amount = checkAmount(fields, option);
  const issues: TopUpIssue[] = amount === null ? [] : [amount];
  return isOffered ? issues : [...issues, { field: 'method', message: 'topUp.method.choose' }];
}

function checkAmount(fields: TopUpFields, { minAmount, maxAmount }: DepositOption): TopUpIssue | null {
  if (fields.amount.trim() === '') return { field: 'amount', message: 'field.required' };
  const value = readAmount(fields);
  if (value === undefined) {
    const isWhole = CURRENCY_DIGITS[fields.currency] === 0;
    return { field: 'amount', message: isWhole ? 'topUp.amount.whole' : 'topUp.amount.decimals' };
  }
  const { coin_min, insufficient_quota } = amountRules;
  const low = coin_min.check(value, { min: minAmount });
  if (low !== true) return { field: 'amount', message: low, values: { min: minAmount } };
  const high = insufficient_quota.check(value, { available: maxAmount });
  return high === true ? null : { field: 'amount', message: high, values: { available: maxAmount } };
}

const FIELDS = ['currency', 'amount', 'method'] as const satisfies readonly (keyof TopUpFields)[];

/** The state of the top-up form: input is kept until the browser leaves for the payment page. */
export function useTopUp(first: TopUpFields, options: readonly DepositOption[]) {
  const page = usePage();
  const element = useRef<HTMLFormElement>(null);
  const [initial] = useState(first);
  const [isLeaving, setLeaving] = useState(false);
  const [keys] = useState(createIntentKeys);
  useReturn(() => {
    // Restored from the back/forward cache: sending again is a new intent.
    keys.forget();
    setLeaving(false);
  });
  const optionOf = (currency: CurrencyCode) => options.find((one) => one.currency === currency);
  const form = useForm({
    initial,
    check: (fields) => {
      const option = optionOf(fields.currency);
      return describeIssues(page, option === undefined ? [] : checkTopUp(fields, option));
    },
    async send(fields) {
      await remindOfPhone(page);
      const intent = intentOf(fields);
      const { payUrl } = await page.call(createDeposit, intent, { idempotencyKey: keys.keyOf(intent) });
      setLeaving(true);
      goToCashier(payUrl);
    },
    explain: (_error, _fields, { amount, currency, paymentMethod }) => ({ amount, method: paymentMethod ?? currency }),
    onRefused: () =>
      element.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] input:enabled')?.focus(),
  });
  const fields = form.values;
  const fill = (change: Partial<TopUpFields>) => form.change(change, FIELDS);
  return {
    element,
    fields,
    errorOf: form.errorOf,
    option: optionOf(fields.currency),
    isBusy: form.isBusy || isLeaving,
    submit: () => isLeaving || form.submit(),
    fill,
    /** Resets amount and method, which depend on the currency. */
    chooseCurrency(currency: CurrencyCode) {
      const methods = optionOf(currency)?.methods ?? [];
      const isKept = methods.some(({ paymentMethod }) => paymentMethod === fields.method);
      fill({ currency, amount: '', method: isKept ? fields.method : (methods[0]?.paymentMethod ?? null) });
    },
  };
}

function intentOf({ amount, currency, method }: TopUpFields) {
  return { amount: readAmount({ amount, currency }) ?? 0, currency, paymentMethod: method ?? 'credit_card' } as const;
}

async function describeIssues(page: Page, issues: readonly TopUpIssue[]) {
  if (issues.length > 0) await loadMessages(page, 'rules', 'errors');
  return Object.fromEntries(issues.map((issue) => [issue.field, describeProblem(page, issue)]));
}

/** Runs when the page is restored from the back/forward cache, for example on return from the cashier. */
function useReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && latest.current();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}

/** Opens a top-up's payment page; addresses other than HTTP(S) are ignored. */
function goToCashier(payUrl: string): void {
  const { protocol, href } = new URL(payUrl, location.href);
  if (protocol === 'https:' || protocol === 'http:') location.assign(href);
}
