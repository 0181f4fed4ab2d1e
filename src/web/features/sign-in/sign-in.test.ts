import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { openTestSignIn, SESSION, settle } from './build-stubs.ts';
import type { GoogleIdentity } from './google-flow.ts';
import { readProviderOffers } from './provider-offers.ts';
import { SignInError } from './sign-in-failure.ts';

describe('with Google', () => {
  it('R7.86 a click shows the prompt once, and Google’s own button in the place of ours', async () => {
    const { signIn, google } = openTestSignIn();
    await signIn.start('google');
    expect(google.counts).toEqual({ prompts: 1, buttons: 1, cancels: 0 });
    expect(google.configurations[0]).toMatchObject({ client_id: 'starhall-local-google', nonce: 'nonce 1' });
    expect(signIn.getState()).toMatchObject({ pending: null, isGoogleButtonShown: true, message: null });
  });

  it('R7.89 sends the credential "abc" and adopts the session', async () => {
    const { signIn, google, logins, sessions } = openTestSignIn();
    await signIn.start('google');
    google.answer('abc');
    await settle();
    expect(logins).toEqual([['google', 'abc']]);
    expect(sessions).toEqual([SESSION]);
    expect(signIn.getState()).toMatchObject({ step: 'sending', pending: 'google', message: null });
  });

  it('R7.88 after a skipped prompt points to the button, which still signs in', async () => {
    const { signIn, google, cookies, logins } = openTestSignIn();
    await signIn.start('google');
    google.show({ isSkippedMoment: () => true });
    await expect.poll(() => signIn.getState().message).toEqual({ key: 'signIn.useGoogleButton', isHint: true });
    expect(cookies.jar.has('g_state')).toBe(false);
    google.answer('abc');
    await settle();
    expect(logins).toEqual([['google', 'abc']]);
  });

  it('R8.43 says that the browser is not supported', async () => {
    const { signIn, google } = openTestSignIn();
    await signIn.start('google');
    google.show({ isNotDisplayed: () => true, getNotDisplayedReason: () => 'browser_not_supported' });
    await expect.poll(() => signIn.getState().message).toEqual({ key: 'error.google_unsupported' });
  });

  it('R8.44 reports that Google cannot be reached, and retries on the next click', async () => {
    const unreachable = new SignInError('error.google_unavailable');
    let isOnline = false;
    const loads: string[] = [];
    const world = openTestSignIn({
      async loadGoogle(address): Promise<GoogleIdentity> {
        loads.push(address);
        if (!isOnline) throw unreachable;
        return world.google.identity;
      },
    });
    await world.signIn.start('google');
    expect(world.signIn.getState()).toMatchObject({
      step: 'choosing',
      pending: null,
      isGoogleButtonShown: false,
      message: { key: 'error.google_unavailable' },
    });
    isOnline = true;
    await world.signIn.start('google');
    expect(world.google.counts.prompts).toBe(1);
    expect(world.signIn.getState().message).toBeNull();
  });
});

describe('with Apple', () => {
  it('R7.90 opens the popup for name and email, and sends the identity token', async () => {
    const { signIn, apple, logins, sessions } = openTestSignIn();
    const click = signIn.start('apple');
    await settle();
    expect(apple.configurations).toEqual([
      expect.objectContaining({ usePopup: true, scope: 'name email', state: 'random state', nonce: 'nonce 1' }),
    ]);
    expect(signIn.getState().pending).toBe('apple');
    apple.answer('token of Apple');
    await click;
    expect(logins).toEqual([['apple', 'token of Apple']]);
    expect(sessions).toEqual([SESSION]);
  });

  it('shows no message for a closed popup, and opens it again', async () => {
    const { signIn, apple, logins } = openTestSignIn();
    const click = signIn.start('apple');
    await settle();
    apple.refuse('popup_closed_by_user');
    await click;
    expect(signIn.getState()).toMatchObject({ step: 'choosing', pending: null, message: null });
    void signIn.start('apple');
    await settle();
    expect(apple.windows).toHaveLength(2);
    expect(logins).toEqual([]);
  });

  it('rejects a reply with another state', async () => {
    const { signIn, apple, logins } = openTestSignIn();
    const click = signIn.start('apple');
    await settle();
    apple.answer('token', 'state of somebody else');
    await click;
    expect(logins).toEqual([]);
    expect(signIn.getState().message).toEqual({ key: 'error.30012' });
  });
});

describe('scripts of other sites', () => {
  const offers = readProviderOffers(
    { googleClientId: 'g', appleClientId: 'a', localSignIn: false, openId: [] },
    'en-US',
  );
  const openRecorded = (mayLoadExternalMedia: () => boolean) => {
    const loaded: string[] = [];
    const load = (address: string) => {
      loaded.push(new URL(address).hostname);
      return Promise.reject(new Error('not loaded'));
    };
    return { loaded, ...openTestSignIn({ offers, mayLoadExternalMedia, loadGoogle: load, loadApple: load }) };
  };

  it('come with the dialog where that was allowed', () => {
    expect(openRecorded(() => true).loaded).toEqual(['accounts.google.com', 'appleid.cdn-apple.com']);
  });

  it('come with the click on their button where it was not', async () => {
    const { loaded, signIn } = openRecorded(() => false);
    await settle();
    expect(loaded).toEqual([]);
    await signIn.start('google');
    expect(loaded).toEqual(['accounts.google.com']);
  });
});

describe('one sign-in at a time', () => {
  it('double clicks start one', async () => {
    const { signIn, google, apple } = openTestSignIn();
    await Promise.all([signIn.start('google'), signIn.start('google')]);
    expect(google.counts.prompts).toBe(1);
    void signIn.start('apple');
    void signIn.start('apple');
    await settle();
    void signIn.start('apple');
    await settle();
    expect(apple.windows).toHaveLength(1);
  });

  it('a second credential while the first is on its way is not sent', async () => {
    const { signIn, google, logins } = openTestSignIn();
    await signIn.start('google');
    google.answer('abc');
    google.answer('def');
    void signIn.start('apple');
    await settle();
    expect(logins).toEqual([['google', 'abc']]);
  });

  it('switching to the other provider signs in there', async () => {
    const { signIn, google, apple, logins } = openTestSignIn();
    void signIn.start('apple');
    await settle();
    await signIn.start('google');
    apple.answer('token of Apple');
    await settle();
    expect(logins).toEqual([]);
    google.answer('abc');
    await settle();
    expect(logins).toEqual([['google', 'abc']]);
  });
});

describe('refused by the server', () => {
  const refuse = (
    code: typeof ERROR.googleCredentialRejected | typeof ERROR.accountSuspended | typeof ERROR.accountDeleted,
  ) => ({ logIn: () => Promise.reject(new ApiError(code)) });

  it('R6.10 a suspended account opens no session and shows why', async () => {
    const { signIn, google, sessions } = openTestSignIn(refuse(ERROR.accountSuspended));
    await signIn.start('google');
    google.answer('abc');
    await settle();
    expect(signIn.getState()).toMatchObject({ step: 'suspended', pending: null, message: null });
    expect(sessions).toEqual([]);
  });

  it('every other refusal is said, and the next click begins with a new nonce', async () => {
    const { signIn, google } = openTestSignIn(refuse(ERROR.googleCredentialRejected));
    await signIn.start('google');
    google.answer('abc');
    await settle();
    expect(signIn.getState()).toMatchObject({
      step: 'choosing',
      isGoogleButtonShown: false,
      message: { key: 'error.30011' },
    });
    await signIn.start('google');
    expect(google.configurations.map(({ nonce }) => nonce)).toEqual(['nonce 1', 'nonce 2']);
    expect(signIn.getState().message).toBeNull();
  });

  it('a nonce that cannot be had is said as well', async () => {
    const { signIn, google } = openTestSignIn({ fetchNonce: () => Promise.reject(new ApiError(ERROR.maintenance)) });
    await signIn.start('google');
    expect(signIn.getState().message).toEqual({ key: 'error.99000' });
    expect(google.counts.prompts).toBe(0);
  });
});

describe('after the panel has gone', () => {
  it('while scripts are loading, nothing opens anymore', async () => {
    const loading = Promise.withResolvers<GoogleIdentity>();
    const { signIn, google } = openTestSignIn({ loadGoogle: () => loading.promise });
    let changes = 0;
    const click = signIn.start('google');
    signIn.subscribe(() => {
      changes += 1;
    });
    signIn.close();
    loading.resolve(google.identity);
    await click;
    expect(google.counts.prompts).toBe(0);
    expect(changes).toBe(0);
  });

  it('the prompt is canceled, and its late credential is not sent', async () => {
    const { signIn, google, logins } = openTestSignIn();
    await signIn.start('google');
    signIn.close();
    expect(google.counts.cancels).toBe(1);
    google.answer('abc');
    await settle();
    expect(logins).toEqual([]);
  });

  it('a session that the server has opened already is taken over all the same', async () => {
    const answer = Promise.withResolvers<typeof SESSION>();
    const { signIn, google, sessions } = openTestSignIn({ logIn: () => answer.promise });
    await signIn.start('google');
    google.answer('abc');
    signIn.close();
    answer.resolve(SESSION);
    await settle();
    expect(sessions).toEqual([SESSION]);
  });
});
