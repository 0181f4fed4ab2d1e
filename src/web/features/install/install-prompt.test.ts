import { expect, it, vi } from 'vitest';
import { createInstallPrompt } from './install-prompt.ts';

function offerOf(outcome: 'accepted' | 'dismissed') {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  return Object.assign(event, { prompt: vi.fn(async () => ({ outcome })) });
}

function openPrompt() {
  const target = new EventTarget();
  const prompt = createInstallPrompt();
  const notify = vi.fn();
  prompt.follow(target);
  prompt.subscribe(notify);
  return { target, prompt, notify };
}

it('holds the offer of the browser, in place of its bar', () => {
  const { target, prompt, notify } = openPrompt();
  expect(prompt.isOffered()).toBe(false);
  const offer = offerOf('accepted');
  target.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(prompt.isOffered()).toBe(true);
  expect(notify).toHaveBeenCalledTimes(1);
});

it.each([
  ['accepted', true],
  ['dismissed', false],
] as const)('asks once, and tells what was %s', async (outcome, isInstalled) => {
  const { target, prompt } = openPrompt();
  const offer = offerOf(outcome);
  target.dispatchEvent(offer);
  expect(await prompt.install()).toBe(isInstalled);
  expect(prompt.isOffered()).toBe(false);
  expect(await prompt.install()).toBe(false);
  expect(offer.prompt).toHaveBeenCalledTimes(1);
});

it('offers nothing any more once the application is installed by another way', () => {
  const { target, prompt } = openPrompt();
  target.dispatchEvent(offerOf('accepted'));
  target.dispatchEvent(new Event('appinstalled'));
  expect(prompt.isOffered()).toBe(false);
});
