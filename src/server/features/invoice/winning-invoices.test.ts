import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { getInvoice, listInvoices, listWinningInvoices, printInvoice } from '#contract/invoice/endpoints.ts';
import { listAllInvoices } from '#contract/invoice/operator-endpoints.ts';
import { WINNING_TYPE } from '#contract/values/states.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { DRAWN_NUMBERS, DRAWN_PERIOD, type InvoiceTrial, openInvoiceTrial } from '#tests/product/open-invoice-trial.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { notifyAllWinners } from './notify-winners.ts';

let product: TestProduct;
let trial: InvoiceTrial;

beforeAll(async () => {
  product = await openTestProduct();
});

beforeEach(async () => {
  trial = await openInvoiceTrial(product);
});

afterAll(() => product.close());

async function countMails(): Promise<number> {
  const rows = await product.db.selectFrom('outbox').select('id').where('recipient', '=', trial.player.email).execute();
  return rows.length;
}
const waitForMails = (count: number) =>
  vi.waitFor(async () => expect(await countMails()).toBe(count), { timeout: 25_000, interval: 20 });
/** Waits for all jobs of an import; winners with other accounts are notified last. */
async function waitForJobs(): Promise<void> {
  await vi.waitFor(
    async () => {
      const untold = await product.db
        .selectFrom('invoices')
        .select('id')
        .where('winning_type', '>', 0)
        .where('notified_at', 'is', null)
        .execute();
      expect(untold).toEqual([]);
    },
    { timeout: 25_000, interval: 20 },
  );
}

describe('winners', () => {
  it('are notified by email in their language, once per invoice however often the draw is imported', async () => {
    await trial.addInvoice('AB00000592', { language: 'zh-TW' });
    await trial.addInvoice('AB00007231', { language: 'zh-TW' });
    await trial.importDraw();
    await waitForMails(2);
    await trial.importDraw();
    await trial.importDraw({
      numbers: [...DRAWN_NUMBERS, { number: 'AB00000592', winningType: WINNING_TYPE.cloudMillion }],
    });
    await trial.addInvoice('AB00000249', { language: 'vi-VN' });
    await trial.importDraw();
    await waitForMails(3);
    const rows = await product.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', trial.player.email)
      .orderBy('id')
      .execute();
    const told = rows.map(({ kind, language, text }) => [kind, language, /AB-\d{8}/.exec(text)?.[0]]);
    // The first two are sent concurrently, in any order.
    expect(told.toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
      ['invoiceWon', 'vi-VN', 'AB-00000249'],
      ['invoiceWon', 'zh-TW', 'AB-00000592'],
      ['invoiceWon', 'zh-TW', 'AB-00007231'],
    ]);
    const { redeem_code } = await trial.findRow('AB00000592');
    expect(rows.some(({ text, html }) => text.includes(redeem_code) || html.includes(redeem_code))).toBe(false);
  });

  it('are not sent mails at an unverified address', async () => {
    await product.db
      .updateTable('users')
      .set({ is_email_confirmed: false })
      .where('id', '=', trial.player.userId)
      .execute();
    await trial.addInvoice('AB00000592');
    await trial.importDraw();
    await waitForJobs();
    expect(await countMails()).toBe(0);
  });

  it('are notified until the last day on which prizes are paid', async () => {
    const won = { winning_type: WINNING_TYPE.sixth, prize: 200, redeem_code: 'CODE' } as const;
    const { id } = await trial.addInvoice('AB00000592', won);
    const { config, jobs } = product.services;
    const tell = async (now: string) => {
      await notifyAllWinners(product.db, { period: DRAWN_PERIOD, config, jobs, now: new Date(now) });
      const row = await product.db.selectFrom('invoices').select('notified_at').where('id', '=', id).executeTakeFirst();
      return row?.notified_at ?? null;
    };
    expect(await tell('2026-05-05T16:00:00Z')).toBeNull();
    expect(await tell('2026-05-05T15:59:59Z')).not.toBeNull();
    await waitForMails(1);
  });
});

describe('the list of winning invoices', () => {
  const dayAgo = (days: number) =>
    new Date(product.clock.now() + DAY_MS / 3 - days * DAY_MS).toISOString().slice(0, 10);

  it.each([
    [59, 1],
    [60, 1],
    [61, 0],
  ])(
    'R9.5 has for a prize drawn %d days ago %d entries, and states the number of days it covers',
    async (ago, count) => {
      await trial.addInvoice('AB00000592');
      await trial.importDraw({ drawnAt: dayAgo(ago) });
      expect(await trial.listWon()).toMatchObject({ count, days: 60 });
      expect(await trial.listWon({ beginAt: dayAgo(90) })).toMatchObject({ count });
    },
  );

  it('R7.72 has only draws of the requested days, inclusive', async () => {
    await trial.addInvoice('AB00000592');
    await trial.importDraw({ drawnAt: dayAgo(30) });
    for (const [beginAt, endAt, count] of [
      [dayAgo(30), dayAgo(30), 1],
      [dayAgo(31), dayAgo(29), 1],
      [dayAgo(50), dayAgo(31), 0],
      [dayAgo(29), dayAgo(0), 0],
    ] as const) {
      expect(await trial.listWon({ beginAt, endAt })).toMatchObject({ count });
    }
    expect(await trial.listWon({ endAt: Math.floor(product.clock.now() / 1000) })).toMatchObject({ count: 1 });
  });

  it('answers 70000 for a period that ends before it begins, 20001 for an invalid day, 30000 for visitors', async () => {
    const refuse = (input: object, headers = trial.player.headers) =>
      product.refuse(listWinningInvoices, input, { headers });
    expect(await refuse({ beginAt: '2026-02-02', endAt: '2026-02-01' })).toMatchObject({ code: ERROR.parameterError });
    expect(await refuse({ beginAt: '2026-02-30' })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { beginAt: 'field.invalid' },
    });
    expect(await refuse({}, {})).toEqual({ status: 401, code: ERROR.authorizationMissing });
  });

  it("has only the caller's own invoices; operators see everyone’s", async () => {
    await trial.addInvoice('AB00000592');
    await trial.importDraw({ drawnAt: dayAgo(5) });
    const stranger = await signIn(product, { email: `stranger-${nextNumber()}@example.com` });
    const foreign = await product.call(listWinningInvoices, {}, { headers: stranger.headers });
    expect(foreign).toEqual({ count: 0, list: [], days: 60 });
    const { list } = await product.call(listAllInvoices, { isWinning: true }, { headers: trial.operator });
    expect(list).toMatchObject([{ invoiceNumber: 'AB00000592', user: { id: trial.player.userId }, prize: 200 }]);
  });
});

describe('printing', () => {
  const print = (invoiceNumber: string, redeemCode: string) =>
    product.call(printInvoice, { invoiceNumber, redeemCode }, { headers: trial.player.headers });

  it('R4.25 is refused for a new invoice, is recorded with the right code, and is permanent', async () => {
    await trial.addInvoice('AB00000592');
    await trial.importDraw();
    const [won] = (await trial.listWon()).list;
    expect(won?.printing).toBe(0);
    for (const code of [won?.redeemCode ?? '', won?.redeemCode.toLowerCase() ?? '']) {
      expect(await print('AB00000592', code)).toEqual({ result: true, printing: 1 });
    }
    expect((await trial.listWon()).list).toMatchObject([{ printing: 1 }]);
    const sheet = await product.call(getInvoice, { invoiceNumber: 'AB00000592' }, { headers: trial.player.headers });
    expect(sheet).toMatchObject({ printing: 1, winningType: 8, barcode: '11412AB000005920123' });
  });

  it('answers 50016 for a wrong code, and for invoices of others, unknown ones and those without a prize', async () => {
    await trial.addInvoice('AB00000592');
    await trial.addInvoice('AB00000593');
    await trial.importDraw();
    const { redeem_code: redeemCode } = await trial.findRow('AB00000592');
    const stranger = await signIn(product, { email: `stranger-${nextNumber()}@example.com` });
    const attempts = [
      ['AB00000592', 'WRONG', trial.player.headers],
      ['AB00000592', `${redeemCode}A`, trial.player.headers],
      ['AB00000593', redeemCode, trial.player.headers],
      ['AB99999999', redeemCode, trial.player.headers],
      ['nothing', redeemCode, trial.player.headers],
      ['AB00000592', redeemCode, stranger.headers],
    ] as const;
    for (const [invoiceNumber, code, headers] of attempts) {
      const refusal = await product.refuse(printInvoice, { invoiceNumber, redeemCode: code }, { headers });
      expect(refusal).toMatchObject({ status: 404, code: ERROR.invoiceOrCarrierNotFound });
    }
    expect(await trial.findRow('AB00000592')).toMatchObject({ printing: 0 });
    const missing = await product.refuse(printInvoice, {}, { headers: trial.player.headers });
    expect(missing).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { invoiceNumber: 'field.required', redeemCode: 'field.required' },
    });
  });

  it('shows after the draw that an invoice won nothing, and the dates of payment', async () => {
    await trial.addInvoice('AB00000593');
    await trial.importDraw();
    const { list } = await product.call(listInvoices, {}, { headers: trial.player.headers });
    expect(list).toMatchObject([{ winningType: 0, drawnAt: '2026-01-24T16:00:00.000Z', redeemUntil: '2026-05-05' }]);
  });
});
