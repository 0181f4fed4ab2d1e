import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import type { DepositOption } from '#contract/deposit/entities.ts';
import { ApiError, type FieldErrors } from '#contract/errors/api-error.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { createIntentKeys, type IntentKeys } from '#web/kit/form/intent-keys.ts';
import { useAction } from '../../../app/use-action.ts';
import { type Page, usePage } from '../../../app/use-page.ts';
import { remindOfPhone } from '../remind-of-phone.ts';
import { checkTopUp, readAmount, type TopUpFields, type TopUpIssue } from './check-top-up.ts';

/** Translated problems by field. */
export type TopUpErrors = Readonly<Partial<Record<TopUpIssue['field'], string>>>;

/** The state of the top-up form: input is kept until the browser leaves for the payment page. */
export function useTopUp(first: TopUpFields, options: readonly DepositOption[]) {
  const [fields, setFields] = useState(first);
  const [errors, setErrors] = useState<TopUpErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const option = options.find(({ currency }) => currency === fields.currency);
  const { isBusy, submit } = useSubmit({ fields, option }, (found) => {
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] input:enabled')?.focus();
  });
  const fill = (change: Partial<TopUpFields>) => {
    setFields((before) => ({ ...before, ...change }));
    setErrors({});
  };
  return {
    form,
    fields,
    errors,
    option,
    isBusy,
    submit,
    fill,
    /** Resets amount and method, which depend on the currency. */
    chooseCurrency(currency: CurrencyCode) {
      const methods = options.find((one) => one.currency === currency)?.methods ?? [];
      const isKept = methods.some(({ paymentMethod }) => paymentMethod === fields.method);
      fill({ currency, amount: '', method: isKept ? fields.method : (methods[0]?.paymentMethod ?? null) });
    },
  };
}

interface FilledForm {
  readonly fields: TopUpFields;
  readonly option: DepositOption | undefined;
}

/** Validates the form, creates the top-up and opens the payment page; `refuse` receives the problems. */
function useSubmit({ fields, option }: FilledForm, refuse: (errors: TopUpErrors) => void) {
  const page = usePage();
  const [isLeaving, setLeaving] = useState(false);
  const [keys] = useState(createIntentKeys);
  useReturn(() => {
    // Restored from the back/forward cache: sending again is a new intent.
    keys.forget();
    setLeaving(false);
  });
  const { isBusy, start } = useAction(async () => {
    if (option === undefined) return;
    const issues = checkTopUp(fields, option);
    if (issues.length > 0) return refuse(await describeIssues(page, issues));
    await remindOfPhone(page);
    const made = await send(page, fields, keys);
    if (!('payUrl' in made)) return refuse(made);
    setLeaving(true);
    goToCashier(made.payUrl);
  });
  return { isBusy: isBusy || isLeaving, submit: () => isLeaving || start() };
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

/** Creates the top-up; returns the field problems of a rejection. */
async function send(page: Page, fields: TopUpFields, keys: IntentKeys) {
  const { currency, method } = fields;
  const amount = readAmount(fields) ?? 0;
  const intent = { amount, currency, paymentMethod: method ?? 'credit_card' } as const;
  try {
    return await page.call(createDeposit, intent, { idempotencyKey: keys.keyOf(intent) });
  } catch (error) {
    const issues = error instanceof ApiError ? issuesOf(error.fields ?? {}) : [];
    if (issues.length === 0) throw error;
    return describeIssues(page, issues);
  }
}

/** The server's field errors, which are message keys, mapped to the form's fields. */
function issuesOf({ amount, currency, paymentMethod }: FieldErrors): readonly TopUpIssue[] {
  const method = paymentMethod ?? currency;
  return [
    ...(amount === undefined ? [] : [{ field: 'amount', message: amount } as const]),
    ...(method === undefined ? [] : [{ field: 'method', message: method } as const]),
  ];
}

async function describeIssues(page: Page, issues: readonly TopUpIssue[]): Promise<TopUpErrors> {
  await loadMessages(page, 'rules', 'errors');
  const { translator } = page;
  const entries = issues.map(({ field, message, values }) => {
    const text = translator.find(message, values) ?? translator.find('field.invalid') ?? '';
    return [field, text] as const;
  });
  return Object.fromEntries(entries);
}

/** Opens a top-up's payment page; addresses other than HTTP(S) are ignored. */
function goToCashier(payUrl: string): void {
  const { protocol, href } = new URL(payUrl, location.href);
  if (protocol === 'https:' || protocol === 'http:') location.assign(href);
}
