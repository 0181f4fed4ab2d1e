import { expect, it, vi } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { followReleases } from './follow-releases.ts';

const OWN = '/assets/app-1.js';

async function startFollowing() {
  const container = new EventTarget();
  const update = vi.fn(async () => undefined);
  const postMessage = vi.fn();
  const onNewRelease = vi.fn();
  const clock = { now: 1_000_000 };
  const shown: (() => void)[] = [];
  const repeated: { readonly run: () => void; readonly everyMs: number }[] = [];
  const register = vi.fn(async () => ({ update }));
  await followReleases({
    container: Object.assign(container, { register, ready: Promise.resolve({ active: { postMessage } }) }) as never,
    ownScript: OWN,
    locale: 'vi-VN',
    now: () => clock.now,
    onShown: (notify) => void shown.push(notify),
    setInterval: (run, everyMs) => void repeated.push({ run, everyMs }),
    onNewRelease,
  });
  const tell = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }));
  return { register, update, postMessage, onNewRelease, clock, shown, repeated, tell };
}

it('registers the worker bypassing caches, and sends it the language of the next visit', async () => {
  const { register, postMessage } = await startFollowing();
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  expect(postMessage).toHaveBeenCalledWith({ type: 'language', locale: 'vi-VN' });
});

it('reports once that another release is active', async () => {
  const { tell, onNewRelease } = await startFollowing();
  tell({ type: 'release', entry: ['/assets/app-2.js'] });
  tell({ type: 'release', entry: ['/assets/app-3.js'] });
  expect(onNewRelease).toHaveBeenCalledTimes(1);
});

it.each([
  [{ type: 'release', entry: ['/assets/other.js', OWN] }],
  [{ type: 'release' }],
  [{ type: 'language', entry: [] }],
  ['release'],
  [null],
])('says nothing at %j', async (data) => {
  const { tell, onNewRelease } = await startFollowing();
  tell(data);
  expect(onNewRelease).not.toHaveBeenCalled();
});

it('checks for a newer release every half hour, and on return after ten minutes', async () => {
  const { update, clock, shown, repeated } = await startFollowing();
  expect(repeated.map(({ everyMs }) => everyMs)).toEqual([LIMITS.releaseCheckMs]);
  const comeBack = () => {
    for (const notify of shown) notify();
  };
  clock.now += LIMITS.releaseCheckPauseMs - 1;
  comeBack();
  expect(update).not.toHaveBeenCalled();
  clock.now += 1;
  comeBack();
  comeBack();
  expect(update).toHaveBeenCalledTimes(1);
  repeated[0]?.run();
  expect(update).toHaveBeenCalledTimes(2);
});
