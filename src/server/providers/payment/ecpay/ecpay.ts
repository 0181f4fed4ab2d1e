import type { LocaleCode } from '#contract/values/locales.ts';
import { takesCurrency } from '#contract/values/payment-methods.ts';
import { definePaymentProvider } from '../payment-integration.ts';
import { type PaymentProvider, PaymentRefused } from '../payment-provider.ts';
import { doCardAction, type EcpayCalls, queryTrade } from './ecpay-calls.ts';
import { ecpayHandlers } from './ecpay-handlers.ts';
import { readEcpayNotification } from './ecpay-notification.ts';
import { notifyEcpayDeposit, payWithEcpay } from './endpoints.ts';
import { type EcpayConfig, findProblems, readEcpayAccount, settings } from './settings.ts';

/** Payments through ECPay, in TWD: browser checkout, notifications, and API calls. */
export const ecpay = definePaymentProvider({
  settings,
  findProblems,
  endpoints: [notifyEcpayDeposit, payWithEcpay],
  open: (config, { now, locales }) => createEcpay({ config, now, locales }),
});

export interface EcpayOptions {
  readonly config: EcpayConfig;
  readonly now: () => number;
  readonly locales: readonly LocaleCode[];
  /** Timeout of a call. */
  readonly timeoutMs?: number;
}

export function createEcpay({ config, now, locales, timeoutMs }: EcpayOptions): Omit<PaymentProvider, 'name'> {
  const account = readEcpayAccount(config);
  const calls: EcpayCalls = { account, now, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  const methods = config.PAYMENT_METHODS_ECPAY;
  return {
    methodsFor: (currency) => (currency === 'TWD' ? methods.filter((method) => takesCurrency(method, currency)) : []),
    // ECPay learns of a payment when the browser submits it.
    create: async () => ({ storeCode: null }),
    payPathOf: ({ orderId }) => `/pay/ecpay/${orderId}`,
    readNotification: (fields) => readEcpayNotification(fields, account),
    query: (payment) => queryTrade(calls, payment),
    capture: (payment) => doCardAction(calls, payment, { action: 'C', amountMinor: payment.amountMinor }),
    // ECPay has no cancel call: an open page can still be paid.
    cancel: async () => 'later',
    async refund(payment, { amountMinor, isRepeated }) {
      if (!payment.providerMethod.startsWith('Credit')) return 'by_hand';
      if (isRepeated) throw new PaymentRefused('an earlier try may have been done, and ECPay would pay back twice');
      await doCardAction(calls, payment, { action: 'R', amountMinor });
      return 'done';
    },
    handlers: (store) => ecpayHandlers({ store, account, locales }),
    jobs: [],
  };
}
