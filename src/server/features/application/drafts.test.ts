import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApplication, deleteApplication, getOwnApplication } from '#contract/application/developer-endpoints.ts';
import {
  deleteApplicationDraft,
  getApplicationDraft,
  listApplicationDrafts,
  saveApplicationDraft,
} from '#contract/application/draft-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { meetAtLock } from '#tests/product/meet-at-lock.ts';
import { type ApplicationTrial, openApplicationTrial } from '#tests/product/open-application-trial.ts';
import { requireAccountAlone } from '../../db/account-locks.ts';
import { insertDraft } from './draft-queries.ts';

let trial: ApplicationTrial;

beforeAll(async () => {
  trial = await openApplicationTrial();
});

afterAll(() => trial.close());

type Saved = Parameters<typeof trial.call<typeof saveApplicationDraft>>[1];
const save = (input: Saved) => trial.call(saveApplicationDraft, input, trial.first);
const refuseSave = (input: object) => trial.refuse(saveApplicationDraft, input, trial.first);
const get = async (input: { draftId?: number; applicationId?: string }, who = trial.first) =>
  (await trial.call(getApplicationDraft, input, who)).draft;

it('stores a form as typed, even if it is invalid, and counts the revisions', async () => {
  const form = {
    appId: 'COM',
    contents: [{ lang: 'xx', name: ' \r\n' }],
    category: null,
    platforms: [3],
    ageAnswers: { violence: '' },
  };
  const first = await save({ form });
  expect(first.revision).toBe(1);
  trial.clock.advance(1000);
  const second = await save({ draftId: first.draftId, form: { ...form, appId: 'com.a' }, revision: 1 });
  expect(second).toMatchObject({
    draftId: first.draftId,
    revision: 2,
    savedAt: new Date(trial.clock.now()).toISOString(),
  });
  expect(await get({ draftId: first.draftId })).toEqual({
    ...second,
    applicationId: null,
    form: { ...form, appId: 'com.a' },
  });
  expect(await trial.call(listApplicationDrafts, {}, trial.first)).toMatchObject({
    count: 1,
    list: [{ draftId: first.draftId }],
  });
});

it('prevents overwriting a draft saved in another window', async () => {
  const { draftId } = await save({ form: {} });
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((appId) =>
      trial.send(saveApplicationDraft, { draftId, form: { appId }, revision: 1 }, trial.first),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const outdated = { status: 400, code: ERROR.parameterError, fields: { revision: 'field.invalid' } };
  expect(await refuseSave({ draftId, form: {}, revision: 1 })).toEqual(outdated);
  expect(await refuseSave({ draftId, form: {} })).toEqual(outdated);
  expect(await refuseSave({ draftId, form: {}, revision: 2_147_483_647 })).toEqual(outdated);
  expect((await get({ draftId }))?.revision).toBe(2);
});

it('stores one draft per application, lists it there, and deletes it with the application', async () => {
  const { appId: applicationId } = await buildApplication(trial.db, {
    developer_id: trial.first.userId,
    status: 2,
    published_at: null,
  });
  expect(await get({ applicationId })).toBeNull();
  const { draftId } = await save({ applicationId, form: { containsAds: true } });
  expect(await refuseSave({ applicationId, form: {} })).toMatchObject({
    code: ERROR.parameterError,
    fields: { revision: 'field.invalid' },
  });
  await save({ applicationId, form: { containsAds: false }, revision: 1 });
  expect(await get({ applicationId })).toMatchObject({
    draftId,
    applicationId,
    form: { containsAds: false },
    revision: 2,
  });
  expect((await trial.call(getOwnApplication, { applicationId }, trial.first)).draft).toMatchObject({
    draftId,
    revision: 2,
  });
  await trial.call(deleteApplication, { applicationId, confirm: applicationId }, trial.first);
  expect(await get({ draftId })).toBeNull();
});

it('stores no draft of an application that is deleted concurrently', async () => {
  const draft = { userId: trial.first.userId, form: '{}', now: new Date(trial.clock.now()) };
  expect(await insertDraft(trial.db, { ...draft, applicationNumber: 2_000_000_000 })).toBeUndefined();
});

it('removes the draft that an application was made from, and no other', async () => {
  const [used, other] = [await save({ form: {} }), await save({ form: {} })];
  const form = await trial.buildForm();
  expect(
    await trial.refuse(createApplication, { ...form, category: 999, draftId: used.draftId }, trial.first),
  ).toMatchObject({ code: ERROR.categoryNotFound });
  expect(await get({ draftId: used.draftId })).not.toBeNull();
  await trial.call(createApplication, { ...form, draftId: used.draftId }, trial.first);
  expect(await get({ draftId: used.draftId })).toBeNull();
  expect(await get({ draftId: other.draftId })).not.toBeNull();
});

it("hides another developer's drafts", async () => {
  const { draftId } = await save({ form: { appId: 'mine' } });
  expect(await get({ draftId }, trial.second)).toBeNull();
  expect((await trial.call(listApplicationDrafts, {}, trial.second)).count).toBe(0);
  await trial.call(deleteApplicationDraft, { draftId }, trial.second);
  expect(await trial.refuse(saveApplicationDraft, { draftId, form: {}, revision: 1 }, trial.second)).toMatchObject({
    code: ERROR.parameterError,
  });
  expect(await get({ draftId })).toMatchObject({ form: { appId: 'mine' } });
  await trial.call(deleteApplicationDraft, { draftId }, trial.first);
  await trial.call(deleteApplicationDraft, { draftId }, trial.first);
  expect(await get({ draftId })).toBeNull();
  expect(await trial.refuse(getApplicationDraft, {}, trial.first)).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { draftId: 'field.required' },
  });
  expect(await trial.refuse(listApplicationDrafts, {}, trial.player)).toMatchObject({ code: ERROR.permissionDenied });
  const { appId: applicationId } = await buildApplication(trial.db, { developer_id: trial.second.userId });
  for (const endpoint of [getApplicationDraft, saveApplicationDraft, deleteApplicationDraft]) {
    expect(await trial.refuse(endpoint, { applicationId, form: {} }, trial.first)).toMatchObject({
      code: ERROR.applicationNotFound,
    });
  }
});

it('rejects malformed, unsupported and oversized input', async () => {
  expect(
    await refuseSave({ form: { appId: 'a\0', icon: '\ud800', category: 'x', contents: [{ lang: 5 }] } }),
  ).toMatchObject({
    code: ERROR.invalidFormat,
    fields: {
      'form.appId': 'field.invalid',
      'form.icon': 'field.invalid',
      'form.category': 'field.invalid',
      'form.contents.0.lang': 'field.invalid',
    },
  });
  const contents = Array(4).fill({ lang: 'zh-TW', fullDescription: '星'.repeat(LIMITS.applicationDraftBytes / 12) });
  expect(await refuseSave({ form: { contents } })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { form: 'field.tooLong' },
  });
  expect(await refuseSave({})).toMatchObject({ code: ERROR.invalidFormat, fields: { form: 'field.required' } });
  const { draftId } = await save({ form: { appId: 'a', ...{ unknown: 1, status: 1 } } });
  expect((await get({ draftId }))?.form).toEqual({ appId: 'a' });
});

it('returns any saved content unchanged', async () => {
  const text = fc.string({ unit: 'grapheme' }).map((plain) => plain.toWellFormed().replaceAll('\0', ''));
  const typed = fc.record(
    {
      contentDefault: text,
      contents: fc.array(fc.record({ lang: text, name: fc.option(text), fullDescription: text })),
      screenshots: fc.record({ mobile: fc.array(text) }),
      category: fc.option(fc.integer()),
      containsAds: fc.boolean(),
      ageAnswers: fc.dictionary(fc.constantFrom('violence', 'horror'), text),
    },
    { requiredKeys: [] },
  );
  const { draftId } = await save({ form: {} });
  let revision = 1;
  await fc.assert(
    fc.asyncProperty(typed, async (form) => {
      ({ revision } = await save({ draftId, form, revision }));
      expect((await get({ draftId }))?.form).toEqual(form);
    }),
    { numRuns: 25, seed: 20_260_301 },
  );
});

it('limits the number of drafts of new applications', async () => {
  await trial.db.deleteFrom('application_drafts').execute();
  const rows = Array.from({ length: LIMITS.applicationDrafts }, () => ({
    user_id: trial.first.userId,
    application_id: null,
    form: '{}',
    saved_at: '2026-01-01T00:00:00Z',
  }));
  await trial.db.insertInto('application_drafts').values(rows).execute();
  expect(await refuseSave({ form: {} })).toEqual({
    status: 400,
    code: ERROR.parameterError,
    fields: { form: 'form.count' },
  });
});

it('enforces the limit of drafts with concurrent calls', async () => {
  await trial.db.deleteFrom('application_drafts').execute();
  const draftOf = (number: number) => ({
    user_id: trial.first.userId,
    application_id: null,
    form: '{}',
    saved_at: new Date(Date.UTC(2026, 2, 1) + number),
  });
  const rows = Array.from({ length: LIMITS.applicationDrafts - 1 }, (_, number) => draftOf(number));
  await trial.db.insertInto('application_drafts').values(rows).execute();
  const refused = await meetAtLock(trial.db, {
    lock: (trx) => requireAccountAlone(trx, trial.first.userId),
    call: () => refuseSave({ form: {} }),
    act: (trx) => trx.insertInto('application_drafts').values(draftOf(rows.length)).execute(),
  });
  expect(refused).toEqual({ status: 400, code: ERROR.parameterError, fields: { form: 'form.count' } });
});
