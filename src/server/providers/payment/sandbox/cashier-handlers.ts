import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { toMajor } from '#domain/money/money.ts';
import { type BoundHandler, handle } from '../../../api/bound-handler.ts';
import { answerPage, pageWords } from '../payment-page.ts';
import type { PaymentStore } from '../payment-provider.ts';
import { renderCashierPage, storePath } from './cashier-page.ts';
import type { CashierPayment } from './cashier-queries.ts';
import { CASHIER_STYLE } from './cashier-style.ts';
import {
  CASHIER_OUTCOMES,
  getCashierStyle,
  notifyDeposit,
  payAtCashier,
  runCashier,
  showCashier,
} from './endpoints.ts';
import type { CashierAction, SandboxCashier } from './sandbox-cashier.ts';
import { outcomeOfCard } from './test-cards.ts';

const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export interface CashierHandlerParts {
  readonly store: PaymentStore;
  /** Null while the sandbox is disabled. */
  readonly cashier: SandboxCashier | null;
  readonly locales: readonly LocaleCode[];
}

/** The sandbox cashier, its API and pages: `permissionDenied` in production. Its notifications. */
export function cashierHandlers({ store, cashier, locales }: CashierHandlerParts): BoundHandler[] {
  return [
    handle(notifyDeposit, async (fields, { clock }) => {
      await store.takeNotification(fields, new Date(clock()));
      return { result: true as const };
    }),
    handle(runCashier, async (action) => ({ result: true as const, answers: await needCashier(cashier).run(action) })),
    handle(showCashier, async ({ orderId, lang }, context) => {
      const payment = await cashier?.find(orderId);
      const words = pageWords(lang ?? payment?.language, context, locales);
      return showPage(renderCashierPage({ words, asked: lang ?? '', payment }), payment);
    }),
    handle(payAtCashier, async (form, context) => {
      const payment = await cashier?.find(form.orderId);
      const words = pageWords(form.lang ?? payment?.language, context, locales);
      const action = payment && readAction(form, payment);
      if (action === undefined) return showPage(renderCashierPage({ words, asked: form.lang ?? '', payment }), payment);
      // A payment already completed, in another tab for instance, is shown in the store.
      await needCashier(cashier)
        .run(action)
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
        });
      return new Response(null, { status: 303, headers: { location: storePath(words.locale, form.orderId) } });
    }),
    handle(getCashierStyle, async () => {
      return new Response(CASHIER_STYLE, { headers: { 'content-type': 'text/css; charset=utf-8' } });
    }),
  ];
}

function needCashier(cashier: SandboxCashier | null): SandboxCashier {
  if (cashier === null) throw new ApiError(ERROR.orderOrDepositNotFound);
  return cashier;
}

function readAction(
  { orderId, outcome, card }: RequestOf<typeof payAtCashier>,
  payment: CashierPayment,
): CashierAction | undefined {
  if (outcome === 'refundHalf') return { orderId, outcome: 'refunded', amount: halfOf(payment) };
  const chosen = outcome ?? outcomeOfCard(card ?? '');
  const known = CASHIER_OUTCOMES.find((each) => each === chosen);
  return known === undefined ? undefined : { orderId, outcome: known };
}

/** Half of a payment, or the remainder if that is less. */
function halfOf({ amount_minor, refunded_minor, currency }: CashierPayment): number {
  const half = Math.max(1, Math.floor(amount_minor / 2));
  return toMajor(Math.min(half, amount_minor - refunded_minor), currency);
}

function showPage(page: string, payment: CashierPayment | undefined): Response {
  return answerPage(page, { policy: PAGE_POLICY, isFound: payment !== undefined });
}
