import { expect } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import { demoGame } from './demo-game.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, waitUntilAlive } from './test-in-browser.ts';

it('the page of a game reports when a player begins and stops to play', async ({ visit }) => {
  const page = await visit(BLANK);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/library/play-time')) sent.push(request.postDataJSON());
  });
  const { appId: applicationId } = demoGame('number-hills');
  await signInAs(page, 'timed@example.com');
  await page.goto(localizePath(`/play${detailsQuery(applicationId)}`, 'en-US'));
  await page.locator('iframe').waitFor();
  await waitUntilAlive(page);
  await expect.poll(() => sent).toEqual([{ applicationId, start: true }]);
  await page.locator('header a').first().click();
  await expect.poll(() => sent.at(-1)).toEqual({ applicationId, start: false });
  expect(sent).toHaveLength(2);
});
