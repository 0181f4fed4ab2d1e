import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { importExchangeRates, listRateHistory } from '#contract/exchange-rate/operator-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

let product: TestProduct;
let headers: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  product = await openTestProduct();
  ({ headers } = await signIn(product, { email: 'operator@starhall.test' }));
});

beforeEach(async () => {
  await product.db.deleteFrom('exchange_rates').execute();
});

afterAll(() => product.close());

const read = (csv: string, apply = false) => product.call(importExchangeRates, { csv, apply }, { headers });
const refuse = (csv: string) => product.refuse(importExchangeRates, { csv, apply: true }, { headers });
const stored = async () => {
  const { list } = await product.call(listRateHistory, { limit: 100 }, { headers });
  return list.map(({ from, to, rate, day }) => `${from} ${to} ${rate} ${day}`);
};

const MAX = LIMITS.rateImportRows;
const TABLE = 'from,to,rate,day\nEUR,TWD,40,2026-03-01\nEUR,MYR,5,2027-01-01\n';

describe('O54 a table of rates', () => {
  it('is previewed with the previous rates, and set only when it is applied', async () => {
    await read('from,to,rate,day\nEUR,TWD,39,2020-01-01', true);
    const preview = await read(TABLE);
    expect(preview).toEqual({
      isApplied: false,
      count: 2,
      lines: [
        { line: 2, rate: { from: 'EUR', to: 'TWD', rate: 40, day: '2026-03-01' }, before: 39, fields: {} },
        { line: 3, rate: { from: 'EUR', to: 'MYR', rate: 5, day: '2027-01-01' }, before: null, fields: {} },
      ],
    });
    expect(await stored()).toHaveLength(1);
    expect(await read(TABLE, true)).toEqual({ ...preview, isApplied: true });
    expect(await stored()).toEqual(['EUR MYR 5 2027-01-01', 'EUR TWD 40 2026-03-01', 'EUR TWD 39 2020-01-01']);
  });

  it('sets nothing while a line is wrong, and names the line of the text', async () => {
    const report = await read(
      `${TABLE}\n"EUR",USD,x,2026-03-01\n\n,,,\nEUR,TWD,41,2026/3/1\nEUR,TWD,1,2026-03-02,5`,
      true,
    );
    expect(report).toMatchObject({ isApplied: false, count: 2 });
    expect(report.lines.slice(2)).toEqual([
      { line: 5, rate: null, before: null, fields: { to: 'table.currency', rate: 'table.rate' } },
      { line: 8, rate: null, before: null, fields: { day: 'form.repeated' } },
      { line: 9, rate: null, before: null, fields: { day: 'table.cells' } },
    ]);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['a byte order mark and semicolons', '\uFEFFfrom;to;rate;day\r\nEUR;TWD;40,5;2026-03-01\r\n'],
    ['tabs, and columns in another order', 'DAY\tRate\tto\tfrom\t\n2026-03-01\t40.5\tTWD\tEUR'],
  ])('is taken with %s', async (_what, csv) => {
    await read(csv, true);
    expect(await stored()).toEqual(['EUR TWD 40.5 2026-03-01']);
  });

  it.each([
    ['it has no lines', 'from,to,rate,day', 'table.empty', undefined],
    ['it has no head', '\n \n', 'table.empty', undefined],
    ['a column is unknown', 'EUR,TWD,40,2026-03-01', 'table.column_unknown', { column: 'EUR' }],
    ['a column is missing', 'from,to,rate\nEUR,TWD,40', 'table.column_missing', { column: 'day' }],
    ['a column stands twice', 'from,to,rate,day,day\n', 'table.column_repeated', { column: 'day' }],
    ['quotes are not closed', `${TABLE}EUR,"TWD,40,2026-03-03\nEUR,SGD,1,2026-03-01`, 'table.quotes', { line: 4 }],
    ['it is too long', `${TABLE}${'EUR,TWD,40,2026-03-01\n'.repeat(MAX)}`, 'table.rows', { max: MAX }],
  ])('is refused as a whole where %s', async (_what, csv, message, params) => {
    expect(await refuse(csv)).toMatchObject({
      status: 400,
      code: ERROR.invalidFormat,
      fields: { csv: message },
      ...(params && { params }),
    });
  });

  it('is logged once per currency pair, with the changes', async () => {
    await read(TABLE, true);
    await read('from,to,rate,day\nEUR,TWD,40,2026-03-01\nEUR,TWD,41,2026-03-05\nEUR,TWD,42,2026-03-06', true);
    const entries = await listAuditOf(product.db, 'rate:EUR-TWD');
    expect(entries.map(({ action, details }) => [action, details]).slice(-2)).toEqual([
      ['rate.import', { rates: { '2026-03-01': 40 } }],
      ['rate.import', { rates: { '2026-03-05': 41, '2026-03-06': 42 } }],
    ]);
    await read(TABLE, true);
    expect(await listAuditOf(product.db, 'rate:EUR-TWD')).toHaveLength(entries.length);
  });

  it('accepts a thousand lines', async () => {
    const days = Array.from({ length: MAX }, (_, index) => {
      return `EUR,TWD,${40 + index / 1000},${new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10)}`;
    });
    const report = await read(['from,to,rate,day', ...days].join('\n'), true);
    expect(report).toMatchObject({ isApplied: true, count: MAX });
  });

  it('can be set by two operators concurrently, in any order of lines', async () => {
    const linesAt = (rate: number) =>
      Array.from({ length: MAX }, (_, index) => {
        return `EUR,TWD,${rate},${new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10)}`;
      });
    for (let rate = 40; rate < 46; rate += 2) {
      const tables = [linesAt(rate), linesAt(rate + 1).toReversed()];
      const reports = await Promise.all(tables.map((lines) => read(['from,to,rate,day', ...lines].join('\n'), true)));
      expect(reports.map(({ isApplied }) => isApplied)).toEqual([true, true]);
    }
  });
});
