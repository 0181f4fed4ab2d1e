import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { GOOGLE_SCRIPT } from '#domain/page/trusted-scripts.ts';
import { loadScript } from './load-providers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A document whose scripts load on command. */
function buildDocument() {
  const scripts: (EventTarget & { src: string; isRemoved: boolean })[] = [];
  const createElement = () => {
    const script = Object.assign(new EventTarget(), { src: '', isRemoved: false, remove: () => {} });
    script.remove = () => {
      script.isRemoved = true;
    };
    scripts.push(script);
    return script;
  };
  const page = JSON.parse('{}');
  Object.assign(page, { createElement, head: { append: () => {} } });
  return { page, scripts };
}

it('loads a script once for any number of requests', async () => {
  const { page, scripts } = buildDocument();
  const both = [loadScript(GOOGLE_SCRIPT, page), loadScript(GOOGLE_SCRIPT, page)];
  scripts[0]?.dispatchEvent(new Event('load'));
  await Promise.all([...both, loadScript(GOOGLE_SCRIPT, page)]);
  expect(scripts.map(({ src }) => src)).toEqual([GOOGLE_SCRIPT]);
});

it('does not cache a failure, so that the next click tries again', async () => {
  const { page, scripts } = buildDocument();
  const first = loadScript('/dev/identity/google/client.js', page);
  scripts[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/dev/identity/google/client.js');
  expect(scripts[0]?.isRemoved).toBe(true);
  const second = loadScript('/dev/identity/google/client.js', page);
  scripts[1]?.dispatchEvent(new Event('load'));
  await second;
  expect(scripts).toHaveLength(2);
});

it('gives up on a script that never comes', async () => {
  const { page } = buildDocument();
  const loading = loadScript('/dev/identity/apple/client.js', page);
  const refused = expect(loading).rejects.toThrow('/dev/identity/apple/client.js');
  await vi.advanceTimersByTimeAsync(LIMITS.requestTimeoutMs);
  await refused;
});
