import { afterAll, beforeAll, expect, it } from 'vitest';
import { logOut } from '#contract/account/endpoints.ts';
import { makePng } from '#tests/images/make-image.ts';
import { openUploadTrial, type UploadTrial } from '#tests/images/upload-trial.ts';
import { signInWithBrowser } from '#tests/product/sign-in.ts';

let trial: UploadTrial;
let document: { url: string; uploadId: string };

beforeAll(async () => {
  trial = await openUploadTrial();
  document = await trial.upload({
    purpose: 'passbook',
    content: await makePng({ width: 320, height: 200 }),
    as: 'player',
  });
});

afterAll(() => trial.close());

const ask = (headers: Readonly<Record<string, string>> = {}, url = document.url, method = 'GET') =>
  trial.request(url, { method, headers });
/** What a browser sends for an image: its cookies, and no Authorization. */
const cookiesOf = ({ headers }: { headers: Readonly<Record<string, string>> }) => ({ cookie: headers.cookie ?? '' });

it('shows a document to its owner and to operators, and forbids caching it', async () => {
  for (const person of ['player', 'operator'] as const) {
    const response = await ask(cookiesOf(trial.people[person]));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
});

it('answers everyone else as if it did not exist', async () => {
  const missing = await ask(cookiesOf(trial.people.player), `/files/private/${crypto.randomUUID()}/passbook.png`);
  const { authorization } = trial.people.player.headers;
  const token = `token=${authorization?.replace('Bearer ', '')}`;
  const strangers = [
    await ask(),
    await ask(cookiesOf(trial.people.developer)),
    await ask(cookiesOf(trial.people.neighbour)),
    // The session token alone, as a sibling site or a script could have it.
    await ask({ authorization: authorization ?? '' }),
    await ask({ cookie: token }),
    await ask({ cookie: 'sid=forged; token=forged' }),
  ];
  const answers = await Promise.all([missing, ...strangers].map(async ({ status }) => status));
  expect(answers).toEqual([404, 404, 404, 404, 404, 404, 404]);
});

it('O29 is closed to devices that an account does not list, an operator’s too', async () => {
  const useList = (is_limited_to_devices: boolean) =>
    trial.db.updateTable('users').set({ is_limited_to_devices }).execute();
  const statusFor = async (person: 'player' | 'operator') => (await ask(cookiesOf(trial.people[person]))).status;
  await useList(true);
  await expect.poll(() => statusFor('operator')).toBe(404);
  await expect.poll(() => statusFor('player')).toBe(404);
  await useList(false);
  await expect.poll(() => statusFor('player')).toBe(200);
});

it('is closed by the end of the session', async () => {
  const { headers } = await signInWithBrowser(trial, { email: 'player@example.com' });
  expect((await ask({ cookie: headers.cookie ?? '' })).status).toBe(200);
  await trial.call(logOut, {}, { headers });
  expect((await ask({ cookie: headers.cookie ?? '' })).status).toBe(404);
});

it('serves policies nowhere else, and nothing else as a policy', async () => {
  const cookies = cookiesOf(trial.people.operator);
  const name = document.url.slice('/files/private/'.length);
  const addresses = [
    `/files/images/${name}`,
    `/files/images/../private/${name}`,
    `/files/images/%2e%2e/private/${name}`,
    `/files//private/${name}`,
    `/play-files/private/${name}`,
    `${document.url}/`,
    `${document.url}%00`,
    '/files/private/',
    '/files/private/../images/x.png',
  ];
  for (const address of addresses) {
    const response = await ask(address.includes('/images/') ? {} : cookies, address);
    expect(response.status, address).toBe(404);
  }
  expect((await ask(cookies, document.url, 'HEAD')).status).toBe(200);
});
