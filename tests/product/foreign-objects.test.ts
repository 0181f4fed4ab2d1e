import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccessToken } from '#contract/access-token/endpoints.ts';
import { listSessions } from '#contract/account/endpoints.ts';
import { saveApplicationDraft } from '#contract/application/draft-endpoints.ts';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { toJsonSchema } from '#contract/openapi/json-schema.ts';
import { createDiscount } from '#contract/product/discount-endpoints.ts';
import { testWebhook } from '#contract/webhook/endpoints.ts';
import { exchangeIdOf } from '#domain/money/order-number.ts';
import { endpoints } from '#server/endpoints.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { buildRating } from '#tests/factories/build-rating.ts';
import { buildPackageFile, buildVersion } from '#tests/factories/build-version.ts';
import { openWebhookTrial, type WebhookGame, type WebhookTrial } from './open-webhook-trial.ts';

const OBJECTS = [
  ...['applicationId', 'product', 'version', 'packageFile', 'webhook', 'delivery', 'token', 'testAccount'],
  ...['discount', 'post', 'rating', 'order', 'exchange', 'deposit', 'draft', 'session', 'device'],
] as const;
type Kind = (typeof OBJECTS)[number];
type Objects = Readonly<Record<Kind, number | string>>;

const MISSING: Objects = {
  ...{ applicationId: 'com.missing.game', packageFile: crypto.randomUUID(), order: 'O0', exchange: 'XO0' },
  ...{ product: 2e9, version: 2e9, webhook: 2e9, delivery: 2e9, token: 2e9, testAccount: 2e9, discount: 2e9 },
  ...{ post: 2e9, rating: 2e9, deposit: 'D0', draft: 2e9, session: crypto.randomUUID(), device: 2e9 },
};
const VERSION = { versionName: '2.0', contents: [] };
const URL = 'https://game.invalid/hook';
const LATER = '2026-06-01T00:00:00Z';

/** Calls about an object of their caller: which field names which kind of object, and what else they need. */
const CALLS: Readonly<Record<string, readonly [field: string, Kind, more?: object]>> = {
  endSession: ['id', 'session'],
  renameDevice: ['id', 'device', { name: 'x' }],
  removeDevice: ['id', 'device'],
  getOwnApplication: ['applicationId', 'applicationId'],
  editApplication: ['applicationId', 'applicationId'],
  pinApplication: ['applicationId', 'applicationId'],
  unpinApplication: ['applicationId', 'applicationId'],
  releaseApplication: ['applicationId', 'applicationId'],
  pullApplication: ['applicationId', 'applicationId'],
  deleteApplication: ['applicationId', 'applicationId', { confirm: 'x' }],
  getApplicationDraft: ['draftId', 'draft'],
  saveApplicationDraft: ['draftId', 'draft', { form: {} }],
  deleteApplicationDraft: ['draftId', 'draft'],
  listOwnProducts: ['applicationId', 'applicationId'],
  getOwnProduct: ['id', 'product'],
  createProduct: ['applicationId', 'applicationId'],
  editProduct: ['id', 'product'],
  reviseProduct: ['id', 'product'],
  releaseProduct: ['id', 'product'],
  pullProduct: ['id', 'product'],
  deleteProduct: ['id', 'product'],
  setGameProduct: ['applicationId', 'applicationId'],
  duplicateProduct: ['id', 'product'],
  repriceProducts: ['applicationId', 'applicationId'],
  listPriceHistory: ['id', 'product'],
  exportProducts: ['applicationId', 'applicationId'],
  getProductJob: ['applicationId', 'applicationId'],
  endProductJob: ['applicationId', 'applicationId', { job: 1 }],
  listDiscounts: ['applicationId', 'applicationId'],
  createDiscount: ['applicationId', 'applicationId', { percent: 10, endAt: LATER }],
  endDiscount: ['id', 'discount'],
  deleteDiscount: ['id', 'discount'],
  requestSaleRefund: ['orderId', 'order', { reason: 'x' }],
  getPurchase: ['exchangeId', 'exchange'],
  listPurchases: ['applicationId', 'applicationId'],
  acknowledgePurchase: ['exchangeId', 'exchange'],
  acknowledgeGamePurchase: ['exchangeId', 'exchange'],
  listWebhooks: ['applicationId', 'applicationId'],
  createWebhook: ['applicationId', 'applicationId', { url: URL, events: ['purchase.completed'] }],
  editWebhook: ['id', 'webhook', { url: URL }],
  deleteWebhook: ['id', 'webhook'],
  renewWebhookSecret: ['id', 'webhook'],
  testWebhook: ['id', 'webhook'],
  listDeliveries: ['id', 'webhook'],
  getDelivery: ['id', 'delivery'],
  replayDelivery: ['id', 'delivery'],
  replayFailed: ['id', 'webhook'],
  listOwnVersions: ['applicationId', 'applicationId'],
  getOwnVersion: ['id', 'version'],
  editVersion: ['id', 'version', VERSION],
  releaseVersion: ['id', 'version'],
  pullVersion: ['id', 'version'],
  deleteVersion: ['id', 'version'],
  reapplyVersion: ['id', 'version'],
  compareVersion: ['id', 'version'],
  listVersionMessages: ['id', 'version'],
  answerVersionReview: ['id', 'version', { text: 'x' }],
  appealVersion: ['id', 'version', { text: 'x' }],
  listPackageUploads: ['applicationId', 'applicationId'],
  deletePackageUpload: ['uploadId', 'packageFile'],
  getOrder: ['orderId', 'order'],
  requestOrderRefund: ['orderId', 'order', { reason: 'x' }],
  getDeposit: ['orderId', 'deposit'],
  cancelDeposit: ['orderId', 'deposit'],
  getPortalSummary: ['applicationId', 'applicationId'],
  exportPortalDays: ['applicationId', 'applicationId'],
  removeTestAccount: ['id', 'testAccount'],
  createAccessToken: ['applicationIds', 'applicationId', { name: 'x', expiresInDays: 7 }],
  revokeAccessToken: ['id', 'token'],
  getOwnPost: ['id', 'post'],
  submitPost: ['id', 'post'],
  withdrawPost: ['id', 'post'],
  deletePost: ['id', 'post'],
  answerRating: ['ratingId', 'rating', { words: 'Thank you very much' }],
  deleteRatingAnswer: ['ratingId', 'rating'],
};

/** Calls whose object is public, or that only narrow down what is the caller's own; their own tests show that. */
const OTHERS: readonly string[] = [
  ...['createOrder', 'getLibraryState', 'putFavourite', 'putWish', 'reportPlay', 'hideRecent', 'restoreRecent'],
  ...['getGameSave', 'putGameSave', 'submitScore', 'listGamePurchases', 'getFollow', 'putFollow', 'reportPost'],
  ...['getOwnRating', 'saveRating', 'deleteRating', 'markRatingHelpful', 'reportRating', 'listReceivedRatings'],
  ...['listSales', 'exportSales', 'getSalesCharts', 'listOrders', 'exportOrders', 'readNotifications'],
  // Of all IDs, or in a whole form.
  ...['removeIdentity', 'orderPinnedApplications', 'createApplication', 'createPost', 'editPost', 'saveDeveloperPage'],
  // With files.
  ...['importProducts', 'createVersion', 'updateVersionFile', 'getVideoUpload'],
];

let trial: WebhookTrial;
let foreign: Objects;
let stranger: WebhookGame;

beforeAll(async () => {
  trial = await openWebhookTrial();
  const owner = await trial.openGame();
  stranger = await trial.openGame();
  foreign = await buildObjects(owner);
});

afterAll(() => trial.close());

async function buildObjects(owner: WebhookGame): Promise<Objects> {
  const { db } = trial;
  const { sellerId: userId, headers, row: application_id, applicationId } = owner;
  const at = new Date(trial.clock.now());
  const times = { created_at: at, updated_at: at };
  const { webhook } = await trial.makeWebhook(owner, URL);
  const { deliveryId } = await trial.call(testWebhook, { id: webhook.id }, { headers });
  const made = { name: 'CI', applicationIds: [], expiresInDays: 7 } as const;
  const { accessToken } = await trial.call(createAccessToken, made, { headers });
  const topUp = { amount: 150, currency: 'TWD', paymentMethod: 'credit_card' } as const;
  const { orderId: deposit } = await trial.call(createDeposit, topUp, { headers });
  const { orderId } = await trial.buy(owner);
  const discount = await trial.call(createDiscount, { applicationId, percent: 20, endAt: LATER }, { headers });
  await trial.call(saveApplicationDraft, { form: { appId: 'com.x.y' } }, { headers });
  const draft = await db.selectFrom('application_drafts').select('id').executeTakeFirstOrThrow();
  const { list } = await trial.call(listSessions, {}, { headers });
  const { id: device } = await db
    .insertInto('devices')
    .values({ user_id: userId, device_hash: Buffer.alloc(32), name: 'x', added_at: at, last_seen_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: testAccount } = await db
    .insertInto('test_accounts')
    .values({ user_id: userId, account: 'google:x', place: 1, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: post } = await db
    .insertInto('developer_posts')
    .values({ developer_id: userId, content_default: 'en-US', ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    ...{ applicationId, deposit, order: orderId, exchange: exchangeIdOf(orderId), webhook: webhook.id },
    ...{ delivery: deliveryId, token: accessToken.id, testAccount, discount: discount.id, post, device },
    ...{ draft: draft.id, session: list[0]?.id ?? '', rating: await buildRating(db, { application_id }) },
    product: (await buildProduct(db, { application_id })).id,
    version: await buildVersion(db, { application_id }),
    packageFile: (await buildPackageFile(db, { application_id })).id,
  };
}

/** How the stranger is answered who names an object in a call. */
async function answer(endpoint: Endpoint, objects: Objects) {
  const [field, kind, more] = CALLS[endpoint.name] ?? ['', 'product'];
  const named = field === 'applicationIds' ? [objects[kind]] : objects[kind];
  const response = await trial.send(endpoint, { ...more, [field]: named }, { headers: stranger.headers });
  const body = await response.json();
  return { status: response.status, answer: body.error?.code ?? body };
}

/** Not the webhooks: messages are sent to theirs meanwhile. */
const TABLES = [
  ...['applications', 'application_drafts', 'products', 'discounts', 'versions', 'package_files', 'developer_posts'],
  ...['ratings', 'orders', 'deposits', 'access_tokens', 'test_accounts', 'devices'],
] as const;

/** Everything that is the owner's, as text. */
async function readAll(): Promise<string> {
  const texts = [];
  for (const table of TABLES) {
    const { rows } = await sql<{ text: string }>`
      SELECT string_agg(t::text, ' ' ORDER BY t::text) AS text FROM ${sql.table(table)} t`.execute(trial.db);
    texts.push(rows[0]?.text);
  }
  return texts.join();
}

/** Calls that are content where there is nothing to get or delete. */
const CONTENT: readonly string[] = ['getApplicationDraft', 'deleteApplicationDraft'];
const calls = endpoints.filter(({ name }) => name in CALLS);

it.each(calls)('R6.17 $name treats an object of someone else like one that does not exist', async (endpoint) => {
  const before = await readAll();
  const found = await answer(endpoint, foreign);
  expect(found.status < 400).toBe(CONTENT.includes(endpoint.name));
  // A malformed request would show nothing.
  expect(found.answer).not.toBe(ERROR.invalidFormat);
  expect(found).toEqual(await answer(endpoint, MISSING));
  expect(await readAll()).toBe(before);
});

it('R6.17 knows every call that names an object', () => {
  const isNamed = (name: string) => /ids?$/i.test(name) || name === 'slug';
  const naming = endpoints.filter(({ auth, request }) => {
    const { properties = {} } = toJsonSchema(request, 'input');
    return (auth === 'user' || auth === 'developer') && Object.keys(Object(properties)).some(isNamed);
  });
  expect(naming.map(({ name }) => name).sort()).toEqual([...Object.keys(CALLS), ...OTHERS].sort());
});
