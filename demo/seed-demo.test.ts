import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getDeveloper } from '#contract/developer-page/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import {
  downloadApplication,
  getApplication,
  getCollection,
  getPoints,
  hideRecent,
  issueAppleToken,
  issueGoogleToken,
  listApplications,
  listBanners,
  listCategories,
  listDeposits,
  listHallShelves,
  listInvoices,
  listLibrary,
  listNotifications,
  listOrders,
  listPublicProducts,
  listSales,
  listSortedApplications,
  listStatements,
  listWinningInvoices,
  loginWithApple,
  loginWithGoogle,
  playApplication,
} from '#contract/index.ts';
import { IMAGE_PRESETS } from '#contract/values/image-presets.ts';
import { RENDITION_WIDTHS, renditionUrl } from '#contract/values/image-renditions.ts';
import { CURRENCIES } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { INVOICE_STATUS, PAYMENT_STATUS } from '#contract/values/states.ts';
import { currencyOfCountry } from '#domain/countries/countries.ts';
import { checkApplicationSubmission } from '#domain/forms/application/application-submission.ts';
import { checkProviderApplicationForm } from '#domain/forms/provider/provider-application-form.ts';
import { findStoredForm } from '#server/features/application/own-application-queries.ts';
import { createListLocalAccounts } from '#server/features/identity/list-local-accounts.ts';
import { reconcile } from '#server/features/ledger/reconcile.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { demoCollections } from './catalogue/collections.ts';
import { demoDeveloperPages } from './catalogue/developer-pages.ts';
import { demoGames } from './catalogue/games.ts';
import { demoProducts } from './catalogue/products.ts';
import { demoExchanges, demoTopUps } from './catalogue/wallet.ts';
import { seedDemo } from './seed-demo.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct({ seed: seedDemo });
});

afterAll(() => product.close());

const allGames = () => product.call(listApplications, { limit: 100 });
const sizeOf = async (url: string) => (await product.services.files.find(url.replace(/^\/files\//, '')))?.size ?? 0;

it('puts 36 games on the shelf, over all nineteen categories of games, named in every language', async () => {
  for (const lang of LOCALES) {
    const { count, list } = await product.call(listApplications, { limit: 100, lang });
    expect(count).toBe(36);
    expect(new Set(list.map(({ name }) => name)).size).toBe(36);
    expect(new Set(list.map(({ category }) => category)).size).toBe(19);
  }
  const { list } = await product.call(listCategories, {});
  expect(list.filter(({ count }) => count > 0)).toHaveLength(20);
  expect(list[0]?.count).toBe(36);
});

it('gives the demo player favorites, wishes and games in progress, once', async () => {
  const { headers } = await signIn(product, { email: 'player@starhall.test' });
  const recent = () => product.call(listLibrary, { list: 'recent', playable: true }, { headers });
  const { list, totals } = await recent();
  expect(totals).toEqual({ favourites: 4, wishes: 3, recent: 5, owned: 1, following: 1 });
  expect(list).toHaveLength(4);
  await product.call(hideRecent, { all: true }, { headers });
  await seedDemo(product.services);
  expect((await recent()).totals).toEqual({ favourites: 4, wishes: 3, recent: 0, owned: 1, following: 1 });
});

it.each([
  ['player@starhall.test', ['price_dropped', 'version_released', 'version_released', 'invoice_won']],
  ['neonbyte@starhall.test', ['rating_received', 'rating_received', 'version_decided']],
  ['operator@starhall.test', ['price_dropped', 'version_released']],
])('has told %s something, in the language of whoever reads, and mails none of it', async (email, kinds) => {
  const { headers } = await signIn(product, { email });
  for (const lang of LOCALES) {
    const { list, unread } = await product.call(listNotifications, { lang }, { headers });
    expect(list.map(({ kind }) => kind)).toEqual(kinds);
    expect([unread > 0, unread < list.length]).toEqual([true, true]);
    for (const { application, params, path } of list) {
      if (application !== null) {
        const { name } = await product.call(getApplication, { applicationId: application.applicationId, lang });
        expect(application.name).toBe(name);
      }
      expect(Object.values(params).filter((value) => value === null || value === '')).toEqual([]);
      expect(path).toMatch(
        /^\/(?:store\/lottery|(?:application\/details|developer\/(?:ratings|versions))[?/][\w.=]+)$/,
      );
    }
  }
  const mailed = product.db.selectFrom('notifications').select('id').where('mail_due_at', 'is not', null);
  expect(await mailed.execute()).toEqual([]);
});

it('can be searched: Chinese, Vietnamese without marks, English with a typo', async () => {
  const find = async (search: string) => (await product.call(listSortedApplications, { search, lang: 'en-US' })).list;
  const [game] = (await product.call(listSortedApplications, { search: 'Starsea Voyage', lang: 'en-US' })).list;
  expect(game?.name).toBe('Starsea Voyage');
  expect((await find('starsae')).map(({ name }) => name)).toContain('Starsea Voyage');
  for (const lang of ['zh-TW', 'vi-VN'] as const) {
    const { name } = await product.call(getApplication, { applicationId: game?.applicationId ?? '', lang });
    const typed = name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').toLowerCase().slice(0, 40);
    expect((await find(typed)).map(({ applicationId }) => applicationId)).toContain(game?.applicationId);
  }
});

it('has stored every picture in every size that pages ask for', async () => {
  const missing: string[] = [];
  const need = async (url: string, widths: readonly number[]) => {
    for (const address of [url, ...widths.map((width) => renditionUrl(url, width))]) {
      if ((await sizeOf(address)) === 0) missing.push(address);
    }
  };
  for (const { applicationId } of (await allGames()).list) {
    const game = await product.call(getApplication, { applicationId });
    await need(game.icon, RENDITION_WIDTHS.icon);
    await need(game.backgroundImage, RENDITION_WIDTHS.background);
    for (const shot of game.screenshots.mobile) await need(shot, RENDITION_WIDTHS.screenshotMobile);
    for (const shot of game.screenshots.computer) await need(shot, RENDITION_WIDTHS.screenshotComputer);
    expect([game.iconPlaceholder, game.backgroundPlaceholder].every(Boolean), applicationId).toBe(true);
    const shots = Object.values(game.screenshots).flat();
    expect(shots.length, applicationId).toBeGreaterThanOrEqual(2);
    expect(Object.keys(game.screenshotSizes).sort()).toEqual(shots.sort());
  }
  expect(missing).toEqual([]);
});

it('shows the screenshots of a web game in the language of the page, or in the nearest one', async () => {
  const { appId: applicationId } = demoGames.find(({ slug }) => slug === 'falling-garden') ?? { appId: '' };
  const shown = async (lang: LocaleCode) => {
    const { screenshots } = await product.call(getApplication, { applicationId, lang });
    const { list } = await product.call(listApplications, { limit: 100, lang });
    const previews = list.find((game) => game.applicationId === applicationId)?.previews ?? [];
    const names = [...screenshots.mobile, ...screenshots.computer, ...previews].map((url) => url.split('/').at(-1));
    return names.map((name = '') => /\.([\w-]+?)(?:-w\d+)?\.webp$/.exec(name)?.[1] ?? 'zh-TW');
  };
  for (const [lang, expected] of [
    ['zh-TW', 'zh-TW'],
    ['zh-CN', 'zh-TW'],
    ['vi-VN', 'en-US'],
    ['en-US', 'en-US'],
  ] as const) {
    expect(await shown(lang), lang).toEqual(Array(7).fill(expected));
  }
});

it('R3.3 gives every game an icon of 512 pixels', async () => {
  for (const { icon } of (await allGames()).list) {
    const response = await product.request(icon);
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([response.headers.get('content-type'), format, width, height]).toEqual(['image/png', 'png', 512, 512]);
  }
});

it('R9.25 R9.26 R9.27 has banners in three sizes, in every language', async () => {
  for (const lang of LOCALES) expect((await product.call(listBanners, { lang })).count).toBeGreaterThan(0);
  for (const size of ['large', 'medium', 'small'] as const) {
    for (const { image } of (await product.call(listBanners, { size })).list) {
      const response = await product.request(image);
      const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect([response.headers.get('content-type'), format, width, height]).toEqual([
        'image/webp',
        'webp',
        IMAGE_PRESETS[size].width,
        IMAGE_PRESETS[size].height,
      ]);
    }
  }
});

it('has two collections in every language, one of them in the hall, whose first banner starts a game', async () => {
  for (const { slug, games } of demoCollections) {
    for (const lang of LOCALES) {
      const shown = await product.call(getCollection, { slug, lang });
      expect([shown.lang, shown.count]).toEqual([lang, games.length]);
      for (const image of Object.values(shown.images)) expect(await sizeOf(image)).toBeGreaterThan(1000);
    }
  }
  const { list } = await product.call(listHallShelves, { lang: 'en-US' });
  expect(list.flatMap(({ collection }) => collection ?? []).map(({ slug }) => slug)).toEqual(['quiet-evenings']);
  const banners = await product.call(listBanners, { lang: 'en-US' });
  expect(banners.list[0]?.play).toBe(demoGames.find(({ slug }) => slug === 'number-hills')?.appId);
});

it('shows every studio by its own logo', async () => {
  const pages = Object.values(demoDeveloperPages).map(({ slug }) =>
    product.call(getDeveloper, { slug, lang: 'en-US' }),
  );
  const logos = (await Promise.all(pages)).map(({ logo }) => logo);
  expect(new Set(logos).size).toBe(logos.length);
  for (const logo of logos) expect(await sizeOf(logo)).toBeGreaterThan(1000);
});

it('links banners to games that are there', async () => {
  for (const { link } of (await product.call(listBanners, {})).list) {
    const applicationId = new URL(link, 'http://localhost').searchParams.get('applicationId') ?? '';
    expect((await product.call(getApplication, { applicationId })).appId).toBe(applicationId);
  }
});

it('R1.4 has nine games that play here: every file is served, under 70 kB a game', async () => {
  const played: string[] = [];
  for (const { applicationId, platforms } of (await allGames()).list) {
    if (!platforms.includes(2)) continue;
    const { canPlay } = await product.call(getApplication, { applicationId });
    if (!canPlay) continue;
    const { url } = await product.call(playApplication, { applicationId, ageConfirmed: true });
    if (!url.startsWith('/play-files/')) continue;
    played.push(url);
    const folder = join(product.dataDir, 'files', url.replace('/play-files/', '').replace('/index.html', ''));
    const names = await readdir(folder);
    const sizes = await Promise.all(
      names.map(async (name) => {
        const response = await product.request(url.replace('index.html', name));
        expect([response.status, response.headers.get('content-type')]).not.toContain('application/octet-stream');
        return (await response.arrayBuffer()).byteLength;
      }),
    );
    expect(names).toContain('index.html');
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(70_000);
  }
  expect(played).toHaveLength(9);
});

it('R1.5 has a file or an address for every version that is offered for download', async () => {
  for (const { applicationId } of (await allGames()).list) {
    const { versions, free } = await product.call(getApplication, { applicationId });
    for (const { platform, size } of versions.filter((version) => version.platform !== 2)) {
      const response = await product.send(downloadApplication, { applicationId, platform, ageConfirmed: true });
      expect(free ? [200, 302] : [403], `${applicationId} ${platform}`).toContain(response.status);
      if (response.status === 200) expect((await response.arrayBuffer()).byteLength).toBe(size);
    }
  }
});

it('has people to sign in as with the local identity provider: players, developers, an operator', async () => {
  const offered = createListLocalAccounts(product.services);
  const accounts = [...(await offered('google')), ...(await offered('apple'))];
  const shown = accounts.map(({ email, role, company, emailVerified, isSuspended }) => {
    return [email, company || role, emailVerified && !isSuspended];
  });
  expect(shown).toEqual([
    ['player@starhall.test', 'player', true],
    ['suspended@starhall.test', 'player', false],
    ['operator@starhall.test', 'operator', true],
    ['neonbyte@starhall.test', 'NeonByte', true],
    ['paperboat@starhall.test', 'Paper Boat', true],
    ['littlehill@starhall.test', 'Little Hill Games', true],
    ['tidepool@starhall.test', 'player', true],
    ['rivergate@starhall.test', 'player', true],
    ['lanternfield@starhall.test', 'player', true],
    ['apple.player@starhall.test', 'player', false],
    ['operator@starhall.test', 'operator', true],
  ]);
});

it('has companies that wait for an operator, with documents, and developers who were approved', async () => {
  const rows = await product.db.selectFrom('provider_submissions').selectAll().orderBy('submitted_at').execute();
  expect(rows.map(({ status }) => status).sort()).toEqual([1, 1, 1, 2, 2, 2]);
  for (const { form, documents, passbook } of rows.filter(({ status }) => status === 1)) {
    expect(checkProviderApplicationForm({ ...form, documents, passbook })).toEqual([]);
    for (const url of [...documents, ...passbook]) expect(await sizeOf(url)).toBeGreaterThan(10_000);
  }
});

it('knows its people by what the local identity provider says of them', async () => {
  const emailOf = async (userId: number) => {
    const users = product.db
      .selectFrom('users')
      .select(['email', 'is_email_confirmed', 'type'])
      .where('id', '=', userId);
    return users.executeTakeFirst();
  };
  const signIns = [
    ['neonbyte@starhall.test', issueGoogleToken, loginWithGoogle, true],
    ['player@starhall.test', issueGoogleToken, loginWithGoogle, true],
    ['apple.player@starhall.test', issueAppleToken, loginWithApple, false],
  ] as const;
  for (const [email, issue, login, emailVerified] of signIns) {
    const before = await countRows();
    const { idToken: token } = await product.call(issue, { email, emailVerified });
    await product.call(login, { token });
    expect((await countRows()).users, email).toBe(before.users);
    const session = await product.db.selectFrom('sessions').select('user_id').orderBy('id').execute();
    const people = await Promise.all(session.map(({ user_id }) => emailOf(user_id)));
    expect(people).toContainEqual({
      email,
      is_email_confirmed: emailVerified,
      type: email.startsWith('neon') ? 99 : 1,
    });
  }
  const { idToken: token } = await product.call(issueGoogleToken, { email: 'suspended@starhall.test' });
  expect(await product.refuse(loginWithGoogle, { token })).toMatchObject({ code: ERROR.accountSuspended });
});

it('sells something in twelve games, in every language and currency, and names it in the game’s facts', async () => {
  const sellers: string[] = [];
  const icons = new Set<string>();
  for (const { applicationId } of (await allGames()).list) {
    const { hasInAppPurchase, icon: gameIcon, countries } = await product.call(getApplication, { applicationId });
    const { count } = await product.call(listPublicProducts, { applicationId, currency: 'TWD' });
    expect(count > 0, applicationId).toBe(hasInAppPurchase);
    if (count === 0) continue;
    sellers.push(applicationId);
    const sold = new Set(countries.map(currencyOfCountry));
    for (const currency of CURRENCIES) {
      const { list } = await product.call(listPublicProducts, { applicationId, currency, lang: 'vi-VN' });
      expect(list, `${applicationId} ${currency}`).toHaveLength(sold.has(currency) ? count : 0);
      for (const { icon, price } of list) {
        expect(price).toEqual(expect.any(Number));
        expect(icon).not.toBe(gameIcon);
        icons.add(icon);
      }
    }
  }
  expect(sellers).toHaveLength(12);
  expect(icons.size).toBe(Object.values(demoProducts).flat().length);
});

it('has drawn an icon for each product, in every size that pages ask for', async () => {
  const products = await product.db.selectFrom('products').select(['product_id', 'icon']).execute();
  expect(new Set(products.map(({ icon }) => icon)).size).toBe(products.length);
  for (const { product_id, icon } of products) {
    for (const url of [icon, ...RENDITION_WIDTHS.icon.map((width) => renditionUrl(icon, width))]) {
      expect(await sizeOf(url), product_id).toBeGreaterThan(0);
    }
  }
});

it('gives a store that was seeded before it had a shop its products, once', async () => {
  const products = async () => (await product.db.selectFrom('products').select('product_id').execute()).length;
  const before = await products();
  expect(before).toBeGreaterThan(30);
  await product.db.updateTable('applications').set({ game_product_id: null }).execute();
  await product.db.deleteFrom('products').execute();
  await seedDemo(product.services);
  expect(await products()).toBe(0);
  const steps = ['demo_products_seeded', 'demo_game_prices_seeded'];
  await product.db.deleteFrom('settings').where('key', 'in', steps).execute();
  await Promise.all([seedDemo(product.services), seedDemo(product.services)]);
  expect(await products()).toBe(before);
});

it('has sold something in each of four months, in books that balance, and tells its developers so', async () => {
  const { isBalanced, checks } = await reconcile(product.db, product.clock.now());
  expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
  expect(isBalanced).toBe(true);
  const { headers } = await signIn(product, { email: 'neonbyte@starhall.test' });
  const { list } = await product.call(listStatements, {}, { headers });
  expect(list.map(({ month }) => month)).toEqual(
    ['2026-03', '2026-02', '2026-01', '2025-12', '2025-11'].slice(0, list.length),
  );
  expect(list.length).toBeGreaterThanOrEqual(4);
  const { count, totals } = await product.call(listSales, { limit: 1 }, { headers });
  expect(count).toBeGreaterThan(30);
  expect(totals.length).toBeGreaterThan(1);
});

it('gives the demo player a past: top-ups with an invoice each, exchanges, a refund of both, and a prize', async () => {
  const player = await signIn(product, { email: 'player@starhall.test' });
  const deposits = (await product.call(listDeposits, {}, player)).list;
  const orders = (await product.call(listOrders, {}, player)).list;
  const { paid, refunded } = PAYMENT_STATUS;
  expect(deposits.map(({ amount, paymentStatus }) => [amount, paymentStatus])).toEqual([
    [300, paid],
    [150, paid],
    [500, refunded],
    [300, paid],
    [300, paid],
  ]);
  expect(orders.filter(({ paymentStatus }) => paymentStatus === refunded)).toHaveLength(1);
  expect(orders).toHaveLength(demoExchanges.length);
  const months = new Set([...deposits, ...orders].map(({ createdAt }) => createdAt.slice(0, 7)));
  expect(months.size).toBeGreaterThanOrEqual(4);
  // The coins are what was paid less what was spent.
  const kept = (list: typeof deposits | typeof orders) =>
    list.reduce((sum, { amount, paymentStatus }) => (paymentStatus === paid ? sum + amount : sum), 0);
  const points = (await product.call(getPoints, {}, player)).list;
  expect(points).toEqual([{ currency: 'TWD', points: kept(deposits) - kept(orders), owed: 0 }]);
  expect(points[0]?.points).toBeGreaterThan(100);
});

it('R9.5 has an invoice for each top-up in TWD, and every payment in the cashier’s books; one of the player’s wins', async () => {
  const player = await signIn(product, { email: 'player@starhall.test' });
  const rows = await product.db
    .selectFrom('deposits as d')
    .leftJoin('invoices as i', 'i.order_id', 'd.order_id')
    .select(['i.number', 'i.period', 'i.status', 'd.status as payment'])
    .where('d.currency', '=', 'TWD')
    .execute();
  expect(new Set(rows.map(({ number, period }) => `${period} ${number}`)).size).toBe(rows.length);
  for (const { number, status, payment } of rows) {
    expect(number).toMatch(/^SH\d{8}$/);
    expect(status).toBe(payment === PAYMENT_STATUS.refunded ? INVOICE_STATUS.voided : INVOICE_STATUS.issued);
  }
  const unknown = await sql`
    SELECT order_id FROM deposits d WHERE NOT EXISTS (SELECT FROM cashier_payments c
      WHERE c.order_id = d.order_id AND c.state = 'paid' AND c.amount_minor = d.amount_minor
        AND c.refunded_minor = d.refunded_minor)`.execute(product.db);
  expect(unknown.rows).toEqual([]);
  const { list } = await product.call(listInvoices, {}, player);
  expect(list).toHaveLength(demoTopUps.length);
  const won = (await product.call(listWinningInvoices, {}, player)).list;
  expect(won.map(({ prize }) => prize)).toEqual([1000]);
  const news = (await product.call(listNotifications, {}, player)).list.map(({ createdAt }) => createdAt);
  expect(news).toEqual(news.toSorted().toReversed());
  const [range] = await product.db.selectFrom('invoice_ranges').selectAll().where('period', '=', '2026-01').execute();
  const issued = rows.filter(({ period }) => period === '2026-01').length;
  expect(Number(range?.next_number) - Number(range?.first_number)).toBe(issued);
});

it('does nothing the second time, also when two start at once', async () => {
  const before = await countRows();
  await Promise.all([seedDemo(product.services), seedDemo(product.services)]);
  expect(await countRows()).toEqual(before);
});

it('has what players say in every language, answers to it, and one that was reported', async () => {
  const said = await product.db.selectFrom('ratings').select(['lang', 'answer', 'reported_at']).execute();
  expect(new Set(said.map(({ lang }) => lang)).size).toBe(4);
  expect(said.length).toBeGreaterThan(36);
  expect(said.filter(({ answer }) => answer !== null).length).toBeGreaterThan(5);
  expect(said.filter(({ reported_at }) => reported_at !== null)).toHaveLength(1);
});

it('leaves deleted what was deleted', async () => {
  const [game] = (await allGames()).list;
  await product.db
    .deleteFrom('applications')
    .where('app_id', '=', game?.applicationId ?? '')
    .execute();
  await product.db.deleteFrom('banners').execute();
  await seedDemo(product.services);
  expect(await countRows()).toMatchObject({ applications: 35, banners: 0 });
});

async function countRows() {
  const tables = ['applications', 'users', 'versions', 'images', 'banners'] as const;
  const counts = tables.map(async (table) => {
    const rows = await product.db
      .selectFrom(table)
      .select((build) => build.fn.countAll().as('total'))
      .execute();
    return [table, Number(rows[0]?.total)];
  });
  return Object.fromEntries(await Promise.all(counts));
}

it('makes one catalog where several processes start at once', async () => {
  const other = await openTestProduct();
  try {
    await Promise.all([seedDemo(other.services), seedDemo(other.services), seedDemo(other.services)]);
    const rows = await other.db.selectFrom('applications').select('id').execute();
    expect(rows).toHaveLength(36);
  } finally {
    await other.close();
  }
});

it('gives every game believable visits by day: fewer than it has in all, more at weekends, none of them tomorrow', async () => {
  const { rows } = await sql<{ days: number; last: string; isFew: boolean; isPlayed: boolean; atWeekends: boolean }>`
    SELECT count(*) AS days, max(day) AS last,
      sum(views) BETWEEN view_count / 4 AND view_count * 3 / 4 AS "isFew",
      sum(plays) BETWEEN 1 AND sum(views) AS "isPlayed",
      avg(views) FILTER (WHERE extract(isodow FROM day) >= 6) > avg(views) AS "atWeekends"
    FROM applications LEFT JOIN application_days ON application_id = id GROUP BY id`.execute(product.db);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row).toEqual({ days: 180, last: '2026-03-01', isFew: true, isPlayed: true, atWeekends: true });
  }
});

it('has games that their developers can save as they are', async () => {
  const { db } = product.services.database;
  const rows = await db.selectFrom('applications').select(['id', 'app_id']).execute();
  const issues = await Promise.all(
    rows.map(async ({ id, app_id: appId }) => {
      const form = await findStoredForm(db, id);
      return checkApplicationSubmission(form).map(({ field, message }) => `${appId} ${field} ${message}`);
    }),
  );
  expect(issues.flat()).toEqual([]);
});
