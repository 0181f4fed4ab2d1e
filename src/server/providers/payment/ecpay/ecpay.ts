import { takesCurrency } from '#contract/values/payment-methods.ts';
import { type PaymentOrder, type PaymentProvider, PaymentRefused } from '../payment-provider.ts';
import { doCardAction, type EcpayCalls, queryTrade } from './ecpay-calls.ts';
import { type EcpayCheckout, makeCheckout } from './ecpay-checkout.ts';
import { readEcpayNotification } from './ecpay-notification.ts';
import { type EcpayConfig, readEcpayAccount } from './ecpay-settings.ts';

export interface EcpayOptions {
  readonly config: EcpayConfig;
  readonly now: () => number;
  /** Longest wait for an answer. */
  readonly timeoutMs?: number;
}

/** Payments through ECPay, in TWD: its checkout in the browser, its notifications, and its calls for the rest. */
export function createEcpay({ config, now, timeoutMs }: EcpayOptions): PaymentProvider {
  const account = readEcpayAccount(config);
  const calls: EcpayCalls = { account, now, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  const methods = config.PAYMENT_METHODS_ECPAY;
  return {
    name: 'ecpay',
    methodsFor: (currency) => (currency === 'TWD' ? methods.filter((method) => takesCurrency(method, currency)) : []),
    // ECPay hears of a payment when the browser comes there with it.
    create: async () => ({ storeCode: null }),
    payPathOf: ({ orderId }) => `/pay/ecpay/${orderId}`,
    readNotification: (fields) => readEcpayNotification(fields, account),
    query: (payment) => queryTrade(calls, payment),
    capture: (payment) => doCardAction(calls, payment, { action: 'C', amountMinor: payment.amountMinor }),
    // It has no call for that: whoever has its page open may still pay.
    cancel: async () => 'later',
    async refund(payment, { amountMinor, isRepeated }) {
      if (!payment.providerMethod.startsWith('Credit')) return 'by_hand';
      if (isRepeated) throw new PaymentRefused('an earlier try may have been done, and ECPay would pay back twice');
      await doCardAction(calls, payment, { action: 'R', amountMinor });
      return 'done';
    },
  };
}

/** The form that takes a browser to ECPay. */
export function makeEcpayCheckout(
  config: EcpayConfig,
  order: PaymentOrder,
  itemName: string,
): EcpayCheckout | undefined {
  return makeCheckout(order, itemName, readEcpayAccount(config));
}
