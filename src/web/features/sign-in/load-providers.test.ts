import { expect, it } from 'vitest';
import { buildApple, buildGoogle } from './build-stubs.ts';
import { loadApple, loadGoogle, type ScriptHost } from './load-providers.ts';

const google = buildGoogle().identity;
const apple = buildApple().auth;

function host(window: ScriptHost['window'], load: ScriptHost['load'] = async () => {}): ScriptHost {
  return { window, load };
}

const offline = () => Promise.reject(new Error('cannot be loaded'));

it('gives the entry points of the scripts once they are loaded', async () => {
  const addresses: string[] = [];
  const load = async (address: string) => void addresses.push(address);
  expect(await loadGoogle('/g.js', host({ google: { accounts: { id: google } } }, load))).toBe(google);
  expect(await loadApple('/a.js', host({ AppleID: { auth: apple } }, load))).toBe(apple);
  expect(addresses).toEqual(['/g.js', '/a.js']);
});

it('R8.43 reports that Google does not support this browser', async () => {
  for (const window of [{}, { google: {} }, { google: { accounts: {} } }]) {
    await expect(loadGoogle('/g.js', host(window))).rejects.toMatchObject({ messageKey: 'error.google_unsupported' });
  }
});

it('R8.44 reports that Google’s script cannot be loaded', async () => {
  const window = { google: { accounts: { id: google } } };
  await expect(loadGoogle('/g.js', host(window, offline))).rejects.toMatchObject({
    messageKey: 'error.google_unavailable',
  });
});

it('reports that Apple’s script cannot be loaded', async () => {
  const unavailable = { messageKey: 'signIn.appleUnavailable' };
  await expect(loadApple('/a.js', host({ AppleID: { auth: apple } }, offline))).rejects.toMatchObject(unavailable);
  await expect(loadApple('/a.js', host({}))).rejects.toMatchObject(unavailable);
});
