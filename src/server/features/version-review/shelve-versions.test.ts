import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadApplication, listApplications } from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { getOwnVersion, pullVersion, releaseVersion } from '#contract/version/endpoints.ts';
import { removeVersion, restoreVersion } from '#contract/version/operator-endpoints.ts';
import { ONLINE, openVersionReviewTrial, type VersionReviewTrial } from '#tests/product/open-version-review-trial.ts';

const MISSING = 2_147_483_647;

let trial: VersionReviewTrial;

beforeAll(async () => {
  trial = await openVersionReviewTrial();
});

afterAll(() => trial.close());

const ownVersion = (id: number) => trial.call(getOwnVersion, { id }, trial.first);
const restore = (id: number) => trial.call(restoreVersion, { id }, trial.operator);
const isListed = async (appId: string) => {
  trial.forget();
  const { list } = await trial.call(listApplications, { limit: 100 });
  return list.some(({ applicationId }) => applicationId === appId);
};

describe('a removal', () => {
  it('R4.9 R8.19 takes the application off with the last version online; its developer cannot release it: 60027', async () => {
    const game = await trial.buildGame();
    const id = await trial.buildVersion(game.id, ONLINE);
    expect(await isListed(game.appId)).toBe(true);
    expect(await trial.remove(id)).toEqual({ result: true, status: SHELF.removed });
    expect(await trial.shelfOf(game.id)).toBe(SHELF.offShelf);
    expect(await isListed(game.appId)).toBe(false);
    expect(await trial.refuse(releaseVersion, { id }, trial.first)).toEqual({
      status: 409,
      code: ERROR.versionRemoved,
    });
    expect(await trial.refuse(pullVersion, { id }, trial.first)).toEqual({
      status: 409,
      code: ERROR.versionNotPublished,
    });
  });

  it('R4.9 leaves the application where another platform is online; the download of the removed one is 60027', async () => {
    const game = await trial.buildGame({ platforms: [2, 6] });
    await trial.buildVersion(game.id, ONLINE);
    const id = await trial.buildVersion(game.id, { ...trial.apk(), ...ONLINE });
    await trial.remove(id);
    expect(await trial.shelfOf(game.id)).toBe(SHELF.onShelf);
    const download = { applicationId: game.appId, platform: 6 };
    expect(await trial.refuse(downloadApplication, download)).toEqual({ status: 409, code: ERROR.versionRemoved });
  });

  it('tells the developer why, once, in the language of the version, and is written down', async () => {
    const game = await trial.buildGame();
    const id = await trial.buildVersion(game.id, { ...ONLINE, language: 'zh-CN', version_name: '6.0-removed' });
    const reasons = { reasons: ['malware'], reason: '请联系我们。' };
    await trial.remove(id, reasons);
    expect(await trial.remove(id, { reason: 'Again.' })).toEqual({ result: true, status: SHELF.removed });
    const { removalReason } = await ownVersion(id);
    expect(removalReason.split('\n')).toEqual([expect.any(String), '请联系我们。']);
    const [mail] = await trial.readMails('6.0-removed', 1);
    expect(mail).toMatchObject({ language: 'zh-CN', text: expect.stringContaining('请联系我们。') });
    expect(await trial.listActions(id)).toMatchObject([
      {
        action: 'version.remove',
        actor_id: trial.operator.userId,
        details: { from: SHELF.onShelf, to: SHELF.removed, reason: removalReason },
      },
    ]);
  });
});

describe('a restoration', () => {
  it('puts the version off the shelf, without the reason, from where its developer may release it', async () => {
    const game = await trial.buildGame();
    const id = await trial.buildVersion(game.id, { ...ONLINE, version_name: '7.0-restored' });
    await trial.remove(id);
    expect(await restore(id)).toEqual({ result: true, status: SHELF.offShelf });
    expect(await restore(id)).toEqual({ result: true, status: SHELF.offShelf });
    expect(await ownVersion(id)).toMatchObject({ status: SHELF.offShelf, removalReason: '' });
    expect(await trial.listActions(id)).toMatchObject([{ action: 'version.remove' }, { action: 'version.restore' }]);
    const mails = await trial.readMails('7.0-restored', 2);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(2);
    expect(await trial.call(releaseVersion, { id }, trial.first)).toMatchObject({ status: SHELF.onShelf });
    expect(await trial.refuse(restoreVersion, { id }, trial.operator)).toMatchObject({ code: ERROR.parameterError });
  });

  it('grants the appeal that waits, unless a rejection still stands', async () => {
    const game = await trial.buildGame();
    const removed = { status: SHELF.removed, appeal: {} };
    const id = await trial.buildVersion(game.id, removed);
    await restore(id);
    expect(await ownVersion(id)).toMatchObject({ appeal: { state: 'granted', decidedAt: expect.any(String) } });
    const refused = await trial.buildVersion(game.id, { ...removed, review: VERSION_REVIEW.rejected });
    await restore(refused);
    expect(await ownVersion(refused)).toMatchObject({ appeal: { state: 'waiting' }, status: SHELF.offShelf });
  });
});

it.each([removeVersion, restoreVersion])('is 50012 for what is not there: $name', async (endpoint) => {
  expect(await trial.refuse(endpoint, { id: MISSING }, trial.operator)).toEqual({
    status: 404,
    code: ERROR.versionNotFound,
  });
  expect(await trial.refuse(endpoint, { id: 'x' }, trial.operator)).toMatchObject({ code: ERROR.invalidFormat });
});
