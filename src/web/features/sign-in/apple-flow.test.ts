import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { startAppleFlow } from './apple-flow.ts';
import { buildApple } from './build-stubs.ts';

const FLOW = { clientId: 'client', redirectUri: 'https://games.example.com/login', state: 'state', nonce: 'nonce' };

it('R7.90 opens a popup that asks for name and email, bound to state and nonce', async () => {
  const apple = buildApple();
  const token = startAppleFlow(apple.auth, FLOW);
  expect(apple.configurations).toEqual([
    {
      clientId: 'client',
      scope: 'name email',
      redirectURI: 'https://games.example.com/login',
      state: 'state',
      nonce: 'nonce',
      usePopup: true,
    },
  ]);
  apple.answer('abc');
  expect(await token).toEqual({ token: 'abc' });
});

it('returns the name that Apple sends at the first consent', async () => {
  const apple = buildApple();
  const credential = startAppleFlow(apple.auth, FLOW);
  const name = { firstName: 'Mei', lastName: 'Lin' };
  const user = { name, email: 'mei@example.com' };
  apple.windows[0]?.resolve({ authorization: { id_token: 'abc', state: FLOW.state }, user });
  expect(await credential).toEqual({ token: 'abc', user: { name } });
});

it('refuses a reply with another state or none', async () => {
  for (const state of ['other', '']) {
    const apple = buildApple();
    const token = startAppleFlow(apple.auth, FLOW);
    apple.answer('abc', state);
    await expect(token).rejects.toMatchObject({ code: ERROR.appleCredentialRejected });
  }
  const apple = buildApple();
  const token = startAppleFlow(apple.auth, FLOW);
  apple.windows[0]?.resolve({ authorization: { id_token: 'abc' } });
  await expect(token).rejects.toMatchObject({ code: ERROR.appleCredentialRejected });
});

const SILENT = ['popup_closed_by_user', 'user_cancelled_authorize', 'user_trigger_new_signin_flow'];

it.each(SILENT)('shows no message for %s', async (reason) => {
  const apple = buildApple();
  const token = startAppleFlow(apple.auth, FLOW);
  apple.refuse(reason);
  expect(await token).toBeNull();
});

it('reports a blocked popup and every other failure', async () => {
  const blocked = buildApple();
  const first = startAppleFlow(blocked.auth, FLOW);
  blocked.refuse('popup_blocked_by_browser');
  await expect(first).rejects.toMatchObject({ messageKey: 'signIn.popupBlocked' });
  const broken = buildApple();
  const second = startAppleFlow(broken.auth, FLOW);
  broken.windows[0]?.reject(new TypeError('broken'));
  await expect(second).rejects.toMatchObject({ code: ERROR.appleCredentialRejected });
});
