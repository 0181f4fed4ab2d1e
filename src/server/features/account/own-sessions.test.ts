import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endSession, getUserProfile, listSessions } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { type SignedIn, signIn, signInWithBrowser } from '#tests/product/sign-in.ts';

const NOBODYS = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

let product: TestProduct;
let people = 0;
let email = '';

beforeAll(async () => {
  product = await openTestProduct();
});

beforeEach(() => {
  people += 1;
  email = `person-${people}@example.com`;
});

afterAll(() => product.close());

const list = ({ headers }: SignedIn, page = {}) => product.call(listSessions, page, { headers });
const end = ({ headers }: SignedIn, input: object) => product.send(endSession, input, { headers });
const isSignedIn = async ({ headers }: SignedIn) =>
  (await product.send(getUserProfile, {}, { headers })).status === 200;
const currentIdOf = async (person: SignedIn) =>
  (await list(person)).list.find(({ isCurrent }) => isCurrent)?.id ?? 'none';

describe('the list of own sessions', () => {
  it('shows those that count, the newest first, and which one asks', async () => {
    const first = await signIn(product, { email });
    product.clock.advance(1000);
    const second = await signInWithBrowser(product, { email });
    await signIn(product, { email: `other-${email}` });
    const createdAt = new Date(product.clock.now()).toISOString();
    const { count, list: sessions } = await list(second);
    expect(count).toBe(2);
    expect(sessions[0]).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      loginType: 1,
      device: { kind: 'desktop', system: 'other', browser: 'other' },
      isCurrent: true,
      createdAt,
      lastSeenAt: createdAt,
      expiresAt: new Date(second.session.expiresAt * 1000).toISOString(),
    });
    expect(sessions[1]?.isCurrent).toBe(false);
    expect((await list(first)).list.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect(JSON.stringify(sessions)).not.toContain(first.session.token);
  });

  it('names the device by its user agent', async () => {
    const person = await signIn(product, { email });
    const user_agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
    await product.db
      .updateTable('sessions')
      .set({ user_agent })
      .where('id', '=', await currentIdOf(person))
      .execute();
    const [session] = (await list(person)).list;
    expect(session?.device).toEqual({ kind: 'mobile', system: 'ios', browser: 'safari' });
  });

  it('is paged', async () => {
    const people = [
      await signIn(product, { email }),
      await signIn(product, { email }),
      await signIn(product, { email }),
    ];
    const [person] = people;
    if (person === undefined) throw new Error('nobody signed in');
    const all = await list(person);
    const pages = await Promise.all([0, 1, 2, 3].map((offset) => list(person, { limit: 1, offset })));
    expect(pages.map(({ count }) => count)).toEqual([3, 3, 3, 3]);
    expect(pages.flatMap((page) => page.list)).toEqual(all.list);
    const { headers } = person;
    expect(await product.refuse(listSessions, { limit: 101 }, { headers })).toMatchObject({
      code: ERROR.invalidFormat,
    });
  });

  it('omits ended and expired sessions', async () => {
    const [old, gone] = [await signIn(product, { email }), await signIn(product, { email })];
    await end(gone, { id: await currentIdOf(gone) });
    product.clock.advance((old.session.expiresIn - 1) * 1000);
    const person = await signIn(product, { email });
    expect((await list(person)).count).toBe(2);
    product.clock.advance(1000);
    expect((await list(person)).count).toBe(1);
  });

  it('notes use at most once an hour', async () => {
    const person = await signIn(product, { email });
    const seen = async () => Date.parse((await list(person)).list[0]?.lastSeenAt ?? '');
    const signedInAt = product.clock.now();
    product.clock.advance(HOUR_MS - 1);
    expect(await seen()).toBe(signedInAt);
    product.clock.advance(1);
    expect(await seen()).toBe(signedInAt + HOUR_MS);
    product.clock.advance(HOUR_MS - 1);
    expect(await seen()).toBe(signedInAt + HOUR_MS);
  });

  it('refuses visitors and unverified accounts', async () => {
    const { headers } = await signIn(product, { email, emailVerified: false });
    expect(await product.refuse(listSessions, {})).toEqual({ status: 401, code: ERROR.authorizationMissing });
    expect(await product.refuse(listSessions, {}, { headers })).toEqual({ status: 403, code: ERROR.emailNotVerified });
  });
});

describe('ending sessions', () => {
  it("ends one of the caller's sessions immediately, and succeeds again", async () => {
    const [here, there] = [await signIn(product, { email }), await signInWithBrowser(product, { email })];
    const id = await currentIdOf(there);
    for (const answer of [await end(here, { id }), await end(here, { id: id.toUpperCase() })]) {
      expect([answer.status, await answer.json()]).toEqual([200, { result: true }]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await isSignedIn(there)).toBe(false);
    expect(await isSignedIn(here)).toBe(true);
  });

  it('clears the cookies with the current session', async () => {
    const person = await signInWithBrowser(product, { email });
    const answer = await end(person, { id: await currentIdOf(person) });
    expect(answer.headers.getSetCookie().map((text) => text.split(';', 2).join())).toEqual([
      'sid=, Max-Age=0',
      'token=, Max-Age=0',
    ]);
    expect(await isSignedIn(person)).toBe(false);
  });

  it('ends all others', async () => {
    const here = await signIn(product, { email });
    const others = [await signIn(product, { email }), await signInWithBrowser(product, { email })];
    const stranger = await signIn(product, { email: `other-${email}` });
    expect((await end(here, { others: true })).status).toBe(200);
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
    expect(await Promise.all([here, stranger].map(isSignedIn))).toEqual([true, true]);
  });

  it("reports another user's session as not found", async () => {
    const [here, stranger] = [await signIn(product, { email }), await signIn(product, { email: `other-${email}` })];
    const { headers } = here;
    for (const id of [await currentIdOf(stranger), NOBODYS, 'x', "' OR 1=1"]) {
      expect(await product.refuse(endSession, { id }, { headers })).toEqual({
        status: 400,
        code: ERROR.parameterError,
      });
    }
    expect(await isSignedIn(stranger)).toBe(true);
  });

  it('needs to know which: 20001 for none, 70000 for one and all others', async () => {
    const { headers } = await signIn(product, { email });
    const nothing = { status: 400, code: ERROR.invalidFormat, fields: { id: 'field.required' } };
    expect(await product.refuse(endSession, {}, { headers })).toEqual(nothing);
    expect(await product.refuse(endSession, { others: false }, { headers })).toEqual(nothing);
    expect(await product.refuse(endSession, { others: 'all' }, { headers })).toMatchObject({
      code: ERROR.invalidFormat,
    });
    expect(await product.refuse(endSession, { id: NOBODYS, others: true }, { headers })).toEqual({
      status: 400,
      code: ERROR.parameterError,
    });
  });

  it('refuses visitors and unverified accounts, and serves those that are switched off', async () => {
    const unverified = await signIn(product, { email, emailVerified: false });
    expect(await product.refuse(endSession, { others: true })).toEqual({
      status: 401,
      code: ERROR.authorizationMissing,
    });
    const refusal = await product.refuse(endSession, { others: true }, { headers: unverified.headers });
    expect(refusal).toEqual({ status: 403, code: ERROR.emailNotVerified });
    const off = await signIn(product, { email: `off-${email}` });
    const switchOff = product.db.updateTable('users').set({ status: USER_STATUS.deactivated });
    await switchOff.where('email', '=', `off-${email}`).execute();
    expect((await end(off, { others: true })).status).toBe(200);
  });
});
