import type { Handler } from '../../api/handler.ts';
import { once } from '../../once.ts';
import { tableCountryCurrencies } from './locale-tables.ts';

export function getCountryCurrencies(): Handler<'getCountryCurrencies'> {
  const countryCurrencies = once(tableCountryCurrencies);
  return async () => countryCurrencies();
}
