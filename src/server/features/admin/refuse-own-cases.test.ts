import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { removeApplication } from '#contract/application/operator-endpoints.ts';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import { setDepositStatus } from '#contract/deposit/operator-endpoints.ts';
import { type Endpoint, isWrite } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { endpoints } from '#server/endpoints.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildOrder } from '#tests/factories/build-order.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { buildRating } from '#tests/factories/build-rating.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { DECISIONS } from './refuse-own-cases.ts';

const OWN = { status: 403, code: ERROR.conflictOfInterest };

/** Operator writes that concern no account: the store's shelves, exchange rates, notices and company. */
const ABOUT_NOBODY = [
  ...['addAgency', 'addBanner', 'addInvoiceRange', 'addMaintenance', 'dropClaim', 'importExchangeRates'],
  ...['addCollection', 'updateCollection', 'removeCollection', 'saveShelves'],
  ...[
    'importInvoiceDraw',
    'makeLedgerReport',
    'orderApplications',
    'removeAgency',
    'removeBanner',
    'removeMaintenance',
  ],
  ...[
    'retryInvoices',
    'retryJobs',
    'setCompany',
    'setExchangeRate',
    'setMaintenance',
    'sortApplication',
    'sortCategories',
    'startBackup',
  ],
  ...['updateAgency', 'updateBanner', 'takeClaim'],
];

const reason = 'checked';

let product: TestProduct;
let operator: Caller;
let colleague: Caller;
/** Everything that belongs to the operator, as calls identify it. */
let own: Awaited<ReturnType<typeof buildBelongings>>;

beforeAll(async () => {
  product = await openTestProduct({ settings: { OPERATOR_EMAILS: 'one@starhall.test,two@starhall.test' } });
  operator = await signIn(product, { email: 'one@starhall.test' });
  colleague = await signIn(product, { email: 'two@starhall.test' });
  own = await buildBelongings(await makeDeveloper(product, 'one@starhall.test'));
});

afterAll(() => product.close());

interface Caller {
  readonly headers: Readonly<Record<string, string>>;
}

async function buildBelongings(userId: number) {
  const { db } = product;
  const { id: application_id, appId: applicationId } = await buildApplication(db, { developer_id: userId });
  const { id: productId } = await buildProduct(db, { application_id });
  const { headers } = await signIn(product, { email: 'player@starhall.test' });
  const { id: playerId } = await product.call(getUserProfile, {}, { headers });
  const ratingId = await buildRating(db, { application_id, user_id: playerId });
  const sold = await buildOrder(db, { application_id, user_id: playerId });
  const { orderId } = await product.call(
    createDeposit,
    { amount: 150, currency: 'TWD', paymentMethod: 'credit_card' },
    operator,
  );
  const versionId = await buildVersion(db, { application_id });
  const at = new Date(product.clock.now());
  const { id: postId } = await db
    .insertInto('developer_posts')
    .values({ developer_id: userId, content_default: 'en-US', created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sales = { soldId: sold.order_id, depositId: orderId };
  return { userId, applicationId, productId, ratingId, versionId, postId, ...sales };
}

/** A well-formed request for every decision about the operator's belongings. */
function listRequests(): Readonly<Record<string, object>> {
  const { userId, applicationId, productId, ratingId, soldId, depositId, postId, versionId: id } = own;
  const rating = { ratingId, about: 'rating', revision: 1 };
  return {
    setUserStatus: { userId, status: 2, reason },
    removeUserAvatar: { userId, reason },
    reviewProvider: { userId, decision: 'approve' },
    enableProvider: { userId, enable: true, reason },
    setDepositStatus: { orderId: depositId, paymentStatus: 1 },
    settleDepositProblem: { orderId: depositId, reason },
    refundOrder: { orderId: soldId, reason },
    declineOrderRefund: { orderId: soldId, reason },
    openApplication: { applicationId, open: false },
    removeApplication: { applicationId, reason },
    restoreApplication: { applicationId, reason },
    reviewVersion: { id, decision: 'approve' },
    removeVersion: { id, reasons: [], reason },
    restoreVersion: { id },
    decideAppeal: { id, decision: 'grant', reason },
    removeProduct: { id: productId, reason },
    restoreProduct: { id: productId },
    removeRating: { ...rating, reason: 'spam' },
    restoreRating: { ratingId, about: 'rating' },
    dismissRatingReports: rating,
    approvePost: { id: postId, revision: 1 },
    rejectPost: { id: postId, revision: 1, reason },
    removePost: { id: postId, reason },
    restorePost: { id: postId },
    dismissPostReports: { id: postId, revision: 1 },
  };
}

it('covers every operator decision about a person', () => {
  const writes = endpoints.filter((endpoint) => endpoint.auth === 'operator' && isWrite(endpoint));
  const about = new Set<Endpoint>(DECISIONS.keys());
  expect(
    writes
      .filter((endpoint) => !about.has(endpoint))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(ABOUT_NOBODY.toSorted());
});

it('prevents operators from deciding about their own accounts and belongings, without side effects', async () => {
  for (const endpoint of DECISIONS.keys()) {
    const input = listRequests()[endpoint.name] ?? {};
    expect(endpoint.request.safeParse(input).success, endpoint.name).toBe(true);
    expect(await product.refuse(endpoint, input, operator), endpoint.name).toEqual(OWN);
  }
});

it('treats another account with the same address as the same person', async () => {
  const other = await signIn(product, { email: 'One@starhall.test' }, 'apple');
  const input = { orderId: own.depositId, paymentStatus: 1 };
  expect(await product.refuse(setDepositStatus, input, other)).toEqual(OWN);
});

it('leaves the decision to another operator', async () => {
  const { depositId: orderId, applicationId } = own;
  expect(await product.call(setDepositStatus, { orderId, paymentStatus: 1 }, colleague)).toMatchObject({
    paymentStatus: 1,
  });
  await product.call(removeApplication, { applicationId, reason }, colleague);
});
