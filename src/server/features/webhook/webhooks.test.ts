import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import {
  createWebhook,
  deleteWebhook,
  editWebhook,
  getDelivery,
  listDeliveries,
  listWebhooks,
  renewWebhookSecret,
  replayDelivery,
  replayFailed,
  testWebhook,
} from '#contract/webhook/endpoints.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openWebhookTrial, type WebhookGame, type WebhookTrial } from '#tests/product/open-webhook-trial.ts';
import { canSendTo } from './webhook-policy.ts';

/** A host that does not resolve. */
const URL = 'https://game.invalid/hook';

let trial: WebhookTrial;
let game: WebhookGame;
let other: WebhookGame;

beforeAll(async () => {
  // As in production, only public addresses are accepted; these tests send nothing.
  trial = await openWebhookTrial({ settings: { WEBHOOK_PRIVATE_ADDRESSES: 'off' } });
  other = await trial.openGame();
});

afterAll(() => trial.close());

beforeEach(async () => {
  game = await trial.openGame();
});

const make = (input: Partial<Parameters<WebhookTrial['makeWebhook']>[2]> = {}) => trial.makeWebhook(game, URL, input);
const refuseMake = (input: object) =>
  trial.refuse(
    createWebhook,
    { applicationId: game.applicationId, url: URL, events: ['purchase.completed'], ...input },
    { headers: game.headers },
  );
const listOf = ({ headers } = game) => trial.call(listWebhooks, {}, { headers });
const edit = (id: number, change: object) => trial.call(editWebhook, { id, ...change }, { headers: game.headers });
const rowOf = (id: number) =>
  trial.db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const auditOf = async (id: number) => (await listAuditOf(trial.db, `webhook:${id}`)).map(({ action }) => action);

describe('creating one', () => {
  it('returns the secret once and stores it encrypted', async () => {
    const { secret, webhook } = await make({ description: 'The live server' });
    expect(secret).toMatch(/^whsec_/);
    expect(webhook).toEqual({
      id: webhook.id,
      applicationId: game.applicationId,
      url: URL,
      description: 'The live server',
      events: ['purchase.completed', 'purchase.refunded'],
      isEnabled: true,
      offReason: null,
      createdAt: new Date(trial.clock.now()).toISOString(),
      updatedAt: new Date(trial.clock.now()).toISOString(),
      failingSince: null,
      lastDeliveredAt: null,
      oldSecretUntil: null,
      waiting: 0,
      failed: 0,
    });
    expect(await listOf()).toEqual({ count: 1, list: [webhook] });
    expect(JSON.stringify(await rowOf(webhook.id))).not.toContain(secret.slice(6));
    expect(await auditOf(webhook.id)).toEqual(['webhook.create']);
    const [entry] = await listAuditOf(trial.db, `webhook:${webhook.id}`);
    expect(JSON.stringify(entry)).not.toContain(secret.slice(6));
  });

  it('names every invalid field', async () => {
    expect(await refuseMake({ url: 'https://10.0.0.1/', events: [] })).toEqual({
      status: 400,
      code: ERROR.invalidFormat,
      fields: { url: 'field.publicAddress', events: 'field.required' },
    });
    expect(await refuseMake({ url: `https://a.example/${'x'.repeat(LIMITS.urlLength)}` })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { url: 'field.tooLong' },
    });
    expect(await refuseMake({ events: ['purchase.stolen'] })).toMatchObject({ code: ERROR.invalidFormat });
    expect(await refuseMake({ description: 'x'.repeat(LIMITS.webhookDescriptionLength + 1) })).toMatchObject({
      fields: { description: 'field.tooLong' },
    });
    expect((await listOf()).count).toBe(0);
  });

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://localhost/',
    'https://db.internal/',
    'https://u:p@game.example.com/',
    'https://game.example.com/#a',
    'https://game.example.com:22/',
    'ftp://game.example.com/',
    'not an address',
  ])('refuses %s', async (url) => {
    expect(await refuseMake({ url })).toMatchObject({
      status: 400,
      code: ERROR.invalidFormat,
      fields: { url: expect.any(String) },
    });
  });

  it('answers 50004 for an application that is unknown or of another developer, whatever else is wrong', async () => {
    for (const applicationId of ['com.nobody.knows', other.applicationId]) {
      expect(await refuseMake({ applicationId, url: 'https://10.0.0.1/' })).toEqual({
        status: 404,
        code: ERROR.applicationNotFound,
      });
      const { headers } = game;
      expect(await trial.refuse(listWebhooks, { applicationId }, { headers })).toEqual({
        status: 404,
        code: ERROR.applicationNotFound,
      });
    }
  });

  it('allows five per application, even with concurrent calls', async () => {
    const order = { applicationId: game.applicationId, url: URL, events: ['purchase.completed'] };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => trial.send(createWebhook, order, { headers: game.headers })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 400, 400, 400]);
    expect(await refuseMake({})).toEqual({ status: 400, code: ERROR.parameterError });
    expect((await listOf()).count).toBe(LIMITS.webhooksPerApplication);
  });

  it('is allowed only to developers who are not deactivated', async () => {
    const { headers } = trial.buyer;
    expect(await trial.refuse(listWebhooks, {}, { headers })).toMatchObject({ code: ERROR.permissionDenied });
    expect(await trial.refuse(listWebhooks, {})).toMatchObject({ status: 401 });
    await trial.db.updateTable('providers').set({ is_enabled: false }).where('user_id', '=', game.sellerId).execute();
    expect(await refuseMake({})).toMatchObject({ code: ERROR.providerNotEnabled });
    expect(await listOf()).toEqual({ count: 0, list: [] });
  });
});

describe('updating one', () => {
  it('updates the given fields and keeps the rest', async () => {
    const { webhook } = await make({ description: 'before' });
    trial.clock.advance(1000);
    const changed = await edit(webhook.id, { url: `${URL}/2`, events: ['purchase.refunded'] });
    expect(changed.webhook).toEqual({
      ...webhook,
      url: `${URL}/2`,
      events: ['purchase.refunded'],
      updatedAt: new Date(trial.clock.now()).toISOString(),
    });
    expect(await auditOf(webhook.id)).toEqual(['webhook.create', 'webhook.edit']);
  });

  it('writes no audit entry if nothing changes', async () => {
    const { webhook } = await make();
    trial.clock.advance(1000);
    const same = { url: URL, events: ['purchase.refunded', 'purchase.completed'], isEnabled: true };
    expect((await edit(webhook.id, same)).webhook).toEqual(webhook);
    expect(await auditOf(webhook.id)).toEqual(['webhook.create']);
  });

  it('turns it off and on again, and resets its failures', async () => {
    const { webhook } = await make();
    const off = await edit(webhook.id, { isEnabled: false });
    expect(off.webhook).toMatchObject({ isEnabled: false, offReason: 'owner' });
    const failed = { off_reason: 'failing', failing_since: new Date(0) } as const;
    await trial.db.updateTable('webhooks').set(failed).where('id', '=', webhook.id).execute();
    const on = await edit(webhook.id, { isEnabled: true });
    expect(on.webhook).toMatchObject({ isEnabled: true, offReason: null, failingSince: null });
  });

  it('rejects an address that is not on the internet', async () => {
    const { webhook } = await make();
    const { headers } = game;
    expect(await trial.refuse(editWebhook, { id: webhook.id, url: 'https://10.0.0.1/' }, { headers })).toEqual({
      status: 400,
      code: ERROR.invalidFormat,
      fields: { url: 'field.publicAddress' },
    });
    expect((await rowOf(webhook.id)).url).toBe(URL);
  });

  it('rotates the secret, returns it once, and lets the old one sign for a day', async () => {
    const { secret, webhook } = await make();
    const { headers } = game;
    const renewed = await trial.call(renewWebhookSecret, { id: webhook.id }, { headers });
    expect(renewed.secret).not.toBe(secret);
    expect(renewed.webhook.oldSecretUntil).toBe(new Date(trial.clock.now() + 24 * HOUR_MS).toISOString());
    trial.clock.advance(24 * HOUR_MS);
    expect((await listOf()).list[0]?.oldSecretUntil).toBeNull();
    expect(await auditOf(webhook.id)).toEqual(['webhook.create', 'webhook.renew_secret']);
  });

  it('deletes it with its log', async () => {
    const { webhook } = await make();
    const { headers } = game;
    const { deliveryId } = await trial.call(testWebhook, { id: webhook.id }, { headers });
    expect(await trial.call(deleteWebhook, { id: webhook.id }, { headers })).toEqual({ result: true });
    expect(await listOf()).toEqual({ count: 0, list: [] });
    expect(await trial.refuse(getDelivery, { id: deliveryId }, { headers })).toEqual({
      status: 404,
      code: ERROR.testAccountOrWebhookNotFound,
    });
    expect(await auditOf(webhook.id)).toEqual(['webhook.create', 'webhook.delete']);
  });
});

it.each([editWebhook, deleteWebhook, renewWebhookSecret, testWebhook, listDeliveries, replayFailed])(
  'answers 50019 for a webhook that is unknown or of another developer: $name',
  async (endpoint) => {
    const foreign = await trial.makeWebhook(other, URL);
    const { headers } = game;
    for (const id of [foreign.webhook.id, 2_147_483_647]) {
      expect(await trial.refuse(endpoint, { id, url: 'https://10.0.0.1/' }, { headers })).toEqual({
        status: 404,
        code: ERROR.testAccountOrWebhookNotFound,
      });
    }
    await trial.call(deleteWebhook, { id: foreign.webhook.id }, { headers: other.headers });
  },
);

it.each([getDelivery, replayDelivery])('answers 50019 for a delivery of another developer: $name', async (endpoint) => {
  const { webhook } = await trial.makeWebhook(other, URL);
  const { deliveryId } = await trial.call(testWebhook, { id: webhook.id }, { headers: other.headers });
  for (const id of [deliveryId, 2_147_483_647]) {
    expect(await trial.refuse(endpoint, { id }, { headers: game.headers })).toEqual({
      status: 404,
      code: ERROR.testAccountOrWebhookNotFound,
    });
  }
  await trial.call(deleteWebhook, { id: webhook.id }, { headers: other.headers });
});

it('sends nothing to an address stored under other rules', async () => {
  const config = { isProduction: true, allowsPrivateWebhooks: false };
  expect(canSendTo(URL, config)).toBe(true);
  expect(canSendTo('http://game.example.com/', config)).toBe(false);
  expect(canSendTo('https://127.0.0.1/', config)).toBe(false);
  const { webhook } = await make();
  await trial.db.updateTable('webhooks').set({ url: 'https://127.0.0.1/' }).where('id', '=', webhook.id).execute();
  const { deliveryId } = await trial.call(testWebhook, { id: webhook.id }, { headers: game.headers });
  const delivery = await trial.waitForDelivery(game, deliveryId, ({ state }) => state === 'failed');
  expect(delivery).toMatchObject({ lastError: 'address', lastStatus: null, tries: 1, nextTryAt: null });
});

it('is deleted with its account', async () => {
  const { webhook } = await make();
  await trial.call(deleteAccount, { confirm: game.email }, { headers: game.headers });
  expect(await trial.db.selectFrom('webhooks').select('id').where('id', '=', webhook.id).execute()).toEqual([]);
});
