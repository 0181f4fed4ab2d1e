import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelDeposit, createDeposit } from '#contract/deposit/endpoints.ts';
import { listAllDeposits, setDepositStatus, settleDepositProblem } from '#contract/deposit/operator-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { makeLedgerReport } from '#contract/ledger/operator-endpoints.ts';
import { INVOICE_STATUS, PAYMENT_STATUS } from '#contract/values/states.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { pollDeposit } from '#server/features/deposit/ask-provider.ts';
import { findDeposit } from '#server/features/deposit/deposit-queries.ts';
import { makePlayer, type Player } from '#tests/payment/make-player.ts';
import { STRIPE_SETTINGS, type Stripe, type StripeMood, signStripe, startStripe } from '#tests/payment/start-stripe.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { parseConfig } from '../../../../config.ts';
import { type KnownPayment, PaymentError, PaymentRefused } from '../payment-provider.ts';
import { createStripe } from './stripe.ts';

const { paid, pending, refunded, cancelled, rejected } = PAYMENT_STATUS;
const PATIENCE = { timeout: 25_000 };
const ORDER = { amount: 29.9, currency: 'EUR', paymentMethod: 'credit_card' } as const;

let stripe: Stripe;
let product: TestProduct;
let player: Player;

beforeAll(async () => {
  stripe = await startStripe({ now: () => product.clock.now() });
  product = await openTestProduct({
    settings: {
      ...STRIPE_SETTINGS,
      PUBLIC_ORIGIN: 'http://localhost',
      PAYMENT_PROVIDERS: 'stripe,sandbox',
      STRIPE_API_URL: stripe.url,
    },
  });
});

beforeEach(async () => {
  stripe.be('good');
  player = await makePlayer(product);
});

afterAll(async () => {
  await product.close();
  await stripe.close();
});

type Signed = ReturnType<Stripe['event']>;

const notify = async ({ payload, signature }: Signed): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const response = await product.request('/api/deposit/notify/stripe', { method: 'POST', headers, body: payload });
  return response.status;
};

const statusOf = async (orderId: string) => (await player.get(orderId)).paymentStatus;

describe('the way to Stripe', () => {
  it('leads to a Checkout Session in the store’s currency, and back', async () => {
    const { orderId, payUrl } = await player.make(ORDER);
    expect(payUrl).toBe(`/pay/stripe/${orderId}`);
    const response = await product.request(payUrl);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${stripe.url}/pay/${stripe.find(orderId).id}`,
    ]);
    const request = stripe.asked.find(({ fields }) => fields.client_reference_id === orderId);
    expect(request?.headers).toMatchObject({
      authorization: `Bearer ${STRIPE_SETTINGS.STRIPE_SECRET_KEY}`,
      'idempotency-key': `${orderId}-checkout`,
      'stripe-version': '2024-06-20',
    });
    expect(request?.fields).toMatchObject({
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '2990',
      'payment_intent_data[metadata][orderId]': orderId,
      success_url: `http://localhost/store/deposit?orderId=${orderId}`,
    });
    const { orderId: inTaiwan } = await player.make();
    expect(stripe.find(inTaiwan)).toMatchObject({ amount: 15_000, currency: 'twd' });
  });

  it('leads back to the store where nothing is to be paid, or Stripe is away', async () => {
    const { orderId, payUrl } = await player.make(ORDER);
    stripe.be('failing');
    const back = async (path: string) => (await product.request(path)).headers.get('location');
    expect(await back(`${payUrl}?lang=en-US`)).toBe(`/en-US/store/deposit?orderId=${orderId}`);
    stripe.be('good');
    await notify(stripe.pay(orderId));
    expect(await back(payUrl)).toBe(`/store/deposit?orderId=${orderId}`);
    expect(await back('/pay/stripe/D2603010000000000')).toBe('/store/deposit?orderId=D2603010000000000');
  });

  it.each(['failing', 'busy', 'broken', 'babbling', 'refusing'] as const)(
    'stores no top-up where Stripe is %s',
    async (mood) => {
      stripe.be(mood);
      const refused = { status: 502, code: ERROR.externalProviderError };
      expect(await product.refuse(createDeposit, ORDER, player)).toEqual(refused);
    },
  );
});

describe('an event', () => {
  it('credits a payment once, however often it arrives', async () => {
    const { orderId } = await player.make(ORDER);
    const event = stripe.pay(orderId);
    for (let times = 0; times < 3; times += 1) expect(await notify(event)).toBe(200);
    expect(await player.points()).toEqual({ EUR: 29.9 });
    expect(await statusOf(orderId)).toBe(paid);
  });

  it('credits nothing if its signature is wrong, missing, old or for another body', async () => {
    const { orderId } = await player.make(ORDER);
    const event = stripe.pay(orderId);
    const { payload } = event;
    const nowSeconds = Math.floor(product.clock.now() / 1000);
    for (const signature of [
      '',
      signStripe(payload, nowSeconds, 'whsec_other'),
      signStripe(payload, nowSeconds - 301),
      signStripe(payload, nowSeconds + 301),
      signStripe(`${payload} `, nowSeconds),
    ]) {
      expect(await notify({ payload, signature })).toBe(400);
    }
    expect(await notify({ ...event, payload: payload.replace('2990', '299000') })).toBe(400);
    product.clock.advance(301_000);
    expect(await notify(event)).toBe(400);
    expect([await player.points(), await statusOf(orderId)]).toEqual([{}, pending]);
  });

  it('credits nothing for another amount or currency, an unknown payment, the other mode, or before the money is there', async () => {
    const { orderId } = await player.make(ORDER);
    const unknown = { metadata: { orderId: 'D2603010000000000' } };
    expect(await notify(stripe.pay(orderId, { payment_status: 'unpaid' }))).toBe(200);
    expect(await notify(stripe.pay(orderId, { amount_total: 2991 }))).toBe(400);
    expect(await notify(stripe.pay(orderId, { currency: 'myr' }))).toBe(400);
    expect(await notify(stripe.pay(orderId, { currency: 'jpy' }))).toBe(400);
    expect(await notify(stripe.pay(orderId, unknown))).toBe(404);
    const foreign = { ...stripe.show(orderId), metadata: {} };
    expect(await notify(stripe.event('checkout.session.completed', foreign))).toBe(200);
    expect(await notify(stripe.event('checkout.session.completed', stripe.show(orderId), { livemode: true }))).toBe(
      400,
    );
    expect(await notify(stripe.event('invoice.paid', { id: 'in_1' }))).toBe(200);
    expect(await notify(stripe.event('checkout.session.completed', { id: 5 }))).toBe(400);
    expect([await player.points(), await statusOf(orderId)]).toEqual([{}, pending]);
    const operator = await signIn(product, { email: 'operator@starhall.test' });
    const { list } = await product.call(listAllDeposits, { search: orderId }, operator);
    expect(list[0]?.problem).toBe('wrong_amount');
  });

  it('says that a payment has failed or expired; what contradicts a payment changes nothing', async () => {
    const [failed, expired, late] = await Promise.all([player.make(ORDER), player.make(ORDER), player.make(ORDER)]);
    const tell = (type: string, { orderId }: { orderId: string }) => notify(stripe.event(type, stripe.show(orderId)));
    expect(await tell('checkout.session.async_payment_failed', failed)).toBe(200);
    expect(await tell('checkout.session.expired', expired)).toBe(200);
    expect([await statusOf(failed.orderId), await statusOf(expired.orderId)]).toEqual([rejected, cancelled]);
    await notify(stripe.pay(late.orderId));
    expect(await tell('checkout.session.expired', late)).toBe(200);
    expect(await statusOf(late.orderId)).toBe(paid);
  });

  it('may come in any order: a refund before its payment leaves what was not refunded', async () => {
    const { orderId } = await player.make(ORDER);
    const payment = stripe.pay(orderId);
    expect(await notify(stripe.refund(orderId, 990))).toBe(200);
    expect(await notify(payment)).toBe(200);
    expect(await player.points()).toEqual({ EUR: 20 });
    expect(await statusOf(orderId)).toBe(paid);
  });

  it('may come in any order: a payment that was refunded in whole before it leaves nothing', async () => {
    const { orderId } = await player.make(ORDER);
    const payment = stripe.pay(orderId);
    expect(await notify(stripe.refund(orderId, 2990))).toBe(200);
    expect(await notify(payment)).toBe(200);
    expect(await player.points()).toEqual({ EUR: 0 });
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: refunded, refundedAmount: 29.9 });
  });

  it('is refused with a 4xx whatever its body is', async () => {
    const atSeconds = Math.floor(product.clock.now() / 1000);
    for (const payload of ['', '{', '[]', 'null', '{"type":1}', '遊戲', `{"a":"${'x'.repeat(400_000)}"}`]) {
      const status = await notify({ payload, signature: signStripe(payload, atSeconds) });
      expect([400, 413]).toContain(status);
    }
    const headers = { 'stripe-signature': 't=1,v1=0' };
    const body = new Uint8Array([0xff, 0xfe]);
    const response = await product.request('/api/deposit/notify/stripe', { method: 'POST', headers, body });
    expect(response.status).toBe(400);
  });
});

describe('a dispute', () => {
  const WITHDRAWN = { balance_transactions: [{ amount: -2990 }] };
  const REINSTATED = { balance_transactions: [{ amount: -2990 }, { amount: 2990 }] };

  const pay = async (order: Parameters<Player['make']>[0] = ORDER) => {
    const { orderId } = await player.make(order);
    await notify(stripe.pay(orderId));
    return orderId;
  };
  const tell = async (orderId: string, type: string, change: Parameters<Stripe['dispute']>[1] = {}) =>
    notify(stripe.dispute(orderId, change)(type));
  const readBooks = async () => {
    const operator = await signIn(product, { email: 'operator@starhall.test' });
    const { report } = await product.call(makeLedgerReport, {}, operator);
    return report.checks.flatMap(({ findings }) => findings);
  };
  const findDisputes = async (orderId: string) => {
    const operator = await signIn(product, { email: 'operator@starhall.test' });
    const { list } = await product.call(listAllDeposits, { search: orderId }, operator);
    return list[0]?.disputes.map(({ state, amount, takenAmount }) => ({ state, amount, takenAmount }));
  };
  const noticesOf = async (orderId: string) => {
    const rows = await product.db.selectFrom('notifications').select(['kind', 'params']).orderBy('id').execute();
    return rows.filter(({ params }) => JSON.stringify(params).includes(orderId)).map(({ kind }) => kind);
  };

  it('takes star coins back once the bank has taken the money, not before', async () => {
    const orderId = await pay();
    expect(await tell(orderId, 'created')).toBe(200);
    expect(await player.points()).toEqual({ EUR: 29.9 });
    expect(await findDisputes(orderId)).toEqual([{ state: 'open', amount: 29.9, takenAmount: 0 }]);
    const event = stripe.dispute(orderId, WITHDRAWN)('funds_withdrawn');
    stripe.be('failing');
    expect(await notify(event)).toBe(502);
    expect(await statusOf(orderId)).toBe(paid);
    stripe.be('good');
    for (let times = 0; times < 2; times += 1) expect(await notify(event)).toBe(200);
    expect([await player.points(), await statusOf(orderId)]).toEqual([{ EUR: 0 }, refunded]);
    expect(await readBooks()).toEqual([]);
  });

  it('that is won gives them back once, with a notice, and the books balance', async () => {
    const orderId = await pay();
    await tell(orderId, 'funds_withdrawn', WITHDRAWN);
    const closed = stripe.dispute(orderId, { ...WITHDRAWN, status: 'won' })('closed');
    const reinstated = stripe.dispute(orderId, REINSTATED)('funds_reinstated');
    for (const event of [closed, reinstated, closed]) expect(await notify(event)).toBe(200);
    expect([await player.points(), await statusOf(orderId)]).toEqual([{ EUR: 29.9 }, paid]);
    expect(await player.get(orderId)).toMatchObject({ refundedAmount: 0 });
    expect(await findDisputes(orderId)).toEqual([{ state: 'won', amount: 29.9, takenAmount: 0 }]);
    expect(await noticesOf(orderId)).toEqual(['deposit_paid', 'deposit_refunded', 'deposit_restored']);
    const actions = (await listAuditOf(product.db, `deposit:${orderId}`)).map(({ action }) => action);
    expect(actions.slice(2)).toEqual(['deposit.dispute', 'deposit.refund', 'deposit.dispute', 'deposit.restore']);
    expect(await readBooks()).toEqual([]);
  });

  it('may be reported in any order: what Stripe says now counts, not the event that comes last', async () => {
    const orderId = await pay();
    const [created, withdrawn] = [
      stripe.dispute(orderId)('created'),
      stripe.dispute(orderId, WITHDRAWN)('funds_withdrawn'),
    ];
    const won = stripe.dispute(orderId, { ...REINSTATED, status: 'won' })('closed');
    for (const event of [won, withdrawn, created]) expect(await notify(event)).toBe(200);
    expect([await player.points(), await statusOf(orderId)]).toEqual([{ EUR: 29.9 }, paid]);
    expect(await noticesOf(orderId)).toEqual(['deposit_paid']);
    const { orderId: unpaid } = await player.make(ORDER);
    stripe.pay(unpaid);
    expect(await tell(unpaid, 'funds_withdrawn', WITHDRAWN)).toBe(200);
    expect(await statusOf(unpaid)).toBe(refunded);
    await tell(unpaid, 'closed', { ...REINSTATED, status: 'won' });
    expect(await player.points()).toEqual({ EUR: 59.8 });
  });

  it('that is lost keeps them, also if it was never reported before', async () => {
    const [known, sudden] = [await pay(), await pay()];
    await tell(known, 'funds_withdrawn', WITHDRAWN);
    for (const orderId of [known, sudden]) {
      await tell(orderId, 'closed', { ...WITHDRAWN, status: 'lost' });
      expect([await statusOf(orderId), await findDisputes(orderId)]).toEqual([
        refunded,
        [{ state: 'lost', amount: 29.9, takenAmount: 29.9 }],
      ]);
    }
    expect(await player.points()).toEqual({ EUR: 0 });
    expect(await readBooks()).toEqual([]);
  });

  it('that is only an inquiry takes nothing', async () => {
    const orderId = await pay();
    await tell(orderId, 'created', { status: 'warning_needs_response' });
    await tell(orderId, 'closed', { status: 'warning_closed' });
    expect([await player.points(), await statusOf(orderId)]).toEqual([{ EUR: 29.9 }, paid]);
  });

  it('counts apart from refunds and from other disputes', async () => {
    const orderId = await pay();
    await notify(stripe.refund(orderId, 990));
    await tell(orderId, 'funds_withdrawn', { amount: 1500, balance_transactions: [{ amount: -1500 }] });
    expect(await player.points()).toEqual({ EUR: 5 });
    await notify(stripe.refund(orderId, 100));
    expect(await player.points()).toEqual({ EUR: 4 });
    const second = (change: object, type: string) => notify(stripe.dispute(orderId, change, 'du_second')(type));
    await second({ amount: 400, balance_transactions: [{ amount: -400 }] }, 'funds_withdrawn');
    expect([await player.points(), await statusOf(orderId)]).toEqual([{ EUR: 0 }, refunded]);
    await tell(orderId, 'closed', { status: 'won' });
    expect([await player.points(), await statusOf(orderId)]).toEqual([{ EUR: 15 }, paid]);
    expect(await player.get(orderId)).toMatchObject({ refundedAmount: 14.9 });
    await notify(stripe.event('charge.refunded', { ...stripe.refundedCharge(orderId) }));
    expect(await player.points()).toEqual({ EUR: 15 });
    expect(await readBooks()).toEqual([]);
  });

  it('leaves the invoice of TWD until it is lost', async () => {
    const isVoid = async (orderId: string) => {
      const invoices = product.db.selectFrom('invoices').select('status').where('order_id', '=', orderId);
      return (await invoices.executeTakeFirstOrThrow()).status === INVOICE_STATUS.voided;
    };
    /** Jobs run in turn: once this one has voided an invoice, those before it have run as well. */
    const runJobs = async () => {
      const orderId = await pay({});
      await notify(stripe.refund(orderId, 15_000));
      await expect.poll(() => isVoid(orderId)).toBe(true);
    };
    const [won, lost] = [await pay({}), await pay({})];
    for (const orderId of [won, lost])
      await tell(orderId, 'funds_withdrawn', { balance_transactions: [{ amount: -15_000 }] });
    await runJobs();
    expect([await isVoid(won), await isVoid(lost)]).toEqual([false, false]);
    await tell(won, 'closed', { status: 'won' });
    await tell(lost, 'closed', { status: 'lost' });
    await runJobs();
    expect([await isVoid(won), await isVoid(lost)]).toEqual([false, true]);
  });

  it('makes the store ask Stripe for nothing unless it is signed', async () => {
    const orderId = await pay();
    const before = stripe.asked.length;
    const { payload } = stripe.dispute(orderId)('funds_withdrawn');
    expect(await notify({ payload, signature: 't=1,v1=0' })).toBe(400);
    expect(stripe.asked).toHaveLength(before);
  });

  it('about a payment that is not the store’s, or that Stripe does not know, changes nothing', async () => {
    expect(await notify(stripe.event('charge.dispute.closed', { id: 'du_unknown' }))).toBe(502);
    expect(await notify(stripe.event('charge.dispute.closed', {}))).toBe(400);
  });
});

describe('without events', () => {
  it('a payment, its refund and the end of a session are found out', async () => {
    const [bought, returned, over] = await Promise.all([player.make(ORDER), player.make(ORDER), player.make(ORDER)]);
    stripe.pay(bought.orderId);
    stripe.pay(returned.orderId);
    stripe.refund(returned.orderId, 2990);
    for (const { orderId } of [bought, returned, over]) await pollDeposit(product.services, { orderId, checks: 0 });
    expect(await statusOf(bought.orderId)).toBe(paid);
    expect(await statusOf(returned.orderId)).toBe(refunded);
    expect(await statusOf(over.orderId)).toBe(pending);
    expect(await player.points()).toEqual({ EUR: 29.9 });
    product.clock.advance(DAY_MS + 3_600_000);
    await pollDeposit(product.services, { orderId: over.orderId, checks: 1 });
    expect(await statusOf(over.orderId)).toBe(cancelled);
    expect(stripe.find(over.orderId).status).toBe('expired');
  });

  it('a cancellation ends the session, unless it was just paid', async () => {
    const [open, late] = await Promise.all([player.make(ORDER), player.make(ORDER)]);
    const cancel = (orderId: string) => product.call(cancelDeposit, { orderId }, player);
    expect(await cancel(open.orderId)).toEqual({ result: true, paymentStatus: cancelled });
    expect(stripe.find(open.orderId).status).toBe('expired');
    const event = stripe.pay(late.orderId);
    await cancel(late.orderId);
    await notify(event);
    expect(await statusOf(late.orderId)).toBe(paid);
  });
});

describe('a refund', () => {
  const refund = async (mood: StripeMood) => {
    const operator = await signIn(product, { email: 'operator@starhall.test' });
    const { orderId } = await player.make(ORDER);
    await notify(stripe.pay(orderId));
    stripe.be(mood);
    await product.call(setDepositStatus, { orderId, paymentStatus: refunded, amount: 9.9 }, operator);
    const find = async () => {
      const { list } = await product.call(listAllDeposits, { search: orderId }, operator);
      return [list[0]?.problem, ...(list[0]?.refunds.map(({ state }) => state) ?? [])];
    };
    return { orderId, find };
  };

  it.each(['good', 'pending refunds'] as const)(
    'is made at Stripe once, and its own event takes nothing more (%s)',
    async (mood) => {
      const { orderId, find } = await refund(mood);
      await expect.poll(find, PATIENCE).toEqual([null, 'done']);
      expect(stripe.find(orderId).refunded).toBe(990);
      const request = stripe.asked.findLast(({ path }) => path === '/v1/refunds');
      expect(request?.headers['idempotency-key']).toMatch(new RegExp(`^${orderId}-\\d+-refund$`));
      expect(await notify(stripe.refund(orderId, 0))).toBe(200);
      expect((await findDeposit(product.db, orderId))?.refunded_minor).toBe(990);
      expect(await player.points()).toEqual({ EUR: 20 });
    },
  );

  it.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
    'that a bank sends back waits for an operator, once, and the star coins stay with the store (%s)',
    async (type) => {
      const { orderId, find } = await refund('good');
      await expect.poll(find, PATIENCE).toEqual([null, 'done']);
      const tell = stripe.failRefund(orderId);
      expect(await notify(tell(type))).toBe(200);
      expect(await find()).toEqual(['refund_failed', 'done']);
      const operator = await signIn(product, { email: 'operator@starhall.test' });
      await product.call(settleDepositProblem, { orderId, reason: 'by bank transfer' }, operator);
      expect(await notify(tell(type))).toBe(200);
      expect(await find()).toEqual([null, 'done']);
      expect(await player.points()).toEqual({ EUR: 20 });
    },
  );

  it('that Stripe refuses waits for an operator', async () => {
    const { find } = await refund('refusing');
    await expect.poll(find, PATIENCE).toEqual(['refund_failed', 'failed']);
  });
});

describe('the provider', () => {
  const payment: KnownPayment = {
    orderId: 'D1',
    paymentMethod: 'credit_card',
    currency: 'EUR',
    amountMinor: 2990,
    language: 'en-US',
    createdAt: new Date('2026-03-01T04:00:00Z'),
    expiresAt: new Date('2026-03-02T04:00:00Z'),
    providerReference: 'cs_test_none',
    providerMethod: '',
  };
  const open = (settings: Record<string, string> = {}, timeoutMs = 5000) =>
    createStripe({
      config: parseConfig({
        ...STRIPE_SETTINGS,
        PUBLIC_ORIGIN: 'https://games.example',
        PAYMENT_PROVIDERS: 'stripe',
        STRIPE_API_URL: stripe.url,
        ...settings,
      }),
      now: product.clock.now,
      locales: ['en-US'],
      timeoutMs,
    });

  it('tells what may pass from what will not, and shows no secret', async () => {
    const failureOf = (settings: Record<string, string>, timeoutMs?: number) =>
      open(settings, timeoutMs)
        .query(payment)
        .catch((error: unknown) => error);
    expect(await failureOf({})).toBeInstanceOf(PaymentRefused);
    const isPassing = (error: unknown) => error instanceof PaymentError && !(error instanceof PaymentRefused);
    const wrongKey = await failureOf({ STRIPE_SECRET_KEY: 'sk_test_wrong' });
    expect([isPassing(wrongKey), String(wrongKey)]).toEqual([true, expect.not.stringContaining('sk_test')]);
    stripe.be('silent');
    expect(isPassing(await failureOf({}, 200))).toBe(true);
  });

  it('needs its settings, and no test key in production', () => {
    const refusal = (settings: Record<string, string>) => {
      try {
        parseConfig({ PAYMENT_PROVIDERS: 'stripe', ...settings });
      } catch (error) {
        return String(error);
      }
      return '';
    };
    for (const name of ['PUBLIC_ORIGIN', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) {
      expect(refusal({})).toContain(`${name} must be set when PAYMENT_PROVIDERS has stripe`);
    }
    const production = { ...STRIPE_SETTINGS, NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://games.example' };
    expect(refusal(production)).toContain('STRIPE_SECRET_KEY must not be a test key when NODE_ENV=production');
    const live = { ...production, STRIPE_SECRET_KEY: 'sk_live_1' };
    expect(refusal({ ...live, STRIPE_SECRET_KEY: 'pk_live_1' })).toContain(
      'STRIPE_SECRET_KEY must begin with sk_live_',
    );
    expect(refusal({ ...live, STRIPE_WEBHOOK_SECRET: 'we_1' })).toContain(
      'STRIPE_WEBHOOK_SECRET must begin with whsec_',
    );
    expect(refusal({ ...live, STRIPE_API_URL: 'http://10.0.0.1' })).toContain('STRIPE_API_URL must begin with https:');
    expect(refusal(live)).not.toContain('STRIPE');
  });
});
