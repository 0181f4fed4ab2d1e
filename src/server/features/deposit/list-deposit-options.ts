import { CURRENCIES, LIMITS } from '#contract/values/limits.ts';
import { PAYMENT_METHODS } from '#contract/values/payment-methods.ts';
import { toMajor } from '#domain/money/money.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';

/** Lists the amounts and payment methods; currencies without a provider are omitted. */
export function listDepositOptions({ payments }: Pick<Services, 'payments'>): Handler<'listDepositOptions'> {
  const list = CURRENCIES.map((currency) => ({
    currency,
    minAmount: toMajor(1, currency),
    maxAmount: LIMITS.depositAmountMax,
    methods: PAYMENT_METHODS.flatMap((paymentMethod) => {
      const provider = payments.choose(paymentMethod, currency);
      return provider === undefined ? [] : [{ paymentMethod, provider: provider.name }];
    }),
  })).filter(({ methods }) => methods.length > 0);
  return async () => ({ count: list.length, list });
}
