import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import type { DepositOption } from '#contract/deposit/entities.ts';
import { ApiError, type FieldErrors } from '#contract/errors/api-error.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { useAction } from '../../../app/use-action.ts';
import { type Page, usePage } from '../../../app/use-page.ts';
import { remindOfPhone } from '../remind-of-phone.ts';
import { checkTopUp, readAmount, type TopUpFields, type TopUpIssue } from './check-top-up.ts';
import { createIntentKeys, type IntentKeys } from './intent-key.ts';

/** What is wrong with the fields, in the visitor's words. */
export type TopUpErrors = Readonly<Partial<Record<TopUpIssue['field'], string>>>;

/** The state of the top-up form: what is filled in stays, whatever happens, until the browser has gone to pay. */
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
    /** Another currency has other methods, and its amounts mean something else. */
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

/** Judges the form, makes the top-up and goes to pay it; `refuse` is told what is wrong. */
function useSubmit({ fields, option }: FilledForm, refuse: (errors: TopUpErrors) => void) {
  const page = usePage();
  const [isLeaving, setLeaving] = useState(false);
  const [keys] = useState(() => createIntentKeys(() => crypto.randomUUID()));
  useReturn(() => {
    // The browser has kept the page as it was left: what is sent now is meant anew.
    keys.forget();
    setLeaving(false);
  });
  const { isBusy, start } = useAction(async () => {
    if (option === undefined) return;
    const issues = checkTopUp(fields, option);
    if (issues.length > 0) return refuse(await sayIssues(page, issues));
    await remindOfPhone(page);
    const made = await send(page, fields, keys);
    if (!('payUrl' in made)) return refuse(made);
    setLeaving(true);
    goToCashier(made.payUrl);
  });
  return { isBusy: isBusy || isLeaving, submit: () => isLeaving || start() };
}

/** Runs when the browser shows a page again that it has kept, as the way back from the cashier does. */
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

/** Makes the top-up; a refusal that names fields of the form is answered with what is wrong with them. */
async function send(page: Page, fields: TopUpFields, keys: IntentKeys) {
  const { currency, method } = fields;
  const amount = readAmount(fields) ?? 0;
  const intent = { amount, currency, paymentMethod: method ?? 'credit_card' } as const;
  try {
    return await page.call(createDeposit, intent, { idempotencyKey: keys.keyOf(intent) });
  } catch (error) {
    const issues = error instanceof ApiError ? issuesOf(error.fields ?? {}) : [];
    if (issues.length === 0) throw error;
    return sayIssues(page, issues);
  }
}

/** The server's words for failing fields, which are keys of messages, at the fields of the form. */
function issuesOf({ amount, currency, paymentMethod }: FieldErrors): readonly TopUpIssue[] {
  const method = paymentMethod ?? currency;
  return [
    ...(amount === undefined ? [] : [{ field: 'amount', message: amount } as const]),
    ...(method === undefined ? [] : [{ field: 'method', message: method } as const]),
  ];
}

async function sayIssues(page: Page, issues: readonly TopUpIssue[]): Promise<TopUpErrors> {
  await loadMessages(page, 'rules', 'errors');
  const { translator } = page;
  const entries = issues.map(({ field, message, values }) => {
    const text = translator.find(message, values) ?? translator.find('field.invalid') ?? '';
    return [field, text] as const;
  });
  return Object.fromEntries(entries);
}

/** Takes the browser to where a top-up is paid; an address that is no web page leads nowhere. */
function goToCashier(payUrl: string): void {
  const { protocol, href } = new URL(payUrl, location.href);
  if (protocol === 'https:' || protocol === 'http:') location.assign(href);
}
