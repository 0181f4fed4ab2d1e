import { expect, inject } from 'vitest';
import { demoGame, REMOVED_GAME } from './demo-game.ts';
import { it } from './test-in-browser.ts';

/** Like search engines, which follow no link that asks not to, nor any of a page that does. */
const LINK = /<(?:a|link)\s(?![^>]*\srel="nofollow")[^>]*?href="([^"]+)"/g;
const CLOSED = '<meta name="robots" content="noindex, nofollow"';
const PICTURE = /<(?:img|script)\s[^>]*?src="([^"]+)"/g;
const AT_ONCE = 8;

function linksOf(html: string, base: string): string[] {
  const found = [...html.matchAll(LINK), ...html.matchAll(PICTURE)].flatMap(([, href = '']) => href);
  return sameOrigin(
    found.map((href) => href.replaceAll('&amp;', '&')),
    base,
  );
}

function sameOrigin(addresses: readonly string[], base: string): string[] {
  return addresses.flatMap((address) => {
    const url = URL.parse(address, base);
    if (url === null || url.origin !== new URL(base).origin) return [];
    url.hash = '';
    return [url.href];
  });
}

/** Other tests unpublish this game temporarily. */
const LEFT_OUT = encodeURIComponent(demoGame(REMOVED_GAME).appId);

/** All addresses reachable from the given ones, with their responses; downloads are not followed. */
async function crawl(starts: readonly string[]): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  let next = [...starts];
  while (next.length > 0) {
    const batch = next.splice(0, AT_ONCE);
    const found = await Promise.all(
      batch.map(async (address) => {
        const response = await fetch(address, { headers: { 'accept-language': 'zh-TW' }, redirect: 'manual' });
        answers.set(address, response.status);
        const location = response.headers.get('location');
        if (location !== null) return sameOrigin([location], address);
        const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
        if (isPage) {
          const html = await response.text();
          return html.includes(CLOSED) ? [] : linksOf(html, address);
        }
        await response.body?.cancel();
        return [];
      }),
    );
    const open = [...new Set([...next, ...found.flat()])].filter((address) => !answers.has(address));
    next = open.filter((address) => !address.includes(LEFT_OUT));
  }
  return answers;
}

it('every link and picture of every page answers, from the root and from the English hall on', async () => {
  const { open } = inject('origins');
  const answers = await crawl([`${open}/`, `${open}/en-US`]);
  const failed = [...answers].filter(([, status]) => status >= 400);
  expect(failed).toEqual([]);
  expect(answers.size).toBeGreaterThan(200);
});
