import { expect, it } from 'vitest';
import type { CallEndpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { buildPage } from '#tests/web/build-page.ts';
import type { Page } from '#web/app/use-page.ts';
import { loadProducts } from './load-products.ts';

const GEMS = { productId: 'gems', title: 'Gems', description: '', icon: '', price: 30 };

/** A page of a shop with one product per currency. */
function openShop(currencies: readonly string[], locale: LocaleCode): Page {
  const call = async (_: unknown, { currency }: { readonly currency: string }) => {
    const list = currencies.includes(currency) ? [{ ...GEMS, currency }] : [];
    return { count: list.length, list, currencies };
  };
  // The fake handles the only call made.
  return { ...buildPage({ locale }), call: call as CallEndpoint };
}

it('shows prices in the currency of the language as long as nothing else is known', async () => {
  const currencies = ['TWD', 'MYR', 'EUR'];
  expect(await loadProducts(openShop(currencies, 'zh-TW'), 'a')).toMatchObject({ currency: 'TWD', currencies });
  expect(await loadProducts(openShop(currencies, 'vi-VN'), 'a')).toMatchObject({ currency: 'EUR' });
});

it('falls back to another currency if nothing is sold for the visitor’s', async () => {
  const offer = await loadProducts(openShop(['MYR', 'EUR'], 'zh-TW'), 'a');
  expect(offer).toMatchObject({ currency: 'MYR', products: [{ productId: 'gems' }] });
});

it('is nothing where nothing is sold, or its products cannot be had', async () => {
  expect(await loadProducts(openShop([], 'en-US'), 'a')).toBeNull();
  const call: CallEndpoint = async () => {
    throw new ApiError(ERROR.systemBusy);
  };
  expect(await loadProducts({ ...buildPage({ locale: 'en-US' }), call }, 'a')).toBeNull();
});
