import { expect, it } from 'vitest';
import type { CallEndpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { buildPage } from '#tests/web/build-page.ts';
import type { Page } from '#web/app/use-page.ts';
import { buildSale } from './build-sale.ts';
import { loadSales } from './load-sales.tsx';
import { salesFilter } from './sales-filter.ts';

type Answer = (input: Readonly<Record<string, unknown>>) => object;

/**
 * A page with fake responses by call name that records its requests; a call without a response returns an empty list.
 */
function openPage(answers: Readonly<Record<string, Answer>>) {
  const asked: { readonly name: string; readonly input: Readonly<Record<string, unknown>> }[] = [];
  const call = async ({ name }: { readonly name: string }, input: Readonly<Record<string, unknown>>) => {
    asked.push({ name, input });
    return answers[name]?.(input) ?? { count: 0, list: [], totals: [] };
  };
  // The fake covers the calls of this page only.
  const page: Page = { ...buildPage({ locale: 'en-US' }), call: call as CallEndpoint };
  return { page, inputsOf: (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input) };
}

const NUMBER = { number: 'X261121ABCDEFGHJK' };

it('asks for charts of the same days as the list, and for the products of the chosen game', async () => {
  const { page, inputsOf } = openPage({});
  await loadSales(page, salesFilter.read({ applicationId: 'a.b', begin: '2026-11-01', end: '2026-11-30' }));
  const days = { applicationId: 'a.b', beginAt: '2026-11-01', endAt: '2026-11-30' };
  expect(inputsOf('listSales')).toMatchObject([{ ...days, testMode: false, limit: 20, offset: 0 }]);
  expect(inputsOf('getSalesCharts')).toMatchObject([days]);
  expect(inputsOf('listOwnProducts')).toMatchObject([{ applicationId: 'a.b' }]);
});

it('draws no test orders', async () => {
  const { page, inputsOf } = openPage({});
  const { charts } = await loadSales(page, salesFilter.read({ test: 'only' }));
  expect(charts).toEqual([]);
  expect(inputsOf('listSales')).toMatchObject([{ testMode: true }]);
  expect(inputsOf('getSalesCharts')).toEqual([]);
});

it('finds an order by its ID, test or not', async () => {
  const isTest = ({ testMode }: Readonly<Record<string, unknown>>) => testMode === true;
  const { page, inputsOf } = openPage({
    listSales: (input) => ({ count: isTest(input) ? 1 : 0, list: isTest(input) ? [buildSale()] : [], totals: [] }),
  });
  const { count, sales } = await loadSales(page, salesFilter.read(NUMBER));
  expect([count, sales[0]?.exchangeId]).toEqual([1, NUMBER.number]);
  expect(inputsOf('listSales')).toMatchObject([
    { orderId: 'P261121ABCDEFGHJK', testMode: false },
    { orderId: 'P261121ABCDEFGHJK', testMode: true },
  ]);
});

it('shows all games if the selected one is gone, and passes on every other failure', async () => {
  const { page, inputsOf } = openPage({
    listSales: ({ applicationId }) => {
      if (applicationId !== undefined) throw new ApiError(ERROR.applicationNotFound);
      return { count: 0, list: [], totals: [] };
    },
  });
  const { filter } = await loadSales(page, salesFilter.read({ applicationId: 'gone', productId: 'gems', status: '1' }));
  expect(filter).toMatchObject({ applicationId: undefined, productId: undefined, status: 1 });
  expect(inputsOf('listSales')).toHaveLength(2);
  const failing = openPage({
    listSales: () => {
      throw new ApiError(ERROR.permissionDenied);
    },
  });
  await expect(loadSales(failing.page, salesFilter.read({}))).rejects.toMatchObject({ code: ERROR.permissionDenied });
});
