import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApplication } from '#tests/factories/build-application.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signInWithBrowser } from '#tests/product/sign-in.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
  await buildApplication(product.db, { names: { 'zh-TW': 'For everybody' } });
  await buildApplication(product.db, { app_id: 'com.adult', age_rating: '18+', names: { 'zh-TW': 'For adults' } });
});

beforeEach(() => product.forget());

afterAll(() => product.close());

function answer(fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return product.request('/age', {
    method: 'POST',
    headers: { ...type, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

describe('O24 the answer to the question for the age', () => {
  it('is kept in a cookie and leads back', async () => {
    const back = '/en-US/application/details?applicationId=com.adult';
    const response = await answer({ answer: 'younger', back });
    expect([response.status, response.headers.get('location'), response.headers.get('set-cookie')]).toEqual([
      303,
      back,
      'age=younger; Path=/; Max-Age=31536000; SameSite=Lax',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('counts until the visitor’s midnight, without scripts until the store’s', async () => {
    const lifetime = async (seconds: string) => {
      const response = await answer({ answer: 'adult', back: '/', seconds });
      return /Max-Age=(\d+);/.exec(response.headers.get('set-cookie') ?? '')?.[1];
    };
    expect(await lifetime('3600')).toBe('3600');
    expect(await lifetime('90000')).toBe('90000');
    // Noon in Taiwan.
    for (const told of ['', '0', '-5', '90001', '1.5', 'x']) expect(await lifetime(told), told).toBe('43200');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '', '/\n/evil'])(
    'never leads to another site: %j',
    async (back) => {
      expect((await answer({ answer: 'adult', back })).headers.get('location')).toBe('/');
    },
  );

  it('leads back to an address in any script', async () => {
    const back = '/search?q=海 é';
    expect((await answer({ answer: 'adult', back })).headers.get('location')).toBe('/search?q=%E6%B5%B7%20%C3%A9');
  });

  it('keeps nothing that is no answer, and takes none from another site or at any length', async () => {
    expect((await answer({ answer: 'adult; Domain=x', back: '/' })).headers.get('set-cookie')).toBeNull();
    expect((await answer({ answer: 'adult' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await answer({ answer: 'adult', back: '/'.repeat(20_000) })).status).toBe(413);
  });
});

describe('O24 kept pages', () => {
  const read = async (path: string, cookie = '') => (await product.request(path, { headers: { cookie } })).text();
  const lastAudience = () => product.renderer.visits.at(-1)?.audience;

  it('contain no adult game for younger visitors, whoever came first', async () => {
    for (const order of [
      ['age=younger', ''],
      ['', 'age=younger'],
      ['age=younger', 'age=adult', ''],
    ]) {
      product.forget();
      for (const cookie of [...order, ...order]) {
        const html = await read('/games', cookie);
        expect(html.includes('For adults'), cookie).toBe(cookie !== 'age=younger');
        expect(html).toContain('For everybody');
      }
    }
  });

  it('are made for each answer, and once for each', async () => {
    const before = product.renderer.visits.length;
    for (const cookie of ['', 'age=adult', 'age=younger', '', 'age=adult', 'age=younger', 'age=x']) {
      await read('/games', cookie);
    }
    expect(product.renderer.visits.slice(before).map(({ audience }) => audience)).toEqual([
      'unknown',
      'adult',
      'younger',
    ]);
  });

  it('of a game for adults do not exist for who is younger', async () => {
    expect(await read('/application/details?applicationId=com.adult')).toContain('For adults');
    const response = await product.request('/application/details?applicationId=com.adult', {
      headers: { cookie: 'age=younger' },
    });
    expect(await response.text()).not.toContain('For adults');
  });

  it('give search engines what adults read', async () => {
    await product.request('/games', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } });
    expect(lastAudience()).toBe('adult');
  });

  it('R5.43 are not those of an account under 18', async () => {
    const { headers } = await signInWithBrowser(product, { email: 'young@example.com' });
    const cookie = headers.cookie ?? '';
    await product.db.updateTable('users').set({ birthdate: '2015-01-01' }).execute();
    expect(await read('/games')).toContain('For adults');
    expect(await read('/games', cookie)).not.toContain('For adults');
    expect(product.renderer.visits.at(-1)).toMatchObject({ audience: 'younger', isAgeOfAccount: true });
    expect(await read('/games')).toContain('For adults');
  });
});

it('O24 site maps and feeds are the same for everyone', async () => {
  for (const path of ['/sitemaps/games-1.xml', '/feed.xml', '/feed.json']) {
    const [one, other] = await Promise.all(
      ['', 'age=younger'].map(async (cookie) => (await product.request(path, { headers: { cookie } })).text()),
    );
    expect(other, path).toBe(one);
  }
});
