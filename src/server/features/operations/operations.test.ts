import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endSession, getUserProfile, listSessions, logOut } from '#contract/account/endpoints.ts';
import { listCategories } from '#contract/category/endpoints.ts';
import { getCategoryOrder, sortCategories } from '#contract/category/operator-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { listNotifications } from '#contract/notification/endpoints.ts';
import { getMaintenance, getSettings } from '#contract/system/endpoints.ts';
import * as operations from '#contract/system/operator-endpoints.ts';
import { CATEGORIES } from '#contract/values/categories.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { endpoints } from '#server/endpoints.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildMaintenance } from '#tests/factories/build-maintenance.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn, signInWithBrowser } from '#tests/product/sign-in.ts';

const { addMaintenance, getCompany, getCounters, listAllMaintenance, removeMaintenance, setCompany, setMaintenance } =
  operations;
const OUTDATED = { code: ERROR.parameterError, fields: { revision: 'field.invalid' } };
const PERIOD = { beginAt: '2026-03-02T00:00:00Z', endAt: '2026-03-02T02:00:00Z' } as const;

let product: TestProduct;
let headers: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  product = await openTestProduct();
  headers = (await signIn(product, { email: 'operator@starhall.test' })).headers;
});

afterAll(() => product.close());

describe('the contacts of the company', () => {
  const read = async () => (await product.call(getSettings, {})).company;

  it('R3.62 are empty by default', async () => {
    expect(await read()).toEqual({ hotline: '', fax: '', serviceEmail: '' });
    expect(await product.call(getCompany, {}, { headers })).toMatchObject({ isChanged: false });
  });

  it("stand over the environment's in every process at once, as soon as an operator changes them", async () => {
    const { database, clock } = product;
    const other = await openTestProduct({ beside: { database, clock }, settings: { COMPANY_HOTLINE: '02-1234' } });
    try {
      expect((await other.call(getSettings, {})).company).toMatchObject({ hotline: '02-1234' });
      const company = { hotline: '0800-000-123', fax: '', serviceEmail: 'help@starhall.test' };
      await product.call(setCompany, company, { headers });
      await expect.poll(read).toEqual(company);
      await expect.poll(async () => (await other.call(getSettings, {})).company).toEqual(company);
      expect(await product.call(getCompany, {}, { headers })).toMatchObject({ company, isChanged: true });
      const [entry] = await listAuditOf(product.db, 'settings:company');
      expect(entry).toMatchObject({ action: 'company.change', details: { after: company } });
    } finally {
      await other.close();
    }
  });

  it('are not overwritten with what was typed before someone else saved them, unless it is meant to', async () => {
    const { revision } = await product.call(getCompany, {}, { headers });
    await product.call(setCompany, { hotline: '1', revision }, { headers });
    expect(await product.refuse(setCompany, { hotline: '2', revision }, { headers })).toMatchObject(OUTDATED);
    expect((await product.call(getCompany, {}, { headers })).company.hotline).toBe('1');
    await product.call(setCompany, { hotline: '2' }, { headers });
    expect((await product.call(getCompany, {}, { headers })).company.hotline).toBe('2');
  });

  it('refuses what is no email address', async () => {
    const refused = await product.refuse(setCompany, { serviceEmail: 'help' }, { headers });
    expect(refused).toEqual({ status: 400, code: ERROR.invalidFormat, fields: { serviceEmail: 'field.invalid' } });
  });
});

describe('the order of the categories', () => {
  const codes = async () => (await product.call(listCategories, {})).list.map(({ code }) => code);
  const sort = (order: number[]) => product.call(sortCategories, { codes: order }, { headers });
  const kinds = CATEGORIES.map(({ code }) => code).slice(1);

  it('is that of the hall, all games first, and can be given back', async () => {
    const order = [119, ...kinds.filter((code) => code !== 119)];
    await sort(order);
    await expect.poll(codes).toEqual([100, ...order]);
    const { list } = await product.call(listCategories, {});
    expect(list.map((category) => category.sort)).toEqual(list.map((_, index) => index + 1));
    await sort([]);
    await expect.poll(codes).toEqual([100, ...kinds]);
  });

  it('is not overwritten with one that was arranged before someone else saved it, unless it is meant to', async () => {
    const read = () => product.call(getCategoryOrder, {}, { headers });
    const { codes: before, revision } = await read();
    expect(before).toEqual(kinds);
    await product.call(sortCategories, { codes: kinds.toReversed(), revision }, { headers });
    expect(await product.refuse(sortCategories, { codes: kinds, revision }, { headers })).toMatchObject(OUTDATED);
    const after = await read();
    expect(after.codes).toEqual(kinds.toReversed());
    await product.call(sortCategories, { codes: [], revision: after.revision }, { headers });
    expect(await read()).toEqual({ codes: kinds, revision });
  });

  it('two operators cannot save one on the same reading, not even in the same moment', async () => {
    const { revision } = await product.call(getCategoryOrder, {}, { headers });
    const orders = [kinds.toReversed(), [119, ...kinds.filter((code) => code !== 119)]];
    const replies = await Promise.all(
      orders.map((codes) => product.send(sortCategories, { codes, revision }, { headers })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    await sort([]);
  });

  it('names every kind once: else 20001, and 50003 for one that there is not', async () => {
    const refuse = (order: number[]) => product.refuse(sortCategories, { codes: order }, { headers });
    expect(await refuse([101, 102])).toMatchObject({ status: 400, code: ERROR.invalidFormat });
    expect(await refuse([...kinds.slice(1), 102])).toMatchObject({ status: 400, code: ERROR.invalidFormat });
    expect(await refuse([200])).toMatchObject({ status: 404, code: ERROR.categoryNotFound });
  });
});

describe('maintenance', () => {
  const list = async () => (await product.call(listAllMaintenance, {}, { headers })).list;

  it('R4.46 R2.42 is planned, begun and ended by operators, and players read it in their language', async () => {
    const messages = { 'zh-TW': '升級', 'vi-VN': 'Nâng cấp' } as const;
    const form = { ...PERIOD, maintaining: false, message: 'Upgrade', messages };
    const { id } = await product.call(addMaintenance, form, { headers });
    const read = async () => {
      const answers = LOCALES.map(async (lang) => (await product.call(getMaintenance, { lang })).list[0]?.message);
      return Promise.all(answers);
    };
    await expect.poll(read).toEqual(['升級', 'Upgrade', 'Nâng cấp', 'Upgrade']);
    await product.call(setMaintenance, { id, ...form, maintaining: true }, { headers });
    await expect.poll(() => product.refuse(listCategories, {})).toMatchObject({ status: 503, code: ERROR.maintenance });
    expect(await list()).toMatchObject([{ id, isCurrent: true, messages }]);
    await product.call(setMaintenance, { ...form, maintaining: false }, { headers });
    await expect.poll(async () => (await product.call(listCategories, {})).count).toBe(20);
    expect(await product.call(removeMaintenance, { id }, { headers })).toEqual({ result: true, id });
    expect(await list()).toEqual([]);
    const entries = await listAuditOf(product.db, `maintenance:${id}`);
    expect(entries.map(({ action }) => action.split('.')[1])).toEqual(['add', 'change', 'change', 'remove']);
  });

  it('shows players the notice in their language, and leaves the console to operators', async () => {
    const operator = await signInWithBrowser(product, { email: 'operator@starhall.test' });
    await buildMaintenance(product.db, { message: 'Soon', messages: JSON.stringify({ 'zh-TW': '稍候' }) });
    product.forget();
    const noticeAt = async (path: string, sent: Readonly<Record<string, string>> = {}) => {
      const { status } = await product.request(path, { headers: sent });
      return [status === 503, product.renderer.visits.at(-1)?.maintenance?.message];
    };
    expect(await noticeAt('/games')).toEqual([true, '稍候']);
    expect(await noticeAt('/en-US/games')).toEqual([true, 'Soon']);
    expect(await noticeAt('/operator')).toEqual([true, '稍候']);
    expect(await noticeAt('/operator/users', operator.headers)).toEqual([false, '稍候']);
    expect(await noticeAt('/account/sessions', operator.headers)).toEqual([false, '稍候']);
    expect(await noticeAt('/games', operator.headers)).toEqual([true, '稍候']);
    expect(await noticeAt('/login')).toEqual([false, '稍候']);
    await product.db.deleteFrom('maintenances').execute();
    product.forget();
  });

  it('keeps no operator out: sign-in, sessions, every call and sign-out work, and players stay outside', async () => {
    const before = await signInWithBrowser(product, { email: 'player@starhall.test' });
    await buildMaintenance(product.db);
    product.forget();
    const operator = await signInWithBrowser(product, { email: 'operator@starhall.test' });
    const as = { headers: operator.headers };
    expect(await product.call(getUserProfile, {}, as)).toMatchObject({ email: 'operator@starhall.test' });
    expect(await product.call(listSessions, {}, as)).toMatchObject({ list: expect.any(Array) });
    // Console calls shared with other roles work with the token and with the cookie alone.
    expect((await product.call(listNotifications, { lang: 'en-US' }, as)).list).toEqual([]);
    expect((await product.call(listCategories, {}, as)).count).toBe(20);
    const player = { headers: before.headers };
    expect(await product.refuse(listNotifications, { lang: 'en-US' }, player)).toMatchObject({
      code: ERROR.maintenance,
    });
    expect(await product.refuse(listCategories, {}, player)).toMatchObject({ code: ERROR.maintenance });
    const [{ id } = { id: '' }] = (await product.call(listSessions, {}, player)).list;
    expect(await product.call(endSession, { id }, player)).toMatchObject({ result: true });
    expect(await product.call(logOut, {}, as)).toMatchObject({ result: true });
    await product.db.deleteFrom('maintenances').execute();
    product.forget();
  });

  it('begins and ends automatically, in calls, pages and cached pages together', async () => {
    const nowMs = product.services.now();
    const inMinutes = (minutes: number) => new Date(nowMs + minutes * 60_000).toISOString();
    const form = { beginAt: inMinutes(0.5), endAt: inMinutes(1), maintaining: false, message: 'Soon' };
    const { id } = await product.call(addMaintenance, form, { headers });
    const read = async () => {
      const call = (await product.send(listCategories, {})).status;
      const page = await product.request('/en-US/games');
      const { phase } = (await list()).find((entry) => entry.id === id) ?? {};
      const { isMaintaining } = await product.call(getCounters, {}, { headers });
      return [call, page.status, phase, isMaintaining];
    };
    expect(await read()).toEqual([200, 200, 'upcoming', false]);
    product.clock.advance(30_000 - 1);
    expect(await read()).toEqual([200, 200, 'upcoming', false]);
    product.clock.advance(1);
    expect(await read()).toEqual([503, 503, 'running', true]);
    product.clock.advance(30_000);
    expect(await read()).toEqual([200, 200, 'past', false]);
    await product.call(removeMaintenance, { id }, { headers });
  });

  it('ends before its time where an operator ends it, and one begun by hand outlasts its end', async () => {
    const nowMs = product.services.now();
    const at = (minutes: number) => new Date(nowMs + minutes * 60_000).toISOString();
    const form = { beginAt: at(-5), endAt: at(5), message: '' };
    const { id } = await product.call(addMaintenance, { ...form, maintaining: false }, { headers });
    expect(await list()).toMatchObject([{ phase: 'running', isCurrent: true }]);
    await product.call(setMaintenance, { id, ...form, maintaining: false, endNow: true }, { headers });
    expect(await list()).toMatchObject([{ phase: 'past', isCurrent: false, endAt: at(0) }]);
    const planned = { beginAt: at(60), endAt: at(120), message: '' };
    const later = await product.call(addMaintenance, { ...planned, maintaining: false }, { headers });
    await product.call(setMaintenance, { id: later.id, ...planned, maintaining: true }, { headers });
    expect((await list()).at(-1)).toMatchObject({ phase: 'running', beginAt: at(0), endAt: at(120) });
    product.clock.advance(3 * 3_600_000);
    expect((await list()).at(-1)).toMatchObject({ phase: 'running', maintaining: true });
    await product.call(setMaintenance, { id: later.id, ...planned, maintaining: false }, { headers });
    expect((await list()).at(-1)).toMatchObject({ phase: 'past', maintaining: false });
    for (const entry of await list()) await product.call(removeMaintenance, { id: entry.id }, { headers });
  });

  it('without a number means the entry that counts, else the latest, else a new one', async () => {
    const set = (maintaining: boolean, message: string) =>
      product.call(setMaintenance, { ...PERIOD, maintaining, message }, { headers });
    const { id } = await set(false, 'made');
    const running = await buildMaintenance(product.db);
    await buildMaintenance(product.db, { is_manual: false });
    expect(await set(false, 'ended')).toEqual({ result: true, id: running });
    const latest = (await list()).at(-1)?.id;
    expect(await set(false, 'planned')).toEqual({ result: true, id: latest });
    expect((await list()).map(({ message }) => message)).toEqual(['made', 'ended', 'planned']);
    for (const entry of await list()) await product.call(removeMaintenance, { id: entry.id }, { headers });
    expect(id).toBeLessThan(running);
  });

  it('R8.20 refuses an end before its beginning with 70000, and what is not there', async () => {
    const wrong = { maintaining: false, message: '', beginAt: PERIOD.endAt, endAt: PERIOD.beginAt };
    for (const endpoint of [addMaintenance, setMaintenance]) {
      expect(await product.refuse(endpoint, wrong, { headers })).toMatchObject({
        status: 400,
        code: ERROR.parameterError,
      });
    }
    const refused = await product.refuse(
      setMaintenance,
      { id: 2_000_000_000, ...PERIOD, maintaining: true },
      { headers },
    );
    expect(refused).toMatchObject({ status: 400, code: ERROR.parameterError, fields: { id: 'field.unknown' } });
    expect(await product.refuse(removeMaintenance, { id: 999 }, { headers })).toMatchObject({
      code: ERROR.parameterError,
    });
    expect(await product.refuse(addMaintenance, { maintaining: true }, { headers })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { beginAt: 'field.required', endAt: 'field.required' },
    });
  });
});

it('counts the tasks pending for operators', async () => {
  await buildApplication(product.db, { status: 3 });
  await buildApplication(product.db, { is_open: false });
  expect(await product.call(getCounters, {}, { headers })).toEqual({
    providersReviewing: 0,
    changeRequests: 0,
    versionsInReview: 0,
    versionAppeals: 0,
    orderRefunds: 0,
    depositRefunds: 0,
    depositCredits: 0,
    depositProblems: 0,
    invoicesWaiting: 0,
    applicationsRemoved: 1,
    applicationsClosed: 1,
    bannersShown: 0,
    postsWaiting: 0,
    ratingsHeld: 0,
    ratingsReported: 0,
    isMaintaining: false,
  });
});

it('refuses every call of operators to visitors with 30000, to players and developers with 40000', async () => {
  const player = await signIn(product, { email: 'player@example.com' });
  const developer = await signIn(product, { email: 'dev@example.com' });
  await makeDeveloper(product, 'dev@example.com');
  for (const endpoint of endpoints.filter(({ auth }) => auth === 'operator')) {
    expect([endpoint.name, await product.refuse(endpoint, {})]).toMatchObject([
      endpoint.name,
      { code: ERROR.authorizationMissing },
    ]);
    for (const person of [player, developer]) {
      const refused = await product.refuse(endpoint, {}, { headers: person.headers });
      expect([endpoint.name, refused]).toMatchObject([endpoint.name, { status: 403, code: ERROR.permissionDenied }]);
    }
  }
});
