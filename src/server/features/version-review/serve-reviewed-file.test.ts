import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { getReviewedFile } from '#contract/version/operator-endpoints.ts';
import { openVersionReviewTrial, type VersionReviewTrial } from '#tests/product/open-version-review-trial.ts';
import { signInWithBrowser } from '#tests/product/sign-in.ts';
import { incomingPath, packagesFolder } from '../package-upload/package-queries.ts';

const CONTENT = 'as it was uploaded';

let trial: VersionReviewTrial;
let operatorCookies: Readonly<Record<string, string>>;

beforeAll(async () => {
  trial = await openVersionReviewTrial();
  operatorCookies = await cookiesOf('operator@starhall.test');
});

afterAll(() => trial.close());

/** What a browser sends when following a link: its cookies, and no Authorization header. */
async function cookiesOf(email: string): Promise<Readonly<Record<string, string>>> {
  const { headers } = await signInWithBrowser(trial.product, { email });
  return { cookie: headers.cookie ?? '' };
}

/** Creates a version whose file is stored or still incoming; returns it with the file's address. */
async function submitFile(isStored: boolean) {
  const game = await trial.buildGame({ platforms: [6], web_redirect_url: '' });
  const id = crypto.randomUUID();
  const file_key = isStored ? `packages/${id}/package.apk` : null;
  const file = { id, name: '星空.apk', file_key, state: isStored ? 'stored' : 'received' } as const;
  const version = await trial.submit(game.id, { ...trial.apk(), file });
  if (file_key !== null) await trial.services.files.put(file_key, Buffer.from(CONTENT));
  if (file_key === null) {
    await mkdir(packagesFolder(trial.services), { recursive: true });
    await writeFile(incomingPath(trial.services, id), CONTENT);
  }
  return { id: version, url: (await trial.readCase(version)).fileUrl ?? '' };
}

it.each([true, false])('is fetched as it was uploaded, by a link and by a call: stored %s', async (isStored) => {
  const { id, url } = await submitFile(isStored);
  const byLink = await trial.request(url, { headers: operatorCookies });
  const byCall = await trial.send(getReviewedFile, { id }, trial.operator);
  for (const response of [byLink, byCall]) {
    expect([response.status, await response.text()]).toEqual([200, CONTENT]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment;.*%E6%98%9F%E7%A9%BA\.apk/),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  }
  const part = await trial.request(url, { headers: { ...operatorCookies, range: 'bytes=3-4' } });
  expect([part.status, await part.text()]).toEqual([206, CONTENT.slice(3, 5)]);
});

it('does not exist for anyone else, its developer included, nor under an unknown number', async () => {
  const { url } = await submitFile(true);
  expect((await trial.request(url)).status).toBe(404);
  for (const email of ['player@example.com', 'first@studio.test']) {
    expect((await trial.request(url, { headers: await cookiesOf(email) })).status).toBe(404);
  }
  for (const id of ['0', '-1', 'x', '1e3', '99999999999', '2147483647']) {
    expect((await trial.request(`/files/reviewed/${id}`, { headers: operatorCookies })).status, id).toBe(404);
  }
});

it('is 50012 for a version without a file, for one that is not there, and where the bytes are gone', async () => {
  const refuse = (id: number) => trial.refuse(getReviewedFile, { id }, trial.operator);
  const { id } = await trial.submitGame();
  const game = await trial.buildGame({ platforms: [6] });
  const lost = await trial.submit(game.id, trial.apk());
  for (const number of [id, 2_147_483_647, lost])
    expect(await refuse(number)).toEqual({ status: 404, code: ERROR.versionNotFound });
});

it('is the file from before there were uploads too, and never the build that was unpacked', async () => {
  const game = await trial.buildGame({ platforms: [2, 6] });
  await trial.services.files.put('packages/old.apk', Buffer.from(CONTENT));
  const old = await trial.submit(game.id, { platform: 6, file_name: 'old.apk', file_key: 'packages/old.apk' });
  const response = await trial.send(getReviewedFile, { id: old }, trial.operator);
  expect(await response.text()).toBe(CONTENT);
  const unpacked = await trial.submit(game.id, { file_name: 'web.zip', file_key: 'games/old' });
  expect((await trial.readCase(unpacked)).fileUrl).toBeNull();
});
