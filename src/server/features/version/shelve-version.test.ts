import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pullApplication, releaseApplication } from '#contract/application/developer-endpoints.ts';
import { getApplication, listApplications } from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { deleteVersion, getOwnVersion, pullVersion, releaseVersion } from '#contract/version/endpoints.ts';
import { openVersionTrial, type VersionTrial } from '#tests/product/open-version-trial.ts';

const MISSING = 2_147_483_647;
const { notReviewed, inReview, rejected } = VERSION_REVIEW;
const ONLINE = { status: SHELF.onShelf, released_at: '2026-01-02T00:00:00Z' } as const;

let trial: VersionTrial;

beforeAll(async () => {
  trial = await openVersionTrial();
});

afterAll(() => trial.close());

const release = (id: number) => trial.call(releaseVersion, { id }, trial.first);
const pull = (id: number) => trial.call(pullVersion, { id }, trial.first);
const statusOf = async (id: number) => (await trial.call(getOwnVersion, { id }, trial.first)).status;
const applicationStatus = async (id: number) =>
  (await trial.db.selectFrom('applications').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
/** The public applications. */
const listPublic = async () => {
  trial.forget();
  return (await trial.call(listApplications, { limit: 100 })).list.map(({ applicationId }) => applicationId);
};

describe('a release', () => {
  it('R4.8 R4.10 R7.65 puts an approved version online in place of the one that was', async () => {
    const game = await trial.buildGame();
    const [first, second] = [await trial.buildVersion(game.id, ONLINE), await trial.buildVersion(game.id)];
    expect(await release(second)).toEqual({
      result: true,
      status: SHELF.onShelf,
      applicationStatus: SHELF.onShelf,
      replacedId: first,
    });
    expect([await statusOf(first), await statusOf(second)]).toEqual([SHELF.offShelf, SHELF.onShelf]);
    expect(await trial.listActions(second)).toMatchObject([
      {
        action: 'version.release',
        details: {
          from: SHELF.offShelf,
          versions: [
            { id: first, status: SHELF.offShelf },
            { id: second, status: SHELF.onShelf },
          ],
        },
      },
    ]);
  });

  it('returns to an earlier version in one step, and keeps when it was first online', async () => {
    const game = await trial.buildGame();
    const earlier = await trial.buildVersion(game.id, { released_at: '2026-01-02T00:00:00Z' });
    const later = await trial.buildVersion(game.id, ONLINE);
    expect(await release(earlier)).toMatchObject({ status: SHELF.onShelf, replacedId: later });
    expect(await trial.call(getOwnVersion, { id: earlier }, trial.first)).toMatchObject({
      releasedAt: '2026-01-02T00:00:00.000Z',
    });
  });

  it('leaves the version of another platform alone', async () => {
    const game = await trial.buildGame({ platforms: [2, 7] });
    const [web, ios] = [await trial.buildVersion(game.id, ONLINE), await trial.buildVersion(game.id, { platform: 7 })];
    expect(await release(ios)).toMatchObject({ status: SHELF.onShelf, replacedId: null });
    expect(await statusOf(web)).toBe(SHELF.onShelf);
  });

  it('R4.10 R7.65 R8.19 is refused for what is online, not approved, or removed', async () => {
    const game = await trial.buildGame();
    const online = await trial.buildVersion(game.id, ONLINE);
    expect(await trial.refuse(releaseVersion, { id: online }, trial.first)).toEqual({
      status: 409,
      code: ERROR.versionAlreadyPublished,
    });
    for (const review of [notReviewed, inReview, rejected]) {
      const id = await trial.buildVersion(game.id, { review });
      expect(await trial.refuse(releaseVersion, { id }, trial.first)).toEqual({
        status: 409,
        code: ERROR.wrongReviewState,
      });
    }
    const removed = await trial.buildVersion(game.id, { status: SHELF.removed });
    expect(await trial.refuse(releaseVersion, { id: removed }, trial.first)).toEqual({
      status: 409,
      code: ERROR.versionRemoved,
    });
  });

  it('R4.7 reports that the application is unpublished, and publishes it with the version if requested', async () => {
    const alone = await trial.buildGame({ status: SHELF.offShelf });
    const lonely = await trial.buildVersion(alone.id);
    expect(await release(lonely)).toMatchObject({ status: SHELF.onShelf, applicationStatus: SHELF.offShelf });
    expect(await applicationStatus(alone.id)).toBe(SHELF.offShelf);

    const game = await trial.buildGame({ status: SHELF.offShelf, published_at: null });
    const [older, newer] = [await trial.buildVersion(game.id), await trial.buildVersion(game.id)];
    const both = { id: older, withApplication: true };
    expect(await trial.call(releaseVersion, both, trial.first)).toMatchObject({ applicationStatus: SHELF.onShelf });
    // The chosen version, not a newer approved one.
    expect([await statusOf(older), await statusOf(newer)]).toEqual([SHELF.onShelf, SHELF.offShelf]);
    expect(await listPublic()).toContain(game.appId);
    expect(await trial.listActions(older)).toMatchObject([{ details: { application: SHELF.onShelf } }]);
    const log = trial.db.selectFrom('audit_log').where('subject', '=', `application:${game.appId}`);
    expect(await log.select('action').execute()).toEqual([{ action: 'application.release' }]);
    const kept = trial.db.selectFrom('application_snapshots').where('application_id', '=', game.id);
    expect(await kept.select('cause').execute()).toEqual([{ cause: 'release' }]);
    const next = { id: newer, withApplication: true };
    expect(await trial.call(releaseVersion, next, trial.first)).toMatchObject({ applicationStatus: SHELF.onShelf });
  });

  it('R8.19 publishes neither where the operator has removed the application', async () => {
    const game = await trial.buildGame({ status: SHELF.removed });
    const id = await trial.buildVersion(game.id);
    const both = { id, withApplication: true };
    expect(await trial.refuse(releaseVersion, both, trial.first)).toEqual({
      status: 409,
      code: ERROR.applicationRemoved,
    });
    expect(await statusOf(id)).toBe(SHELF.offShelf);
  });

  it('R4.8 leaves one version online when several are released at once', async () => {
    const game = await trial.buildGame();
    const ids: number[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await trial.buildVersion(game.id));
    await Promise.all(ids.map(release));
    const statuses = await Promise.all(ids.map(statusOf));
    expect(statuses.filter((status) => status === SHELF.onShelf)).toHaveLength(1);
  });
});

it('R4.7 an approved version stays off the shelf until it is released', async () => {
  const game = await trial.buildGame();
  await trial.buildVersion(game.id, { ...ONLINE, version_name: '1.0.0' });
  const next = await trial.buildVersion(game.id, { version_name: '2.0.0' });
  const offered = async () => {
    trial.forget();
    const { versions } = await trial.call(getApplication, { applicationId: game.appId });
    return versions.map(({ versionName }) => versionName);
  };
  expect(await trial.call(getOwnVersion, { id: next }, trial.first)).toMatchObject({ review: 3, status: 2 });
  expect(await offered()).toEqual(['1.0.0']);
  await release(next);
  expect(await offered()).toEqual(['2.0.0']);
});

describe('a pull', () => {
  it('R4.9 R4.11 R7.66 takes the application off the shelf with its last version', async () => {
    const game = await trial.buildGame();
    const id = await trial.buildVersion(game.id, ONLINE);
    expect(await pull(id)).toEqual({ result: true, status: SHELF.offShelf, applicationStatus: SHELF.offShelf });
    expect(await statusOf(id)).toBe(SHELF.offShelf);
    expect(await applicationStatus(game.id)).toBe(SHELF.offShelf);
    expect(await trial.refuse(pullVersion, { id }, trial.first)).toEqual({
      status: 409,
      code: ERROR.versionNotPublished,
    });
  });

  it('R4.9 leaves the application where another platform has a version online', async () => {
    const game = await trial.buildGame({ platforms: [2, 7] });
    const web = await trial.buildVersion(game.id, ONLINE);
    const ios = await trial.buildVersion(game.id, { ...ONLINE, platform: 7 });
    expect((await pull(web)).applicationStatus).toBe(SHELF.onShelf);
    expect((await pull(ios)).applicationStatus).toBe(SHELF.offShelf);
    expect(await applicationStatus(game.id)).toBe(SHELF.offShelf);
  });

  it('R1.15 goes back and forth, and the public list has the game only in between', async () => {
    const game = await trial.buildGame({ status: SHELF.offShelf, published_at: null });
    const id = await trial.buildVersion(game.id);
    expect(await listPublic()).not.toContain(game.appId);
    const { applicationId } = { applicationId: game.appId };
    await trial.call(releaseApplication, { applicationId }, trial.first);
    expect(await statusOf(id)).toBe(SHELF.onShelf);
    expect(await listPublic()).toContain(game.appId);
    await pull(id);
    expect(await listPublic()).not.toContain(game.appId);
    await release(id);
    await trial.call(releaseApplication, { applicationId }, trial.first);
    expect(await listPublic()).toContain(game.appId);
    await trial.call(pullApplication, { applicationId }, trial.first);
    expect(await listPublic()).not.toContain(game.appId);
  });
});

describe('a deletion', () => {
  it('R1.13 R7.67 takes a version that is offline, with what was written about it', async () => {
    const game = await trial.buildGame();
    const id = await trial.buildVersion(game.id, { review: rejected, appeal: {} });
    const message = { subject: `version:${id}`, author_id: trial.first.userId, is_operator: false, text: 'x' };
    await trial.db
      .insertInto('review_messages')
      .values({ ...message, created_at: '2026-01-01T00:00:00Z' })
      .execute();
    expect(await trial.call(deleteVersion, { id }, trial.first)).toEqual({ result: true });
    expect(await trial.refuse(getOwnVersion, { id }, trial.first)).toMatchObject({ code: ERROR.versionNotFound });
    expect(await trial.refuse(deleteVersion, { id }, trial.first)).toEqual({
      status: 404,
      code: ERROR.versionNotFound,
    });
    const left = await trial.db
      .selectFrom('review_messages')
      .select('id')
      .where('subject', '=', `version:${id}`)
      .execute();
    expect(left).toEqual([]);
    expect(await trial.listActions(id)).toMatchObject([{ action: 'version.delete' }]);
  });

  it('R7.67 R8.19 is refused for the one that is online', async () => {
    const game = await trial.buildGame();
    const id = await trial.buildVersion(game.id, ONLINE);
    expect(await trial.refuse(deleteVersion, { id }, trial.first)).toEqual({
      status: 409,
      code: ERROR.versionAlreadyPublished,
    });
    expect(await statusOf(id)).toBe(SHELF.onShelf);
  });
});

it.each([releaseVersion, pullVersion, deleteVersion])('answers 50012 to strangers: $name', async (endpoint) => {
  const game = await trial.buildGame();
  const id = await trial.buildVersion(game.id);
  expect(await trial.refuse(endpoint, { id }, trial.second)).toEqual({ status: 404, code: ERROR.versionNotFound });
  expect(await trial.refuse(endpoint, { id: MISSING }, trial.first)).toEqual({
    status: 404,
    code: ERROR.versionNotFound,
  });
  expect(await trial.refuse(endpoint, { id: 'x' }, trial.first)).toMatchObject({ code: ERROR.invalidFormat });
  expect(await trial.refuse(endpoint, { id }, {})).toMatchObject({ code: ERROR.authorizationMissing });
  expect(await trial.refuse(endpoint, { id }, trial.player)).toMatchObject({ code: ERROR.permissionDenied });
});
