import { describe, expect } from 'vitest';
import { gamePath } from './demo-game.ts';
import { it, TWO_VIEWS } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const VIDEO_HOSTS = /^https:\/\/[^/]*(?:youtube|ytimg|google)/;

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  it('R3.5 the video is embedded, and its host gets no request before the click', async ({ visit }) => {
    const asked: string[] = [];
    const page = await visit(gamePath('song-of-the-mountain'), {
      locale,
      size,
      routes: (opened) =>
        opened.route(VIDEO_HOSTS, (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: 'text/html', body: '<title>video</title>' });
        }),
    });
    const play = page.getByRole('button', { name: wordsOf(locale)('details.video.play') });
    await play.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await play.click();
    await page.frameLocator('iframe').locator('title').waitFor({ state: 'attached' });
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/WhWc3b3KhnY?autoplay=1']);
  });
});
