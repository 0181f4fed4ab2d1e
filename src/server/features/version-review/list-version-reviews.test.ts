import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeClaim } from '#contract/claim/operator-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { listVersionReviews } from '#contract/version/operator-endpoints.ts';
import type { VersionOverrides } from '#tests/factories/build-version.ts';
import { openVersionReviewTrial, type VersionReviewTrial } from '#tests/product/open-version-review-trial.ts';

const { notReviewed, inReview, rejected, approved } = VERSION_REVIEW;
const CAMERA = { name: 'android.permission.CAMERA', dataTypes: [501], undeclared: [] };

let trial: VersionReviewTrial;

beforeAll(async () => {
  trial = await openVersionReviewTrial();
});

afterAll(() => trial.close());

const numbersOf = async (filter: object) => (await trial.list(filter)).list.map(({ id }) => id);
/** A game whose versions are found by its name. */
const buildGame = (name: string) =>
  trial.buildGame({ platforms: [2, 6], names: { 'zh-TW': `${name}遊戲`, 'en-US': `${name} game` } });

describe('what is in review', () => {
  /** By age: a low, a medium and a high risk, and one whose inspection has been running for long. */
  async function buildQueue(search: string) {
    const plain = await buildGame(search);
    await trial.buildVersion(plain.id, { version_name: '1.0' });
    const game = await buildGame(search);
    const on = (day: string, overrides: VersionOverrides = {}) => ({
      submitted_at: `2026-02-${day}T00:00:00Z`,
      ...overrides,
    });
    const undeclared = [{ ...CAMERA, undeclared: [501] }];
    return {
      busy: await trial.submit(game.id, on('01', trial.apk('running', { permissions: undeclared }))),
      low: await trial.submit(plain.id, on('02')),
      medium: await trial.submit(game.id, on('03', trial.apk('passed', { isDebuggable: true }))),
      high: await trial.submit(game.id, on('04', trial.apk('warned', { permissions: undeclared }))),
    };
  }

  it('comes by age, the oldest first, and last what is still being inspected', async () => {
    const { busy, low, medium, high } = await buildQueue('Age');
    for (const order of [{}, { order: 'age' }]) {
      expect(await numbersOf({ review: inReview, search: 'Age', ...order })).toEqual([low, medium, high, busy]);
    }
    const { list } = await trial.list({ review: inReview, search: 'Age' });
    expect(list.map(({ inspection }) => inspection)).toEqual(['none', 'passed', 'warned', 'running']);
    expect(list[0]).toMatchObject({
      reviewDueAt: { from: expect.any(String), to: expect.any(String) },
      decidedAt: null,
    });
  });

  it('comes by risk, highest first, with the reasons, and filtered by one of them if requested', async () => {
    const { busy, low, medium, high } = await buildQueue('Risk');
    const filter = { review: inReview, search: 'Risk', order: 'risk' };
    const { list, count } = await trial.list(filter);
    expect(list.map(({ id, risk }) => [id, risk])).toEqual([
      [high, 'high'],
      [medium, 'medium'],
      [low, 'low'],
      [busy, 'high'],
    ]);
    expect(count).toBe(4);
    expect(list[0]?.risks).toEqual(['first_version', 'undeclared_data']);
    expect(list[1]?.risks).toEqual(['first_version', 'debuggable']);
    expect(list[2]?.risks).toEqual([]);
    expect(await trial.list({ ...filter, risk: 'high', limit: 1, offset: 1 })).toMatchObject({
      ...{ count: 2, list: [{ id: busy }] },
    });
    expect(await numbersOf({ review: inReview, search: 'Risk', risk: 'medium' })).toEqual([medium]);
  });

  it('comes in pages', async () => {
    const { medium, high } = await buildQueue('Page');
    const filter = { review: inReview, search: 'Page', limit: 2, offset: 1 };
    expect(await trial.list(filter)).toMatchObject({ count: 4, list: [{ id: medium }, { id: high }] });
    expect(await trial.list({ ...filter, order: 'risk' })).toMatchObject({ count: 4, list: [{ id: medium }, {}] });
    expect(await trial.list({ ...filter, offset: 4 })).toMatchObject({ count: 4, list: [] });
  });
});

it('assesses the risk by what was decided before, and by what the developer had approved', async () => {
  const stranger = await trial.buildGame({ developer_id: trial.second.userId });
  const first = await trial.submit(stranger.id, { version_name: 'risk-of-a-beginner' });
  const risksOf = async (search: string) => (await trial.list({ search })).list[0]?.risks;
  expect(await risksOf('risk-of-a-beginner')).toEqual(['first_version', 'first_application']);
  await trial.decide(first, 'reject', { reason: 'No.' });
  await trial.remove(await trial.buildVersion(stranger.id, { version_name: 'approved' }));
  await trial.submit(stranger.id, { version_name: 'risk-of-a-known-one' });
  expect(await risksOf('risk-of-a-known-one')).toEqual(['rejected_before', 'removed_before']);
});

it('lists what is decided, the newest decision first, and counts what stands where', async () => {
  const before = (await trial.list({})).counts;
  const game = await buildGame('Decided');
  const decided = (day: string, overrides: VersionOverrides) =>
    trial.buildVersion(game.id, { decided_at: `2026-02-${day}T00:00:00Z`, ...overrides });
  const earlier = await decided('05', { review: rejected, appeal: {} });
  const latest = await decided('07', { review: approved });
  const middle = await decided('06', { review: rejected, appeal: { state: 'declined', decided_at: '2026-02-08' } });
  const removed = await trial.buildVersion(game.id, { review: notReviewed, status: SHELF.removed, appeal: {} });
  await trial.buildVersion(game.id, { review: notReviewed });
  const waiting = await trial.submit(game.id, { submitted_at: '2026-02-04T00:00:00Z' });
  const find = (filter: object = {}) => numbersOf({ search: 'Decided', ...filter });
  expect(await find({ review: rejected })).toEqual([middle, earlier]);
  expect(await find({ review: approved })).toEqual([latest]);
  expect(await find()).toEqual([latest, middle, earlier, waiting, removed]);
  expect(await find({ appeals: true })).toEqual([earlier, removed]);
  expect(await find({ appeals: true, review: rejected })).toEqual([earlier]);
  expect((await trial.list({})).counts).toEqual({
    inReview: before.inReview + 1,
    approved: before.approved + 1,
    rejected: before.rejected + 2,
    appeals: before.appeals + 2,
  });
});

it('finds by platform and by text: name, ID, version, company, account', async () => {
  await trial.db
    .updateTable('providers')
    .set({ name: 'Company of the second' })
    .where('user_id', '=', trial.second.userId)
    .execute();
  const game = await trial.buildGame({
    ...{ developer_id: trial.second.userId, app_id: 'com.find.me', platforms: [2, 6] },
    names: { 'zh-TW': '尋寶記', 'en-US': 'Treasure' },
  });
  const web = await trial.submit(game.id, { version_name: 'v-to-find' });
  const android = await trial.submit(game.id, trial.apk());
  for (const search of ['尋寶', 'TREASURE', 'com.find.me']) {
    expect(await numbersOf({ review: inReview, search })).toEqual([web, android]);
    expect(await numbersOf({ review: inReview, search, platform: 6 })).toEqual([android]);
  }
  for (const search of ['V-TO-FIND', 'v-to_find', '100%']) {
    expect(await numbersOf({ search })).toEqual(search === 'V-TO-FIND' ? [web] : []);
  }
  for (const search of ['company of the second', 'second@studio.test']) {
    expect(await numbersOf({ review: inReview, search })).toEqual(expect.arrayContaining([web, android]));
  }
});

it('shows each version with its game, its developer, its claim and open questions', async () => {
  const game = await buildGame('Shown');
  const id = await trial.submit(game.id);
  const show = async (lang: string) => (await trial.list({ search: 'Shown', lang })).list;
  expect(await show('en-US')).toMatchObject([
    {
      ...{ id, applicationId: game.appId, applicationName: 'Shown game', platform: 2, review: inReview, status: 2 },
      developer: { id: trial.first.userId, account: expect.any(String), nickname: expect.any(String) },
      ...{ isAnswerAwaited: false, appeal: null, claim: null, submittedAt: new Date(trial.clock.now()).toISOString() },
    },
  ]);
  await trial.decide(id, 'ask', { reason: 'Where?' });
  await trial.call(takeClaim, { subject: `version:${id}` }, trial.colleague);
  expect(await show('vi-VN')).toMatchObject([
    {
      ...{ applicationName: 'Shown遊戲', isAnswerAwaited: true },
      claim: { isOwn: false, operator: { id: trial.colleague.userId } },
    },
  ]);
});

it.each([
  [{ review: 9 }, ERROR.statusNotFound],
  [{ platform: 9 }, ERROR.platformNotFound],
  [{ lang: 'xx' }, ERROR.languageNotFound],
  [{ risk: 'none' }, ERROR.invalidFormat],
  [{ order: 'name' }, ERROR.invalidFormat],
])('refuses the filter %j with %i', async (filter, code) => {
  expect(await trial.refuse(listVersionReviews, filter, trial.operator)).toMatchObject({ code });
});
