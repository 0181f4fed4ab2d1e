import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { printInvoice } from '#contract/invoice/endpoints.ts';
import { importInvoiceDraw, listInvoiceDraws } from '#contract/invoice/operator-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { CARRIER_TYPE, INVOICE_STATUS, WINNING_TYPE } from '#contract/values/states.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { DRAWN_NUMBERS, DRAWN_PERIOD, type InvoiceTrial, openInvoiceTrial } from '#tests/product/open-invoice-trial.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';

let product: TestProduct;
let trial: InvoiceTrial;

beforeAll(async () => {
  product = await openTestProduct();
});

beforeEach(async () => {
  trial = await openInvoiceTrial(product);
});

afterAll(() => product.close());

describe('an import of winning numbers', () => {
  it.each([
    ['AB97023797', 'special', 10_000_000],
    ['AB00507588', 'grand', 2_000_000],
    ['AB78125249', 'first', 200_000],
    ['AB12377231', 'second', 40_000],
    ['AB00377231', 'third', 10_000],
    ['AB00077231', 'fourth', 4_000],
    ['AB00007231', 'fifth', 1_000],
    ['AB00000592', 'sixth', 200],
  ] as const)('finds that %s has won the %s prize of %d', async (number, name, prize) => {
    await trial.addInvoice(number);
    await trial.addInvoice('AB17023797');
    await trial.addInvoice('AB00000593');
    expect(await trial.importDraw()).toEqual({ result: true, winners: 1 });
    expect(await trial.findRow(number)).toMatchObject({ winning_type: WINNING_TYPE[name], prize });
    expect(await trial.findRow('AB17023797')).toMatchObject({ winning_type: 0, prize: 0, redeem_code: '' });
  });

  it('R1.8 lists to a player exactly the invoices that won, with code, prize and days', async () => {
    await trial.addInvoice('AB00000592');
    await trial.addInvoice('AB17023797');
    await trial.importDraw({ drawnAt: '2026-02-20' });
    const { count, list, days } = await trial.listWon();
    expect({ count, days }).toEqual({ count: 1, days: 60 });
    expect(list).toMatchObject([
      {
        invoiceNumber: 'AB00000592',
        winningType: 8,
        prize: 200,
        redeemCode: expect.stringMatching(/^[2-9A-HJ-NP-Z]{12}$/),
        printing: 0,
        drawnAt: '2026-02-19T16:00:00.000Z',
        redeemFrom: '2026-02-06',
        redeemUntil: '2026-05-05',
      },
    ]);
  });

  it('R3.38 shows number, carrier, prize, redeem code and provider code of a winning invoice', async () => {
    await trial.addInvoice('AB00000592', { carrier_type: CARRIER_TYPE.mobileBarcode, carrier_code: '/P4SV.-I' });
    await trial.importDraw();
    const { list } = await trial.listWon();
    expect(list).toMatchObject([
      {
        invoiceNumber: 'AB00000592',
        carrierType: 1,
        winningType: 8,
        redeemCode: expect.stringMatching(/^\w{12}$/),
        providerCode: 'sandbox',
      },
    ]);
  });

  it('leaves out other periods, voided invoices and those that were given to charity', async () => {
    await trial.addInvoice('AB00000592', { issued_at: '2026-01-05T04:00:00Z' });
    await trial.addInvoice('AC00000592', { status: INVOICE_STATUS.voided, voided_at: new Date(0) });
    await trial.addInvoice('AD00000592', { carrier_type: CARRIER_TYPE.donation, carrier_code: '919' });
    expect(await trial.importDraw()).toMatchObject({ winners: 0 });
    expect(await trial.listWon()).toMatchObject({ count: 0, list: [] });
  });

  it('pays the cloud prizes to whole numbers, and of several prizes the highest', async () => {
    await trial.addInvoice('AB00000592');
    await trial.addInvoice('AB55555555');
    await trial.addInvoice('AC55555555');
    const cloud = [
      { number: 'AB00000592', winningType: WINNING_TYPE.cloudEightHundred },
      { number: 'AB55555555', winningType: WINNING_TYPE.cloudMillion },
    ];
    expect(await trial.importDraw({ numbers: [...DRAWN_NUMBERS, ...cloud] })).toMatchObject({ winners: 2 });
    expect(await trial.findRow('AB00000592')).toMatchObject({ winning_type: 11, prize: 800 });
    expect(await trial.findRow('AB55555555')).toMatchObject({ winning_type: 9, prize: 1_000_000 });
    expect(await trial.findRow('AC55555555')).toMatchObject({ winning_type: 0 });
  });

  it('replaces the previous one and determines winners again; winners that remain keep code and print', async () => {
    await trial.addInvoice('AB00000592');
    await trial.addInvoice('AB00000231');
    await trial.addInvoice('AB00000111');
    expect(await trial.importDraw()).toMatchObject({ winners: 2 });
    const kept = await trial.findRow('AB00000592');
    for (const number of ['AB00000592', 'AB00000231']) {
      const { redeem_code: redeemCode } = await trial.findRow(number);
      await product.call(printInvoice, { invoiceNumber: number, redeemCode }, { headers: trial.player.headers });
    }
    const corrected = [
      { number: '05232592', winningType: WINNING_TYPE.first },
      { number: '11111111', winningType: WINNING_TYPE.first },
    ];
    expect(await trial.importDraw({ numbers: corrected })).toMatchObject({ winners: 2 });
    expect(await trial.findRow('AB00000592')).toMatchObject({ prize: 200, redeem_code: kept.redeem_code, printing: 1 });
    expect(await trial.findRow('AB00000231')).toMatchObject({
      prize: 0,
      redeem_code: '',
      winning_type: 0,
      printing: 0,
    });
    expect(await trial.findRow('AB00000111')).toMatchObject({
      prize: 200,
      redeem_code: expect.stringMatching(/^\w{12}$/),
    });
    const { count, list } = await product.call(listInvoiceDraws, {}, { headers: trial.operator });
    expect(count).toBe(1);
    expect(list).toMatchObject([{ period: DRAWN_PERIOD, numbers: corrected, winners: 2, prizes: 400 }]);
  });

  it('is drawn on the official or the given day, and never after today', async () => {
    await trial.importDraw();
    const drawnAt = async () =>
      (await product.call(listInvoiceDraws, {}, { headers: trial.operator })).list.map((draw) => draw.drawnAt);
    expect(await drawnAt()).toEqual(['2026-01-24T16:00:00.000Z']);
    await trial.importDraw({ drawnAt: Date.parse('2026-02-01T15:59:00Z') / 1000 });
    expect(await drawnAt()).toEqual(['2026-01-31T16:00:00.000Z']);
    const today = new Date(product.clock.now() + DAY_MS / 3).toISOString().slice(0, 10);
    await trial.importDraw({ period: '2026-03' });
    expect((await drawnAt())[0]).toBe(new Date(`${today}T00:00:00+08:00`).toISOString());
    const tomorrow = new Date(product.clock.now() + DAY_MS / 3 + DAY_MS).toISOString().slice(0, 10);
    const refusal = await product.refuse(
      importInvoiceDraw,
      { period: DRAWN_PERIOD, numbers: DRAWN_NUMBERS, drawnAt: tomorrow },
      { headers: trial.operator },
    );
    expect(refusal).toMatchObject({ status: 400, code: ERROR.invalidFormat, fields: { drawnAt: 'field.range' } });
  });

  it('is written into the log', async () => {
    await trial.addInvoice('AB00000592');
    await trial.importDraw();
    const [entry] = (await listAuditOf(product.db, `draw:${DRAWN_PERIOD}`)).slice(-1);
    expect(entry).toMatchObject({ action: 'invoice.draw', details: { numbers: 5, winners: 1 } });
    expect(entry?.actorUserId).not.toBeNull();
  });

  it('that no draw can be is 20001, with every line that is wrong, and changes nothing', async () => {
    await trial.addInvoice('AB00000592');
    await trial.importDraw();
    const wrong = [
      { number: '97023797', winningType: 1 },
      { number: '9702379', winningType: 1 },
      { number: 'AB97023797', winningType: 3 },
      { number: '12345678', winningType: 8 },
      { number: '12345678', winningType: 9 },
    ];
    const refuse = (input: object) => product.refuse(importInvoiceDraw, input, { headers: trial.operator });
    expect(await refuse({ period: DRAWN_PERIOD, numbers: wrong })).toEqual({
      status: 400,
      code: ERROR.invalidFormat,
      fields: Object.fromEntries([1, 2, 3, 4].map((index) => [`numbers.${index}.number`, 'field.invalid'])),
    });
    const many = Array.from({ length: LIMITS.drawnNumbers + 1 }, () => DRAWN_NUMBERS[0]);
    for (const input of [
      { period: '2025-12', numbers: DRAWN_NUMBERS },
      { period: '0000-01', numbers: DRAWN_NUMBERS },
      { period: '9999-11', numbers: DRAWN_NUMBERS },
      { period: DRAWN_PERIOD, numbers: DRAWN_NUMBERS, drawnAt: 253_402_300_799 },
      { period: DRAWN_PERIOD, numbers: [] },
      { period: DRAWN_PERIOD },
      { period: DRAWN_PERIOD, numbers: 'x' },
      { period: DRAWN_PERIOD, numbers: [{ number: 5 }] },
      { period: DRAWN_PERIOD, numbers: many },
      { numbers: DRAWN_NUMBERS },
    ]) {
      expect(await refuse(input)).toMatchObject({ status: 400, code: ERROR.invalidFormat });
    }
    expect(await trial.findRow('AB00000592')).toMatchObject({ prize: 200 });
  });

  it('is for operators alone', async () => {
    for (const [endpoint, input] of [
      [importInvoiceDraw, { period: DRAWN_PERIOD, numbers: DRAWN_NUMBERS }],
      [listInvoiceDraws, {}],
    ] as const) {
      expect(await product.refuse(endpoint, input)).toEqual({ status: 401, code: ERROR.authorizationMissing });
      expect(await product.refuse(endpoint, input, { headers: trial.player.headers })).toEqual({
        status: 403,
        code: ERROR.permissionDenied,
      });
    }
  });

  it('finds the few winners among very many invoices within the time of a call', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      user_id: trial.player.userId,
      number: `QQ${String(20_000_000 + index)}`,
      order_id: `DBULK${index}`,
      provider_code: 'sandbox',
      language: 'en-US' as const,
      amount: 1,
      paid_at: new Date(0),
      status: INVOICE_STATUS.issued,
      period: DRAWN_PERIOD,
      random_code: '0000',
      seller_name: 'Starhall',
      seller_tax_id: '12345675',
      issued_at: new Date(0),
      notified_at: new Date(0),
    }));
    for (let from = 0; from < rows.length; from += 1000) {
      await product.db
        .insertInto('invoices')
        .values(rows.slice(from, from + 1000))
        .execute();
    }
    const cloud = Array.from({ length: LIMITS.drawnNumbers - DRAWN_NUMBERS.length }, (_, index) => ({
      number: `RR${String(30_000_000 + index)}`,
      winningType: WINNING_TYPE.cloudFiveHundred,
    }));
    // Five thousand consecutive numbers contain each three-digit ending five times, and three endings are drawn.
    expect(await trial.importDraw({ numbers: [...DRAWN_NUMBERS, ...cloud] })).toMatchObject({ winners: 15 });
  });
});
