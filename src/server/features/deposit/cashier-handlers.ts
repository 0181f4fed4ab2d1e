import {
  CASHIER_OUTCOMES,
  getCashierStyle,
  payAtCashier,
  runCashier,
  showCashier,
} from '#contract/cashier/endpoints.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { toMajor } from '#domain/money/money.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import { renderCashierPage, storePath } from '../../providers/payment/sandbox/cashier-page.ts';
import type { CashierPayment } from '../../providers/payment/sandbox/cashier-queries.ts';
import { CASHIER_STYLE } from '../../providers/payment/sandbox/cashier-style.ts';
import type { CashierAction, SandboxCashier } from '../../providers/payment/sandbox/sandbox-cashier.ts';
import { outcomeOfCard } from '../../providers/payment/sandbox/test-cards.ts';
import type { Services } from '../../services.ts';
import { pageWords } from './page-language.ts';

const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The sandbox cashier, for programs and for people. All refused in production (`permissionDenied`). */
export function cashierHandlers({ config, payments }: Pick<Services, 'config' | 'payments'>): BoundHandler[] {
  const { sandbox } = payments;
  return [
    handle(runCashier, async (action) => ({ result: true as const, answers: await needSandbox(sandbox).run(action) })),
    handle(showCashier, async ({ orderId, lang }, context) => {
      const payment = await sandbox?.find(orderId);
      const words = pageWords(lang ?? payment?.language, context, config.LOCALES);
      return showPage(renderCashierPage({ words, asked: lang ?? '', payment }), payment);
    }),
    handle(payAtCashier, async (form, context) => {
      const payment = await sandbox?.find(form.orderId);
      const words = pageWords(form.lang ?? payment?.language, context, config.LOCALES);
      const action = payment && readAction(form, payment);
      if (action === undefined) return showPage(renderCashierPage({ words, asked: form.lang ?? '', payment }), payment);
      // What is over already, in another tab for instance, is shown in the store as it is.
      await needSandbox(sandbox)
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

function needSandbox(sandbox: SandboxCashier | null): SandboxCashier {
  if (sandbox === null) throw new ApiError(ERROR.orderOrDepositNotFound);
  return sandbox;
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

/** Half of a payment, or what is left of it where that is less. */
function halfOf({ amount_minor, refunded_minor, currency }: CashierPayment): number {
  const half = Math.max(1, Math.floor(amount_minor / 2));
  return toMajor(Math.min(half, amount_minor - refunded_minor), currency);
}

function showPage(page: string, payment: CashierPayment | undefined): Response {
  return new Response(page, {
    status: payment === undefined ? 404 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
    },
  });
}
