import type { LocaleCode } from '#contract/values/locales.ts';
import { toMajor } from '#domain/money/money.ts';
import { type BoundHandler, handle } from '../../../api/bound-handler.ts';
import { serverWords } from '../../../mails/server-words.ts';
import { answerPage, pageWords } from '../payment-page.ts';
import type { KnownPayment, PaymentStore } from '../payment-provider.ts';
import { writeAmount } from '../write-amount.ts';
import { makeCheckout } from './ecpay-checkout.ts';
import { ecpayPagePolicy, renderEcpayPage, renderMissingPage } from './ecpay-page.ts';
import { notifyEcpayDeposit, payWithEcpay } from './endpoints.ts';
import type { EcpayAccount } from './settings.ts';

export interface EcpayHandlerParts {
  readonly store: PaymentStore;
  readonly account: EcpayAccount;
  readonly locales: readonly LocaleCode[];
}

/** ECPay's notifications, and the page that redirects a browser to ECPay. */
export function ecpayHandlers({ store, account, locales }: EcpayHandlerParts): BoundHandler[] {
  return [
    handle(notifyEcpayDeposit, async (fields, { clock }) => {
      await store.takeNotification(fields, new Date(clock()));
      // ECPay repeats a notification after any other response.
      return new Response('1|OK', { headers: { 'content-type': 'text/plain; charset=utf-8' } });
    }),
    // Public for anyone who knows the payment's number; it only reveals the amount.
    handle(payWithEcpay, async ({ orderId, lang }, context) => {
      const words = pageWords(lang, context, locales);
      const payment = await store.findOpenPayment(orderId, context.clock());
      // ECPay accepts a payment once, so its texts are in the language of the top-up.
      const checkout = payment && makeCheckout(payment, itemNameOf(payment), account);
      if (payment === undefined || checkout === undefined) {
        return answerPage(renderMissingPage(words), { policy: ecpayPagePolicy(null), isFound: false });
      }
      const amount = writeAmount(payment.amountMinor, payment.currency, words.locale);
      const page = renderEcpayPage(words, amount, checkout);
      return answerPage(page, { policy: ecpayPagePolicy(checkout.action), isFound: true });
    }),
  ];
}

function itemNameOf({ amountMinor, currency, language }: KnownPayment): string {
  return serverWords(language).t('payment.item', { amount: toMajor(amountMinor, currency) });
}
