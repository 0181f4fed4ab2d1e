import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApplication, editApplication, getOwnApplication } from '#contract/application/developer-endpoints.ts';
import { saveApplicationDraft } from '#contract/application/draft-endpoints.ts';
import { getApplication, suggestApplications } from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { buildAgeAnswers } from '#tests/factories/build-age-answers.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { type ApplicationTrial, openApplicationTrial } from '#tests/product/open-application-trial.ts';
import { openTestProduct } from '#tests/product/open-test-product.ts';

let trial: ApplicationTrial;

beforeAll(async () => {
  trial = await openApplicationTrial();
});

afterAll(() => trial.close());

async function make(): Promise<string> {
  return (await trial.call(createApplication, await trial.buildForm(), trial.first)).applicationId;
}
const read = (applicationId: string) => trial.call(getOwnApplication, { applicationId }, trial.first);
const edit = (input: Parameters<typeof trial.call<typeof editApplication>>[1]) =>
  trial.call(editApplication, input, trial.first);
const refusalOf = (input: Record<string, unknown>, who = trial.first) => trial.refuse(editApplication, input, who);

it('R1.12 R7.46 changes the fields that are sent, and another process reads the result', async () => {
  const applicationId = await make();
  const before = await read(applicationId);
  const contents = before.contents.map((entry) => (entry.lang === 'en-US' ? { ...entry, name: 'Renamed' } : entry));
  const { updatedAt } = await edit({
    applicationId,
    contents,
    platforms: [2, 7],
    screenshots: { mobile: await trial.uploads('screenshot_mobile', 2) },
  });
  const after = await read(applicationId);
  expect(after).toMatchObject({
    contents,
    platforms: [2, 7],
    updatedAt,
    icon: before.icon,
    countries: before.countries,
  });
  expect(after.screenshots.mobile).toHaveLength(2);
  expect(after.screenshots.computer).toEqual(before.screenshots.computer);
  const audit = await listAuditOf(trial.db, `application:${applicationId}`);
  expect(audit.at(-1)).toMatchObject({
    action: 'application.edit',
    details: { fields: ['contents', 'screenshots', 'platforms'] },
  });
  const other = await openTestProduct({ beside: trial });
  expect(await other.call(getOwnApplication, { applicationId }, trial.first)).toEqual(after);
  await other.close();
});

it('R3.14 cannot state that it sells nothing while its products are on sale', async () => {
  const applicationId = await make();
  const { id } = await trial.db
    .selectFrom('applications')
    .select('id')
    .where('app_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const product = await buildProduct(trial.db, { application_id: id, status: SHELF.onShelf });
  const refused = { status: 400, code: ERROR.parameterError, fields: { hasInAppPurchase: 'form.sells_products' } };
  expect(await refusalOf({ applicationId, hasInAppPurchase: false })).toEqual(refused);
  expect(await read(applicationId)).toMatchObject({ hasInAppPurchase: true, isPaidOnce: false });
  // A one-time purchase still sells something: the game itself.
  await edit({ applicationId, hasInAppPurchase: false, isPaidOnce: true });
  expect(await refusalOf({ applicationId, isPaidOnce: false })).toEqual(refused);
  await trial.db.updateTable('products').set({ status: SHELF.offShelf }).where('id', '=', product.id).execute();
  await edit({ applicationId, isPaidOnce: false });
  // An application that sold products before this rule can still be edited.
  await trial.db.updateTable('products').set({ status: SHELF.onShelf }).where('id', '=', product.id).execute();
  await edit({ applicationId, containsAds: false });
});

it('removes empty values: languages, screenshots, downloads, declarations, contacts and optional texts', async () => {
  const applicationId = await make();
  const full = {
    screenshots: { mobile: await trial.uploads('screenshot_mobile', 3) },
    downloadUrls: [
      { platform: 1, url: 'https://x.example' },
      { platform: 2, url: 'https://y.example' },
    ],
    dataCollection: [{ code: 101 }, { code: 201 }],
    contacts: [{ key: 'line', value: 'stars' }],
    hardwareRequirements: '2 GB',
    backgroundImage: await trial.upload('background'),
  };
  await edit({ applicationId, ...full });
  const { contents, ...before } = await read(applicationId);
  expect(before).toMatchObject({ downloadUrls: [{ platform: 1 }, { platform: 2 }], hardwareRequirements: '2 GB' });
  await edit({
    applicationId,
    contents: contents.slice(0, 1),
    screenshots: { mobile: [] },
    downloadUrls: [{ platform: 2, url: 'https://z.example', size: 5 }],
    dataCollection: null,
    contacts: [],
    hardwareRequirements: '',
    backgroundImage: null,
  });
  const after = await read(applicationId);
  expect(after).toMatchObject({
    contents: contents.slice(0, 1),
    hardwareRequirements: '',
    backgroundImage: '',
    dataCollection: [],
  });
  expect(after.screenshots).toMatchObject({ mobile: [], computer: before.screenshots.computer });
  expect(after.downloadUrls).toEqual([{ platform: 2, url: 'https://z.example', size: 5 }]);
  expect(after.contacts).toEqual([]);
});

it('validates the complete resulting form, not only the sent fields', async () => {
  const applicationId = await make();
  expect(await refusalOf({ applicationId, platforms: [2, 6] })).toMatchObject({
    code: ERROR.wrongImageCount,
    fields: { 'screenshots.mobile': 'image.min_count' },
  });
  expect(await refusalOf({ applicationId, contentDefault: 'xx' })).toMatchObject({ code: ERROR.invalidLanguageFormat });
  expect(await refusalOf({ applicationId, contents: (await read(applicationId)).contents.slice(1) })).toMatchObject({
    code: ERROR.defaultLanguageMissing,
  });
  expect(await refusalOf({ applicationId, category: 106, ageRating: '0+', countries: ['ZZ'] })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { ageRating: 'field.choice', 'countries.0': 'field.choice' },
  });
  expect(await refusalOf({ applicationId, countries: ['ZZ'] })).toMatchObject({ code: ERROR.countryNotFound });
  expect(await refusalOf({ applicationId, category: 999 })).toMatchObject({ code: ERROR.categoryNotFound });
  expect(await refusalOf({ applicationId, platforms: [9] })).toMatchObject({ code: ERROR.platformNotFound });
  expect(await refusalOf({ applicationId, icon: null })).toMatchObject({ code: ERROR.iconMissing });
});

it('stores the answers about age, and checks later ratings against them', async () => {
  const applicationId = await make();
  const ageAnswers = buildAgeAnswers({ violence: 'bloodless' });
  await edit({ applicationId, ageAnswers });
  expect((await read(applicationId)).ageAnswers).toEqual(ageAnswers);
  expect(await refusalOf({ applicationId, ageRating: '6+' })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { ageRating: 'field.choice' },
  });
  await edit({ applicationId, ageAnswers: null, ageRating: '6+' });
  expect(await read(applicationId)).toMatchObject({ ageAnswers: null, ageRating: '6+' });
});

it("R5.30 accepts only the application's own ID or none", async () => {
  const applicationId = await make();
  await edit({ applicationId, appId: applicationId, containsAds: false });
  await edit({ applicationId, containsAds: true });
  expect(await refusalOf({ applicationId, appId: 'com.other.id' })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { appId: 'field.invalid' },
  });
  expect((await read(applicationId)).appId).toBe(applicationId);
});

it('R7.46 answers 50004 for another developer, and for unknown and invalid IDs', async () => {
  const applicationId = await make();
  const missing = await refusalOf({ applicationId: 'com.nobody.has', category: 101 });
  expect(missing).toMatchObject({ status: 404, code: ERROR.applicationNotFound });
  expect(await refusalOf({ applicationId, category: 101 }, trial.second)).toEqual(missing);
  expect(await refusalOf({ applicationId: 'no id' })).toMatchObject({ code: ERROR.applicationNotFound });
  expect(
    await refusalOf({ applicationId, category: 101 }, { ...trial.second, headers: trial.player.headers }),
  ).toMatchObject({ code: ERROR.permissionDenied });
});

it('R8.19 refuses to edit an application removed by the operator with 60031', async () => {
  const applicationId = await make();
  await trial.db
    .updateTable('applications')
    .set({ status: SHELF.removed })
    .where('app_id', '=', applicationId)
    .execute();
  expect(await refusalOf({ applicationId, category: 999 })).toMatchObject({
    status: 409,
    code: ERROR.applicationRemoved,
  });
});

it('refuses to overwrite a concurrent edit, and loses nothing', async () => {
  const applicationId = await make();
  const { updatedAt } = await read(applicationId);
  const answers = await Promise.all(
    ['https://a.example', 'https://b.example'].map((webRedirectUrl) =>
      trial.send(editApplication, { applicationId, webRedirectUrl, updatedAt }, trial.first),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await refusalOf({ applicationId, containsAds: false, updatedAt })).toEqual({
    status: 400,
    code: ERROR.parameterError,
    fields: { updatedAt: 'field.invalid' },
  });
  const now = await read(applicationId);
  expect(now.containsAds).toBe(true);
  await edit({ applicationId, containsAds: false, updatedAt: now.updatedAt });
});

it('leaves no trace of an edit that changes nothing, and removes the draft that it was made from', async () => {
  const applicationId = await make();
  const before = await read(applicationId);
  const { draftId } = await trial.call(
    saveApplicationDraft,
    { applicationId, form: { contentDefault: 'en-US' } },
    trial.first,
  );
  expect((await read(applicationId)).draft).toMatchObject({ draftId, revision: 1 });
  await edit({ applicationId, contents: before.contents.toReversed(), icon: before.icon, draftId });
  expect(await read(applicationId)).toEqual(before);
  expect(await listAuditOf(trial.db, `application:${applicationId}`)).toHaveLength(1);
});

it('accepts a stored picture in its place, but not for another purpose', async () => {
  const { appId } = await buildApplication(trial.db, {
    developer_id: trial.first.userId,
    icon: '/files/images/seed/icon.png',
    contact_email: 'a@b.tw',
    countries: ['TW'],
  });
  const computer = await trial.uploads('screenshot_computer', 2);
  expect(
    await refusalOf({
      applicationId: appId,
      screenshots: { computer },
      backgroundImage: '/files/images/seed/icon.png',
    }),
  ).toMatchObject({ code: ERROR.invalidFormat, fields: { backgroundImage: 'image.unknown' } });
  await edit({ applicationId: appId, screenshots: { computer }, icon: '/files/images/seed/icon.png' });
  expect((await read(appId)).icon).toBe('/files/images/seed/icon.png');
});

it('R3.2 shows edits of published applications immediately, in their language and in the search', async () => {
  const { appId } = await buildApplication(trial.db, {
    developer_id: trial.first.userId,
    icon: '/files/x.png',
    contact_email: 'a@b.tw',
    countries: ['TW'],
  });
  expect((await trial.call(getApplication, { applicationId: appId, lang: 'en-US' })).name).toMatch(/^Game/);
  const texts = (lang: LocaleCode, name: string) => ({ lang, name, shortDescription: 'x', fullDescription: 'x' });
  const contents = [texts('zh-TW', '螢火蟲'), texts('en-US', 'Fireflies'), texts('vi-VN', 'Đom đóm')];
  await edit({
    applicationId: appId,
    contents,
    screenshots: { computer: await trial.uploads('screenshot_computer', 2) },
  });
  await expect
    .poll(async () => (await trial.call(getApplication, { applicationId: appId, lang: 'en-US' })).name)
    .toBe('Fireflies');
  expect((await trial.call(getApplication, { applicationId: appId, lang: 'vi-VN' })).name).toBe('Đom đóm');
  expect((await trial.call(suggestApplications, { search: 'firefl', lang: 'en-US' })).list[0]?.applicationId).toBe(
    appId,
  );
});
