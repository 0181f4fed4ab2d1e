import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  getOwnApplication,
  listOwnApplications,
  orderPinnedApplications,
  pinApplication,
  unpinApplication,
} from '#contract/application/developer-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF } from '#contract/values/states.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { type ApplicationTrial, openApplicationTrial } from '#tests/product/open-application-trial.ts';

const MOVES = { numRuns: 8, seed: 20_260_301 };

let trial: ApplicationTrial;
/** Six games of the first developer, oldest first. */
let own: readonly string[];
let theirs: string;

beforeAll(async () => {
  trial = await openApplicationTrial();
  const build = (developer_id: number, overrides = {}) => buildApplication(trial.db, { developer_id, ...overrides });
  const { userId } = trial.first;
  own = [
    (await build(userId, { names: { 'zh-TW': '甲', 'en-US': 'Zebra' }, view_count: 5 })).appId,
    (await build(userId, { names: { 'zh-TW': '乙', 'en-US': 'apple_pie' }, platforms: [6] })).appId,
    (await build(userId, { names: { 'zh-TW': '丙', 'en-US': 'Mango' }, status: SHELF.offShelf })).appId,
    (await build(userId, { status: SHELF.removed })).appId,
    (await build(userId)).appId,
    (await build(userId)).appId,
  ];
  theirs = (await build(trial.second.userId)).appId;
});

afterAll(() => trial.close());

type ListInput = Parameters<typeof trial.call<typeof listOwnApplications>>[1];
const list = (input: ListInput = {}) => trial.call(listOwnApplications, input, trial.first);
const ids = async (input?: ListInput) => (await list(input)).list.map(({ appId }) => appId);
const pin = (applicationId: string, sort?: number) => trial.call(pinApplication, { applicationId, sort }, trial.first);
const unpin = (applicationId: string) => trial.call(unpinApplication, { applicationId }, trial.first);
const nth = (index: number) => own[index] ?? '';
const pinnedOf = async () =>
  (await list()).list.filter(({ pinned }) => pinned).map(({ appId, sort }) => [appId, sort] as const);

it("R7.44 lists a developer's applications by page, filter, search and order, and is closed to players", async () => {
  expect(await list({ limit: 2, offset: 1 })).toMatchObject({ count: 6, list: [{ appId: nth(4) }, { appId: nth(3) }] });
  expect(await ids({ sort: 'createdAt' })).toEqual(own);
  expect(await ids({ sort: '-viewCount', limit: 1 })).toEqual([nth(0)]);
  expect(await ids({ status: SHELF.offShelf })).toEqual([nth(2)]);
  expect(await ids({ platform: 6 })).toEqual([nth(1)]);
  expect(await ids({ search: 'E_P' })).toEqual([nth(1)]);
  expect(await ids({ search: nth(4).slice(4) })).toEqual([nth(4)]);
  const named = await list({ sort: 'name', lang: 'en-US', search: 'a' });
  expect(named.list.map(({ name }) => name).slice(0, 1)).toEqual(['apple_pie']);
  expect((await list({ limit: 1, sort: 'createdAt', lang: 'vi-VN' })).list[0]?.name).toBe('甲');
  expect(await trial.refuse(listOwnApplications, {}, trial.player)).toMatchObject({
    status: 403,
    code: ERROR.permissionDenied,
  });
  expect(await trial.refuse(listOwnApplications, { status: 9 }, trial.first)).toMatchObject({
    code: ERROR.statusNotFound,
  });
  expect(await trial.refuse(listOwnApplications, { platform: 3 }, trial.first)).toMatchObject({
    code: ERROR.platformNotFound,
  });
  expect(await trial.refuse(listOwnApplications, { sort: 'size' }, trial.first)).toMatchObject({
    code: ERROR.invalidFormat,
  });
  expect((await trial.call(listOwnApplications, {}, trial.second)).list.map(({ appId }) => appId)).toEqual([theirs]);
});

it('R7.47 R7.48 R8.19 puts pinned ones first, at their place, and gives the usual order back', async () => {
  const usual = await ids();
  expect(await pin(nth(0))).toEqual({ result: true, sort: 1 });
  expect(await pin(nth(1))).toEqual({ result: true, sort: 2 });
  expect(await pin(nth(2), 1)).toEqual({ result: true, sort: 1 });
  expect(await pinnedOf()).toEqual([
    [nth(2), 1],
    [nth(0), 2],
    [nth(1), 3],
  ]);
  expect((await ids()).slice(0, 3)).toEqual([nth(2), nth(0), nth(1)]);
  expect(await pin(nth(0))).toEqual({ result: true, sort: 2 });
  expect(await pin(nth(2), 99)).toEqual({ result: true, sort: 3 });
  expect(await trial.refuse(pinApplication, { applicationId: nth(0), sort: 0 }, trial.first)).toMatchObject({
    status: 409,
    code: ERROR.sortMustStartAtOne,
  });
  await unpin(nth(0));
  expect(await pinnedOf()).toEqual([
    [nth(1), 1],
    [nth(2), 2],
  ]);
  for (const applicationId of own) await unpin(applicationId);
  expect(await ids()).toEqual(usual);
  const { updatedAt } = await trial.call(getOwnApplication, { applicationId: nth(0) }, trial.first);
  await pin(nth(0));
  expect(await trial.call(getOwnApplication, { applicationId: nth(0) }, trial.first)).toMatchObject({
    updatedAt,
    sort: 1,
  });
  await unpin(nth(0));
});

it('stores the complete order; unpinned games stay unpinned, unnamed ones follow', async () => {
  for (const index of [0, 1, 2, 3]) await pin(nth(index));
  await trial.call(orderPinnedApplications, { applicationIds: [nth(3), nth(5), nth(1), nth(3)] }, trial.first);
  expect(await pinnedOf()).toEqual([
    [nth(3), 1],
    [nth(1), 2],
    [nth(0), 3],
    [nth(2), 4],
  ]);
  expect(await trial.refuse(orderPinnedApplications, { applicationIds: [theirs] }, trial.first)).toMatchObject({
    code: ERROR.applicationNotFound,
  });
  const many = Array.from({ length: 10_000 }, () => nth(0));
  expect(await trial.refuse(orderPinnedApplications, { applicationIds: many }, trial.first)).toMatchObject({
    code: ERROR.invalidFormat,
  });
});

it("answers 50004 for another developer's games", async () => {
  for (const endpoint of [pinApplication, unpinApplication]) {
    expect(await trial.refuse(endpoint, { applicationId: theirs, sort: 0 }, trial.first)).toMatchObject({
      code: ERROR.applicationNotFound,
    });
  }
});

it('numbers the pinned ones from 1 without gaps, despite concurrent changes', async () => {
  const step = fc.record({
    action: fc.constantFrom('pin', 'pin', 'unpin', 'order'),
    index: fc.nat({ max: 5 }),
    sort: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
      await Promise.all(
        steps.map(({ action, index, sort }) => {
          if (action === 'order')
            return trial.call(orderPinnedApplications, { applicationIds: own.toReversed() }, trial.first);
          return action === 'pin' ? pin(nth(index), sort) : unpin(nth(index));
        }),
      );
      const places = (await pinnedOf()).map(([, sort]) => sort);
      expect(places).toEqual(places.map((_, index) => index + 1));
    }),
    MOVES,
  );
});
