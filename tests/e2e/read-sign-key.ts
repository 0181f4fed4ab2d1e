import type { Page } from 'playwright-core';

const known = new Map<string, string>();

/** The origin of a page's product, and the key that its pages sign calls with; the page itself may be blank. */
export async function readSignKey(page: Page): Promise<{ readonly origin: string; readonly secret: string }> {
  const reply = await page.request.get('/healthz');
  const { origin } = new URL(reply.url());
  const secret = known.get(origin) ?? (await askForKey(page));
  known.set(origin, secret);
  return { origin, secret };
}

/** As in the HTML of any page: part of the state that the page starts with. */
async function askForKey(page: Page): Promise<string> {
  const html = await (await page.request.get('/login')).text();
  const [, key] = /&quot;signKey&quot;:&quot;([^&]+)&quot;/.exec(html) ?? [];
  if (key === undefined) throw new Error('the sign-in page names no key');
  return key;
}
