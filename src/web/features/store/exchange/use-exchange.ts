import { useState } from 'react';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { createOrder } from '#contract/order/endpoints.ts';
import type { Order } from '#contract/order/entities.ts';
import type { PublicProduct } from '#contract/product/entities.ts';
import { errorText } from '#web/app/messages/import-messages.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { useCallOnce } from '#web/kit/form/use-call-once.ts';
import { announceBalances } from '../balance/watch-balances.ts';
import { remindOfPhone } from '../remind-of-phone.ts';
import { checkExchange, type ExchangeCheck } from './check-exchange.ts';

/** Failures are shown in the dialog, which covers the page's messages. */
const IN_DIALOG = { loadingBar: false, isQuiet: true } as const;

/** The product's price has changed, or it is no longer available. */
const CHANGED_CODES: readonly ErrorCode[] = [
  ERROR.parameterError,
  ERROR.productNotFound,
  ERROR.productPulled,
  ERROR.productRemoved,
  ERROR.gameAlreadyOwned,
];

export interface ExchangeSurroundings {
  readonly applicationId: string;
  readonly product: PublicProduct;
  /** Star coins of the product's currency; null if unknown. */
  readonly balance: number | null;
  /** Called when the offer has changed. */
  readonly onChanged: () => void;
}

/** An exchange, from quantity to order; a double tap pays once. */
export function useExchange({ applicationId, product, balance, onChanged }: ExchangeSurroundings) {
  const page = usePage();
  const [quantity, setQuantity] = useState('1');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [order, setOrder] = useState<Order | null>(null);
  const callOnce = useCallOnce();
  const { price, currency, productId } = product;
  const checked: ExchangeCheck = checkExchange({ price, currency, quantity, balance });
  const confirm = async () => {
    if (isBusy || checked.issue !== null || checked.quantity === null) return;
    setBusy(true);
    setFailure('');
    try {
      await remindOfPhone(page);
      const input = { applicationId, productId, currency, quantity: checked.quantity, price, lang: page.state.locale };
      setOrder(await callOnce(createOrder, input, IN_DIALOG));
      void announceBalances(page);
    } catch (error) {
      setFailure(await describeFailure(page, error));
      void announceBalances(page);
      if (error instanceof ApiError && CHANGED_CODES.includes(error.code)) onChanged();
    } finally {
      setBusy(false);
    }
  };
  return {
    quantity,
    checked,
    isBusy,
    failure,
    order,
    confirm,
    type(text: string) {
      setQuantity(text);
      setFailure('');
    },
  };
}

async function describeFailure(page: Page, error: unknown): Promise<string> {
  if (!(error instanceof ApiError)) return page.t('exchange.failed');
  if (error.code === ERROR.parameterError) return page.t('exchange.changed');
  return errorText(page, error.code);
}
