import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { dropClaim, takeClaim } from '#contract/claim/operator-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { findClaims, requireClaim } from './claim-queries.ts';

const TEN_MINUTES_MS = 600_000;

let product: TestProduct;
let anna: Awaited<ReturnType<typeof enter>>;
let ben: Awaited<ReturnType<typeof enter>>;
let claims = 0;
let subject = '';

async function enter(email: string, name: string) {
  const { headers } = await signIn(product, { email, name });
  const { id } = await product.call(getUserProfile, {}, { headers });
  return { headers, id };
}

beforeAll(async () => {
  product = await openTestProduct({ settings: { OPERATOR_EMAILS: 'anna@starhall.test,ben@starhall.test' } });
  anna = await enter('anna@starhall.test', 'Anna');
  ben = await enter('ben@starhall.test', 'Ben');
});

beforeEach(() => {
  claims += 1;
  subject = `provider:${claims}`;
});

afterAll(() => product.close());

const take = async ({ headers }: typeof anna, force = false) =>
  (await product.call(takeClaim, { subject, force }, { headers })).claim;
const require = (userId: number) =>
  product.db.transaction().execute((trx) => requireClaim(trx, { subject, userId, now: new Date(product.clock.now()) }));

it('gives a claim to the first operator for ten minutes, and renews it', async () => {
  const claim = await take(anna);
  const lasting = new Date(product.clock.now() + TEN_MINUTES_MS).toISOString();
  expect(claim).toEqual({ subject, operator: { id: anna.id, nickname: 'Anna' }, isOwn: true, expiresAt: lasting });
  product.clock.advance(60_000);
  expect(Date.parse((await take(anna)).expiresAt)).toBe(Date.parse(lasting) + 60_000);
});

it("shows another operator's living claim and leaves it; one that has ended is free", async () => {
  await take(anna);
  product.clock.advance(TEN_MINUTES_MS - 1);
  expect(await take(ben)).toMatchObject({ operator: { nickname: 'Anna' }, isOwn: false });
  product.clock.advance(1);
  expect(await take(ben)).toMatchObject({ operator: { nickname: 'Ben' }, isOwn: true });
  expect(await listAuditOf(product.db, `provider:${claims}`)).toEqual([]);
});

it('takes an active claim over by force, and logs that', async () => {
  await take(anna);
  expect(await take(ben, true)).toMatchObject({ isOwn: true, operator: { id: ben.id } });
  expect(await take(anna)).toMatchObject({ isOwn: false });
  expect(await listAuditOf(product.db, `provider:${claims}`)).toMatchObject([
    { actorUserId: ben.id, action: 'claim.takeOver', details: { from: anna.id } },
  ]);
});

it('gives a claim to exactly one of many concurrent callers', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => take(index % 2 === 0 ? anna : ben)));
  expect(new Set(answers.map(({ operator }) => operator.id)).size).toBe(1);
});

it('is given up by its holder alone', async () => {
  await take(anna);
  expect(await product.call(dropClaim, { subject }, { headers: ben.headers })).toEqual({ result: true });
  expect(await take(ben)).toMatchObject({ isOwn: false });
  await product.call(dropClaim, { subject }, { headers: anna.headers });
  expect(await take(ben)).toMatchObject({ isOwn: true });
});

it("allows decisions by the holder, or by everyone without a claim, but never against another operator's claim", async () => {
  await require(ben.id);
  await take(anna);
  await require(anna.id);
  await expect(require(ben.id)).rejects.toMatchObject({ code: ERROR.parameterError, fields: { claim: 'field.taken' } });
  product.clock.advance(TEN_MINUTES_MS);
  await require(ben.id);
});

it('finds the active claims of several subjects', async () => {
  await take(anna);
  const operator = { userId: ben.id, now: new Date(product.clock.now()) };
  const found = await findClaims(product.db, [subject, 'provider:999'], operator);
  expect([...found.keys()]).toEqual([subject]);
  expect(found.get(subject)).toMatchObject({ isOwn: false, operator: { nickname: 'Anna' } });
  expect(await findClaims(product.db, [], operator)).toEqual(new Map());
});

it('refuses subjects that name nothing, visitors and players', async () => {
  const refuse = (input: object, headers = anna.headers) => product.refuse(takeClaim, input, { headers });
  for (const wrong of ['provider', 'provider:0', 'PROVIDER:1', 'a b:1', '']) {
    expect(await refuse({ subject: wrong })).toMatchObject({ status: 400, code: ERROR.invalidFormat });
  }
  const player = await signIn(product, { email: 'player@example.com' });
  for (const endpoint of [takeClaim, dropClaim]) {
    expect(await product.refuse(endpoint, { subject })).toEqual({ status: 401, code: ERROR.authorizationMissing });
    expect(await product.refuse(endpoint, { subject }, { headers: player.headers })).toMatchObject({
      code: ERROR.permissionDenied,
    });
  }
});
