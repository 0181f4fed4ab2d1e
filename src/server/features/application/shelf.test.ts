import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createApplication,
  deleteApplication,
  editApplication,
  getOwnApplication,
  pinApplication,
  pullApplication,
  releaseApplication,
} from '#contract/application/developer-endpoints.ts';
import {
  countView,
  downloadApplication,
  getApplication,
  listApplications,
  playApplication,
} from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { type ApplicationTrial, openApplicationTrial } from '#tests/product/open-application-trial.ts';
import { findSnapshot } from './snapshot-queries.ts';

let trial: ApplicationTrial;

beforeAll(async () => {
  trial = await openApplicationTrial();
});

afterAll(() => trial.close());

const make = async (overrides?: Parameters<ApplicationTrial['buildForm']>[0]) =>
  trial.call(createApplication, await trial.buildForm(overrides), trial.first);
const read = (applicationId: string) => trial.call(getOwnApplication, { applicationId }, trial.first);
const release = (applicationId: string) => trial.call(releaseApplication, { applicationId }, trial.first);
const pull = (applicationId: string) => trial.call(pullApplication, { applicationId }, trial.first);
const refuseRelease = (applicationId: string, who = trial.first) =>
  trial.refuse(releaseApplication, { applicationId }, who);
const isPublic = async (applicationId: string) =>
  (await trial.call(listApplications, { applicationIds: [applicationId] })).count === 1;

/** A version that was never online; for the web by default. */
const addVersion = (applicationId: number, overrides: Parameters<typeof buildVersion>[1] = {}) =>
  buildVersion(trial.db, {
    application_id: applicationId,
    platform: 2,
    status: SHELF.offShelf,
    released_at: null,
    ...overrides,
  });

it('R4.3 R7.50 releases nothing without a version, nor before one is approved', async () => {
  const { id, applicationId } = await make();
  expect((await read(applicationId)).obstacles).toEqual({
    edit: null,
    release: ERROR.versionNotFound,
    pull: ERROR.applicationNotPublished,
    delete: null,
  });
  expect(await refuseRelease(applicationId)).toMatchObject({ status: 404, code: ERROR.versionNotFound });
  const version = await addVersion(id, { review: VERSION_REVIEW.notReviewed });
  for (const review of [VERSION_REVIEW.notReviewed, VERSION_REVIEW.inReview, VERSION_REVIEW.rejected]) {
    await trial.db.updateTable('versions').set({ review }).where('id', '=', version).execute();
    expect(await refuseRelease(applicationId)).toMatchObject({ status: 409, code: ERROR.wrongReviewState });
    expect((await read(applicationId)).obstacles.release).toBe(ERROR.wrongReviewState);
  }
  await trial.db.updateTable('versions').set({ review: VERSION_REVIEW.approved }).where('id', '=', version).execute();
  expect((await read(applicationId)).obstacles.release).toBeNull();
  expect(await release(applicationId)).toEqual({ result: true, status: SHELF.onShelf });
});

it('R1.15 R4.4 R4.5 R7.51 publishes and unpublishes, and players see it only in between', async () => {
  const { id, applicationId } = await make();
  await addVersion(id);
  expect(await isPublic(applicationId)).toBe(false);
  await release(applicationId);
  expect(await refuseRelease(applicationId)).toMatchObject({ status: 409, code: ERROR.applicationAlreadyPublished });
  expect(await isPublic(applicationId)).toBe(true);
  expect(await pull(applicationId)).toEqual({ result: true, status: SHELF.offShelf });
  expect(await isPublic(applicationId)).toBe(false);
  expect(await trial.refuse(pullApplication, { applicationId }, trial.first)).toMatchObject({
    status: 409,
    code: ERROR.applicationNotPublished,
  });
  trial.forget();
  expect(await trial.refuse(getApplication, { applicationId })).toMatchObject({ code: ERROR.applicationPulled });
  const actions = (await listAuditOf(trial.db, `application:${applicationId}`)).map(({ action }) => action);
  expect(actions).toEqual(['application.create', 'application.release', 'application.pull']);
});

it('R3.18 publishes permanently at the first release, and counts two visitors as two', async () => {
  const { id, applicationId } = await make();
  await addVersion(id);
  await release(applicationId);
  const { publishDate } = await read(applicationId);
  expect(publishDate).toBe(new Date(trial.clock.now()).toISOString());
  for (const address of ['198.51.100.21', '198.51.100.22', '198.51.100.21'])
    await trial.call(countView, { applicationId }, { address });
  await pull(applicationId);
  trial.clock.advance(60_000);
  await release(applicationId);
  expect(await read(applicationId)).toMatchObject({ publishDate, viewCount: 2 });
});

it('puts the newest approved version of each platform online, with its application', async () => {
  const { id, applicationId } = await make({ platforms: [1, 2] });
  const [old, web, windows, rejected] = [
    await addVersion(id),
    await addVersion(id),
    await addVersion(id, { platform: 1 }),
    await addVersion(id, { platform: 1, review: VERSION_REVIEW.rejected }),
  ];
  await release(applicationId);
  const online = (await read(applicationId)).versions.online.map((version) => version.id);
  expect(online.toSorted()).toEqual([web, windows].toSorted());
  expect((await read(applicationId)).versions).toMatchObject({ total: 4, approved: 3, rejected: 1 });
  expect([old, rejected]).not.toContain((await read(applicationId)).onlineVersionId);
  const rows = await trial.db
    .selectFrom('versions')
    .select(['id', 'released_at'])
    .where('application_id', '=', id)
    .execute();
  expect(
    rows
      .filter(({ released_at }) => released_at !== null)
      .map((row) => row.id)
      .sort(),
  ).toEqual([web, windows].sort());
});

it('R3.11 R3.12 R4.4 leads a released game to its redirect and to its download address', async () => {
  const { id, applicationId } = await make({
    platforms: [1, 2],
    downloadUrls: [{ platform: 1, url: 'https://play.example/win' }],
  });
  await addVersion(id);
  await addVersion(id, { platform: 1 });
  await release(applicationId);
  expect(await trial.call(playApplication, { applicationId })).toEqual({ url: 'https://play.example/x' });
  const answer = await trial.send(downloadApplication, { applicationId, platform: 1 });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://play.example/win']);
});

it('R4.1 R8.19 does not change what the system has removed', async () => {
  expect(Object.values(SHELF)).toHaveLength(3);
  const { id, applicationId } = await make();
  await addVersion(id);
  await release(applicationId);
  await trial.db.updateTable('applications').set({ status: SHELF.removed }).where('id', '=', id).execute();
  expect(await read(applicationId)).toMatchObject({
    status: 3,
    obstacles: {
      edit: ERROR.applicationRemoved,
      release: ERROR.applicationRemoved,
      pull: ERROR.applicationRemoved,
      delete: ERROR.applicationRemoved,
    },
  });
  expect(await refuseRelease(applicationId)).toMatchObject({ status: 409, code: ERROR.applicationRemoved });
  expect(await trial.refuse(pullApplication, { applicationId }, trial.first)).toMatchObject({
    code: ERROR.applicationRemoved,
  });
  expect(await trial.refuse(deleteApplication, { applicationId, confirm: applicationId }, trial.first)).toMatchObject({
    code: ERROR.applicationRemoved,
  });
});

it('keeps the form of the first release for the next reviewer, despite later edits', async () => {
  const { id, applicationId } = await make();
  await addVersion(id);
  expect(await findSnapshot(trial.db, id)).toBeUndefined();
  await release(applicationId);
  await trial.call(editApplication, { applicationId, webRedirectUrl: 'https://elsewhere.example' }, trial.first);
  await pull(applicationId);
  await release(applicationId);
  expect((await findSnapshot(trial.db, id))?.form).toMatchObject({
    appId: applicationId,
    webRedirectUrl: 'https://play.example/x',
  });
});

it('deletes only unreleased applications, after confirmation by ID or name, and frees their IDs', async () => {
  const { id, applicationId } = await make({ appId: 'com.demo.gone' });
  await addVersion(id);
  await trial.call(pinApplication, { applicationId }, trial.first);
  const refuse = (input: object, who = trial.first) => trial.refuse(deleteApplication, input, who);
  expect(await refuse({ applicationId, confirm: applicationId }, trial.second)).toMatchObject({
    code: ERROR.applicationNotFound,
  });
  expect(await refuse({ applicationId, confirm: 'game' })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { confirm: 'field.invalid' },
  });
  await trial.call(deleteApplication, { applicationId, confirm: ' Game vi-VN ' }, trial.first);
  expect(await trial.refuse(getOwnApplication, { applicationId }, trial.first)).toMatchObject({
    code: ERROR.applicationNotFound,
  });
  expect((await listAuditOf(trial.db, 'application:com.demo.gone')).at(-1)).toMatchObject({
    action: 'application.delete',
  });
  const again = await make({ appId: 'com.demo.gone' });
  await addVersion(again.id);
  await release(applicationId);
  await pull(applicationId);
  expect(await refuse({ applicationId, confirm: applicationId })).toMatchObject({
    status: 409,
    code: ERROR.applicationAlreadyPublished,
  });
});

it("answers 50004 for another developer's application, and 40000 to players", async () => {
  const { applicationId } = await make();
  for (const endpoint of [releaseApplication, pullApplication, getOwnApplication]) {
    expect(await trial.refuse(endpoint, { applicationId }, trial.second)).toMatchObject({
      status: 404,
      code: ERROR.applicationNotFound,
    });
    expect(await trial.refuse(endpoint, { applicationId }, trial.player)).toMatchObject({
      status: 403,
      code: ERROR.permissionDenied,
    });
  }
});

it('releases once if requested twice at the same moment', async () => {
  const { id, applicationId } = await make();
  await addVersion(id);
  const answers = await Promise.all(
    [1, 2, 3].map(() => trial.send(releaseApplication, { applicationId }, trial.first)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});
