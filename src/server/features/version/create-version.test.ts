import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRequest } from '#client/build-request.ts';
import { createAccessToken } from '#contract/access-token/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { HEADERS, LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { createVersion, deleteVersion, getOwnVersion, listOwnVersions } from '#contract/version/endpoints.ts';
import { NO_INSPECTION } from '#contract/version/inspection.ts';
import { ANY_CHARACTER } from '#tests/factories/any-character.ts';
import { openVersionTrial, type VersionTrial } from '#tests/product/open-version-trial.ts';

let trial: VersionTrial;

beforeAll(async () => {
  trial = await openVersionTrial();
});

afterAll(() => trial.close());

const get = (id: number) => trial.call(getOwnVersion, { id }, trial.first);

describe('a new version', () => {
  it('R3.19 R3.20 R3.21 R3.23 R4.6 is kept as it was sent, in review and off the shelf', async () => {
    const { appId } = await trial.buildGame();
    const contents = LOCALES.map((lang) => ({ lang, description: `Chapter two, ${lang}` })).toReversed();
    const made = await trial.create(appId, { versionName: ' 1.0.0 ', minimumVersion: '0.9.0', contents });
    expect(made).toEqual({ result: true, id: expect.any(Number), review: VERSION_REVIEW.inReview });
    const now = new Date(trial.clock.now()).toISOString();
    expect(await get(made.id)).toEqual({
      id: made.id,
      applicationId: appId,
      platform: 2,
      versionName: '1.0.0',
      contents: LOCALES.map((lang) => ({ lang, description: `Chapter two, ${lang}` })),
      minimumVersion: '0.9.0',
      file: null,
      inspection: NO_INSPECTION,
      review: VERSION_REVIEW.inReview,
      rejectReason: '',
      status: SHELF.offShelf,
      removalReason: '',
      submittedAt: now,
      decidedAt: null,
      reviewDueAt: { from: '2026-03-04', to: '2026-03-06' },
      isAnswerAwaited: false,
      appeal: null,
      downloadCount: 0,
      releasedAt: null,
      createdAt: now,
      updatedAt: now,
    });
    const { list } = await trial.call(listOwnVersions, { applicationId: appId }, trial.first);
    expect(list.map(({ id }) => id)).toEqual([made.id]);
    expect(await trial.listActions(made.id)).toMatchObject([
      { action: 'version.create', actor_id: trial.first.userId, details: { versionName: '1.0.0', review: 1 } },
    ]);
  });

  it('R3.20 R7.4 keeps lines as they were typed, on whatever system', async () => {
    const { appId } = await trial.buildGame();
    const contents = LOCALES.map((lang) => ({ lang, description: 'One\nTwo\r\nThree\rFour' }));
    const { id } = await trial.create(appId, { contents });
    expect((await get(id)).contents.map(({ description }) => description)).toEqual(
      LOCALES.map(() => 'One\nTwo\nThree\nFour'),
    );
  });

  it('R3.23 R4.6 is not reviewed when it is not submitted', async () => {
    const { appId } = await trial.buildGame();
    const made = await trial.create(appId, { submit: false });
    expect(made.review).toBe(VERSION_REVIEW.notReviewed);
    expect(await get(made.id)).toMatchObject({ review: 0, submittedAt: null, reviewDueAt: null, status: 2 });
  });

  it('keeps the language in which its developer reads', async () => {
    const { appId } = await trial.buildGame();
    const headers = { ...trial.first.headers, 'accept-language': 'vi' };
    const { id } = await trial.create(appId, {}, { ...trial.first, headers });
    expect((await trial.findRow(id)).language).toBe('vi-VN');
  });

  it('of a build machine, which says no language, has that of the application', async () => {
    const { appId } = await trial.buildGame({ content_default: 'en-US' });
    const { token } = await trial.call(createAccessToken, { name: 'CI', expiresInDays: 30 }, trial.first);
    const { body } = buildRequest(createVersion, trial.buildInput(appId));
    const headers = { authorization: `Bearer ${token}`, [HEADERS.clientVersion]: String(LIMITS.clientVersion) };
    const response = await trial.request(createVersion.path, { method: 'POST', headers, body });
    const { id } = await response.json();
    expect((await trial.findRow(id)).language).toBe('en-US');
  });
});

describe('a wrong form', () => {
  it('names every field that fails, with 20001 first, and leaves nothing', async () => {
    const { id, appId } = await trial.buildGame();
    const wrong = { platform: 3, versionName: '', minimumVersion: 'x'.repeat(51), contents: [{ lang: 'xx' }] };
    const refused = await trial.refuseToCreate(appId, wrong);
    expect(refused).toMatchObject({ status: 400, code: ERROR.invalidFormat });
    expect(refused.fields).toEqual({
      platform: 'field.choice',
      versionName: 'field.required',
      minimumVersion: 'rule.max_length',
      'contents.0.lang': 'field.language',
      'contents.0.description': 'form.language_needed',
      contents: 'form.language_missing',
    });
    expect(await trial.countVersions(id)).toBe(0);
  });

  it('answers the one code that fits where no format is wrong', async () => {
    const { appId } = await trial.buildGame({ names: { 'zh-TW': '海', 'en-US': 'Sea' } });
    const describeIn = (...languages: string[]) => languages.map((lang) => ({ lang, description: lang }));
    const cases = [
      [{ platform: 6 }, ERROR.platformNotFound, 'platform'],
      [{ contents: describeIn('zh-TW', 'en-US', 'xx') }, ERROR.invalidLanguageFormat, 'contents.2.lang'],
      [{ contents: describeIn('en-US') }, ERROR.defaultLanguageMissing, 'contents'],
      [{ contents: describeIn('zh-TW') }, ERROR.invalidFormat, 'contents'],
    ] as const;
    for (const [overrides, code, field] of cases) {
      const refused = await trial.refuseToCreate(appId, overrides);
      expect(refused.code).toBe(code);
      expect(Object.keys(refused.fields ?? {})).toEqual([field]);
    }
    expect(
      (
        await trial.create(appId, {
          contents: [
            { lang: 'zh-TW', description: 'a' },
            { lang: 'en-US', description: 'b' },
          ],
        })
      ).review,
    ).toBe(1);
  });

  it('R5.34 asks for a description in every language of the application', async () => {
    const { appId } = await trial.buildGame();
    const contents = LOCALES.map((lang) => ({ lang, description: lang === 'en-US' ? '' : lang }));
    expect(await trial.refuseToCreate(appId, { contents })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { 'contents.3.description': 'form.language_needed' },
    });
    expect(
      await trial.refuseToCreate(appId, { contents: contents.filter(({ lang }) => lang !== 'zh-CN') }),
    ).toMatchObject({ code: ERROR.invalidFormat, fields: { contents: 'form.language_missing' } });
  });

  it('never makes a version, and never fails, whatever is sent', async () => {
    const { id, appId } = await trial.buildGame();
    const plain = fc.oneof(fc.string({ unit: ANY_CHARACTER, maxLength: 20 }), fc.integer(), fc.constant(null));
    const entry = fc.oneof(plain, fc.record({ lang: plain, description: plain }, { requiredKeys: [] }));
    const anything = fc.oneof(plain, fc.array(entry, { maxLength: 4 }));
    const form = fc.record(
      { contents: anything, versionName: anything, platform: anything },
      { requiredKeys: ['contents'] },
    );
    await fc.assert(
      fc.asyncProperty(form, async (overrides) => {
        const refused = await trial.refuseToCreate(appId, overrides);
        expect([
          ERROR.invalidFormat,
          ERROR.invalidLanguageFormat,
          ERROR.defaultLanguageMissing,
          ERROR.platformNotFound,
        ]).toContain(refused.code);
        expect(await trial.countVersions(id)).toBe(0);
      }),
      { numRuns: 15 },
    );
  });
});

describe('who may make versions', () => {
  it('is the developer of the application, while the company is switched on', async () => {
    const { appId } = await trial.buildGame();
    expect(await trial.refuseToCreate(appId, {}, {})).toMatchObject({ code: ERROR.authorizationMissing });
    expect(await trial.refuseToCreate(appId, {}, trial.player)).toMatchObject({ code: ERROR.permissionDenied });
    for (const [applicationId, who] of [
      [appId, trial.second],
      ['com.example.unknown', trial.first],
    ] as const) {
      expect(await trial.refuseToCreate(applicationId, {}, who)).toEqual({
        status: 404,
        code: ERROR.applicationNotFound,
      });
    }
    const setEnabled = (enable: boolean) =>
      trial.db.updateTable('providers').set({ is_enabled: enable }).where('user_id', '=', trial.first.userId).execute();
    await setEnabled(false);
    expect(await trial.refuseToCreate(appId)).toMatchObject({ code: ERROR.providerNotEnabled });
    await setEnabled(true);
  });

  it('nobody has new versions of what the operator has removed', async () => {
    const { appId } = await trial.buildGame({ status: SHELF.removed });
    expect(await trial.refuseToCreate(appId, { versionName: '' })).toEqual({
      status: 409,
      code: ERROR.applicationRemoved,
    });
  });
});

describe('names and numbers', () => {
  it('R5.28 refuses a name that another version of the application has, on whatever platform', async () => {
    const game = await trial.buildGame({ platforms: [2, 7] });
    const other = await trial.buildGame();
    await trial.create(game.appId, { versionName: '1.0.0' });
    await trial.create(game.appId, { versionName: '1.0.1' });
    for (const platform of [2, 7]) {
      expect(await trial.refuseToCreate(game.appId, { versionName: '1.0.0 ', platform })).toEqual({
        status: 409,
        code: ERROR.duplicateVersionName,
        fields: { versionName: 'field.taken' },
      });
    }
    expect((await trial.create(other.appId, { versionName: '1.0.0' })).review).toBe(1);
  });

  it('R7.60 R9.1 R8.19 has ten versions at most, and a place again after a deletion', async () => {
    const { id, appId } = await trial.buildGame();
    const made: number[] = [];
    for (let count = 0; count < LIMITS.versionsPerApplication; count += 1) made.push((await trial.create(appId)).id);
    expect(await trial.refuseToCreate(appId)).toEqual({ status: 409, code: ERROR.versionLimitReached });
    await trial.call(deleteVersion, { id: made[0] ?? 0 }, trial.first);
    await trial.create(appId);
    expect(await trial.countVersions(id)).toBe(LIMITS.versionsPerApplication);
  });

  it('R9.1 R5.28 keeps both limits when everything comes at once', async () => {
    const { id, appId } = await trial.buildGame();
    const names = Array.from({ length: 20 }, (_, index) => `2.${index % 15}`);
    const answers = await Promise.all(
      names.map(async (versionName) => {
        const { status } = await trial.send(createVersion, trial.buildInput(appId, { versionName }), trial.first);
        return status;
      }),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(10);
    expect(answers.filter((status) => status === 409)).toHaveLength(10);
    expect(await trial.countVersions(id)).toBe(10);
  });
});
