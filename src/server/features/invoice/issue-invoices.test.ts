import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { bindCarrier, getInvoice, listInvoices, unbindCarrier } from '#contract/invoice/endpoints.ts';
import {
  addInvoiceRange,
  listAllInvoices,
  listInvoiceRanges,
  retryInvoices,
} from '#contract/invoice/operator-endpoints.ts';
import { INVOICE_STATUS } from '#contract/values/states.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { findInvoiceNumbers, issueInvoiceLater, voidInvoiceLater } from './invoice-queries.ts';
import { issueWaiting } from './issue-waiting.ts';

const PATIENCE = { timeout: 25_000, interval: 20 };
const PERIOD = '2026-03';

let product: TestProduct;
let operator: Readonly<Record<string, string>> = {};
let player: { userId: number; headers: Readonly<Record<string, string>> };
let prefixes = 0;

beforeAll(async () => {
  product = await openTestProduct();
  ({ headers: operator } = await signIn(product, { email: 'operator@starhall.test' }));
});

beforeEach(async () => {
  const { headers } = await signIn(product, { email: `buyer-${nextNumber()}@example.com` });
  const { id: userId } = await product.call(getUserProfile, {}, { headers });
  player = { userId, headers };
  await product.db.deleteFrom('invoice_allowances').execute();
  await product.db.deleteFrom('invoices').execute();
  await product.db.deleteFrom('invoice_ranges').execute();
});

afterAll(() => product.close());

/** A two-letter prefix that no other test uses. */
function nextPrefix(): string {
  prefixes += 1;
  return `A${String.fromCharCode(64 + prefixes)}`;
}

async function pay(amount = 150, orderId = `D${String(nextNumber()).padStart(16, '0')}`): Promise<string> {
  const { userId } = player;
  const paidAt = new Date(product.clock.now());
  const { jobs } = product.services;
  await product.db
    .transaction()
    .execute((trx) =>
      issueInvoiceLater(trx, { jobs, orderId, userId, amount, paidAt, providerCode: 'sandbox', language: 'vi-VN' }),
    );
  return orderId;
}

async function refund(orderId: string, refundedAmount: number): Promise<void> {
  const { jobs } = product.services;
  const at = new Date(product.clock.now());
  await product.db.transaction().execute((trx) => voidInvoiceLater(trx, { jobs, orderId, refundedAmount, at }));
}

const addNumbers = (from: string, to: string, prefix = nextPrefix(), period = PERIOD) =>
  product.call(addInvoiceRange, { period, prefix, from, to }, { headers: operator });
const findRow = (orderId: string) =>
  product.db.selectFrom('invoices').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
const listOwn = () => product.call(listInvoices, {}, { headers: player.headers });
const waitFor = (orderId: string, status: number) =>
  vi.waitFor(async () => expect((await findRow(orderId)).status).toBe(status), PATIENCE);

describe('an invoice of a paid deposit', () => {
  it("is issued within moments, with number, random code, seller and the owner's carrier", async () => {
    await addNumbers('00000007', '00000010', 'QA');
    const carrier = { carrierType: 1, carrierCode: '/P4SV.-I' } as const;
    await product.call(bindCarrier, carrier, { headers: player.headers });
    const orderId = await pay(340);
    await waitFor(orderId, INVOICE_STATUS.issued);
    const { count, list } = await listOwn();
    expect(count).toBe(1);
    expect(list[0]).toEqual({
      invoiceNumber: 'QA00000007',
      period: PERIOD,
      randomCode: expect.stringMatching(/^\d{4}$/),
      orderId,
      status: 1,
      ...carrier,
      winningType: 0,
      prize: 0,
      redeemCode: '',
      providerCode: 'sandbox',
      printing: 0,
      amount: 340,
      allowance: 0,
      issuedAt: '2026-03-01T04:00:00.000Z',
      voidedAt: null,
      drawnAt: null,
      redeemFrom: null,
      redeemUntil: null,
    });
    expect(await findInvoiceNumbers(product.db, [orderId, 'D9'])).toEqual(new Map([[orderId, 'QA00000007']]));
    const sheet = await product.call(getInvoice, { invoiceNumber: 'QA00000007' }, { headers: player.headers });
    expect(sheet).toMatchObject({
      seller: { name: 'Starhall', taxId: '12345675' },
      items: [{ name: '星幣儲值', quantity: 1, unitPrice: 340, amount: 340 }],
      salesAmount: 324,
      taxAmount: 16,
      barcode: `11504QA00000007${sheet.randomCode}`,
    });
    expect(sheet.qrCodes).toHaveLength(2);
    expect(sheet.qrCodes[0]).toMatch(/^QA000000071150301\d{4}00000144000001540000000012345675.{24}:\*{10}:1:1:1:/);
  });

  it('keeps its carrier despite later changes', async () => {
    await addNumbers('00000000', '00000009');
    const { headers } = player;
    const first = await pay();
    await waitFor(first, INVOICE_STATUS.issued);
    await product.call(bindCarrier, { carrierType: 4, carrierCode: '919' }, { headers });
    const donated = await pay();
    await waitFor(donated, INVOICE_STATUS.issued);
    await product.call(unbindCarrier, {}, { headers });
    const rows = (await listOwn()).list.map(({ orderId, carrierType, carrierCode }) => [
      orderId,
      carrierType,
      carrierCode,
    ]);
    expect(rows).toEqual([
      [donated, 4, '919'],
      [first, null, null],
    ]);
  });

  it('is created once for repeated notifications, and not at all if the payment is rolled back', async () => {
    await addNumbers('00000000', '00000009');
    const orderId = await pay();
    await pay(999, orderId);
    const { userId } = player;
    const failing = product.db.transaction().execute(async (trx) => {
      const order = { orderId: 'DNEVER', userId, amount: 5, paidAt: new Date(0), providerCode: 'sandbox' };
      await issueInvoiceLater(trx, { ...order, jobs: product.services.jobs });
      throw new Error('the payment failed');
    });
    await expect(failing).rejects.toThrow('the payment failed');
    await waitFor(orderId, INVOICE_STATUS.issued);
    expect((await listOwn()).list).toMatchObject([{ orderId, amount: 150 }]);
    expect((await listOwn()).count).toBe(1);
  });
});

describe('invoice numbers', () => {
  const seller = { name: 'Starhall', taxId: '12345675' };

  it('are assigned without gaps or repeats by concurrent processes, across ranges', async () => {
    const { userId } = player;
    const paidAt = new Date(product.clock.now());
    const waiting = Array.from({ length: 450 }, (_, index) => ({
      order_id: `DMANY${index}`,
      user_id: userId,
      provider_code: 'sandbox',
      language: 'zh-TW' as const,
      amount: 1,
      paid_at: paidAt,
    }));
    await product.db.insertInto('invoices').values(waiting).execute();
    const ranges = [
      { prefix: 'BA', first_number: 0, last_number: 299, next_number: 0 },
      { prefix: 'BB', first_number: 500, last_number: 999, next_number: 500 },
    ];
    const created_at = paidAt;
    await product.db
      .insertInto('invoice_ranges')
      .values(ranges.map((range) => ({ ...range, period: PERIOD, created_at })))
      .execute();
    const counts = await Promise.all([1, 2, 3, 4].map(() => issueWaiting(product.db, { seller, now: paidAt })));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(450);
    const rows = await product.db.selectFrom('invoices').select('number').orderBy('number').execute();
    const expected = Array.from({ length: 450 }, (_, index) =>
      index < 300 ? `BA${String(index).padStart(8, '0')}` : `BB${String(index + 200).padStart(8, '0')}`,
    );
    expect(rows.map(({ number }) => number)).toEqual(expected);
  });

  it('that have run out leave invoices waiting and show operators how many; a new range issues them', async () => {
    await addNumbers('00000001', '00000001');
    const first = await pay();
    await waitFor(first, INVOICE_STATUS.issued);
    const late = [await pay(), await pay()];
    const tried = await product.call(retryInvoices, {}, { headers: operator });
    expect(tried).toEqual({ result: true, issued: 0, waiting: 2 });
    expect((await listOwn()).count).toBe(1);
    const waiting = await product.call(listAllInvoices, { status: 0 }, { headers: operator });
    expect(waiting).toMatchObject({ count: 2, waiting: 2, list: [{ invoiceNumber: null }, { invoiceNumber: null }] });
    await addNumbers('00000005', '00000009', 'CC');
    for (const orderId of late) await waitFor(orderId, INVOICE_STATUS.issued);
    expect((await listOwn()).list.map(({ orderId, invoiceNumber }) => [orderId, invoiceNumber])).toEqual([
      [late[1], 'CC00000006'],
      [late[0], 'CC00000005'],
      [first, expect.any(String)],
    ]);
    const ranges = await product.call(listInvoiceRanges, {}, { headers: operator });
    expect(ranges).toMatchObject({
      count: 2,
      waiting: 0,
      currentPeriod: PERIOD,
      list: [
        { from: '00000005', to: '00000009', next: '00000007', used: 2, left: 3 },
        { next: null, used: 1, left: 0 },
      ],
    });
  });

  it('of another period are not used', async () => {
    await addNumbers('00000001', '00000009', 'DA', '2026-05');
    await pay();
    expect(await product.call(retryInvoices, {}, { headers: operator })).toMatchObject({ issued: 0, waiting: 1 });
  });

  it('are not assigned without a tax ID', async () => {
    await addNumbers('00000001', '00000009');
    await pay();
    expect(await issueWaiting(product.db, { seller: { ...seller, taxId: '' }, now: new Date() })).toBe(0);
  });
});

describe('a range', () => {
  it('must not overlap another one of its period, and is logged', async () => {
    const { id } = await addNumbers('00000100', '00000199', 'EA');
    for (const [from, to] of [
      ['00000199', '00000200'],
      ['00000000', '00000100'],
      ['00000150', '00000150'],
    ] as const) {
      const refusal = await product.refuse(
        addInvoiceRange,
        { period: PERIOD, prefix: 'EA', from, to },
        { headers: operator },
      );
      expect(refusal).toMatchObject({ code: ERROR.invalidFormat, fields: { from: 'field.taken', to: 'field.taken' } });
    }
    await addNumbers('00000200', '00000200', 'EA');
    await addNumbers('00000100', '00000199', 'EA', '2026-05');
    const [entry] = await listAuditOf(product.db, `range:${id}`);
    expect(entry).toMatchObject({ action: 'invoice.range', details: { prefix: 'EA', from: '00000100' } });
  });

  it('with wrong fields is 20001, each named', async () => {
    const wrong = { period: '2026-04', prefix: 'a1', from: '123', to: 'x' };
    expect(await product.refuse(addInvoiceRange, wrong, { headers: operator })).toMatchObject({
      status: 400,
      code: ERROR.invalidFormat,
      fields: { period: 'field.invalid', prefix: 'field.invalid', from: 'field.invalid', to: 'field.invalid' },
    });
    const backwards = { period: PERIOD, prefix: 'FA', from: '00000002', to: '00000001' };
    expect(await product.refuse(addInvoiceRange, backwards, { headers: operator })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { to: 'field.range' },
    });
  });
});

describe('a refund', () => {
  it('in full voids the invoice, which keeps its number', async () => {
    await addNumbers('00000000', '00000009');
    const orderId = await pay(200);
    await waitFor(orderId, INVOICE_STATUS.issued);
    await refund(orderId, 200);
    await waitFor(orderId, INVOICE_STATUS.voided);
    expect((await listOwn()).list).toMatchObject([{ orderId, status: 2, voidedAt: '2026-03-01T04:00:00.000Z' }]);
  });

  it('in part creates an allowance for the difference, once, and the last part voids the invoice', async () => {
    await addNumbers('00000000', '00000009');
    const orderId = await pay(200);
    await waitFor(orderId, INVOICE_STATUS.issued);
    for (const total of [50, 50, 120]) await refund(orderId, total);
    await vi.waitFor(async () => expect((await findRow(orderId)).allowance).toBe(120), PATIENCE);
    const notes = await product.db.selectFrom('invoice_allowances').select('amount').execute();
    expect(notes.reduce((sum, { amount }) => sum + amount, 0)).toBe(120);
    expect((await listOwn()).list).toMatchObject([{ status: 1, allowance: 120 }]);
    await refund(orderId, 200);
    await waitFor(orderId, INVOICE_STATUS.voided);
  });

  it('before numbering uses no number', async () => {
    const orderId = await pay(200);
    await refund(orderId, 200);
    await waitFor(orderId, INVOICE_STATUS.voided);
    await addNumbers('00000000', '00000009');
    expect(await product.call(retryInvoices, {}, { headers: operator })).toMatchObject({ issued: 0, waiting: 0 });
    expect((await listOwn()).count).toBe(0);
  });
});

it('shows an account only its own invoices, by period and page, and operators everyone’s by search', async () => {
  await addNumbers('00000000', '00000009', 'GA');
  const orderIds = [await pay(1), await pay(2), await pay(3)];
  for (const orderId of orderIds) await waitFor(orderId, INVOICE_STATUS.issued);
  const { headers } = player;
  expect((await product.call(listInvoices, { limit: 1, offset: 1 }, { headers })).list).toHaveLength(1);
  expect(await product.call(listInvoices, { period: '2026-01' }, { headers })).toEqual({ count: 0, list: [] });
  expect(await product.call(listInvoices, { period: PERIOD }, { headers })).toMatchObject({ count: 3 });
  expect(await product.refuse(listInvoices, { period: '2026-02' }, { headers })).toMatchObject({
    code: ERROR.invalidFormat,
  });
  const stranger = await signIn(product, { email: `stranger-${nextNumber()}@example.com` });
  expect(await product.call(listInvoices, {}, { headers: stranger.headers })).toEqual({ count: 0, list: [] });
  for (const invoiceNumber of ['GA00000000', 'ZZ99999999', 'ga00000000']) {
    const refusal = await product.refuse(getInvoice, { invoiceNumber }, { headers: stranger.headers });
    expect(refusal).toMatchObject({ status: 404, code: ERROR.invoiceOrCarrierNotFound });
  }
  const search = async (text: string) =>
    (await product.call(listAllInvoices, { search: text }, { headers: operator })).list.map(({ orderId }) => orderId);
  expect(await search('ga00000001')).toHaveLength(1);
  expect(await search(orderIds[2] ?? '')).toEqual([orderIds[2]]);
  expect(await search('buyer-')).toHaveLength(3);
  expect(await search('%')).toEqual([]);
  expect(await product.call(listAllInvoices, { isWinning: true }, { headers: operator })).toMatchObject({ count: 0 });
  expect(await product.refuse(listAllInvoices, { status: 5 }, { headers: operator })).toMatchObject({
    code: ERROR.statusNotFound,
  });
});

it('lets only operators see and add ranges', async () => {
  const calls = [
    [listAllInvoices, {}],
    [retryInvoices, {}],
    [listInvoiceRanges, {}],
    [addInvoiceRange, { period: PERIOD, prefix: 'HA', from: '00000000', to: '00000001' }],
  ] as const;
  for (const [endpoint, input] of calls) {
    expect(await product.refuse(endpoint, input)).toMatchObject({ status: 401, code: ERROR.authorizationMissing });
    const refusal = await product.refuse(endpoint, input, { headers: player.headers });
    expect(refusal).toMatchObject({ status: 403, code: ERROR.permissionDenied });
  }
});
