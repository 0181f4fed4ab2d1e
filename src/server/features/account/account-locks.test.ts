import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAccessToken, revokeAccessToken } from '#contract/access-token/endpoints.ts';
import { deleteAccount } from '#contract/account/endpoints.ts';
import { pinApplication, pullApplication, releaseApplication } from '#contract/application/developer-endpoints.ts';
import { orderApplications, removeApplication } from '#contract/application/operator-endpoints.ts';
import { switchDeviceWhitelist } from '#contract/device/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { setNotificationSettings } from '#contract/notification/endpoints.ts';
import { SHELF } from '#contract/values/states.ts';
import { sendEmailCode, verifyEmail } from '#contract/verification/endpoints.ts';
import { pullVersion } from '#contract/version/endpoints.ts';
import { removeVersion } from '#contract/version/operator-endpoints.ts';
import { editWebhook } from '#contract/webhook/endpoints.ts';
import type { Schema } from '#server/db/schema.ts';
import { insertNotifications } from '#server/features/notification/notification-queries.ts';
import { insertDeliveries, insertMessage } from '#server/features/webhook/message-queries.ts';
import { lockWebhook } from '#server/features/webhook/webhook-queries.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { meetAtLock } from '#tests/product/meet-at-lock.ts';
import { openWebhookTrial } from '#tests/product/open-webhook-trial.ts';
import { readCode } from '#tests/product/read-code.ts';
import { signIn, signInWithBrowser } from '#tests/product/sign-in.ts';

type Trx = Transaction<Schema>;
type Trial = Awaited<ReturnType<typeof openWebhookTrial>>;

let trial: Trial;
let operator: Awaited<ReturnType<typeof signIn>>;
let game: Awaited<ReturnType<Trial['openGame']>>;

beforeAll(async () => {
  trial = await openWebhookTrial();
  operator = await signIn(trial, { email: 'operator@starhall.test' });
});

beforeEach(async () => {
  game = await trial.openGame();
});

afterAll(() => trial.close());

/** Takes the same lock that suspension and deletion of the account take first. */
const holdDeveloper = (trx: Trx) => sql`SELECT FROM users WHERE id = ${game.sellerId} FOR UPDATE`.execute(trx);
const readGame = () =>
  trial.db
    .selectFrom('applications')
    .select(['status', 'position'])
    .where('id', '=', game.row)
    .executeTakeFirstOrThrow();

/** A call, and the lock on its target row that deleting the account takes next. */
interface Change {
  readonly call: () => Promise<unknown>;
  readonly take: (trx: Trx) => Promise<unknown>;
}

const takeGame = (trx: Trx) =>
  sql`SELECT FROM applications WHERE id = ${game.row} FOR NO KEY UPDATE NOWAIT`.execute(trx);
const takeOwn =
  (
    table: 'access_tokens' | 'devices' | 'notification_settings' | 'notifications' | 'sessions' | 'verification_codes',
  ) =>
  (trx: Trx) =>
    sql`SELECT FROM ${sql.table(table)} WHERE user_id = ${game.sellerId} FOR UPDATE NOWAIT`.execute(trx);

const CHANGES: Record<string, () => Promise<Change>> = {
  'takes a game off the shelf': async () => {
    const { applicationId, headers } = game;
    return { call: () => trial.call(pullApplication, { applicationId }, { headers }), take: takeGame };
  },
  'pins a game': async () => {
    const { applicationId, headers } = game;
    return { call: () => trial.call(pinApplication, { applicationId }, { headers }), take: takeGame };
  },
  'takes a version offline': async () => {
    const { headers } = game;
    const id = await buildVersion(trial.db, { application_id: game.row });
    return { call: () => trial.call(pullVersion, { id }, { headers }), take: takeGame };
  },
  'has a game removed by an operator': async () => {
    const request = { applicationId: game.applicationId, reason: 'spam' };
    return { call: () => trial.call(removeApplication, request, operator), take: takeGame };
  },
  'has a version removed by an operator': async () => {
    const id = await buildVersion(trial.db, { application_id: game.row });
    return { call: () => trial.call(removeVersion, { id, reason: 'It is broken.' }, operator), take: takeGame };
  },
  'switches a webhook off': async () => {
    const { headers } = game;
    const { id } = (await trial.makeWebhook(game, 'https://hooks.example/a')).webhook;
    return {
      call: () => trial.call(editWebhook, { id, isEnabled: false }, { headers }),
      take: (trx) => sql`SELECT FROM webhooks WHERE id = ${id} FOR UPDATE NOWAIT`.execute(trx),
    };
  },
  'is told that its webhook was given up': async () => {
    const { id } = (await trial.makeWebhook(game, 'https://hooks.example/c')).webhook;
    return {
      call: () => trial.db.transaction().execute((trx) => lockWebhook(trx, id)),
      take: (trx) => sql`SELECT FROM webhooks WHERE id = ${id} FOR UPDATE NOWAIT`.execute(trx),
    };
  },
  'revokes an access token': async () => {
    const { applicationId, headers } = game;
    const token = { name: 'CI', scope: 'publish', applicationIds: [applicationId], expiresInDays: 30 } as const;
    const { id } = (await trial.call(createAccessToken, token, { headers })).accessToken;
    return { call: () => trial.call(revokeAccessToken, { id }, { headers }), take: takeOwn('access_tokens') };
  },
  'changes what it is told': async () => {
    const { headers } = game;
    const change = (request: { readonly byMail: boolean; readonly language?: 'vi-VN' }) =>
      trial.call(setNotificationSettings, { kind: 'rating_received', ...request }, { headers });
    await change({ byMail: true });
    return { call: () => change({ byMail: false, language: 'vi-VN' }), take: takeOwn('notification_settings') };
  },
  'switches its list of devices on': async () => {
    const { headers } = await signInWithBrowser(trial, { email: game.email });
    for (const on of [true, false]) await trial.call(switchDeviceWhitelist, { on }, { headers });
    return { call: () => trial.call(switchDeviceWhitelist, { on: true }, { headers }), take: takeOwn('devices') };
  },
  'proves an address': async () => {
    const { headers } = game;
    const email = `new-${nextNumber()}@studio.test`;
    await trial.call(sendEmailCode, { email }, { headers });
    const code = await readCode(trial, email);
    return { call: () => trial.call(verifyEmail, { email, code }, { headers }), take: takeOwn('verification_codes') };
  },
  'signs in again': async () => {
    const { email } = game;
    const { cookie = '' } = (await signInWithBrowser(trial, { email })).headers;
    return { call: () => signInWithBrowser(trial, { email }, 'google', cookie), take: takeOwn('sessions') };
  },
  'is told of another rating': async () => {
    const tell = (times: number) =>
      trial.db.transaction().execute((trx) =>
        insertNotifications(trx, [game.sellerId], {
          ...{ kind: 'rating_received', params: { stars: times }, path: '/developer', application: game.row },
          now: new Date(trial.clock.now()),
        }),
      );
    await tell(1);
    return { call: () => tell(2), take: takeOwn('notifications') };
  },
};

it.each(Object.entries(CHANGES))(
  'an account that %s does not wait with its deletion for each other',
  async (_, make) => {
    const { call, take } = await make();
    await meetAtLock(trial.db, { lock: holdDeveloper, call, act: take });
  },
);

it("prevents publishing a game whose developer's account is deleted concurrently", async () => {
  const { applicationId, headers } = game;
  await trial.call(pullApplication, { applicationId }, { headers });
  const refused = await meetAtLock(trial.db, {
    lock: holdDeveloper,
    call: () => trial.refuse(releaseApplication, { applicationId }, { headers }),
    act: (trx) =>
      trx
        .updateTable('users')
        .set({ deleted_at: new Date(0) })
        .where('id', '=', game.sellerId)
        .execute(),
  });
  expect(refused).toEqual({ status: 401, code: ERROR.invalidSession });
  expect((await readGame()).status).toBe(SHELF.offShelf);
});

const deleteDeveloper = async () => {
  const { account: confirm } = await trial.db
    .selectFrom('users')
    .select('account')
    .where('id', '=', game.sellerId)
    .executeTakeFirstOrThrow();
  return () => trial.call(deleteAccount, { confirm }, { headers: game.headers });
};

it('the deletion of an account waits for writes to its game, and then unpublishes the game', async () => {
  const result = await meetAtLock(trial.db, {
    lock: async (trx) => {
      await sql`SELECT FROM users WHERE id = ${game.sellerId} FOR KEY SHARE`.execute(trx);
      await takeGame(trx);
    },
    call: await deleteDeveloper(),
    act: (trx) => trx.updateTable('applications').set({ position: 7 }).where('id', '=', game.row).execute(),
  });
  expect(result).toEqual({ result: true });
  expect(await readGame()).toEqual({ status: SHELF.offShelf, position: 7 });
});

it('the deletion of an account locks webhooks before their deliveries, like the code that records attempts', async () => {
  const { webhook } = await trial.makeWebhook(game, 'https://hooks.example/b');
  // Run the statement directly: a job would block here too.
  await trial.db.transaction().execute(async (trx) => {
    const at = new Date(trial.clock.now());
    const times = { created_at: at, fanned_out_at: at };
    const messageNumber = await insertMessage(trx, { application_id: game.row, type: 'webhook.test', ...times });
    await insertDeliveries(trx, [{ webhookId: webhook.id, messageNumber }], at);
  });
  const result = await meetAtLock(trial.db, {
    lock: (trx) => sql`SELECT FROM webhooks WHERE id = ${webhook.id} FOR NO KEY UPDATE`.execute(trx),
    call: await deleteDeveloper(),
    act: (trx) => sql`SELECT FROM webhook_deliveries WHERE webhook_id = ${webhook.id} FOR UPDATE NOWAIT`.execute(trx),
  });
  expect(result).toEqual({ result: true });
});

it('the recommended order locks the games that leave and join it in ascending order', async () => {
  await trial.db.updateTable('applications').set({ position: null }).execute();
  await trial.db.updateTable('applications').set({ position: 1 }).where('id', '=', game.row).execute();
  const later = await buildApplication(trial.db, { developer_id: game.sellerId });
  await meetAtLock(trial.db, {
    lock: takeGame,
    call: () => trial.call(orderApplications, { applicationIds: [later.appId] }, operator),
    act: (trx) => sql`SELECT FROM applications WHERE id = ${later.id} FOR NO KEY UPDATE NOWAIT`.execute(trx),
  });
  expect((await readGame()).position).toBeNull();
});
