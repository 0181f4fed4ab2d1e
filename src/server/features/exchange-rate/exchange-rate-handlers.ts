import type { FeatureHandlers } from '../../api/handler.ts';
import { getExchangeRates } from './get-exchange-rates.ts';
import { importExchangeRates } from './import-exchange-rates.ts';
import { listExchangeRates } from './list-exchange-rates.ts';
import { listRateHistory } from './list-rate-history.ts';
import { setExchangeRate } from './set-exchange-rate.ts';

/** Exchange rates, which only operators set; each is valid from a day in Taiwan. */
export const exchangeRateHandlers = {
  getExchangeRates,
  listExchangeRates,
  listRateHistory,
  setExchangeRate,
  importExchangeRates,
} satisfies FeatureHandlers;
