import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { sendEmailCode, verifyEmail } from '#contract/verification/endpoints.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { countMessages, otherCode, readCode } from '#tests/product/read-code.ts';
import { type SignedIn, signIn } from '#tests/product/sign-in.ts';

let product: TestProduct;
let people = 0;
let email = '';
let player: SignedIn;

beforeAll(async () => {
  product = await openTestProduct();
});

beforeEach(async () => {
  people += 1;
  email = `person-${people}@example.com`;
  player = await signIn(product, { email, emailVerified: false });
});

afterAll(() => product.close());

async function guessAll(codes: readonly string[]): Promise<number[]> {
  const { headers } = player;
  const answers = await Promise.all(codes.map((code) => product.send(verifyEmail, { email, code }, { headers })));
  return answers.map(({ status }) => status);
}

async function sendCode(): Promise<string> {
  const earlier = await countMessages(product, email);
  await product.call(sendEmailCode, { email }, { headers: player.headers });
  return readCode(product, email, earlier);
}

const findTries = async () => {
  const row = await product.db
    .selectFrom('verification_codes as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select('c.tries')
    .where('u.email', '=', email)
    .executeTakeFirstOrThrow();
  return row.tries;
};

const GUESSES = 100;

it('O64 evaluates at most five of a hundred guesses at the same moment', async () => {
  const code = await sendCode();
  const wrong = Array.from({ length: GUESSES }, (_, index) => String((Number(code) + 1 + index) % 1_000_000));
  const statuses = await guessAll(wrong.map((guess) => guess.padStart(6, '0')));
  expect(statuses).toEqual(Array.from({ length: GUESSES }, () => 409));
  expect(await findTries()).toBe(5);
  // The sixth guess would have been right.
  expect(await guessAll([code])).toEqual([409]);
  expect(await findTries()).toBe(5);
});

it('takes the right code once where it is sent a hundred times at the same moment', async () => {
  const code = await sendCode();
  const statuses = await guessAll(Array.from({ length: GUESSES }, () => code));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(await findTries()).toBe(1);
});

it('lets the right code through only among the first five of a hundred', async () => {
  const code = await sendCode();
  const wrong = Array.from({ length: GUESSES - 1 }, () => otherCode(code));
  const statuses = await guessAll([...wrong, code]);
  const isTaken = statuses.includes(200);
  const { emailConfirmed } = await product.call(getUserProfile, {}, { headers: player.headers });
  expect(emailConfirmed).toBe(isTaken);
  expect(await findTries()).toBeLessThanOrEqual(5);
  if (!isTaken) expect(await findTries()).toBe(5);
});

/** Actions on two addresses from two sessions, in any order. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('send' as const), session: fc.nat(1), address: fc.nat(1) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('guess' as const),
      session: fc.nat(1),
      address: fc.nat(1),
      digits: fc.constantFrom('latest' as const, 'wrong' as const, 'oldest' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait' as const), seconds: fc.constantFrom(1, 150, 300) }) },
);

interface LiveCode {
  readonly code: string;
  readonly session: number;
  readonly address: number;
  readonly sentAtMs: number;
  tries: number;
  isUsed: boolean;
}

/** The expected behavior without a database: the specification of the calls in a few lines. */
class Model {
  readonly sent: string[] = [];
  live: LiveCode | undefined;

  holds(nowMs: number): boolean {
    return this.live !== undefined && !this.live.isUsed && nowMs < this.live.sentAtMs + 300_000;
  }

  guess(nowMs: number, { code, session, address }: Pick<LiveCode, 'code' | 'session' | 'address'>): boolean {
    if (!this.holds(nowMs) || this.live === undefined || this.live.tries >= 5) return false;
    this.live.tries += 1;
    const { live } = this;
    const isRight = live.code === code && live.session === session && live.address === address;
    live.isUsed = isRight;
    return isRight;
  }
}

it('R7.74 confirms an address only by the code that went to it, whatever is sent, guessed and waited for', async () => {
  let run = 0;
  const play = async (steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) => {
    run += 1;
    const own = `run-${run}@example.com`;
    const addresses = [own, `other-${run}@example.com`];
    const person = { email: own, emailVerified: false };
    const sessions = [await signIn(product, person), await signIn(product, person)];
    const model = new Model();
    let confirmed: string | null = null;
    for (const taken of steps) {
      if (taken.does === 'wait') {
        product.clock.advance(taken.seconds * 1000);
        continue;
      }
      const { session, address } = taken;
      const mail = addresses[address] ?? '';
      const headers = sessions[session]?.headers ?? {};
      const nowMs = product.clock.now();
      if (taken.does === 'send') {
        const earlier = await countMessages(product, mail);
        const { status } = await product.send(sendEmailCode, { email: mail }, { headers });
        expect(status).toBe(model.holds(nowMs) ? 409 : 200);
        if (status !== 200) continue;
        const code = await readCode(product, mail, earlier);
        model.sent.push(code);
        model.live = { code, session, address, sentAtMs: nowMs, tries: 0, isUsed: false };
        continue;
      }
      const latest = model.sent.at(-1) ?? '123456';
      const code = { latest, wrong: otherCode(latest), oldest: model.sent[0] ?? '654321' }[taken.digits];
      const { status } = await product.send(verifyEmail, { email: mail, code }, { headers });
      const isRight = model.guess(nowMs, { code, session, address });
      expect(status).toBe(isRight ? 200 : 409);
      if (isRight) confirmed = mail;
      const profile = await product.call(getUserProfile, {}, { headers });
      expect(profile).toMatchObject({ email: confirmed ?? own, emailConfirmed: confirmed !== null });
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), play), {
    numRuns: 25,
    seed: 20_260_301,
  });
});
