import type { payWithEcpay } from '#contract/deposit/endpoints.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { toMajor } from '#domain/money/money.ts';
import type { Handler } from '../../api/handler.ts';
import { serverWords } from '../../mails/server-words.ts';
import { makeEcpayCheckout } from '../../providers/payment/ecpay/ecpay.ts';
import { ecpayPagePolicy, renderEcpayPage, renderMissingPage } from '../../providers/payment/ecpay/ecpay-page.ts';
import { writeAmount } from '../../providers/payment/write-amount.ts';
import type { Services } from '../../services.ts';
import { findDeposit } from './deposit-queries.ts';
import { toKnownPayment } from './move-deposit.ts';
import { pageWords } from './page-language.ts';

/** The way to ECPay, for whoever knows the number of a payment; it tells nothing but its amount. */
export function createPayWithEcpay({
  config,
  database,
}: Pick<Services, 'config' | 'database'>): Handler<typeof payWithEcpay> {
  return async ({ orderId, lang }, context) => {
    const words = pageWords(lang, context, config.LOCALES);
    const deposit = await findDeposit(database.db, orderId);
    const isOpen =
      deposit?.provider === 'ecpay' &&
      deposit.status === PAYMENT_STATUS.pending &&
      (deposit.expires_at?.getTime() ?? 0) > context.clock();
    if (!isOpen) return answer(renderMissingPage(words), ecpayPagePolicy(null), 404);
    // What ECPay shows is in the language in which the top-up was made: each payment is told to it once.
    const amount = toMajor(deposit.amount_minor, deposit.currency);
    const itemName = serverWords(deposit.language).t('payment.item', { amount });
    const checkout = makeEcpayCheckout(config, toKnownPayment(deposit), itemName);
    if (checkout === undefined) return answer(renderMissingPage(words), ecpayPagePolicy(null), 404);
    const shown = writeAmount(deposit.amount_minor, deposit.currency, words.locale);
    return answer(renderEcpayPage(words, shown, checkout), ecpayPagePolicy(checkout.action), 200);
  };
}

function answer(page: string, policy: string, status: number): Response {
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  });
}
