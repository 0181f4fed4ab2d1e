import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { exportStatement, getStatement, listStatements, printStatement } from '#contract/sales/endpoints.ts';
import { CURRENCIES, CURRENCY_DIGITS } from '#contract/values/limits.ts';
import { toMajor, toMinor } from '#domain/money/money.ts';
import { spanOfMonth } from '#domain/money/statement-month.ts';
import { buildOrder } from '#tests/factories/build-order.ts';
import { buildSale } from '#tests/factories/build-sale.ts';
import { readPdf } from '#tests/pdf/read-pdf.ts';
import { makeSeller } from '#tests/product/make-seller.ts';
import { makeBuyer } from '#tests/product/open-shop.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { listEntries } from '../ledger/entry-queries.ts';

let product: TestProduct;
let buyer: Awaited<ReturnType<typeof makeBuyer>>;
let seller: Awaited<ReturnType<typeof makeSeller>>;

beforeAll(async () => {
  product = await openTestProduct({ settings: { STORE_FEE_PERCENT: '30,2026-03:12.5' } });
  buyer = await makeBuyer(product);
});

beforeEach(async () => {
  seller = await makeSeller(product);
});

afterAll(() => product.close());

const sell = (overrides: Partial<Parameters<typeof buildSale>[1]> = {}) =>
  buildSale(product.db, { application_id: seller.application_id, user_id: buyer.userId, ...overrides });
const read = (month: string, { headers } = seller) => product.call(getStatement, { month, lang: 'en-US' }, { headers });
const list = (input: object = {}, { headers } = seller) => product.call(listStatements, input, { headers });

/** A seller's ledger totals of a month, by an independent query. */
async function ledgerOf(month: string) {
  const span = spanOfMonth(month);
  const sums = CURRENCIES.map(async (currency) => {
    const filter = { ownerId: seller.sellerId, kind: 'sales', currency, limit: 1000, offset: 0 } as const;
    const { rows } = await listEntries(product.db, { ...filter, period: { ...span, isWholeDays: true } });
    return { currency, netMinor: rows.reduce((sum, { amount }) => sum + amount, 0), entries: rows.length };
  });
  return (await Promise.all(sums)).filter(({ entries }) => entries > 0);
}

const minorOf = (amount: number, currency: (typeof CURRENCIES)[number]) => toMinor(amount, currency) ?? Number.NaN;

describe('a statement', () => {
  it('adds up to the ledger, whatever was sold and refunded in any month', async () => {
    const moment = fc
      .integer({ min: Date.parse('2025-12-30T00:00:00Z'), max: Date.parse('2026-03-02T00:00:00Z') })
      .map((ms) => new Date(ms));
    const sale = fc.record({
      at: moment,
      later: fc.option(fc.nat(40 * 24 * 60 * 60 * 1000)),
      currency: fc.constantFrom(...CURRENCIES),
      price_minor: fc.integer({ min: 1, max: 99_999 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      product_id: fc.constantFrom('gem', 'sword'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(sale, { minLength: 1, maxLength: 6 }), async (sales) => {
        seller = await makeSeller(product);
        for (const { later, ...order } of sales) {
          await sell({ ...order, refundedAt: later === null ? null : new Date(order.at.getTime() + later) });
        }
        const { list: months } = await list();
        expect(months.map(({ month }) => month)).toEqual(
          months
            .map(({ month }) => month)
            .toSorted()
            .reverse(),
        );
        let moved = 0;
        for (const { month, sums } of months) {
          const statement = await read(month);
          const ledger = await ledgerOf(month);
          expect(statement.sums).toEqual(sums);
          expect(sums.map(({ currency }) => currency)).toEqual(ledger.map(({ currency }) => currency));
          for (const { currency, netMinor, entries } of ledger) {
            moved += entries;
            checkSum(statement, { currency, netMinor, entries });
          }
        }
        // Every entry belongs to a month.
        expect(moved).toBe(sales.length + sales.filter(({ later }) => later !== null).length);
      }),
      { numRuns: 12 },
    );
  });

  function checkSum(
    { sums, lines, feePercent }: Awaited<ReturnType<typeof read>>,
    { currency, netMinor, entries }: Awaited<ReturnType<typeof ledgerOf>>[number],
  ) {
    const sum = sums.find((one) => one.currency === currency);
    const own = lines.filter((line) => line.currency === currency);
    const total = (part: 'amount' | 'refundedAmount') =>
      own.reduce((minor, line) => minor + minorOf(line[part], currency), 0);
    expect(total('amount') - total('refundedAmount')).toBe(netMinor);
    expect(own.reduce((all, { count, refundCount }) => all + count + refundCount, 0)).toBe(entries);
    expect(sum).toMatchObject({
      amount: toMajor(total('amount'), currency),
      refundedAmount: toMajor(total('refundedAmount'), currency),
    });
    const [fee, payout] = [minorOf(sum?.fee ?? -1, currency), minorOf(sum?.payout ?? -1, currency)];
    expect(fee + payout).toBe(netMinor);
    expect(Math.abs(fee - (Math.max(netMinor, 0) * feePercent) / 100)).toBeLessThanOrEqual(0.5);
    // No amount has more digits than its currency.
    expect((sum?.fee ?? 0) * 10 ** CURRENCY_DIGITS[currency]).toBeCloseTo(fee, 5);
  }

  it('has the products, the payee, and the store share of its month', async () => {
    const bank = { bank_name: '臺灣銀行', bank_account_number: '009000045952' };
    seller = await makeSeller(product, { name: 'Aurora Games', tax_id_number: '12345675', ...bank });
    await sell({ at: new Date('2026-02-10T04:00:00Z'), product_id: 'gem', price_minor: 55, quantity: 3 });
    await sell({ at: new Date('2026-02-11T04:00:00Z'), product_id: 'gem', price_minor: 10 });
    await sell({ at: new Date('2026-02-12T04:00:00Z'), product_id: 'sword', price_minor: 700 });
    const { applicationId } = seller;
    const names = { applicationId, applicationName: 'Game', productName: 'Gem', currency: 'TWD' };
    expect(await read('2026-02')).toEqual({
      month: '2026-02',
      isFinal: true,
      feePercent: 30,
      // 875 × 30 % is 262.5.
      sums: [{ currency: 'TWD', count: 3, amount: 875, refundCount: 0, refundedAmount: 0, fee: 263, payout: 612 }],
      lines: [
        { ...names, productId: 'sword', count: 1, quantity: 1, amount: 700, refundCount: 0, refundedAmount: 0 },
        { ...names, productId: 'gem', count: 2, quantity: 4, amount: 175, refundCount: 0, refundedAmount: 0 },
      ],
      company: {
        name: 'Aurora Games',
        taxIdNumber: '12345675',
        bankName: '臺灣銀行',
        bankAccountNumber: '********5952',
      },
      madeAt: '2026-03-01T04:00:00.000Z',
    });
  });

  it('includes a refund in the month it was made, negative if refunds exceed sales', async () => {
    const sold = { at: new Date('2026-02-28T15:59:59Z'), currency: 'EUR', price_minor: 999 } as const;
    await sell({ ...sold, refundedAt: new Date('2026-02-28T16:00:00Z') });
    const { list: months, count, feePercent } = await list();
    expect([count, feePercent]).toEqual([2, 12.5]);
    expect(months).toEqual([
      {
        month: '2026-03',
        isFinal: false,
        sums: [{ currency: 'EUR', count: 0, amount: 0, refundCount: 1, refundedAmount: 9.99, fee: 0, payout: -9.99 }],
      },
      {
        month: '2026-02',
        isFinal: true,
        sums: [{ currency: 'EUR', count: 1, amount: 9.99, refundCount: 0, refundedAmount: 0, fee: 3, payout: 6.99 }],
      },
    ]);
    expect((await read('2026-03')).lines).toMatchObject([{ count: 0, quantity: 0, refundCount: 1, amount: 0 }]);
    expect((await list({ limit: 1, offset: 1 })).list.map(({ month }) => month)).toEqual(['2026-02']);
  });

  it('is empty for a month without sales, and excludes test orders', async () => {
    await sell();
    const trial = { application_id: seller.application_id, user_id: buyer.userId, is_test: true, price_minor: 0 };
    await buildOrder(product.db, { ...trial, created_at: '2026-02-01T04:00:00Z' });
    const other = await makeSeller(product);
    for (const statement of [await read('2026-02'), await read('2026-04'), await read('2026-03', other)]) {
      expect(statement).toMatchObject({ sums: [], lines: [] });
    }
    expect(await list({}, other)).toMatchObject({ count: 0, list: [] });
    expect((await list()).list.map(({ month }) => month)).toEqual(['2026-03']);
  });

  it('is open to developers, for existing months', async () => {
    const { headers } = seller;
    for (const month of ['2026-13', '2026-3', '0000-01', '9999-12', 'now', '']) {
      expect(await product.refuse(getStatement, { month }, { headers })).toMatchObject({
        code: ERROR.invalidFormat,
        fields: { month: month === '' ? 'field.required' : 'field.invalid' },
      });
    }
    expect(await read('2999-12')).toMatchObject({ lines: [], isFinal: false });
    expect(await product.refuse(getStatement, { month: '2026-03', lang: 'xx' }, { headers })).toMatchObject({
      code: ERROR.languageNotFound,
    });
    for (const [endpoint, input] of [
      [listStatements, {}],
      [getStatement, { month: '2026-03' }],
      [exportStatement, { month: '2026-03' }],
      [printStatement, { month: '2026-03' }],
    ] as const) {
      expect(await product.refuse(endpoint, input, { headers: buyer.headers })).toEqual({
        status: 403,
        code: ERROR.permissionDenied,
      });
      expect(await product.refuse(endpoint, input)).toEqual({ status: 401, code: ERROR.authorizationMissing });
    }
  });

  it('is a CSV with a row for each product and each currency', async () => {
    await sell({ quantity: 2 });
    await sell({ currency: 'MYR', price_minor: 450 });
    const input = { month: '2026-03', lang: 'en-US' };
    const response = await product.send(exportStatement, input, { headers: seller.headers });
    expect(response.headers.get('content-disposition')).toContain('starhall-statement-2026-03.csv');
    const { applicationId } = seller;
    expect((await response.text()).replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      'Month,Application,Application ID,Product,Product ID,Currency,Orders,Quantity,Sales amount,Refunds,Refund amount,Store share,Payout',
      `2026-03,Game,${applicationId},Gem,gem,TWD,1,2,60,0,0,,`,
      `2026-03,Game,${applicationId},Gem,gem,MYR,1,1,4.5,0,0,,`,
      '2026-03,Total,,,,TWD,1,2,60,0,0,8,52',
      '2026-03,Total,,,,MYR,1,1,4.5,0,0,0.56,3.94',
    ]);
  });

  it('is a PDF document in the requested language', async () => {
    await sell({ quantity: 50 });
    const input = { month: '2026-03', lang: 'vi-VN' };
    const response = await product.send(printStatement, input, { headers: seller.headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('content-disposition')).toContain('starhall-statement-2026-03.pdf');
    const { lang, pages } = readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(lang).toBe('vi-VN');
    const text = pages.join('\n').replaceAll(/\s+/g, ' ');
    // 1,500 less 12.5 %, rounded half up.
    for (const part of ['Bảng kê tháng 3 năm 2026', 'Aurora Games', 'Khoản chi trả', '1.500', '188', '1.312']) {
      expect(text).toContain(part);
    }
  });

  it('is printed one at a time per developer, so that requests for hundreds delay no one else', async () => {
    const other = await makeSeller(product);
    const ask = ({ headers } = seller) => product.send(printStatement, { month: '2026-03' }, { headers });
    const [first, second, theirs] = await Promise.all([ask(), ask(), ask(other)]);
    expect([first.status, second.status, theirs.status].toSorted()).toEqual([200, 200, 429]);
    expect(theirs.status).toBe(200);
    const refused = first.status === 429 ? first : second;
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await ask()).status).toBe(200);
  });
});
