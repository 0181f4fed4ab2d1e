import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  countView,
  downloadApplication,
  getApplication,
  listApplications,
  playApplication,
} from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { addTestAccount, removeTestAccount } from '#contract/test-account/endpoints.ts';
import { type ApplicationOverrides, buildApplication } from '#tests/factories/build-application.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { type SignedIn, signIn, signInWithBrowser } from '#tests/product/sign-in.ts';

const TESTER = 'tester@example.com';
const GAME_FILES = 'games/hidden-game';
const PACKAGE_KEY = 'packages/hidden.apk';

let product: TestProduct;
let developer: SignedIn;
let developerId: number;
let tester: SignedIn;
let testAccountId: number;

beforeAll(async () => {
  product = await openTestProduct();
  developer = await signIn(product, { email: 'developer@example.com' });
  developerId = await makeDeveloper(product, 'developer@example.com');
  tester = await signInWithBrowser(product, { email: TESTER });
  await product.services.files.put(PACKAGE_KEY, Buffer.from('a package'));
});

afterAll(() => product.close());

beforeEach(async () => {
  await product.db.deleteFrom('test_accounts').execute();
  ({ id: testAccountId } = await product.call(addTestAccount, { account: TESTER }, developer));
});

/** A game of the developer that was never published. */
const buildHidden = (overrides: ApplicationOverrides = {}) =>
  buildApplication(product.db, { developer_id: developerId, status: 2, published_at: null, ...overrides });
const open = (applicationId: string, who?: SignedIn) => product.call(getApplication, { applicationId }, who);
const refuse = (applicationId: string, who?: SignedIn) => product.refuse(getApplication, { applicationId }, who);

it('R4.2 O86 opens an unpublished game only to test accounts, marked as a test', async () => {
  const { appId } = await buildHidden({ names: { 'zh-TW': '祕密' } });
  const stranger = await signIn(product, { email: 'stranger@example.com' });
  expect(await open(appId, tester)).toMatchObject({
    appId,
    name: '祕密',
    status: 2,
    publishDate: null,
    unreleased: true,
  });
  for (const who of [undefined, stranger, developer]) {
    expect(await refuse(appId, who)).toEqual({ status: 404, code: ERROR.applicationNotFound });
  }
  const { list } = await product.call(listApplications, { applicationIds: [appId] }, tester);
  expect(list).toEqual([]);
});

it('R1.4 caches nothing for testers: visitors directly before and after get 50004', async () => {
  const { appId } = await buildHidden();
  expect(await refuse(appId)).toMatchObject({ code: ERROR.applicationNotFound });
  await open(appId, tester);
  expect(await refuse(appId)).toMatchObject({ code: ERROR.applicationNotFound });
  await Promise.all([
    open(appId, tester),
    expect(refuse(appId)).resolves.toMatchObject({ code: ERROR.applicationNotFound }),
    open(appId, tester),
    expect(refuse(appId)).resolves.toMatchObject({ code: ERROR.applicationNotFound }),
  ]);
});

it('does not mention a test if the game is published, not even to a tester', async () => {
  const { appId } = await buildApplication(product.db, { developer_id: developerId });
  expect(await open(appId, tester)).not.toHaveProperty('unreleased');
  expect(await open(appId)).not.toHaveProperty('unreleased');
});

it.each([
  [{ status: 3, published_at: '2026-01-01T00:00:00Z' }, 409, ERROR.applicationRemoved],
  [{ status: 3 }, 404, ERROR.applicationNotFound],
] as const)('opens to nobody what the system has removed: %j', async (row, status, code) => {
  const { appId } = await buildHidden(row);
  expect(await refuse(appId, tester)).toEqual({ status, code });
});

it('opens a game that was pulled as well, and closes it with the test account', async () => {
  const { appId } = await buildHidden({ published_at: '2026-01-01T00:00:00Z' });
  expect(await open(appId, tester)).toMatchObject({ unreleased: true });
  await product.call(removeTestAccount, { id: testAccountId }, developer);
  expect(await refuse(appId, tester)).toEqual({ status: 409, code: ERROR.applicationPulled });
});

it('does not open games of other or deactivated developers', async () => {
  const foreign = await buildApplication(product.db, { status: 2, published_at: null });
  expect(await refuse(foreign.appId, tester)).toMatchObject({ code: ERROR.applicationNotFound });
  const { appId } = await buildHidden();
  const switchTo = (enable: boolean) =>
    product.db.updateTable('providers').set({ is_enabled: enable }).where('user_id', '=', developerId).execute();
  await switchTo(false);
  expect(await refuse(appId, tester)).toMatchObject({ code: ERROR.applicationNotFound });
  await switchTo(true);
  expect(await open(appId, tester)).toMatchObject({ unreleased: true });
});

it('opens nothing to an account whose address is not proven', async () => {
  const { appId } = await buildHidden();
  const setConfirmed = (is_email_confirmed: boolean) =>
    product.db.updateTable('users').set({ is_email_confirmed }).where('email', '=', TESTER).execute();
  await setConfirmed(false);
  expect(await refuse(appId, tester)).toMatchObject({ code: ERROR.applicationNotFound });
  await setConfirmed(true);
});

it('R3.18 lets a tester play without counting a play or a view', async () => {
  const { id, appId } = await buildHidden();
  expect((await open(appId, tester)).canPlay).toBe(false);
  expect(await product.refuse(playApplication, { applicationId: appId }, tester)).toMatchObject({
    code: ERROR.gameNotOpen,
  });
  await buildVersion(product.db, { application_id: id, platform: 2, status: 2, review: 0, file_key: GAME_FILES });
  expect((await open(appId, tester)).canPlay).toBe(true);
  await product.services.files.put(`${GAME_FILES}/index.html`, Buffer.from('a hidden game'));
  const { url } = await product.call(playApplication, { applicationId: appId }, tester);
  expect(await (await product.request(url)).text()).toBe('a hidden game');
  expect((await product.request(`/play-files/${GAME_FILES}/index.html`)).status).toBe(404);
  expect(await product.refuse(playApplication, { applicationId: appId })).toMatchObject({
    code: ERROR.applicationNotFound,
  });
  expect(await product.refuse(countView, { applicationId: appId }, tester)).toMatchObject({
    code: ERROR.applicationNotFound,
  });
  expect(await open(appId, tester)).toMatchObject({ viewCount: 0, playCount: 0 });
  expect(
    await product.db.selectFrom('application_days').selectAll().where('application_id', '=', id).execute(),
  ).toEqual([]);
});

it("lets a tester play at the game's own URL without a version", async () => {
  const { appId } = await buildHidden({ web_redirect_url: 'https://play.example/hidden' });
  expect((await open(appId, tester)).canPlay).toBe(true);
  expect(await product.call(playApplication, { applicationId: appId }, tester)).toEqual({
    url: 'https://play.example/hidden',
  });
});

it('offers the newest version of a platform that was not rejected', async () => {
  const { id, appId } = await buildHidden({ platforms: [6] });
  const add = (version_name: string, row: object) =>
    buildVersion(product.db, { application_id: id, platform: 6, status: 2, version_name, ...row });
  await add('1.0', { review: 3 });
  await add('1.1', { review: 1, file_key: PACKAGE_KEY, file_name: 'hidden.apk' });
  await add('1.2', { review: 2 });
  await add('1.3', { review: 3, status: 3 });
  expect((await open(appId, tester)).versions.map(({ versionName }) => versionName)).toEqual(['1.1']);
  const download = (headers: Record<string, string>) =>
    product.send(downloadApplication, { applicationId: appId, platform: 6 }, { headers });
  // A link on a page sends only the cookies.
  const { authorization: _, ...byLink } = tester.headers;
  for (const headers of [
    byLink,
    { authorization: tester.headers.authorization ?? '', cookie: tester.headers.cookie ?? '' },
  ]) {
    const response = await download(headers);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('a package');
    expect(response.headers.get('cache-control')).toContain('private');
  }
  expect((await download({})).status).toBe(404);
  expect((await download(developer.headers)).status).toBe(404);
});

it('O29 gives no file by the cookie of a device that the tester does not list, nor to a suspended one', async () => {
  const { id, appId } = await buildHidden({ platforms: [6] });
  await buildVersion(product.db, { application_id: id, platform: 6, status: 2, file_key: PACKAGE_KEY });
  const { authorization: _, ...byLink } = tester.headers;
  const set = (values: { is_limited_to_devices?: boolean; status?: 1 | 2 }) =>
    product.db.updateTable('users').set(values).where('email', '=', TESTER).execute();
  const statusNow = async () =>
    (await product.send(downloadApplication, { applicationId: appId, platform: 6 }, { headers: byLink })).status;
  expect(await statusNow()).toBe(200);
  await set({ is_limited_to_devices: true });
  expect(await statusNow()).toBe(404);
  await set({ is_limited_to_devices: false, status: 2 });
  expect(await statusNow()).toBe(404);
  await set({ status: 1 });
  expect(await statusNow()).toBe(200);
});

it('answers a tester 50012 for a platform without a version or URL', async () => {
  const { appId } = await buildHidden({ platforms: [6] });
  expect(await product.refuse(downloadApplication, { applicationId: appId, platform: 6 }, tester)).toEqual({
    status: 404,
    code: ERROR.versionNotFound,
  });
});
