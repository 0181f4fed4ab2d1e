import { afterAll, beforeAll, expect, it } from 'vitest';
import { getApplication, playApplication } from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { listLibrary, putFavourite } from '#contract/library/endpoints.ts';
import { releaseVersion } from '#contract/version/endpoints.ts';
import { openVersionTrial, type VersionTrial } from '#tests/product/open-version-trial.ts';

/** A folder without files: only the access check is under test. */
const HOSTED = { web_redirect_url: '', platforms: [2, 6] };
const REFUSED = { status: 400, code: ERROR.invalidFormat, fields: { file: 'file.hosting_off' } };

let off: VersionTrial;

beforeAll(async () => {
  off = await openVersionTrial({ settings: { HOSTED_GAMES: 'off' } });
});

afterAll(() => off.close());

const build = async (overrides: object = {}) => {
  const game = await off.buildGame(HOSTED);
  const versionId = await off.buildVersion(game.id, { file_key: `games/game-${game.id}`, status: 1, ...overrides });
  return { ...game, versionId };
};

it('refuses builds for the browser while HOSTED_GAMES is off: by upload, by version, by release', async () => {
  const { appId, versionId } = await build({ status: 2 });
  const metadata = { applicationId: appId, platform: '2', filename: 'game.zip' };
  const encoded = Object.entries(metadata).map(([name, value]) => `${name} ${btoa(value)}`);
  const upload = await off.request('/api/uploads', {
    method: 'POST',
    headers: {
      ...off.first.headers,
      'tus-resumable': '1.0.0',
      'upload-length': '9',
      'upload-metadata': encoded.join(','),
    },
  });
  expect([upload.status, (await upload.json()).error.fields]).toEqual([400, REFUSED.fields]);
  expect(await off.refuseToCreate(appId, { file: new File(['x'], 'game.zip') })).toMatchObject(REFUSED);
  expect(await off.refuse(releaseVersion, { id: versionId }, off.first)).toMatchObject(REFUSED);
});

it('says that a hosted game cannot be played while HOSTED_GAMES is off, and serves none of its files', async () => {
  const { appId: applicationId } = await build();
  await off.call(putFavourite, { applicationId, favourite: true }, off.first);
  expect(await off.refuse(playApplication, { applicationId })).toEqual({ status: 409, code: ERROR.gameNotOpen });
  expect((await off.call(getApplication, { applicationId, lang: 'en-US' })).canPlay).toBe(false);
  const { list } = await off.call(listLibrary, { list: 'favourites', lang: 'en-US' }, off.first);
  expect(list.map(({ canPlay }) => canPlay)).toEqual([false]);
});

it('plays games on the site of their developer all the same', async () => {
  const { id, appId: applicationId } = await off.buildGame();
  await off.create(applicationId);
  const waiting = await off.buildVersion(id);
  await off.call(releaseVersion, { id: waiting }, off.first);
  expect(await off.call(playApplication, { applicationId })).toEqual({ url: 'https://play.example/x' });
  expect((await off.call(getApplication, { applicationId, lang: 'en-US' })).canPlay).toBe(true);
});
