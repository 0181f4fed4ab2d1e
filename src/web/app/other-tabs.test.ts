import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceToTabs, followTabs } from './other-tabs.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => void vi.stubGlobal('document', page));
afterEach(() => vi.unstubAllGlobals());

it('follows other tabs, once it is shown, and never its own window', async () => {
  const run = vi.fn();
  const leave = followTabs('library', run);
  const other = new BroadcastChannel('library');
  const witness = new BroadcastChannel('library');
  const heardBy = (channel: BroadcastChannel) =>
    new Promise((resolve) => channel.addEventListener('message', resolve, { once: true }));
  const heard = heardBy(other);
  announceToTabs('library');
  await heard;
  expect(run).not.toHaveBeenCalled();
  page.visibilityState = 'hidden';
  const seen = heardBy(witness);
  other.postMessage('changed');
  await seen;
  expect(run).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => run.mock.calls.length).toBe(1);
  leave();
  other.close();
  witness.close();
});
