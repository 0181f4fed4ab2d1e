import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { followChanges } from '#contract/live/endpoints.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { waitUntilAlive } from './test-in-browser.ts';

/**
 * Opens a page with live updates, and waits until it has made `call` once because its stream was ready: later changes
 * without a reload come from that stream.
 */
export async function openLive(page: Page, address: string, { path }: Endpoint): Promise<void> {
  const answerOf = (called: string) => page.waitForResponse((response) => new URL(response.url()).pathname === called);
  const follow = async () => {
    expect((await answerOf(followChanges.path)).status()).toBe(200);
    await (await answerOf(path)).finished();
  };
  const open = async () => {
    await page.goto(localizePath(address, 'en-US'), { waitUntil: 'domcontentloaded' });
    await waitUntilAlive(page);
  };
  await Promise.all([follow(), open()]);
}
