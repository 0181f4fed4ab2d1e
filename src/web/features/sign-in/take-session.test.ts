import { expect, it } from 'vitest';
import { LOGIN_TYPE } from '#contract/states.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { closeSignIn, openSignIn, signInRequest } from './open-sign-in.ts';
import { takeSession } from './take-session.ts';

it('a page that goes on is not loaded anew, also where the dialog was closed while the call was on its way', async () => {
  for (const isClosed of [false, true]) {
    const loaded: string[] = [];
    const page = {
      ...buildPage({ locale: 'en-US' }),
      startSession: async () => void loaded.push('page'),
      reloadProfile: async () => void loaded.push('profile'),
    };
    openSignIn({ keepsPage: true });
    if (isClosed) closeSignIn();
    await takeSession(
      page,
      { token: 'a', tokenType: 'Bearer', expiresAt: 60, expiresIn: 60, loginType: LOGIN_TYPE.google },
      { keepsPage: true },
    );
    expect([loaded, page.session.state().isLogin, signInRequest.get()]).toEqual([['profile'], true, null]);
  }
});
