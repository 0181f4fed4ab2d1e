import { listCurrencies } from '#domain/money/currencies.ts';
import type { Handler } from '../../api/handler.ts';

export function listShopCurrencies(): Handler<'listShopCurrencies'> {
  return async () => {
    const list = [...listCurrencies()];
    return { count: list.length, list };
  };
}
