import { afterAll, beforeAll, expect, it } from 'vitest';
import { getBankBranches, getBanks } from '#contract/static/endpoints.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { findBankCodes } from './bank-queries.ts';
import { importBanks } from './import-banks-queries.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

const banks = [
  { code: '004', name: '臺灣銀行' },
  { code: '990', name: '新的銀行' },
];
const branches = [{ code: '9900012', name: '新的銀行營業部', bank: '990' }];

it('R7.30 R7.31 tells what an import would change, and changes nothing', async () => {
  const { list } = await listBanks();
  const outcome = await importBanks(product.db, { banks, branches }, { isTrial: true });
  expect(outcome).toMatchObject({ banks: 2, branches: 1, added: ['990'], removed: expect.arrayContaining(['005']) });
  expect(await listBanks()).toEqual({ list });
  expect(await listAuditOf(product.db, 'bank:list')).toEqual([]);
});

it('R7.30 R7.31 puts the imported lists in place of the small ones, for calls and forms, and logs it', async () => {
  await importBanks(product.db, { banks, branches }, { isTrial: false });
  product.forget();
  expect(await product.call(getBanks, {})).toEqual(banks);
  expect(await product.call(getBankBranches, {})).toEqual(branches);
  expect([...(await findBankCodes(product.db))]).toEqual(['004', '990']);
  expect(await listAuditOf(product.db, 'bank:list')).toMatchObject([
    { action: 'bank.import', actorUserId: null, details: { banks: 2, branches: 1, via: 'command-line' } },
  ]);
});

it('R7.31 keeps the branches of its banks where a list has none', async () => {
  await importBanks(product.db, { banks: banks.slice(1), branches: [] }, { isTrial: false });
  product.forget();
  expect(await product.call(getBankBranches, {})).toEqual(branches);
  await importBanks(product.db, { banks: banks.slice(0, 1), branches: [] }, { isTrial: false });
  product.forget();
  expect(await product.call(getBankBranches, {})).toEqual([]);
});

it('reaches every process immediately: cached responses are cleared with the write', async () => {
  await product.call(getBanks, {});
  await importBanks(product.db, { banks, branches }, { isTrial: false });
  await expect.poll(async () => (await product.call(getBanks, {})).length).toBe(2);
});

async function listBanks() {
  return { list: await product.call(getBanks, {}) };
}
