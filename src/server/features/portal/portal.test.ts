import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countView, playApplication } from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { exportPortalDays, getPortalSummary, listPortalApplications } from '#contract/portal/endpoints.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { type ApplicationOverrides, buildApplication } from '#tests/factories/build-application.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { type SignedIn, signIn } from '#tests/product/sign-in.ts';

let product: TestProduct;
let people = 0;
let developer: SignedIn;
let developerId: number;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

beforeEach(async () => {
  people += 1;
  const email = `developer-${people}@example.com`;
  developer = await signIn(product, { email });
  developerId = await makeDeveloper(product, email);
});

const build = (overrides: ApplicationOverrides = {}) =>
  buildApplication(product.db, { developer_id: developerId, ...overrides });
const summaryOf = (input: { applicationId?: string; days?: 7 | 30 | 90 } = {}) =>
  product.call(getPortalSummary, { lang: 'en-US', ...input }, developer);
const insertDay = (application_id: number, day: string, views: number, plays: number) =>
  product.db.insertInto('application_days').values({ application_id, day, views, plays }).execute();
const view = (applicationId: string, address: string) => product.call(countView, { applicationId }, { address });

describe('visits by day', () => {
  it('R3.18 counts a view and a play on the day that it is in Taiwan, a visitor once', async () => {
    const { id, appId } = await build({ web_redirect_url: 'https://play.example' });
    await buildVersion(product.db, { application_id: id, platform: 2 });
    await Promise.all(['198.51.100.1', '198.51.100.1', '198.51.100.2'].map((address) => view(appId, address)));
    await product.call(playApplication, { applicationId: appId });
    const rows = await product.db
      .selectFrom('application_days')
      .select(['views', 'plays'])
      .where('application_id', '=', id)
      .execute();
    expect(rows).toEqual([{ views: 2, plays: 1 }]);
    const summary = await summaryOf({ days: 7 });
    expect(summary).toMatchObject({ totals: { views: 2, plays: 1 }, period: { views: 2, plays: 1 } });
    expect(summary.days).toHaveLength(7);
    expect(summary.days.at(-1)).toMatchObject({ day: '2026-03-01', views: 2, plays: 1 });
    product.clock.advance(12 * 3600_000);
    // 16:00 in London is the next day in Taipei.
    await view(appId, '198.51.100.3');
    await view(appId, '198.51.100.1');
    expect((await summaryOf({ days: 7 })).days.slice(-2)).toEqual([
      { day: '2026-03-01', views: 2, plays: 1 },
      { day: '2026-03-02', views: 2, plays: 0 },
    ]);
    product.clock.advance(9 * 3600_000);
    // The next day in London is still the same day in Taipei.
    await view(appId, '198.51.100.3');
    expect((await summaryOf({ days: 7 })).days.at(-1)).toEqual({ day: '2026-03-02', views: 2, plays: 0 });
  });

  it('compares a period with the one before it, and names the most played', async () => {
    const today = new Date(product.clock.now() + 8 * 3600_000).toISOString().slice(0, 10);
    const before = (days: number) => new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
    const [one, two] = [await build({ names: { 'zh-TW': '一' } }), await build({ names: { 'en-US': 'Two' } })];
    await insertDay(one.id, today, 5, 1);
    await insertDay(one.id, before(6), 7, 2);
    await insertDay(two.id, before(3), 1, 9);
    await insertDay(two.id, before(7), 100, 50);
    await insertDay(one.id, before(14), 1000, 1000);
    const foreign = await buildApplication(product.db);
    await insertDay(foreign.id, today, 4000, 4000);
    const summary = await summaryOf({ days: 7 });
    expect(summary.period).toEqual({ views: 13, plays: 12 });
    expect(summary.previous).toEqual({ views: 100, plays: 50 });
    expect(summary.best).toEqual([
      { applicationId: two.appId, name: 'Two', icon: '', views: 1, plays: 9 },
      { applicationId: one.appId, name: '一', icon: '', views: 12, plays: 3 },
    ]);
    const ofOne = await summaryOf({ days: 7, applicationId: one.appId });
    expect(ofOne).toMatchObject({ period: { views: 12, plays: 3 }, best: [] });
    expect((await summaryOf({ days: 90 })).period).toEqual({ views: 1113, plays: 1062 });
  });

  it('writes the days as a table for spreadsheets, headed in the asked language', async () => {
    const { id } = await build();
    const summary = await summaryOf({ days: 7 });
    const last = summary.days.at(-1)?.day ?? '';
    await insertDay(id, last, 3, 2);
    const response = await product.send(exportPortalDays, { days: 7, lang: 'vi-VN' }, developer);
    const lines = (await response.text()).split('\r\n');
    expect(lines[0]).toBe('Ngày,Lượt xem,Lượt chơi');
    expect(lines).toHaveLength(9);
    expect(lines[7]).toBe(`${last},3,2`);
    expect(response.headers.get('content-disposition')).toContain('.csv');
  });
});

describe('what the developer has', () => {
  it('counts applications by state, and begins with nothing', async () => {
    expect(await summaryOf()).toMatchObject({
      applications: { onShelf: 0, offShelf: 0, removed: 0 },
      totals: { views: 0, plays: 0 },
      best: [],
      attention: [],
      attentionCount: 0,
    });
    await build({ view_count: 10, play_count: 4 });
    await build({ view_count: 1 });
    await build({ status: 2, published_at: null });
    await build({ status: 3 });
    expect(await summaryOf()).toMatchObject({
      applications: { onShelf: 2, offShelf: 1, removed: 1 },
      totals: { views: 11, plays: 4 },
    });
  });

  it('finds own applications by name in any language and by ID, the latest changed first', async () => {
    const first = await build({
      names: { 'zh-TW': '星海', 'en-US': 'Sea of Stars' },
      updated_at: '2026-01-01T00:00:00Z',
    });
    const second = await build({ names: { 'zh-TW': '百分 100%' }, updated_at: '2026-02-01T00:00:00Z' });
    await buildApplication(product.db, { names: { 'en-US': 'Sea of somebody else' } });
    const find = async (search?: string) => {
      const { count, list } = await product.call(listPortalApplications, { search, lang: 'en-US' }, developer);
      expect(count).toBe(list.length);
      return list.map(({ applicationId, name }) => [applicationId, name]);
    };
    expect(await find()).toEqual([
      [second.appId, '百分 100%'],
      [first.appId, 'Sea of Stars'],
    ]);
    expect(await find('星海')).toEqual([[first.appId, 'Sea of Stars']]);
    expect(await find('SEA')).toEqual([[first.appId, 'Sea of Stars']]);
    expect(await find(second.appId.toUpperCase())).toEqual([[second.appId, '百分 100%']]);
    expect(await find('%')).toEqual([[second.appId, '百分 100%']]);
    expect(await find('nothing like it')).toEqual([]);
  });
});

describe("the developer's pending tasks", () => {
  const kindsOf = async (applicationId?: string) =>
    (await summaryOf({ applicationId })).attention.map(({ kind, detail }) => (detail === '' ? kind : [kind, detail]));
  const addScreenshots = (application_id: number, count: number) =>
    product.db
      .insertInto('application_screenshots')
      .values(
        Array.from({ length: count }, (_, position) => ({
          application_id,
          kind: 'computer' as const,
          position,
          url: `/files/images/${position}.png`,
        })),
      )
      .execute();

  it('names missing screenshots and unfinished texts, and nothing of a complete application', async () => {
    const { id, appId } = await build();
    await addScreenshots(id, 1);
    expect(await kindsOf(appId)).toEqual(['screenshots']);
    await product.db.deleteFrom('application_screenshots').where('application_id', '=', id).execute();
    await addScreenshots(id, 2);
    expect(await kindsOf(appId)).toEqual([]);
    await product.db
      .updateTable('application_contents')
      .set({ short_description: '' })
      .where('application_id', '=', id)
      .where('lang', '=', 'vi-VN')
      .execute();
    expect(await kindsOf(appId)).toEqual(['texts']);
    await product.db
      .deleteFrom('application_contents')
      .where('application_id', '=', id)
      .where('lang', '=', 'vi-VN')
      .execute();
    expect(await kindsOf(appId)).toEqual([]);
  });

  it('names a rejected version until a newer one comes, and one that waits for its release', async () => {
    const { id, appId } = await build();
    await addScreenshots(id, 2);
    const add = (version_name: string, row: object) =>
      buildVersion(product.db, { application_id: id, platform: 2, status: 2, version_name, released_at: null, ...row });
    await add('1.0', { review: 2, reject_reason: 'It does not start.' });
    expect(await kindsOf(appId)).toEqual([['rejectedVersion', 'It does not start.']]);
    await add('1.1', { review: 1 });
    expect(await kindsOf(appId)).toEqual([]);
    await add('1.2', { review: 3 });
    expect(await kindsOf(appId)).toEqual([['approvedVersion', '1.2']]);
  });

  it('leaves a version to the operators while they look at an appeal, and names one that they have removed', async () => {
    const { id, appId } = await build();
    await addScreenshots(id, 2);
    const add = (row: object) =>
      buildVersion(product.db, { application_id: id, platform: 2, status: 2, version_name: '2.0', ...row });
    const appealed = await add({ review: 2, reject_reason: 'It does not start.', appeal: {} });
    expect(await kindsOf(appId)).toEqual([]);
    await product.db.deleteFrom('versions').where('id', '=', appealed).execute();
    const removed = await add({ status: 3, removal_reason: 'It spies.' });
    expect(await kindsOf(appId)).toEqual([['removedVersion', 'It spies.']]);
    await product.db.deleteFrom('versions').where('id', '=', removed).execute();
  });

  it("names the reviewers' question about a version until it is answered", async () => {
    const { id, appId } = await build();
    await addScreenshots(id, 2);
    const versionId = await buildVersion(product.db, {
      application_id: id,
      platform: 2,
      status: 2,
      review: 1,
      submitted_at: '2026-02-01T00:00:00Z',
    });
    const write = (is_operator: boolean, text: string, created_at: string) =>
      product.db
        .insertInto('review_messages')
        .values({ subject: `version:${versionId}`, author_id: developerId, is_operator, text, created_at })
        .execute();
    await write(true, 'About an earlier file', '2026-01-31T00:00:00Z');
    expect(await kindsOf(appId)).toEqual([]);
    await write(true, 'Where is the tutorial?', '2026-02-02T00:00:00Z');
    expect(await kindsOf(appId)).toEqual([['question', 'Where is the tutorial?']]);
    await write(false, 'Behind the door.', '2026-02-03T00:00:00Z');
    expect(await kindsOf(appId)).toEqual([]);
  });

  it('names drafts and the question of an operator that nobody has answered, the most pressing first', async () => {
    const now = new Date(product.clock.now());
    const { id, appId } = await build();
    await addScreenshots(id, 2);
    const draft = { user_id: developerId, saved_at: now };
    await product.db
      .insertInto('application_drafts')
      .values([
        { ...draft, application_id: id, form: '{}' },
        { ...draft, application_id: null, form: JSON.stringify({ contents: [{ lang: 'zh-TW', name: 'New one' }] }) },
      ])
      .execute();
    const ask = (is_operator: boolean, text: string) =>
      product.db
        .insertInto('review_messages')
        .values({ subject: `provider:${developerId}`, author_id: developerId, is_operator, text, created_at: now })
        .execute();
    const submission = await product.db
      .insertInto('provider_submissions')
      .values({
        user_id: developerId,
        kind: 'change',
        form: '{}',
        documents: [],
        passbook: [],
        language: 'zh-TW',
        submitted_at: now,
        waiting_since: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await ask(true, 'Which bank?');
    const { attention, attentionCount } = await summaryOf();
    expect(attentionCount).toBe(3);
    expect(attention).toMatchObject([
      { kind: 'question', applicationId: null, detail: 'Which bank?' },
      { kind: 'draft', applicationId: appId, draftId: expect.any(Number) },
      { kind: 'draft', applicationId: null, draftId: expect.any(Number), name: 'New one' },
    ]);
    await ask(false, 'This one.');
    const kindsNow = async () => (await summaryOf()).attention.map(({ kind }) => kind);
    expect(await kindsNow()).toEqual(['draft', 'draft']);
    await ask(true, 'And which branch?');
    expect(await kindsNow()).toEqual(['question', 'draft', 'draft']);
    // Once decided, the question can no longer be answered.
    await product.db
      .updateTable('provider_submissions')
      .set({ status: 2, decided_at: now })
      .where('id', '=', submission.id)
      .execute();
    expect(await kindsNow()).toEqual(['draft', 'draft']);
    expect(await kindsOf(appId)).toEqual(['draft']);
  });

  it('says of what the operator has removed only that', async () => {
    const { appId } = await build({ status: 3, removal_reason: 'It copies another game.' });
    expect(await kindsOf(appId)).toEqual([['removed', 'It copies another game.']]);
  });
});

describe('who may', () => {
  it.each([getPortalSummary, exportPortalDays, listPortalApplications])(
    'R6.5 refuses players and visitors: %j',
    async (endpoint) => {
      const player = await signIn(product, { email: 'player@example.com' });
      expect(await product.refuse(endpoint, {}, player)).toEqual({ status: 403, code: ERROR.permissionDenied });
      expect(await product.refuse(endpoint, {})).toEqual({ status: 401, code: ERROR.authorizationMissing });
    },
  );

  it("answers another developer's application as an unknown one", async () => {
    const foreign = await buildApplication(product.db);
    for (const applicationId of [foreign.appId, 'com.none']) {
      const refused = { status: 404, code: ERROR.applicationNotFound };
      expect(await product.refuse(getPortalSummary, { applicationId }, developer)).toEqual(refused);
      expect(await product.refuse(exportPortalDays, { applicationId }, developer)).toEqual(refused);
    }
  });

  it('refuses a length that there is not', async () => {
    expect(await product.refuse(getPortalSummary, { days: 14 }, developer)).toMatchObject({
      code: ERROR.invalidFormat,
    });
  });
});
