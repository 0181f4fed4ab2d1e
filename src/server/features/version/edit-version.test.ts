import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { editVersion, getOwnVersion } from '#contract/version/endpoints.ts';
import { openVersionTrial, type VersionTrial } from '#tests/product/open-version-trial.ts';

const MISSING = 2_147_483_647;

let trial: VersionTrial;

beforeAll(async () => {
  trial = await openVersionTrial();
});

afterAll(() => trial.close());

const get = (id: number) => trial.call(getOwnVersion, { id }, trial.first);
const edit = (input: InputOf<typeof editVersion>) => trial.call(editVersion, input, trial.first);
const refuse = (input: object, who: object = trial.first) => trial.refuse(editVersion, input, who);

describe('an edit', () => {
  it('R7.63 changes what is sent and keeps the rest', async () => {
    const { appId } = await trial.buildGame();
    const { id } = await trial.create(appId, { versionName: '1.0.0', minimumVersion: '0.9.0' });
    const before = await get(id);
    const contents = LOCALES.map((lang) => ({ lang, description: `Told anew in ${lang}` }));
    expect(await edit({ id, contents })).toEqual({ result: true, review: VERSION_REVIEW.inReview });
    const after = await get(id);
    expect(after).toEqual({ ...before, contents, updatedAt: after.updatedAt });
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    await edit({ id, versionName: '1.0.1', minimumVersion: '' });
    expect(await get(id)).toMatchObject({ versionName: '1.0.1', minimumVersion: '', contents });
    expect((await trial.listActions(id)).slice(1)).toMatchObject([
      { action: 'version.edit', details: { fields: ['contents'] } },
      { action: 'version.edit', details: { fields: ['versionName', 'minimumVersion'] } },
    ]);
  });

  it('that changes nothing leaves no trace', async () => {
    const { appId } = await trial.buildGame();
    const { id } = await trial.create(appId);
    const before = await get(id);
    const { versionName, contents } = before;
    await edit({ id, versionName: ` ${versionName} `, contents: contents.toReversed(), submit: false });
    expect(await get(id)).toEqual(before);
    expect(await trial.listActions(id)).toHaveLength(1);
  });

  it('R7.63 is open while the version is online, and leaves it there', async () => {
    const game = await trial.buildGame();
    const id = await trial.buildVersion(game.id, {
      status: SHELF.onShelf,
      released_at: '2026-01-02T00:00:00Z',
      contents: LOCALES.map((lang) => ({ lang, description: lang })),
    });
    expect(await edit({ id, minimumVersion: '1.0' })).toEqual({ result: true, review: VERSION_REVIEW.approved });
    expect(await get(id)).toMatchObject({ minimumVersion: '1.0', status: SHELF.onShelf, review: 3 });
  });

  it('R5.28 may keep its own name and take nobody else’s', async () => {
    const { appId } = await trial.buildGame();
    await trial.create(appId, { versionName: '1.0.0' });
    const { id } = await trial.create(appId, { versionName: '1.0.1' });
    await edit({ id, versionName: '1.0.1', minimumVersion: '1' });
    expect(await refuse({ id, versionName: '1.0.0' })).toEqual({
      status: 409,
      code: ERROR.duplicateVersionName,
      fields: { versionName: 'field.taken' },
    });
  });

  it('R5.34 names every field that fails', async () => {
    const { appId } = await trial.buildGame();
    const { id } = await trial.create(appId);
    const before = await get(id);
    const contents = [{ lang: 'zh-TW', description: '' }];
    expect(await refuse({ id, versionName: '', contents })).toEqual({
      status: 400,
      code: ERROR.invalidFormat,
      fields: {
        versionName: 'field.required',
        'contents.0.description': 'form.language_needed',
        contents: 'form.language_missing',
      },
    });
    expect(await get(id)).toEqual(before);
  });
});

describe('a submission', () => {
  it('R4.6 sends what was never reviewed to the reviewers, once', async () => {
    const { appId } = await trial.buildGame();
    const { id } = await trial.create(appId, { submit: false });
    expect(await edit({ id, submit: true })).toEqual({ result: true, review: VERSION_REVIEW.inReview });
    expect((await get(id)).submittedAt).toBe(new Date(trial.clock.now()).toISOString());
    expect((await trial.listActions(id)).at(-1)).toMatchObject({
      action: 'version.submit',
      details: { from: 0, to: 1 },
    });
    expect(await refuse({ id, submit: true, minimumVersion: '9' })).toEqual({
      status: 409,
      code: ERROR.wrongReviewState,
    });
    expect((await get(id)).minimumVersion).toBe('');
  });

  it.each([VERSION_REVIEW.rejected, VERSION_REVIEW.approved])('is refused with 60043 in state %i', async (review) => {
    const game = await trial.buildGame();
    const id = await trial.buildVersion(game.id, {
      review,
      contents: LOCALES.map((lang) => ({ lang, description: lang })),
    });
    expect(await refuse({ id, submit: true })).toMatchObject({ code: ERROR.wrongReviewState });
  });
});

it('R7.63 answers 50012 for what is not there and for what is another developer’s', async () => {
  const { appId } = await trial.buildGame();
  const { id } = await trial.create(appId);
  expect(await refuse({ id, versionName: '' }, trial.second)).toEqual({ status: 404, code: ERROR.versionNotFound });
  expect(await refuse({ id: MISSING })).toEqual({ status: 404, code: ERROR.versionNotFound });
  expect(await refuse({ id }, {})).toMatchObject({ code: ERROR.authorizationMissing });
  expect(await refuse({ id }, trial.player)).toMatchObject({ code: ERROR.permissionDenied });
});
