import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export const STRIPE_SETTINGS = {
  STRIPE_SECRET_KEY: 'sk_test_starhall',
  STRIPE_WEBHOOK_SECRET: 'whsec_starhall',
} as const;

/** How the server behaves: as Stripe does, or not. */
export type StripeMood =
  | 'good'
  | 'silent'
  | 'broken'
  | 'failing'
  | 'busy'
  | 'babbling'
  | 'refusing'
  | 'pending refunds';

interface Session {
  readonly id: string;
  readonly fields: URLSearchParams;
  readonly amount: number;
  readonly currency: string;
  readonly orderId: string;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid';
  refunded: number;
  disputes: Dispute[];
}

/** Amounts of the balance are in the currency of the payment; a withdrawal also costs a fee. */
interface Dispute {
  readonly id: string;
  readonly amount: number;
  status: string;
  balance_transactions: { amount: number }[];
}

type Json = Readonly<Record<string, unknown>>;
type Answer = readonly [status: number, body: unknown];

const refusal = (code: string): Answer => [400, { error: { type: 'invalid_request_error', code, message: 'No.' } }];

/** The header of a signed event, by an independent implementation, so as not to repeat a mistake of the product. */
export function signStripe(
  payload: string,
  seconds: number,
  secret: string = STRIPE_SETTINGS.STRIPE_WEBHOOK_SECRET,
): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.`).update(payload).digest('hex');
  // Test events also carry a signature of the scheme v0, which means nothing.
  return `t=${seconds},v1=${mac},v0=${'0'.repeat(64)}`;
}

/**
 * Starts a local server that speaks the part of Stripe's protocol that the store uses, and validates what it receives:
 * sessions, their page, refunds, charges, idempotency keys and signed events.
 */
export async function startStripe({ now = Date.now, port = 0, storeUrl = '' } = {}) {
  const sessions = new Map<string, Session>();
  const done = new Map<string, { readonly body: string; readonly answer: Answer }>();
  const asked: { readonly path: string; readonly headers: IncomingMessage['headers']; readonly fields: Json }[] = [];
  let mood: StripeMood = 'good';

  const chargeOf = (session: Session) => ({
    id: `ch_${session.id}`,
    object: 'charge',
    amount: session.amount,
    amount_refunded: session.refunded,
    refunded: session.refunded === session.amount,
    currency: session.currency,
    payment_intent: `pi_${session.id}`,
    metadata: { orderId: session.fields.get('payment_intent_data[metadata][orderId]') },
  });
  const show = (session: Session, isExpanded = false) => ({
    id: session.id,
    object: 'checkout.session',
    client_reference_id: session.orderId,
    status: session.status,
    payment_status: session.paymentStatus,
    amount_total: session.amount,
    currency: session.currency,
    url: session.status === 'open' ? `${url}/pay/${session.id}` : null,
    metadata: { orderId: session.fields.get('metadata[orderId]') },
    payment_intent:
      session.paymentStatus !== 'paid'
        ? null
        : isExpanded
          ? { id: `pi_${session.id}`, object: 'payment_intent', latest_charge: chargeOf(session) }
          : `pi_${session.id}`,
  });

  const showDispute = (session: Session, id: string, isExpanded = false) => ({
    ...session.disputes.find((dispute) => dispute.id === id),
    object: 'dispute',
    currency: session.currency,
    charge: isExpanded ? chargeOf(session) : `ch_${session.id}`,
    payment_intent: `pi_${session.id}`,
  });

  function createSession(fields: URLSearchParams): Answer {
    const amount = Number(fields.get('line_items[0][price_data][unit_amount]'));
    const seconds = Number(fields.get('expires_at')) - now() / 1000;
    if (!Number.isInteger(amount) || amount <= 0) return refusal('parameter_invalid_integer');
    if (fields.get('mode') !== 'payment' || !URL.canParse(fields.get('success_url') ?? ''))
      return refusal('url_invalid');
    if (seconds < 1800 || seconds > 86_400) return refusal('parameter_invalid_integer');
    const currency = fields.get('line_items[0][price_data][currency]') ?? '';
    if (!/^[a-z]{3}$/.test(currency)) return refusal('parameter_invalid_string');
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const orderId = fields.get('client_reference_id') ?? '';
    const session: Session = {
      id,
      fields,
      amount,
      currency,
      orderId,
      status: 'open',
      paymentStatus: 'unpaid',
      refunded: 0,
      disputes: [],
    };
    sessions.set(id, session);
    return [200, show(session)];
  }

  const showFailedRefund = (session: Session, isExpanded = false) => ({
    id: `re_${session.orderId}`,
    object: 'refund',
    status: 'failed',
    charge: isExpanded ? chargeOf(session) : `ch_${session.id}`,
  });

  function refund(fields: URLSearchParams): Answer {
    const session = sessions.get((fields.get('payment_intent') ?? '').slice('pi_'.length));
    const amount = Number(fields.get('amount'));
    if (session?.paymentStatus !== 'paid') return refusal('resource_missing');
    if (session.refunded + amount > session.amount) return refusal('charge_already_refunded');
    session.refunded += amount;
    return [
      200,
      { id: `re_${randomUUID()}`, object: 'refund', status: mood === 'pending refunds' ? 'pending' : 'succeeded' },
    ];
  }

  function route(method: string, path: string, fields: URLSearchParams): Answer {
    const [, kind = '', id = '', action = ''] =
      /^\/v1\/(checkout\/sessions|refunds|disputes)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (method === 'POST' && kind === 'refunds') return refund(fields);
    if (method === 'GET' && kind === 'disputes') {
      const session = [...sessions.values()].find(({ disputes }) => disputes.some((dispute) => dispute.id === id));
      if (session === undefined) return [404, refusal('resource_missing')[1]];
      return [200, showDispute(session, id, fields.get('expand[]') === 'charge')];
    }
    if (method === 'GET' && kind === 'refunds') {
      const session = [...sessions.values()].find(({ orderId }) => id === `re_${orderId}`);
      return session === undefined ? [404, refusal('resource_missing')[1]] : [200, showFailedRefund(session, true)];
    }
    if (method === 'POST' && kind === 'checkout/sessions' && id === '') return createSession(fields);
    const session = sessions.get(id);
    if (session === undefined) return [404, refusal('resource_missing')[1]];
    if (method === 'GET') return [200, show(session, fields.get('expand[]') === 'payment_intent.latest_charge')];
    if (action !== 'expire' || session.status !== 'open') return refusal('checkout_session_not_open');
    session.status = 'expired';
    return [200, show(session)];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const body = await text(request);
    if (pathname.startsWith('/pay/')) return showPage(request, response, pathname.slice('/pay/'.length));
    const fields = request.method === 'GET' ? searchParams : new URLSearchParams(body);
    asked.push({ path: pathname, headers: request.headers, fields: Object.fromEntries(fields) });
    const send = ([status, value]: Answer) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (mood === 'silent') return;
    if (mood === 'broken') return void request.socket.destroy();
    if (mood === 'failing') return send([503, { error: { type: 'api_error' } }]);
    if (mood === 'busy') return send([429, { error: { code: 'rate_limit' } }]);
    if (mood === 'refusing') return send(refusal('card_declined'));
    if (mood === 'babbling') return send([200, { object: 'surprise' }]);
    if (request.headers.authorization !== `Bearer ${STRIPE_SETTINGS.STRIPE_SECRET_KEY}`) {
      return send([401, { error: { code: 'api_key_invalid' } }]);
    }
    if (request.method !== 'POST') return send(route('GET', pathname, fields));
    const key = String(request.headers['idempotency-key'] ?? '');
    const earlier = done.get(key);
    if (earlier !== undefined) return send(earlier.body === body ? earlier.answer : refusal('idempotency_key_in_use'));
    const made = route('POST', pathname, fields);
    if (key !== '') done.set(key, { body, answer: made });
    send(made);
  }

  /** The page of a session, for people who try the store: they pay, or return without paying. */
  async function showPage(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const [id = '', choice = ''] = path.split('/');
    const session = sessions.get(id);
    if (session === undefined) return void response.writeHead(404).end();
    if (request.method === 'POST') {
      if (choice === 'declined') return void response.writeHead(303, { location: `/pay/${id}/again` }).end();
      const isPaid = choice === 'paid' || choice === 'unheard';
      const event = isPaid ? pay(session.orderId) : undefined;
      if (event !== undefined && choice === 'paid') await tell(event);
      const back = session.fields.get(isPaid ? 'success_url' : 'cancel_url') ?? '/';
      return void response.writeHead(303, { location: back }).end();
    }
    const amount = `${session.currency.toUpperCase()} ${session.amount}`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Checkout stand-in</title>
<body style="font:16px system-ui;max-width:28rem;margin:4rem auto"><h1>${amount}</h1><p>This stands in for Stripe. No money moves.</p>
${choice === 'again' ? '<p role="alert">Your card was declined.</p>' : ''}
<form method="post" action="/pay/${id}/paid"><button>Pay</button></form>
<form method="post" action="/pay/${id}/unheard"><button>Pay, and send no event yet</button></form>
<form method="post" action="/pay/${id}/declined"><button>Pay with a card that is declined</button></form>
<form method="post" action="/pay/${id}/back"><button>Back</button></form></body></html>`,
    );
  }

  /** A signed event. */
  function event(type: string, object: unknown, { livemode = false, atSeconds = Math.floor(now() / 1000) } = {}) {
    const id = `evt_${randomUUID()}`;
    const payload = JSON.stringify({
      id,
      object: 'event',
      api_version: '2024-06-20',
      type,
      livemode,
      data: { object },
    });
    return { payload, signature: signStripe(payload, atSeconds) };
  }

  async function tell({ payload, signature }: { readonly payload: string; readonly signature: string }): Promise<void> {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    await fetch(`${storeUrl}/api/deposit/notify/stripe`, { method: 'POST', headers, body: payload });
  }

  function find(orderId: string): Session {
    const found = [...sessions.values()].find((session) => session.orderId === orderId);
    if (found === undefined) throw new Error(`no session for ${orderId}`);
    return found;
  }

  /** Pays a session; returns the event. */
  function pay(orderId: string, changes: Json = {}) {
    const session = find(orderId);
    Object.assign(session, { status: 'complete', paymentStatus: 'paid' });
    return event('checkout.session.completed', { ...show(session), ...changes });
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`;
  return {
    url,
    /** Where events are sent from now on. */
    serve(origin: string) {
      storeUrl = origin;
    },
    asked,
    find,
    show: (orderId: string) => show(find(orderId)),
    be(next: StripeMood) {
      mood = next;
    },
    event,
    pay,
    tell,
    /** Refunds at Stripe's own site; returns the event. */
    refund(orderId: string, amount: number) {
      find(orderId).refunded += amount;
      return event('charge.refunded', chargeOf(find(orderId)));
    },
    /** A bank sends back all that was refunded; returns a maker of its events. */
    failRefund(orderId: string) {
      find(orderId).refunded = 0;
      return (type: string) => event(type, showFailedRefund(find(orderId)));
    },
    refundedCharge: (orderId: string) => chargeOf(find(orderId)),
    /** Opens a dispute, or changes the one with this number; returns a maker of its events. */
    dispute(orderId: string, change: Partial<Omit<Dispute, 'id'>> = {}, id = `du_${orderId}`) {
      const session = find(orderId);
      const known = session.disputes.find((dispute) => dispute.id === id);
      const dispute: Dispute = known ?? {
        id,
        amount: session.amount,
        status: 'needs_response',
        balance_transactions: [],
      };
      Object.assign(dispute, change);
      if (known === undefined) session.disputes.push(dispute);
      return (type: string) => event(`charge.dispute.${type}`, showDispute(session, id));
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export type Stripe = Awaited<ReturnType<typeof startStripe>>;
