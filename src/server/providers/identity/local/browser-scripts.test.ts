import { createContext, Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { makeMoment } from './browser/moments.js';
import { makeClientScript, readCallbackScript } from './browser-scripts.ts';

/** Runs a script with only a window, and returns what it defines there. */
function run(script: string) {
  const window: Record<string, unknown> = {};
  new Script(script).runInContext(createContext({ window }));
  return window;
}

describe('scripts', () => {
  it('offer the entry points of Google’s script, as a classic script', () => {
    expect(run(makeClientScript('google', LOCALES))).toEqual({
      google: {
        accounts: {
          id: {
            initialize: expect.any(Function),
            prompt: expect.any(Function),
            renderButton: expect.any(Function),
            cancel: expect.any(Function),
            disableAutoSelect: expect.any(Function),
          },
        },
      },
    });
  });

  it('offer the entry points of Apple’s script', () => {
    expect(run(makeClientScript('apple', LOCALES))).toEqual({
      AppleID: { auth: { init: expect.any(Function), signIn: expect.any(Function) } },
    });
  });

  it('leave nothing else behind', () => {
    const context = createContext({ window: {} });
    new Script(makeClientScript('google', LOCALES)).runInContext(context);
    expect(Object.keys(context)).toEqual(['window']);
  });

  it('know their provider, and its words in every language', () => {
    const script = makeClientScript('apple', LOCALES);
    expect(script).toContain('"base":"/dev/identity/apple"');
    for (const locale of LOCALES) expect(script).toContain(`"${locale}":{"cardTitle":"`);
    expect(script).toContain('Sign in with Apple (local)');
    expect(script).not.toContain('{provider}');
  });

  it('tell the window before only what is meant for it, and only a page of the same origin', () => {
    const told: unknown[] = [];
    const opener = { postMessage: (...message: unknown[]) => told.push(message) };
    const location = { search: '?code=c&state=s&iss=i', origin: 'http://localhost' };
    const closed: string[] = [];
    const window = { opener, close: () => closed.push('closed') };
    new Script(readCallbackScript()).runInContext(createContext({ window, location, URLSearchParams }));
    expect(told).toEqual([[{ type: 'local-identity', state: 's', code: 'c', error: '' }, 'http://localhost']]);
    expect(closed).toEqual(['closed']);
  });
});

describe('moments of the prompt', () => {
  const read = (moment: ReturnType<typeof makeMoment>) =>
    Object.fromEntries(Object.entries(moment).map(([name, ask]) => [name, ask()]));
  const nothing = {
    isSkippedMoment: false,
    isDismissedMoment: false,
    getDismissedReason: undefined,
    isDisplayMoment: false,
    isDisplayed: false,
    isNotDisplayed: false,
    getNotDisplayedReason: undefined,
    getSkippedReason: undefined,
  };

  it.each([
    [{ type: 'display' }, { isDisplayMoment: true, isDisplayed: true }],
    [
      { type: 'display', reason: 'suppressed_by_user' },
      { isDisplayMoment: true, isNotDisplayed: true, getNotDisplayedReason: 'suppressed_by_user' },
    ],
    [
      { type: 'skipped', reason: 'user_cancel' },
      { isSkippedMoment: true, getSkippedReason: 'user_cancel' },
    ],
    [
      { type: 'dismissed', reason: 'credential_returned' },
      { isDismissedMoment: true, getDismissedReason: 'credential_returned' },
    ],
  ] as const)('say of %j what Google’s script says', (facts, told) => {
    expect(read(makeMoment(facts, false))).toEqual({ ...nothing, getMomentType: facts.type, ...told });
  });

  it('say under FedCM only what is left there', () => {
    expect(read(makeMoment({ type: 'skipped', reason: 'user_cancel' }, true))).toEqual({
      getMomentType: 'skipped',
      isSkippedMoment: true,
      isDismissedMoment: false,
      getDismissedReason: undefined,
    });
  });
});
