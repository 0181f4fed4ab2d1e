import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createApplication,
  editApplication,
  getOwnApplication,
  listOwnApplications,
} from '#contract/application/developer-endpoints.ts';
import { downloadApplication, getApplication, listApplications } from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF } from '#contract/values/states.ts';
import { normalizeApplicationForm, readApplicationForm } from '#domain/forms/application/application-form.ts';
import { APPLICATION_EXAMPLE } from '#domain/forms/examples.ts';
import { buildAgeAnswers } from '#tests/factories/build-age-answers.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { type ApplicationTrial, openApplicationTrial } from '#tests/product/open-application-trial.ts';

let trial: ApplicationTrial;

const OWN_ORIGINS = {
  PUBLIC_ORIGIN: 'https://shop.example',
  GAMES_ORIGIN: 'https://games.example',
  FILES_ORIGIN: 'https://files.example',
};

beforeAll(async () => {
  trial = await openApplicationTrial({ settings: OWN_ORIGINS });
});

afterAll(() => trial.close());

type FormInput = Parameters<ApplicationTrial['buildForm']>[0];

async function create(overrides?: FormInput) {
  const { applicationId } = await trial.call(createApplication, await trial.buildForm(overrides), trial.first);
  return { applicationId, ...(await trial.call(getOwnApplication, { applicationId }, trial.first)) };
}

async function refusalOf(
  overrides: Record<string, unknown>,
  who: { headers: Readonly<Record<string, string>> } = trial.first,
) {
  return trial.refuse(createApplication, { ...(await trial.buildForm()), ...overrides }, who);
}

it('R1.12 R3.1 R4.2 R7.45 R7.49 makes an application with ID and name, off the shelf and not public', async () => {
  const form = await trial.buildForm({ appId: 'com.demo.stars' });
  const made = await trial.call(createApplication, form, trial.first);
  expect(made).toMatchObject({ result: true, applicationId: 'com.demo.stars', status: SHELF.offShelf });
  const read = await trial.call(getOwnApplication, { applicationId: 'com.demo.stars' }, trial.first);
  expect(read).toMatchObject({ id: made.id, appId: 'com.demo.stars', status: SHELF.offShelf, publishDate: null });
  expect(read).toMatchObject({ name: 'Game zh-TW', updatedAt: made.updatedAt, pinned: false, viewCount: 0 });
  expect((await trial.call(listOwnApplications, {}, trial.first)).list.map(({ id }) => id)).toContain(made.id);
  expect((await trial.call(listApplications, { applicationIds: ['com.demo.stars'] })).count).toBe(0);
  expect(await trial.refuse(getApplication, { applicationId: 'com.demo.stars' })).toMatchObject({
    code: ERROR.applicationNotFound,
  });
  expect(await listAuditOf(trial.db, 'application:com.demo.stars')).toMatchObject([
    { actorUserId: trial.first.userId, action: 'application.create' },
  ]);
});

it('R3.2 R3.7 R3.8 R3.9 R3.10 R3.13 R3.14 R3.16 R3.17 returns the sent fields, with lists in order', async () => {
  const sent = {
    category: 110,
    defaultCategory: 100,
    ageRating: '12+',
    platforms: [7, 2],
    countries: ['TW', 'MY'],
    hardwareRequirements: '2 GB RAM',
    containsAds: true,
    isPaidOnce: false,
    hasInAppPurchase: true,
    privacyPolicyUrl: 'https://demo.example/privacy',
    contactEmail: 'a@b.tw',
  };
  const [mobile, computer] = [
    await trial.uploads('screenshot_mobile', 2),
    await trial.uploads('screenshot_computer', 2),
  ];
  const read = await create({ ...sent, screenshots: { mobile, computer } });
  expect(read).toMatchObject(sent);
  expect(
    read.contents.map(({ lang, name, shortDescription, fullDescription }) => [
      lang,
      name,
      shortDescription,
      fullDescription,
    ]),
  ).toEqual(
    ['zh-TW', 'zh-CN', 'vi-VN', 'en-US'].map((lang) => [lang, `Game ${lang}`, `Short ${lang}`, `<p>Full ${lang}</p>`]),
  );
});

it('stores every field of the form, and gives back each of them', async () => {
  const screenshots = {
    mobile: await trial.uploads('screenshot_mobile', 2),
    computer: await trial.uploads('screenshot_computer', 2),
  };
  const { icon, appId } = await trial.buildForm();
  const videos = { trailer: await trial.upload('trailer'), captions: { 'en-US': await trial.upload('captions') } };
  const [first = ''] = screenshots.computer;
  const screenshotLanguages = { [first]: 'en-US', [String(icon)]: 'vi-VN' };
  const pictures = { icon, screenshots, screenshotLanguages, promoImage: '', backgroundImage: '', ...videos };
  const form = { ...APPLICATION_EXAMPLE, ageAnswers: buildAgeAnswers({ violence: 'cartoon' }), ...pictures, appId };
  const read = await create(form);
  const stored = readApplicationForm(normalizeApplicationForm(form));
  const { trailer, captions, screenshots: shots } = read;
  const languages = { [shots.computer[0] ?? '']: 'en-US' };
  expect(read).toMatchObject({
    ...{ ...stored, icon: read.icon, screenshots: shots, screenshotLanguages: languages, trailer, captions },
  });
  // Nothing is kept of what is no screenshot.
  expect(read.screenshotLanguages).toEqual(languages);
  const uploads = await trial.db.selectFrom('uploads').select(['id', 'url']).execute();
  const urlOf = (id: string) => uploads.find((upload) => upload.id === id)?.url;
  expect([trailer, captions]).toEqual([urlOf(videos.trailer), { 'en-US': urlOf(videos.captions['en-US']) }]);
});

it('R3.3 R3.4 R3.5 R3.6 stores pictures by kind and URL, and the video', async () => {
  const [icon, backgroundImage, promoImage] = [
    await trial.upload('icon'),
    await trial.upload('background'),
    await trial.upload('video_replacement'),
  ];
  const screenshots = {
    computer: await trial.uploads('screenshot_computer', 3),
    tablet10: await trial.uploads('screenshot_tablet10', 2),
  };
  const read = await create({
    icon,
    backgroundImage,
    promoImage,
    screenshots,
    promoVideo: 'https://youtu.be/dQw4w9WgXcQ',
  });
  const urls = await trial.db.selectFrom('uploads').select(['id', 'url']).execute();
  const urlOf = (id: string) => urls.find((row) => row.id === id)?.url;
  expect(read).toMatchObject({
    icon: urlOf(icon),
    backgroundImage: urlOf(backgroundImage),
    promoImage: urlOf(promoImage),
  });
  expect(read.screenshots).toEqual({
    mobile: [],
    tablet7: [],
    tablet10: screenshots.tablet10.map(urlOf),
    computer: screenshots.computer.map(urlOf),
  });
  expect(read.promoVideo).toBe('https://youtu.be/dQw4w9WgXcQ');
});

it('R3.11 R3.12 R3.15 stores download URLs, the redirect and data declarations', async () => {
  const downloadUrls = [{ platform: 2, url: 'https://play.example/stars', size: 7 }];
  const read = await create({
    downloadUrls,
    dataCollection: [{ code: 101, collected: true, purposes: ['analytics'] }, { code: 201 }],
  });
  expect(read).toMatchObject({ downloadUrls, webRedirectUrl: 'https://play.example/x' });
  expect(read.dataCollection).toEqual([
    { code: 101, collected: true, shared: false, optional: false, ephemeral: false, purposes: ['analytics'] },
    { code: 201, collected: false, shared: false, optional: false, ephemeral: false, purposes: [] },
  ]);
  expect(await trial.refuse(downloadApplication, { applicationId: read.appId, platform: 2 })).toMatchObject({
    code: ERROR.applicationNotFound,
  });
});

it.each(Object.values(OWN_ORIGINS))(
  'R3.12 refuses %s as the address of a web game, in a new form and in an edit',
  async (own) => {
    const { applicationId } = await create();
    const expectRefused = async (webRedirectUrl: string, message: string) => {
      const refusal = { status: 400, code: ERROR.invalidFormat, fields: { webRedirectUrl: message } };
      expect(await refusalOf({ webRedirectUrl })).toEqual(refusal);
      expect(await trial.refuse(editApplication, { applicationId, webRedirectUrl }, trial.first)).toEqual(refusal);
    };
    for (const address of [own, ` ${own.replace('.example', '.EXAMPLE')}/x `, `${own}:8443/`, `${own}./`]) {
      await expectRefused(address, 'field.ownAddress');
    }
    await expectRefused(own.replace('//', '//me@'), 'rule.is_url');
    expect((await create({ webRedirectUrl: `https://play.example/?from=${own}` })).webRedirectUrl).toContain(own);
  },
);

it('O124 shows a contact of the account only where it is given, with the value of the account, and tidies texts', async () => {
  await trial.db
    .updateTable('users')
    .set({ calling_code: '886', phone_number: '912345678', is_phone_confirmed: true })
    .where('id', '=', trial.first.userId)
    .execute();
  const contents = [
    { lang: 'zh-TW' as const, name: ' 星\r\n星 ', shortDescription: ' 短 ', fullDescription: 'a\r\nb ' },
  ];
  const contacts = [
    { key: 'email', value: 'else@where.tw' },
    { key: 'line', value: '' },
    { key: 'mail', value: 'c@d.tw ' },
  ];
  const read = await create({ contents, contacts });
  expect(read.contents).toEqual([{ lang: 'zh-TW', name: '星 星', shortDescription: '短', fullDescription: 'a\nb' }]);
  expect(new Map(read.contacts.map(({ key, value }) => [key, value]))).toEqual(
    new Map([
      ['email', 'first@studio.test'],
      ['mail', 'c@d.tw'],
    ]),
  );
  expect(read.completeness).toMatchObject({ filled: 3, total: 12 });
  const phone = await create({ contacts: [{ key: 'phone_number', value: 'shown' }] });
  expect(phone.contacts).toEqual([{ key: 'phone_number', value: '+886912345678' }]);
  expect((await create({ contacts: [] })).contacts).toEqual([]);
});

it('R5.26 R8.14 refuses an ID that is taken, by whomever, in any case of letters, with 60002', async () => {
  await create({ appId: 'com.demo.a' });
  await create({ appId: 'com.demo.b' });
  const taken = { status: 409, code: ERROR.duplicateApplicationId, fields: { appId: 'field.taken' } };
  expect(await refusalOf({ appId: 'com.demo.a' })).toEqual(taken);
  const { userId } = trial.second;
  const theirs = {
    icon: await trial.upload('icon', userId),
    screenshots: {
      computer: [await trial.upload('screenshot_computer', userId), await trial.upload('screenshot_computer', userId)],
    },
  };
  expect(await refusalOf({ appId: 'com.demo.a', ...theirs }, trial.second)).toEqual(taken);
  expect(await refusalOf({ appId: 'COM.DEMO.A' })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { appId: 'form.application_id' },
  });
});

it('accepts one of many concurrent calls for the same application', async () => {
  const forms = await Promise.all(Array.from({ length: 6 }, () => trial.buildForm({ appId: 'com.demo.race' })));
  const answers = await Promise.all(forms.map((form) => trial.send(createApplication, form, trial.first)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

const WRONG: readonly [string, Record<string, unknown>, number, string][] = [
  ['a category that there is not', { category: 999 }, ERROR.categoryNotFound, 'category'],
  ['an age rating that there is not', { ageRating: '13+' }, ERROR.invalidFormat, 'ageRating'],
  ['a platform that there is not', { platforms: [2, 3] }, ERROR.platformNotFound, 'platforms.1'],
  ['a country that there is not', { countries: ['ZZ'] }, ERROR.countryNotFound, 'countries.0'],
  ['a redirect without http', { webRedirectUrl: 'play' }, ERROR.invalidFormat, 'webRedirectUrl'],
  ['a code beyond the catalogue', { dataCollection: [{ code: 1501 }] }, ERROR.invalidFormat, 'dataCollection.0.code'],
  ['a privacy policy that is no address', { privacyPolicyUrl: 'abc' }, ERROR.invalidFormat, 'privacyPolicyUrl'],
  ['half an e-mail address', { contactEmail: 'a@' }, ERROR.invalidFormat, 'contactEmail'],
  ['a missing icon', { icon: '' }, ERROR.iconMissing, 'icon'],
  [
    'missing texts of the default language',
    { contentDefault: 'zh-TW', contents: [] },
    ERROR.defaultLanguageMissing,
    'contents',
  ],
  [
    'a rating milder than the answers',
    {
      ageAnswers: buildAgeAnswers({ violence: 'gore' }),
    },
    ERROR.invalidFormat,
    'ageRating',
  ],
  ['a casino for all', { category: 106, ageRating: '0+' }, ERROR.invalidFormat, 'ageRating'],
];

it.each(WRONG)(
  'R3.7 R3.8 R3.9 R3.10 R3.12 R3.15 R3.16 R3.17 R8.5 R8.7 refuses %s',
  async (_name, overrides, code, field) => {
    const refusal = await refusalOf(overrides);
    expect(refusal.code).toBe(code);
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  },
);

it('R5.8 R5.9 R8.6 wants 2 to 8 screenshots of each kind that is used or needed', async () => {
  for (const count of [2, 3, 7, 8])
    await create({ screenshots: { computer: await trial.uploads('screenshot_computer', count) } });
  for (const [count, message] of [
    [0, 'image.min_count'],
    [1, 'image.min_count'],
    [9, 'image.max_count'],
    [10, 'image.max_count'],
  ] as const) {
    const computer = await trial.uploads('screenshot_computer', count);
    expect(await refusalOf({ screenshots: { computer } })).toEqual({
      status: 400,
      code: ERROR.wrongImageCount,
      fields: { 'screenshots.computer': message },
      params: { min: 2, max: 8 },
    });
  }
  const mobile = await trial.uploads('screenshot_mobile', 1);
  const computer = await trial.uploads('screenshot_computer', 2);
  expect(await refusalOf({ screenshots: { mobile, computer } })).toMatchObject({
    code: ERROR.wrongImageCount,
    fields: { 'screenshots.mobile': 'image.min_count' },
  });
  expect(await refusalOf({ platforms: [2, 6] })).toMatchObject({
    code: ERROR.wrongImageCount,
    fields: { 'screenshots.mobile': 'image.min_count' },
  });
});

it('R5.32 R5.33 wants every text of every language that is there', async () => {
  const all = (await trial.buildForm()).contents ?? [];
  const changed = (lang: string, texts: object) =>
    all.map((entry) => (entry.lang === lang ? { ...entry, ...texts } : entry));
  await create({ contents: all.map((entry) => ({ ...entry, name: '星' })) });
  const incomplete = 'form.language_incomplete';
  expect(await refusalOf({ contents: changed('vi-VN', { name: '' }) })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { 'contents.2.name': incomplete },
  });
  expect(await refusalOf({ contents: changed('en-US', { fullDescription: null }) })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { 'contents.3.fullDescription': incomplete },
  });
  expect(await refusalOf({ contents: changed('zh-CN', { shortDescription: ' \n ' }) })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { 'contents.1.shortDescription': incomplete },
  });
  expect(await refusalOf({ contents: all.slice(1) })).toMatchObject({
    code: ERROR.defaultLanguageMissing,
    fields: { contents: 'form.language_missing' },
  });
});

it('R8.4 rejects an unknown language of the contents with 20002, and accepts zh-TW', async () => {
  const texts = { name: 'x', shortDescription: 'x', fullDescription: 'x' };
  const withLang = (lang: string) => refusalOf({ contents: [{ lang, ...texts }], icon: null });
  expect(await withLang('zzz-1')).toMatchObject({
    code: ERROR.invalidLanguageFormat,
    fields: { 'contents.0.lang': expect.any(String) },
  });
  const taken = await withLang('zh-TW');
  expect(Object.keys(taken.fields ?? {})).not.toContain('contents.0.lang');
});

it('names every invalid field; format errors take precedence, then the order of the form', async () => {
  const several = {
    contents: [{ lang: 'zzz-1', name: 'x', shortDescription: 'x', fullDescription: 'x' }],
    icon: null,
    screenshots: {},
    category: 999,
    platforms: [3],
    countries: ['ZZ'],
  };
  const found = ['contents.0.lang', 'contents', 'icon', 'category', 'platforms.0', 'countries.0'];
  const without = await refusalOf(several);
  expect(without.code).toBe(ERROR.invalidLanguageFormat);
  expect(Object.keys(without.fields ?? {}).sort()).toEqual(found.toSorted());
  const { contents: _, ...others } = several;
  expect((await refusalOf({ ...others, platforms: [2] })).code).toBe(ERROR.iconMissing);
  expect((await refusalOf({ ...others, icon: await trial.upload('icon'), platforms: [2] })).code).toBe(
    ERROR.wrongImageCount,
  );
  expect((await refusalOf({ category: 999, platforms: [3], countries: ['ZZ'] })).code).toBe(ERROR.categoryNotFound);
  expect((await refusalOf({ platforms: [3], countries: ['ZZ'] })).code).toBe(ERROR.platformNotFound);
  const withFormat = await refusalOf({ ...several, contactEmail: 'a@' });
  expect(withFormat.code).toBe(ERROR.invalidFormat);
  expect(Object.keys(withFormat.fields ?? {}).sort()).toEqual([...found, 'contactEmail'].sort());
  await create({ appId: 'com.demo.last' });
  expect((await refusalOf({ appId: 'com.demo.last', countries: ['ZZ'] })).code).toBe(ERROR.countryNotFound);
});

it('refuses pictures of others, of other purposes and none at all, besides everything else that fails', async () => {
  const theirs = await trial.upload('icon', trial.second.userId);
  const [shot = '', other = ''] = await trial.uploads('screenshot_mobile', 2);
  const refusal = await refusalOf({
    icon: theirs,
    screenshots: { computer: [shot, other] },
    backgroundImage: 'https://evil.example/x.png',
    countries: ['ZZ'],
  });
  expect(refusal).toMatchObject({
    code: ERROR.invalidFormat,
    fields: {
      icon: 'image.unknown',
      'screenshots.computer.0': 'image.unknown',
      'screenshots.computer.1': 'image.unknown',
      backgroundImage: 'image.unknown',
      'countries.0': 'field.choice',
    },
  });
  const [id = ''] = await trial.uploads('screenshot_computer', 1);
  const { url } = await trial.db.selectFrom('uploads').select('url').where('id', '=', id).executeTakeFirstOrThrow();
  expect(await refusalOf({ screenshots: { computer: [id, url] } })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { 'screenshots.computer.1': 'form.repeated' },
  });
});

it('R8.12 R8.19 refuses visitors, players, and developers whom an operator has deactivated', async () => {
  expect(await refusalOf({}, { headers: {} })).toMatchObject({ status: 401, code: ERROR.authorizationMissing });
  expect(await refusalOf({}, trial.player)).toMatchObject({ status: 403, code: ERROR.permissionDenied });
  expect(await trial.refuse(getOwnApplication, { applicationId: 'com.nobody.has' }, trial.first)).toMatchObject({
    status: 404,
    code: ERROR.applicationNotFound,
  });
  expect(await trial.refuse(listOwnApplications, { lang: 'xx' }, trial.first)).toMatchObject({
    code: ERROR.languageNotFound,
  });
  const enable = (value: boolean) =>
    trial.db.updateTable('providers').set({ is_enabled: value }).where('user_id', '=', trial.first.userId).execute();
  await enable(false);
  expect(await refusalOf({ category: 999 })).toMatchObject({ status: 409, code: ERROR.providerNotEnabled });
  expect((await trial.call(listOwnApplications, {}, trial.first)).count).toBeGreaterThan(0);
  await enable(true);
});

it('enforces the maximum number of applications per account, even with concurrent calls', async () => {
  const { userId } = trial.first;
  const { count } = await trial.db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('developer_id', '=', userId)
    .executeTakeFirstOrThrow();
  await sql`INSERT INTO applications (app_id, category, platforms, developer_id, status)
    SELECT 'com.example.many' || n, 101, '{2}', ${userId}, 2
    FROM generate_series(1, ${LIMITS.applicationsPerAccount - count - 1}::integer) AS n`.execute(trial.db);
  const forms = await Promise.all(Array.from({ length: 4 }, () => trial.buildForm()));
  const answers = await Promise.allSettled(forms.map((form) => trial.call(createApplication, form, trial.first)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refusalOf({})).toEqual({
    status: 409,
    code: ERROR.applicationLimitReached,
    params: { max: LIMITS.applicationsPerAccount },
  });
});
