import { describe, expect, it } from 'vitest';
import { buildCookies, buildGoogle } from './build-stubs.ts';
import { type GoogleButton, type GoogleFailure, startGoogleFlow } from './google-flow.ts';

const LOOK: GoogleButton = {
  type: 'standard',
  theme: 'outline',
  size: 'large',
  shape: 'pill',
  text: 'continue_with',
  width: 360,
  locale: 'zh_TW',
};

function start() {
  const google = buildGoogle();
  const cookies = buildCookies({ g_state: '1', other: '2' });
  const successes: string[] = [];
  const failures: GoogleFailure[] = [];
  const buttonParent: HTMLElement = Object.create(null);
  const flow = {
    clientId: 'client',
    nonce: 'nonce',
    buttonParent,
    button: LOOK,
    promptParentId: 'prompt',
    onSuccess: (credential: string) => void successes.push(credential),
    onFailure: (failure: GoogleFailure) => void failures.push(failure),
  };
  startGoogleFlow(google.identity, flow, cookies);
  return { google, cookies, successes, failures };
}

it('R7.86 shows the prompt once, bound to client and nonce, and the button beside it', () => {
  const { google } = start();
  expect(google.counts).toEqual({ prompts: 1, buttons: 1, cancels: 0 });
  const expected = { client_id: 'client', nonce: 'nonce', use_fedcm_for_prompt: true, prompt_parent_id: 'prompt' };
  expect(google.configurations).toEqual([expect.objectContaining(expected)]);
});

it('R7.87 calls the failure callback once for a prompt that is not displayed, and leaves g_state alone', () => {
  const { google, cookies, successes, failures } = start();
  google.show({ isNotDisplayed: () => true, getNotDisplayedReason: () => 'suppressed_by_user' });
  google.show({ isNotDisplayed: () => true });
  expect(failures).toEqual(['not_displayed']);
  expect(successes).toEqual([]);
  expect(cookies.jar.get('g_state')).toBe('1');
});

it('R7.88 calls the failure callback once for a skipped prompt, and clears g_state alone', () => {
  const { google, cookies, successes, failures } = start();
  google.show({ isSkippedMoment: () => true });
  google.show({ isSkippedMoment: () => true });
  expect(failures).toEqual(['skipped']);
  expect(successes).toEqual([]);
  expect([...cookies.jar]).toEqual([['other', '2']]);
});

it('R7.89 calls the success callback with the credential, and no failure callback', () => {
  const { google, cookies, successes, failures } = start();
  google.show({ isNotDisplayed: () => false });
  google.answer('abc');
  google.show({});
  expect(successes).toEqual(['abc']);
  expect(failures).toEqual([]);
  expect(cookies.jar.get('g_state')).toBe('1');
});

it('R8.43 distinguishes an unsupported browser from a suppressed prompt', () => {
  const { google, failures } = start();
  google.show({ isNotDisplayed: () => true, getNotDisplayedReason: () => 'browser_not_supported' });
  expect(failures).toEqual(['unsupported']);
});

describe('under FedCM, which does not report whether the prompt is displayed', () => {
  it('still notices a skipped prompt', () => {
    const { google, cookies, failures } = start();
    google.show({});
    expect(failures).toEqual([]);
    google.show({ isSkippedMoment: () => true });
    expect(failures).toEqual(['skipped']);
    expect(cookies.jar.has('g_state')).toBe(false);
  });
});
