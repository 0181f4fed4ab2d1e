import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { getOwnVersion, listOwnVersions } from '#contract/version/endpoints.ts';
import { NO_INSPECTION } from '#contract/version/inspection.ts';
import type { NewRow } from '#server/db/schema.ts';
import { type BuiltApplication, buildApplication } from '#tests/factories/build-application.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { type ApplicationTrial, openApplicationTrial } from '#tests/product/open-application-trial.ts';

const MISSING = 2_147_483_647;
const PACKAGE = { file_key: 'packages/a.apk', file_name: 'a.apk', file_size: 8_600 };

let trial: ApplicationTrial;
let game: BuiltApplication;
let theirs: BuiltApplication;
let theirVersion: number;

beforeAll(async () => {
  trial = await openApplicationTrial();
  game = await buildApplication(trial.db, { developer_id: trial.first.userId, app_id: 'com.example.Sea' });
  theirs = await buildApplication(trial.db, { developer_id: trial.second.userId });
  theirVersion = await buildVersion(trial.db, { application_id: theirs.id });
});

afterAll(() => trial.close());

const buildGame = (overrides = {}) =>
  buildApplication(trial.db, { developer_id: trial.first.userId, platforms: [1, 2, 6, 7], ...overrides });
const build = (application_id: number, overrides: Partial<NewRow<'versions'>> = {}) =>
  buildVersion(trial.db, { application_id, status: SHELF.offShelf, released_at: null, ...overrides });
const list = (applicationId: string, paging: { limit?: number; offset?: number } = {}) =>
  trial.call(listOwnVersions, { applicationId, ...paging }, trial.first);
const idsOf = async (...input: Parameters<typeof list>) => (await list(...input)).list.map(({ id }) => id);

it('R6.6 R7.61 R7.62 shows a version as it was handed in', async () => {
  const id = await build(game.id, {
    ...PACKAGE,
    version_name: '1.2.0',
    minimum_version: '0.9.0',
    review: VERSION_REVIEW.rejected,
    reject_reason: 'It does not start.',
    created_at: '2026-02-03T04:05:06Z',
    updated_at: '2026-02-04T04:05:06Z',
  });
  // Written in a different order than they are read.
  for (const lang of LOCALES.toReversed()) {
    const content = { version_id: id, lang, description: `New in ${lang}` };
    await trial.db.insertInto('version_contents').values(content).execute();
  }
  const version = {
    id,
    applicationId: 'com.example.Sea',
    platform: 6,
    versionName: '1.2.0',
    contents: LOCALES.map((lang) => ({ lang, description: `New in ${lang}` })),
    minimumVersion: '0.9.0',
    file: { name: 'a.apk', size: 8_600, sha256: '', url: '' },
    inspection: NO_INSPECTION,
    review: VERSION_REVIEW.rejected,
    rejectReason: 'It does not start.',
    status: SHELF.offShelf,
    removalReason: '',
    submittedAt: null,
    decidedAt: null,
    reviewDueAt: null,
    isAnswerAwaited: false,
    appeal: null,
    downloadCount: 0,
    releasedAt: null,
    createdAt: '2026-02-03T04:05:06.000Z',
    updatedAt: '2026-02-04T04:05:06.000Z',
  };
  expect(await list('com.example.sea')).toEqual({ count: 1, list: [version] });
  expect(await trial.call(getOwnVersion, { id }, trial.first)).toEqual(version);
});

it('says where players download a file, and nothing where they cannot', async () => {
  const open = await buildGame();
  const online = { ...PACKAGE, status: SHELF.onShelf, released_at: '2026-02-03T04:05:06Z' } as const;
  await build(open.id, { ...online, platform: 6 });
  await build(open.id, { ...online, platform: 2, file_name: 'a.zip', file_key: 'games/a' });
  await build(open.id, { platform: 7 });
  await build(open.id, { ...PACKAGE, platform: 1 });
  const files = (await list(open.appId)).list.map(({ platform, file, releasedAt }) => [
    platform,
    file?.url,
    releasedAt,
  ]);
  expect(files).toEqual([
    [1, '', null],
    [7, undefined, null],
    [2, '', '2026-02-03T04:05:06.000Z'],
    [6, `/api/public/app/download?applicationId=${open.appId}&platform=6`, '2026-02-03T04:05:06.000Z'],
  ]);
  const closed = await buildGame({ status: SHELF.offShelf });
  await build(closed.id, online);
  expect((await list(closed.appId)).list[0]?.file?.url).toBe('');
});

it('R7.61 answers the newest first, at most ten, page by page', async () => {
  const { id, appId } = await buildGame();
  expect(await list(appId)).toEqual({ count: 0, list: [] });
  const built: number[] = [];
  for (let index = 0; index <= LIMITS.versionsPerApplication; index += 1) built.unshift(await build(id));
  expect(await idsOf(appId, { limit: 100 })).toEqual(built.slice(0, LIMITS.versionsPerApplication));
  expect(await idsOf(appId, { limit: 2, offset: 1 })).toEqual(built.slice(1, 3));
  expect((await list(appId, { offset: 50 })).count).toBe(built.length);
  expect(await trial.refuse(listOwnVersions, { applicationId: appId, limit: 101 }, trial.first)).toMatchObject({
    code: ERROR.invalidFormat,
  });
});

it('R6.6 R7.61 R7.62 R8.12 answers 50004 and 50012 for what is not there and for what is another developer’s', async () => {
  for (const applicationId of [theirs.appId, 'com.example.unknown', 'not an id']) {
    const refused = await trial.refuse(listOwnVersions, { applicationId }, trial.first);
    expect(refused).toMatchObject({ status: 404, code: ERROR.applicationNotFound });
  }
  for (const id of [theirVersion, MISSING]) {
    expect(await trial.refuse(getOwnVersion, { id }, trial.first)).toEqual({
      status: 404,
      code: ERROR.versionNotFound,
    });
  }
  expect(await trial.call(getOwnVersion, { id: theirVersion }, trial.second)).toMatchObject({ id: theirVersion });
  expect(await trial.refuse(getOwnVersion, { id: MISSING + 1 }, trial.first)).toMatchObject({
    code: ERROR.invalidFormat,
  });
});

it('is closed to visitors and players, and open to a developer who is switched off', async () => {
  for (const [who, code] of [
    [{}, ERROR.authorizationMissing],
    [trial.player, ERROR.permissionDenied],
  ] as const) {
    expect(await trial.refuse(listOwnVersions, { applicationId: theirs.appId }, who)).toMatchObject({ code });
    expect(await trial.refuse(getOwnVersion, { id: theirVersion }, who)).toMatchObject({ code });
  }
  const switchTo = (enable: boolean) =>
    trial.db.updateTable('providers').set({ is_enabled: enable }).where('user_id', '=', trial.second.userId).execute();
  await switchTo(false);
  const { count } = await trial.call(listOwnVersions, { applicationId: theirs.appId }, trial.second);
  await switchTo(true);
  expect(count).toBe(1);
});
