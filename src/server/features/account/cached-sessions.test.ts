import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteAccount,
  endSession,
  getUserProfile,
  listSessions,
  logOut,
  updateUserProfile,
} from '#contract/account/endpoints.ts';
import { setUserStatus } from '#contract/admin/endpoints.ts';
import { switchDeviceWhitelist } from '#contract/device/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import { sendAppleEmailCode, verifyAppleEmail } from '#contract/verification/endpoints.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { readCode } from '#tests/product/read-code.ts';
import { type SignedIn, signIn, signInWithBrowser } from '#tests/product/sign-in.ts';

const KEPT = { SESSION_CACHE: 'on' } as const;
const PATIENCE = { timeout: 20_000, interval: 20 };
const SIGNED_OUT = ERROR.invalidSession;

type Headers = SignedIn['headers'];

let product: TestProduct;
let people = 0;
let email = '';

beforeEach(() => {
  people += 1;
  email = `person-${people}@example.com`;
});

/** The result of a call that every verified account may make: 200, or the error code. */
async function answerOf(headers: Headers, process: TestProduct = product): Promise<number> {
  const response = await process.send(listSessions, {}, { headers });
  return response.status === 200 ? 200 : (await response.json()).error.code;
}

const userIdOf = async (headers: Headers) => (await product.call(getUserProfile, {}, { headers })).id;
const currentIdOf = async (headers: Headers) =>
  (await product.call(listSessions, {}, { headers })).list.find(({ isCurrent }) => isCurrent)?.id ?? 'none';

/** A change made by one session, and the result of another session's call before and after it. */
interface Change {
  readonly name: string;
  readonly before: number;
  readonly after: number;
  readonly emailVerified?: boolean;
  /** Prepares the change, caches the other session with `keep`, and writes. */
  readonly make: (mine: SignedIn, other: SignedIn, keep: () => Promise<void>) => Promise<unknown>;
}

const CHANGES: readonly Change[] = [
  {
    name: 'a session that was ended',
    before: 200,
    after: SIGNED_OUT,
    make: async ({ headers }, other, keep) => {
      const id = await currentIdOf(other.headers);
      await keep();
      return product.call(endSession, { id }, { headers });
    },
  },
  {
    name: 'all other sessions ended',
    before: 200,
    after: SIGNED_OUT,
    make: async ({ headers }, _, keep) => {
      await keep();
      return product.call(endSession, { others: true }, { headers });
    },
  },
  {
    name: 'a session that has signed out',
    before: 200,
    after: SIGNED_OUT,
    make: async (_, { headers }, keep) => {
      await keep();
      return product.call(logOut, {}, { headers });
    },
  },
  {
    name: 'a session whose browser has signed in again',
    before: 200,
    after: SIGNED_OUT,
    make: async (_, other, keep) => {
      await keep();
      return signInWithBrowser(product, { email: `next-${email}` }, 'google', other.headers.cookie);
    },
  },
  {
    name: 'a suspended account',
    before: 200,
    after: SIGNED_OUT,
    make: async (mine, _, keep) => {
      const userId = await userIdOf(mine.headers);
      const { headers } = await signIn(product, { email: 'operator@starhall.test' });
      await keep();
      return product.call(setUserStatus, { userId, status: USER_STATUS.suspended, reason: 'spam' }, { headers });
    },
  },
  {
    name: 'a deleted account',
    before: 200,
    after: SIGNED_OUT,
    make: async ({ headers }, _, keep) => {
      await keep();
      return product.call(deleteAccount, { confirm: email }, { headers });
    },
  },
  {
    name: 'a device list that was switched on',
    before: 200,
    after: ERROR.permissionDenied,
    make: async ({ headers }, _, keep) => {
      await keep();
      return product.call(switchDeviceWhitelist, { on: true }, { headers });
    },
  },
  {
    name: 'an e-mail that was verified',
    before: ERROR.emailNotVerified,
    after: 200,
    emailVerified: false,
    make: async ({ headers }, _, keep) => {
      await product.call(sendAppleEmailCode, { email }, { headers });
      const code = await readCode(product, email);
      await keep();
      return product.call(verifyAppleEmail, { email, code }, { headers });
    },
  },
];

/** Makes a change through `product` while `process` has the account's other session cached. Returns that session. */
async function makeChange({ before, emailVerified = true, make }: Change, process: TestProduct): Promise<SignedIn> {
  const person = { email, emailVerified, sub: email };
  const mine = await signInWithBrowser(product, person, 'apple');
  const other = await signInWithBrowser(product, person, 'apple');
  await make(mine, other, async () => expect(await answerOf(other.headers, process)).toBe(before));
  return other;
}

describe('a process without notifications from the database', () => {
  beforeAll(async () => {
    product = await openTestProduct({ settings: KEPT });
    // Whatever it detects immediately did not come from a notification.
    await product.database.pool.query('DROP FUNCTION notify_sessions_changed CASCADE');
  });

  afterAll(() => product.close());

  const endInDatabase = (revoked_at: Date | null) =>
    product.db
      .updateTable('sessions')
      .set({ revoked_at })
      .where('user_id', 'in', product.db.selectFrom('users').select('id').where('email', '=', email))
      .execute();

  it('caches a session between its calls', async () => {
    const { headers } = await signIn(product, { email });
    expect(await answerOf(headers)).toBe(200);
    await endInDatabase(new Date(product.clock.now()));
    expect(await answerOf(headers)).toBe(200);
  });

  it('reads it again after five seconds, without any notification', async () => {
    const { headers } = await signIn(product, { email });
    await answerOf(headers);
    await endInDatabase(new Date(product.clock.now()));
    product.clock.advance(4999);
    expect(await answerOf(headers)).toBe(200);
    product.clock.advance(1);
    expect(await answerOf(headers)).toBe(SIGNED_OUT);
  });

  it.each(CHANGES)('sees $name immediately if the same process made the change', async (change) => {
    const { headers } = await makeChange(change, product);
    expect(await answerOf(headers)).toBe(change.after);
  });

  it('shows a new nickname on the next page', async () => {
    const { headers } = await signInWithBrowser(product, { email, name: 'Ming' });
    const { cookie = '' } = headers;
    const userOn = async () =>
      /data-user="([^"]*)"/.exec(await (await product.request('/', { headers: { cookie } })).text());
    expect((await userOn())?.[1]).toBe('Ming');
    await product.call(updateUserProfile, { nickname: 'Mei' }, { headers });
    expect((await userOn())?.[1]).toBe('Mei');
  });

  it('checks session token, secret cookie and expiry of a cached session at each call', async () => {
    const mine = await signInWithBrowser(product, { email });
    const other = await signInWithBrowser(product, { email: `other-${email}` });
    const { authorization = '', cookie = '' } = mine.headers;
    product.clock.advance((mine.session.expiresIn - 1) * 1000);
    // The first call only records the use of the session.
    for (const { headers } of [mine, other, mine, other]) expect(await answerOf(headers)).toBe(200);
    // A query of the database would now accept any cookie, and for longer.
    const expires_at = new Date(product.clock.now() + HOUR_MS);
    await product.db.updateTable('sessions').set({ authority_hash: null, expires_at }).execute();
    expect(await answerOf({ authorization })).toBe(SIGNED_OUT);
    expect(await answerOf({ authorization, cookie: other.headers.cookie ?? '' })).toBe(SIGNED_OUT);
    expect(await answerOf({ authorization: `${authorization.slice(0, -1)}_`, cookie })).toBe(SIGNED_OUT);
    expect(await answerOf({ authorization: other.headers.authorization ?? '', cookie })).toBe(SIGNED_OUT);
    expect(await answerOf(mine.headers)).toBe(200);
    product.clock.advance(1000);
    expect(await answerOf(mine.headers)).toBe(ERROR.tokenExpired);
  });

  it('records the use of a cached session once an hour', async () => {
    const { headers } = await signIn(product, { email });
    const id = await currentIdOf(headers);
    const stampOf = () =>
      product.database.pool
        .query('SELECT last_seen_at, xmin::text AS version FROM sessions WHERE id = $1', [id])
        .then(({ rows }) => rows[0]);
    const before = await stampOf();
    product.clock.advance(HOUR_MS - 1);
    await answerOf(headers);
    expect(await stampOf()).toEqual(before);
    product.clock.advance(1);
    await answerOf(headers);
    const noted = await stampOf();
    expect(noted.last_seen_at).toEqual(new Date(product.clock.now()));
    await answerOf(headers);
    await answerOf(headers);
    expect(await stampOf()).toEqual(noted);
  });

  it('caches nothing after losing its listener', async () => {
    const { headers } = await signIn(product, { email });
    await answerOf(headers);
    await endInDatabase(new Date(product.clock.now()));
    expect(await answerOf(headers)).toBe(200);
    await product.database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'starhall listener' AND datname = current_database()`,
    );
    await vi.waitFor(async () => expect(await answerOf(headers)).toBe(SIGNED_OUT), PATIENCE);
  });
});

describe('a second process on the same database', () => {
  let second: TestProduct;

  beforeAll(async () => {
    product = await openTestProduct({ settings: KEPT });
    second = await openTestProduct({ settings: KEPT, beside: product });
  });

  afterAll(async () => {
    await second.close();
    await product.close();
  });

  it.each(CHANGES)('is notified of $name', async (change) => {
    const { headers } = await makeChange(change, second);
    // The clock is frozen, so the second process's cache entries never expire.
    await vi.waitFor(async () => expect(await answerOf(headers, second)).toBe(change.after), PATIENCE);
  });
});
