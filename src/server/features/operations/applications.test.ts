import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getApplication, listSortedApplications } from '#contract/application/endpoints.ts';
import {
  listAllApplications,
  openApplication,
  orderApplications,
  removeApplication,
  restoreApplication,
  sortApplication,
} from '#contract/application/operator-endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF, SORT_TYPE } from '#contract/values/states.ts';
import { releaseApplication } from '#domain/state-machines/release-application.ts';
import { type BuiltApplication, buildApplication } from '#tests/factories/build-application.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { lockProductsOf } from '../product/own-product-queries.ts';

let product: TestProduct;
let headers: Readonly<Record<string, string>> = {};
let providerId = 0;
let game: BuiltApplication;

beforeAll(async () => {
  product = await openTestProduct();
  headers = (await signIn(product, { email: 'operator@starhall.test' })).headers;
  await signIn(product, { email: 'dev@aurora.example' });
  const company = {
    name: 'Aurora Games',
    poc_email: 'poc@aurora.example',
    poc_given_name: 'An',
    poc_family_name: 'Lê',
  };
  providerId = await makeDeveloper(product, 'dev@aurora.example', company);
});

beforeEach(async () => {
  game = await buildApplication(product.db, { developer_id: providerId });
});

afterAll(() => product.close());

const list = (filter: InputOf<typeof listAllApplications>) => product.call(listAllApplications, filter, { headers });
const idsOf = async (filter: InputOf<typeof listAllApplications>) =>
  (await list({ limit: 100, ...filter })).list.map(({ applicationId }) => applicationId);
const remove = (input: Partial<InputOf<typeof removeApplication>> = {}) =>
  product.call(removeApplication, { applicationId: game.appId, ...input }, { headers });
const restore = () => product.call(restoreApplication, { applicationId: game.appId }, { headers });
const entriesOf = ({ appId }: BuiltApplication) => listAuditOf(product.db, `application:${appId}`);
const look = () => product.refuse(getApplication, { applicationId: game.appId });
const hall = async () => {
  const { list: games } = await product.call(listSortedApplications, { sortType: SORT_TYPE.recommended, limit: 100 });
  return games.map(({ applicationId }) => applicationId);
};
const mailsOf = async () =>
  product.db.selectFrom('outbox').selectAll().where('kind', '=', 'applicationRemoval').orderBy('id').execute();

it('takes a game off the shelf while a long job holds its products', async () => {
  await product.db.transaction().execute(async (trx) => {
    await lockProductsOf(trx, { userId: providerId, applicationId: game.appId });
    expect(await remove({ template: 'other', reason: 'gone' })).toMatchObject({ result: true });
  });
});

describe('the list', () => {
  it('shows every shelf, and finds by name in any language, ID and company', async () => {
    const hidden = await buildApplication(product.db, {
      developer_id: providerId,
      status: SHELF.offShelf,
      is_open: false,
      category: 110,
      app_id: 'com.aurora.Needle',
      names: { 'vi-VN': 'Kim Khâu', 'zh-TW': '針線' },
    });
    for (const search of ['needle', 'kim kh', '針', '針線']) expect(await idsOf({ search })).toEqual([hidden.appId]);
    expect(await idsOf({ search: 'aurora', category: 110 })).toContain(hidden.appId);
    expect(await idsOf({ search: '%' })).toEqual([]);
    expect(await idsOf({ open: false })).toEqual([hidden.appId]);
    expect(await idsOf({ status: SHELF.offShelf })).toContain(hidden.appId);
    expect(await idsOf({ status: SHELF.onShelf })).not.toContain(hidden.appId);
    const [shown] = (await list({ search: 'needle', lang: 'vi-VN' })).list;
    expect(shown).toMatchObject({
      name: 'Kim Khâu',
      lang: 'vi-VN',
      company: 'Aurora Games',
      isOpen: false,
      removal: null,
    });
    const [other] = (await list({ search: 'needle', lang: 'en-US' })).list;
    expect(other).toMatchObject({ name: '針線', lang: 'zh-TW' });
  });

  it('is sorted and paged; the count is that of all matches', async () => {
    const newest = await idsOf({});
    expect(newest[0]).toBe(game.appId);
    expect(await idsOf({ sort: 'createdAt' })).toEqual(newest.toReversed());
    const { count, list: page } = await list({ limit: 1, offset: 1 });
    expect([count, page.map(({ applicationId }) => applicationId)]).toEqual([newest.length, [newest[1]]]);
    for (const sort of ['name', '-viewCount', '-publishDate'] as const)
      expect(await idsOf({ sort })).toHaveLength(count);
  });
});

describe('a removal', () => {
  it('R4.1 takes the game from players with 60031, and its developer cannot release it', async () => {
    expect(await remove({ template: 'copyright', reason: 'The music' })).toEqual({ result: true, status: 3 });
    await expect.poll(look).toMatchObject({ status: 409, code: ERROR.applicationRemoved });
    expect(await idsOf({ status: SHELF.removed })).toContain(game.appId);
    const { status } = await product.db
      .selectFrom('applications')
      .select('status')
      .where('id', '=', game.id)
      .executeTakeFirstOrThrow();
    expect(releaseApplication({ status, versions: [] })).toEqual({ isAllowed: false, code: ERROR.applicationRemoved });
    const [shown] = (await list({ search: game.appId })).list;
    expect(shown?.removal).toEqual({ template: 'copyright', reason: 'The music', removedAt: expect.any(String) });
  });

  it('R8.19 is lifted by an operator alone: off the shelf then, where restoring again does nothing', async () => {
    const changedAt = async () =>
      product.db.selectFrom('applications').select('updated_at').where('id', '=', game.id).executeTakeFirstOrThrow();
    const before = await changedAt();
    await remove();
    const removed = await changedAt();
    expect(removed.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime());
    expect(await restore()).toEqual({ result: true, status: 2 });
    expect((await changedAt()).updated_at.getTime()).toBeGreaterThan(removed.updated_at.getTime());
    expect(await restore()).toEqual({ result: true, status: 2 });
    expect((await list({ search: game.appId })).list[0]).toMatchObject({ status: 2, removal: null });
    const entries = await entriesOf(game);
    expect(entries.map(({ action }) => action)).toEqual(['application.remove', 'application.restore']);
    expect(entries[0]).toMatchObject({ details: { from: 1, to: 3, template: null, reason: '' } });
    await expect.poll(look).toMatchObject({ code: ERROR.applicationPulled });
  });

  it('refuses to restore what is on the shelf with 70000', async () => {
    const refused = await product.refuse(restoreApplication, { applicationId: game.appId }, { headers });
    expect(refused).toEqual({ status: 400, code: ERROR.parameterError });
    expect(await entriesOf(game)).toEqual([]);
  });

  it('done twice is logged and told once', async () => {
    const before = (await mailsOf()).length;
    await remove({ template: 'malware' });
    await remove({ template: 'broken' });
    await expect.poll(async () => (await mailsOf()).length).toBe(before + 1);
    expect(await entriesOf(game)).toHaveLength(1);
  });

  it.each(LOCALES)('is sent to the person in charge in the language of the application: %s', async (lang) => {
    game = await buildApplication(product.db, { developer_id: providerId, content_default: lang });
    await remove({ template: 'misleading', reason: 'See <b>the cover</b>' });
    const mail = async () => (await mailsOf()).find(({ text }) => text.includes(game.appId));
    await expect.poll(mail).toMatchObject({ recipient: 'poc@aurora.example', language: lang });
    const sent = await mail();
    expect(sent?.text).toContain('See <b>the cover</b>');
    expect(sent?.html).toContain('See &lt;b&gt;the cover&lt;/b&gt;');
    expect(sent?.text).not.toMatch(/operations\.|removal\.|undefined/);
  });
});

describe('the recommended order', () => {
  it('is the order of the hall, put as a whole', async () => {
    const [a, b, c] = [game, await buildApplication(product.db), await buildApplication(product.db)];
    const put = (...games: BuiltApplication[]) =>
      product.call(orderApplications, { applicationIds: games.map(({ appId }) => appId) }, { headers });
    await put(c, a);
    await expect.poll(async () => (await hall()).slice(0, 2)).toEqual([c.appId, a.appId]);
    expect(await idsOf({ recommended: true })).toEqual([c.appId, a.appId]);
    await put(b, c);
    await expect.poll(async () => (await hall()).slice(0, 2)).toEqual([b.appId, c.appId]);
    expect((await list({ recommended: true })).list.map(({ sort }) => sort)).toEqual([1, 2]);
    const [, entry] = await listAuditOf(product.db, 'settings:recommended');
    expect(entry).toMatchObject({ details: { from: [c.appId, a.appId], to: [b.appId, c.appId] } });
    await put();
    expect(await idsOf({ recommended: true })).toEqual([]);
  });

  it('is not overwritten with one that was arranged before someone else saved it, unless it is meant to', async () => {
    const [first, second] = [game.appId, (await buildApplication(product.db)).appId];
    const { revision } = await list({ recommended: true });
    expect((await list({})).revision).toBeUndefined();
    await product.call(orderApplications, { applicationIds: [first], revision }, { headers });
    const outdated = await product.refuse(orderApplications, { applicationIds: [second], revision }, { headers });
    expect(outdated).toMatchObject({ code: ERROR.parameterError, fields: { revision: 'field.invalid' } });
    expect(await idsOf({ recommended: true })).toEqual([first]);
    await product.call(orderApplications, { applicationIds: [] }, { headers });
    expect((await list({ recommended: true })).revision).toBe(revision);
  });

  it('gives one game a place, or none; a place below 1 is 60041', async () => {
    const sort = (place: number | null) =>
      product.call(sortApplication, { applicationId: game.appId, sort: place }, { headers });
    await sort(1);
    await expect.poll(async () => (await hall())[0]).toBe(game.appId);
    await sort(1);
    await sort(null);
    expect(await idsOf({ recommended: true })).toEqual([]);
    expect((await entriesOf(game)).map(({ details }) => details)).toEqual([
      { from: null, to: 1 },
      { from: 1, to: null },
    ]);
    const refuse = (place: unknown) =>
      product.refuse(sortApplication, { applicationId: game.appId, sort: place }, { headers });
    for (const place of [0, -1, '0'])
      expect(await refuse(place)).toMatchObject({ status: 409, code: ERROR.sortMustStartAtOne });
    for (const place of [1.5, 'first', undefined])
      expect(await refuse(place)).toMatchObject({ status: 400, code: ERROR.invalidFormat });
  });

  it('is that of one of two operators who put it at the same time, never a mixture of both', async () => {
    const ids = (await Promise.all(Array.from({ length: 4 }, () => buildApplication(product.db)))).map(
      ({ appId }) => appId,
    );
    const orders = [ids.slice(0, 2), ids.slice(2)];
    const countWaiting = async () => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*) AS count FROM pg_locks JOIN pg_stat_activity a USING (pid)
        WHERE NOT granted AND a.datname = current_database()`.execute(product.db);
      return rows[0]?.count;
    };
    // The audit log is locked for a moment, so that both calls overlap.
    const answers = await product.db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE audit_log IN SHARE MODE`.execute(trx);
      const sent = orders.map((applicationIds) => product.send(orderApplications, { applicationIds }, { headers }));
      await expect.poll(countWaiting).toBe(2);
      return sent;
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect(orders).toContainEqual(await idsOf({ recommended: true }));
    await product.call(orderApplications, { applicationIds: [] }, { headers });
  });

  it('refuses an order that names a game twice, or one that is not there', async () => {
    const refuse = (...applicationIds: string[]) => product.refuse(orderApplications, { applicationIds }, { headers });
    expect(await refuse(game.appId, game.appId.toUpperCase())).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { 'applicationIds.1': 'field.taken' },
    });
    expect(await refuse(game.appId, 'com.example.nowhere')).toEqual({ status: 404, code: ERROR.applicationNotFound });
  });
});

it('closes a game that stays listed, and opens it again', async () => {
  const open = (value: boolean) =>
    product.call(openApplication, { applicationId: game.appId, open: value }, { headers });
  await open(false);
  await open(false);
  expect((await list({ search: game.appId })).list[0]).toMatchObject({ status: 1, isOpen: false });
  expect(await hall()).toContain(game.appId);
  await open(true);
  expect((await entriesOf(game)).map(({ action }) => action)).toEqual(['application.close', 'application.open']);
});

it('answers 50004 for an application that is not there', async () => {
  const applicationId = 'com.example.nowhere';
  for (const [endpoint, input] of [
    [removeApplication, {}],
    [restoreApplication, {}],
    [sortApplication, { sort: 1 }],
    [openApplication, { open: true }],
  ] as const) {
    const refused = await product.refuse(endpoint, { applicationId, ...input }, { headers });
    expect(refused).toMatchObject({ status: 404, code: ERROR.applicationNotFound });
  }
});
