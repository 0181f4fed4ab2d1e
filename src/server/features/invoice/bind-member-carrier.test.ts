import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUserProfile, logOut } from '#contract/account/endpoints.ts';
import { bindCarrier, getCarrier } from '#contract/invoice/endpoints.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { type SignedIn, signIn, signInWithBrowser } from '#tests/product/sign-in.ts';
import { deleteExpiredBindings } from './carrier-queries.ts';

const CALLBACK = '/api/invoice/bind/callback';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' } as const;

let product: TestProduct;
let person: SignedIn;

beforeAll(async () => {
  product = await openTestProduct();
});

beforeEach(async () => {
  person = await signIn(product, { email: `member-${nextNumber()}@example.com` });
});

afterAll(() => product.close());

const readCarrier = ({ headers }: SignedIn = person) => product.call(getCarrier, {}, { headers });

/** The path of `bindUrl`; no carrier may be bound yet. */
async function askForLink(who: SignedIn = person): Promise<string> {
  const { bindUrl } = await readCarrier(who);
  const url = new URL(bindUrl ?? '');
  expect(url.origin).toBe('http://localhost');
  return `${url.pathname}${url.search}`;
}

/** The hidden fields of the page's form. */
function readFields(page: string): Record<string, string> {
  const inputs = page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g);
  return Object.fromEntries(Array.from(inputs, ([, name, value]) => [name, value]));
}

/** Encodes the same bytes differently: in base64url, the last letter of 32 bytes has two unused bits. */
function respell(link: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return link.slice(0, -1) + letters[letters.indexOf(link.slice(-1)) + 1];
}

async function start(who: SignedIn = person): Promise<Record<string, string>> {
  const response = await product.request(await askForLink(who));
  expect(response.status).toBe(200);
  return readFields(await response.text());
}

async function answer(fields: Readonly<Record<string, string>>): Promise<string> {
  const body = new URLSearchParams(fields);
  const response = await product.request(CALLBACK, { method: 'POST', headers: FORM, body });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/plain');
  return response.text();
}

async function choose(fields: Readonly<Record<string, string>>, outcome: string): Promise<string> {
  const body = new URLSearchParams({ ...fields, outcome });
  const response = await product.request('/dev/invoice-platform/answer', { method: 'POST', headers: FORM, body });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

describe('the way to the platform', () => {
  it("uses a page of the store that posts the platform's fields, and allows only its own script", async () => {
    const response = await product.request(await askForLink());
    const page = await response.text();
    const fields = readFields(page);
    expect(fields).toEqual({
      card_ban: '12345675',
      card_no1: expect.any(String),
      card_no2: expect.any(String),
      card_type: Buffer.from('EG0029').toString('base64'),
      back_url: 'http://localhost/api/invoice/bind/callback',
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(page).toContain('<form method="post" action="http://localhost/dev/invoice-platform/membercardlogin">');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'sha256-[^']+'; /);
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('stores only hashes of link and token', async () => {
    const link = await askForLink();
    const { token = '' } = readFields(await (await product.request(link)).text());
    const rows = await product.db.selectFrom('invoice_bindings').selectAll().execute();
    const kept = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(0);
    for (const secret of [token, link.split('token=')[1] ?? '']) expect(kept).not.toContain(secret);
  });

  it('opens once per link until it expires, and rejects forged links', async () => {
    const gone = { status: 303, location: '/store/binding?rtn_flag=N' };
    const open = async (path: string) => {
      const response = await product.request(path, { headers: { 'accept-language': 'zh-TW' } });
      return { status: response.status, location: response.headers.get('location') };
    };
    const link = await askForLink();
    expect((await open(link)).status).toBe(200);
    expect(await open(link)).toEqual(gone);
    expect(await open(respell(link))).toEqual(gone);
    const other = await askForLink();
    const stranger = other.replace(/token=\d+\./, 'token=1.');
    for (const path of [stranger, other.slice(0, -1), '/api/invoice/bind/start', '/api/invoice/bind/start?token=x']) {
      expect(await open(path)).toEqual(gone);
    }
    product.clock.advance(3601 * 1000);
    expect(await open(other)).toEqual(gone);
  });

  it('opens once, even after the binding is deleted', async () => {
    const link = await askForLink();
    expect((await product.request(link)).status).toBe(200);
    product.clock.advance(45 * 60_000);
    await deleteExpiredBindings(product.db, product.clock.now());
    expect((await product.request(link)).status).toBe(303);
    product.clock.advance(46 * 60_000);
    await deleteExpiredBindings(product.db, product.clock.now());
    expect(await product.db.selectFrom('invoice_bindings').select('id').execute()).toEqual([]);
  });

  it('is closed to a browser that is signed in to another account, or to none', async () => {
    const owner = await signInWithBrowser(product, { email: `owner-${nextNumber()}@example.com` });
    const other = await signInWithBrowser(product, { email: `other-${nextNumber()}@example.com` });
    const link = await askForLink(owner);
    const open = async (cookie: string) => {
      const headers = { 'sec-fetch-site': 'same-origin', cookie, 'accept-language': 'en-US' };
      return (await product.request(link, { headers })).status;
    };
    expect(await open(other.headers.cookie ?? '')).toBe(303);
    expect(await open('')).toBe(303);
    expect(await open('sid=short; token=x')).toBe(303);
    expect(await open(owner.headers.cookie ?? '')).toBe(200);
  });
});

describe('the platform’s word', () => {
  it('R1.9 binds a member carrier, by the code that its owner sees', async () => {
    const fields = await start();
    expect(await answer({ token: fields.token ?? '', card_no1: fields.card_no1 ?? '' })).toBe('Y');
    expect(await readCarrier()).toEqual({
      bound: true,
      carrierType: 3,
      carrierCode: Buffer.from(fields.card_no1 ?? '', 'base64').toString(),
      boundAt: expect.any(String),
      bindUrl: null,
    });
  });

  it('replaces another carrier', async () => {
    const fields = await start();
    const mobile = { carrierType: 1, carrierCode: '/P4SV.-I' } as const;
    await product.call(bindCarrier, mobile, { headers: person.headers });
    expect(await answer({ token: fields.token ?? '', card_no1: fields.card_no1 ?? '' })).toBe('Y');
    expect(await readCarrier()).toMatchObject({ carrierType: 3 });
  });

  it('counts once: a repetition is N', async () => {
    const { token = '', card_no1 = '' } = await start();
    expect(await answer({ token, card_no1 })).toBe('Y');
    expect(await answer({ token, card_no1 })).toBe('N');
    const at = await Promise.all([start(await another()), start(await another())]);
    const raced = at.flatMap(({ token = '', card_no1 = '' }) => [1, 2, 3].map(() => answer({ token, card_no1 })));
    expect((await Promise.all(raced)).filter((word) => word === 'Y')).toHaveLength(2);
  });

  it('is N without a token, without a card, and for unknown tokens', async () => {
    const { token = '', card_no1 = '' } = await start();
    const wrong: readonly Record<string, string>[] = [
      {},
      { card_no1 },
      { token },
      { token: 'x'.repeat(43), card_no1 },
      { token: `${token}x`, card_no1 },
    ];
    for (const fields of wrong) {
      expect(await answer(fields)).toBe('N');
    }
    expect(await answer({ token, card_no1 })).toBe('Y');
  });

  it("is N for another person's card, and consumes the token so that cards cannot be guessed", async () => {
    const own = await start();
    const foreign = await start(await another());
    expect(await answer({ token: own.token ?? '', card_no1: foreign.card_no1 ?? '' })).toBe('N');
    expect(await answer({ token: own.token ?? '', card_no1: own.card_no1 ?? '' })).toBe('N');
    expect(await readCarrier()).toMatchObject({ bound: false });
    expect(await answer({ token: foreign.token ?? '', card_no1: foreign.card_no1 ?? '' })).toBe('Y');
    expect(await readCarrier()).toMatchObject({ bound: false });
  });

  it('is N when it comes too late', async () => {
    const { token = '', card_no1 = '' } = await start();
    product.clock.advance(1800 * 1000);
    expect(await answer({ token, card_no1 })).toBe('N');
    expect(await readCarrier()).toMatchObject({ bound: false });
  });

  it('is N for an account that was suspended meanwhile', async () => {
    const { token = '', card_no1 = '' } = await start();
    const { id } = await product.call(getUserProfile, {}, { headers: person.headers });
    await product.db.updateTable('users').set({ status: USER_STATUS.suspended }).where('id', '=', id).execute();
    expect(await answer({ token, card_no1 })).toBe('N');
    const bound = await product.db.selectFrom('invoice_carriers').select('user_id').where('user_id', '=', id).execute();
    expect(bound).toEqual([]);
  });

  it('counts even if the person has signed out: the platform knows the person', async () => {
    const { token = '', card_no1 = '' } = await start();
    await product.call(logOut, {}, { headers: person.headers });
    expect(await answer({ token, card_no1 })).toBe('Y');
  });

  it('may come by its address as well', async () => {
    const { token = '', card_no1 = '' } = await start();
    const query = new URLSearchParams({ token, card_no1 });
    expect(await (await product.request(`${CALLBACK}?${query}`)).text()).toBe('Y');
  });
});

it.each([
  ['vi-VN', 'Y', '/vi-VN/store/binding?rtn_flag=Y'],
  ['en-US', 'N', '/en-US/store/binding?rtn_flag=N'],
  ['zh-TW', 'Z', '/store/binding?rtn_flag=N'],
])('brings the visitor back in %s with the flag %s', async (language, flag, location) => {
  const headers = { 'accept-language': language };
  const response = await product.request(`${CALLBACK}?rtn_flag=${flag}`, { headers });
  expect([response.status, response.headers.get('location')]).toEqual([303, location]);
});

describe('the simulated platform', () => {
  const BACK = 'http://localhost/api/invoice/bind/callback?rtn_flag=';

  it.each([
    ['accept', 'Y', true],
    ['twice', 'Y', true],
    ['refuse', 'N', false],
    ['wrong', 'N', false],
  ])('when it is to %s sends the visitor back with %s', async (outcome, flag, bound) => {
    expect(await choose(await start(), outcome)).toBe(`${BACK}${flag}`);
    expect(await readCarrier()).toMatchObject({ bound });
  });

  it('shows the pending binding in the visitor’s language, by GET and by POST, without a script', async () => {
    const fields = await start();
    const card = Buffer.from(fields.card_no1 ?? '', 'base64').toString();
    const headers = { ...FORM, 'accept-language': 'vi-VN' };
    const path = '/dev/invoice-platform/membercardlogin';
    const posted = await product.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
    const page = await posted.text();
    expect(page).toContain('<html lang="vi-VN">');
    expect(page).toContain(card);
    expect(page).not.toContain('<script');
    expect(posted.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect((await product.request(`${path}?${new URLSearchParams(fields)}`)).status).toBe(200);
    expect((await product.request('/dev/invoice-platform/page.css')).headers.get('content-type')).toContain('text/css');
  });

  it('calls no address but the store’s own, and refuses pages of other sites', async () => {
    const fields = await start();
    for (const back_url of ['http://elsewhere.example/api/invoice/bind/callback', 'http://localhost/api/other', 'x']) {
      const body = new URLSearchParams({ ...fields, back_url, outcome: 'accept' });
      const response = await product.request('/dev/invoice-platform/answer', { method: 'POST', headers: FORM, body });
      expect(response.status).toBe(400);
    }
    const body = new URLSearchParams({ ...fields, outcome: 'accept' });
    const headers = { ...FORM, origin: 'https://elsewhere.example' };
    const foreign = await product.request('/dev/invoice-platform/answer', { method: 'POST', headers, body });
    expect(foreign.status).toBe(403);
    expect(await readCarrier()).toMatchObject({ bound: false });
  });
});

it('is replaced by the real platform if that is configured', async () => {
  const real = await openTestProduct({
    settings: { INVOICE_PLATFORM_URL: 'https://platform.example/membercardlogin' },
  });
  try {
    const { headers } = await signIn(real, { email: 'real@example.com' });
    const { bindUrl } = await real.call(getCarrier, {}, { headers });
    const url = new URL(bindUrl ?? '');
    const response = await real.request(`${url.pathname}${url.search}`);
    expect(await response.text()).toContain('action="https://platform.example/membercardlogin"');
    expect(response.headers.get('content-security-policy')).toContain('form-action https://platform.example;');
    expect((await real.request('/dev/invoice-platform/page.css')).status).toBe(404);
  } finally {
    await real.close();
  }
});

async function another(): Promise<SignedIn> {
  return signIn(product, { email: `member-${nextNumber()}@example.com` });
}

it('does not interfere with the deletion of an account', async () => {
  const { token = '', card_no1 = '' } = await start();
  const { id: userId } = await product.call(getUserProfile, {}, { headers: person.headers });
  const blocked = sql<{ count: number }>`SELECT count(*) AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const countBlocked = async () => (await blocked.execute(product.db)).rows[0]?.count;
  // Lock like a deletion: first the account, then its rows.
  const { answering } = await product.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ deleted_at: new Date(0) })
      .where('id', '=', userId)
      .execute();
    const answering = answer({ token, card_no1 });
    await expect.poll(countBlocked, { timeout: 20_000 }).toBe(1);
    await trx.deleteFrom('invoice_bindings').where('user_id', '=', userId).execute();
    return { answering };
  });
  expect(await answering).toBe('N');
});
