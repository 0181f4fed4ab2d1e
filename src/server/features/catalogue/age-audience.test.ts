import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import {
  downloadApplication,
  getApplication,
  listApplications,
  listBanners,
  listCategories,
  listLibrary,
  listSortedApplications,
  playApplication,
  suggestApplications,
} from '#contract/index.ts';
import { SHELF } from '#contract/values/states.ts';
import { ADULT_CATEGORIES } from '#domain/age/age-gate.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn, signInWithBrowser } from '#tests/product/sign-in.ts';

let product: TestProduct;
/** Two games of one developer: one for all ages, one for adults. */
let open: string;
let adult: string;

const UNKNOWN = {};
const ADULT = { cookie: 'age=adult' };
const YOUNGER = { cookie: 'locale=en-US; age=younger' };

beforeAll(async () => {
  product = await openTestProduct();
  const games = [];
  for (const age_rating of ['15+', '18+'] as const) {
    const game = await buildApplication(product.db, {
      age_rating,
      names: { 'zh-TW': `Lantern ${age_rating}` },
      platforms: [2, 6],
      web_redirect_url: 'https://play.example/x',
    });
    for (const platform of [2, 6]) await buildVersion(product.db, { application_id: game.id, platform });
    await product.db
      .insertInto('application_downloads')
      .values({ application_id: game.id, platform: 6, url: 'https://files.example/x.apk', size: 1 })
      .execute();
    games.push(game);
  }
  const [first, second] = games.map(({ appId }) => appId);
  if (first === undefined || second === undefined) throw new Error('two games');
  [open, adult] = [first, second];
});

afterAll(() => product.close());

/** Headers of a user with that birthdate; null: not stated. */
async function bornOn(birthdate: string | null) {
  const email = `list-${birthdate}@example.com`;
  const { headers } = await signIn(product, { email });
  await product.db.updateTable('users').set({ birthdate }).where('email', '=', email).execute();
  return headers;
}

describe.each([
  ['a visitor who has not answered', async () => UNKNOWN, true],
  ['a visitor who is an adult', async () => ADULT, true],
  ['a visitor who is younger', async () => YOUNGER, false],
  ['an account of an adult', () => bornOn('1990-01-01'), true],
  ['an account without a date of birth', () => bornOn(null), true],
  ['an account under 18', () => bornOn('2015-01-01'), false],
] as const)('O24 for %s', (_, headersOf, isShown) => {
  it(`lists ${isShown ? 'show' : 'leave out'} games for adults, and count so`, async () => {
    const headers = await headersOf();
    const expected = isShown ? [adult, open].sort() : [open];
    const ask = async (call: Promise<{ count: number; list: readonly { applicationId: string }[] }>) => {
      const { count, list } = await call;
      expect(list.map(({ applicationId }) => applicationId).sort()).toEqual(expected);
      expect(count).toBe(expected.length);
    };
    const word = 'Lantern';
    await ask(product.call(listApplications, {}, { headers }));
    await ask(product.call(listApplications, { search: word }, { headers }));
    for (const sortType of [1, 2, 3, 4] as const) {
      await ask(product.call(listSortedApplications, { sortType }, { headers }));
      await ask(product.call(listSortedApplications, { sortType, platformId: 6 }, { headers }));
    }
    await ask(product.call(listSortedApplications, { search: word }, { headers }));
    await ask(product.call(suggestApplications, { search: word }, { headers }));
  });

  it('counts the categories so', async () => {
    const { list } = await product.call(listCategories, {}, { headers: await headersOf() });
    expect(list).toHaveLength(isShown ? 20 : 17);
    expect(list[0]?.count).toBe(isShown ? 2 : 1);
    expect(list.map(({ key }) => key).filter((key) => ['casino', 'horror', 'sexy'].includes(key))).toHaveLength(
      isShown ? 3 : 0,
    );
  });

  it(`the game for adults can ${isShown ? '' : 'not '}be looked at, the other one can`, async () => {
    const headers = await headersOf();
    await product.call(getApplication, { applicationId: open }, { headers });
    if (isShown) await product.call(getApplication, { applicationId: adult }, { headers });
    else {
      expect(await product.refuse(getApplication, { applicationId: adult }, { headers })).toMatchObject({
        status: 403,
        code: ERROR.permissionDenied,
      });
    }
  });
});

it('O24 shows the URLs of a game for adults to adults only', async () => {
  const addressesOf = async (applicationId: string, headers: Readonly<Record<string, string>>) => {
    const { webRedirectUrl, downloadUrls } = await product.call(getApplication, { applicationId }, { headers });
    return [webRedirectUrl, ...downloadUrls.map(({ url }) => url)];
  };
  const addresses = ['https://play.example/x', 'https://files.example/x.apk'];
  for (const headers of [ADULT, await bornOn('1992-01-01')])
    expect(await addressesOf(adult, headers)).toEqual(addresses);
  for (const headers of [UNKNOWN, await bornOn(null)]) expect(await addressesOf(adult, headers)).toEqual(['']);
  for (const headers of [UNKNOWN, YOUNGER]) expect(await addressesOf(open, headers)).toEqual(addresses);
});

it('marks suggestions for adults', async () => {
  const word = 'Lantern';
  const { list } = await product.call(suggestApplications, { search: word });
  expect(new Map(list.map((game) => [game.applicationId, game.adult]))).toEqual(
    new Map([
      [open, undefined],
      [adult, true],
    ]),
  );
});

it('R9.25 marks banners of games for adults, and hides them from younger players', async () => {
  for (const [index, link] of [`/application/details?applicationId=${adult.toUpperCase()}`, '/news'].entries()) {
    const { id } = await product.db
      .insertInto('banners')
      .values({ type: 1, image: '/files/images/x/banner.webp', link, position: index + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await product.db
      .insertInto('banner_contents')
      .values({ banner_id: id, lang: 'zh-TW', eyebrow: '', title: `${index}`, tagline: '' })
      .execute();
  }
  const marksOf = async (headers: Readonly<Record<string, string>>) =>
    (await product.call(listBanners, {}, { headers })).list.map((banner) => banner.adult);
  await expect.poll(() => marksOf(UNKNOWN)).toEqual([true, undefined]);
  expect(await marksOf(YOUNGER)).toEqual([undefined]);
});

it('hides games for adults in the library of younger players, and from its totals', async () => {
  const headers = await bornOn('2014-01-01');
  const { id: userId } = await product.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'list-2014-01-01@example.com')
    .executeTakeFirstOrThrow();
  const games = await product.db.selectFrom('applications').select('id').execute();
  await product.db
    .insertInto('library_favourites')
    .values(games.map(({ id }) => ({ user_id: userId, application_id: id, created_at: new Date(0) })))
    .execute();
  for (const sort of ['latest', 'name'] as const) {
    const { count, list, totals } = await product.call(listLibrary, { list: 'favourites', sort }, { headers });
    expect([count, totals.favourites, list.map(({ game }) => game.applicationId)]).toEqual([1, 1, [open]]);
  }
  await product.db.updateTable('users').set({ birthdate: '1980-01-01' }).where('id', '=', userId).execute();
  const { count, totals } = await product.call(listLibrary, { list: 'favourites' }, { headers });
  expect([count, totals.favourites]).toEqual([2, 2]);
});

it('O24 hides games of a category for adults from younger players, whatever their rating', async () => {
  const word = 'Roulette';
  const built = ADULT_CATEGORIES.map((category) =>
    buildApplication(product.db, { category, age_rating: '6+', names: { 'zh-TW': word } }),
  );
  const games = await Promise.all(built);
  const found = async (headers: Readonly<Record<string, string>>) => [
    (await product.call(listApplications, { search: word }, { headers })).count,
    (await product.call(listSortedApplications, { search: word }, { headers })).count,
    (await product.call(suggestApplications, { search: word }, { headers })).list.length,
  ];
  expect(await found(UNKNOWN)).toEqual([3, 3, 3]);
  expect(await found(YOUNGER)).toEqual([0, 0, 0]);
  for (const { id, appId: applicationId } of games) {
    expect(await product.refuse(getApplication, { applicationId }, { headers: YOUNGER })).toMatchObject({
      code: ERROR.permissionDenied,
    });
    await product.db.updateTable('applications').set({ status: SHELF.offShelf }).where('id', '=', id).execute();
  }
});

describe('R6.11 R5.43 a play and a download of a game for adults', () => {
  const refusals = async (headers: Readonly<Record<string, string>>, ageConfirmed?: boolean) => {
    const input = { applicationId: adult, ...(ageConfirmed !== undefined && { ageConfirmed }) };
    const play = await product.refuse(playApplication, input, { headers });
    const download = await product.refuse(downloadApplication, { ...input, platform: 6 }, { headers });
    expect(download).toEqual(play);
    return play;
  };
  const opens = async (headers: Readonly<Record<string, string>>, ageConfirmed?: boolean) => {
    const input = { applicationId: adult, ...(ageConfirmed !== undefined && { ageConfirmed }) };
    expect((await product.call(playApplication, input, { headers })).url).toBe('https://play.example/x');
    expect((await product.send(downloadApplication, { ...input, platform: 6 }, { headers })).status).toBe(302);
  };

  it('requires a confirmation from visitors, in the call or stored in their browser', async () => {
    expect(await refusals(UNKNOWN)).toMatchObject({
      code: ERROR.permissionDenied,
      fields: { ageConfirmed: 'field.required' },
    });
    await opens(UNKNOWN, true);
    await opens(ADULT);
  });

  it('is refused to players who stated a younger age', async () => {
    const refusal = { code: ERROR.permissionDenied, fields: { ageConfirmed: 'age.too_young' } };
    expect(await refusals(YOUNGER)).toMatchObject(refusal);
    expect(await refusals(YOUNGER, true)).toMatchObject(refusal);
  });

  it('follows the date of birth of accounts', async () => {
    await opens(await bornOn('1991-01-01'));
    expect(await refusals(await bornOn('2013-01-01'), true)).toMatchObject({ fields: { birthdate: 'age.too_young' } });
    expect(await refusals(await bornOn(null), true)).toMatchObject({ fields: { birthdate: 'field.required' } });
  });

  it('follows the account of a page whose link sends its cookies only', async () => {
    const email = 'young-link@example.com';
    const { headers } = await signInWithBrowser(product, { email });
    await product.db.updateTable('users').set({ birthdate: '2014-01-01' }).where('email', '=', email).execute();
    const input = { applicationId: adult, platform: 6, ageConfirmed: true } as const;
    const link = { headers: { cookie: headers.cookie ?? '' } };
    expect(await product.refuse(downloadApplication, input, link)).toMatchObject({
      code: ERROR.permissionDenied,
      fields: { birthdate: 'age.too_young' },
    });
  });

  it('is not asked for before the other games', async () => {
    for (const headers of [UNKNOWN, YOUNGER, await bornOn('2012-01-01')]) {
      await product.call(playApplication, { applicationId: open }, { headers });
      const response = await product.send(downloadApplication, { applicationId: open, platform: 6 }, { headers });
      expect(response.status).toBe(302);
    }
  });
});

it('R6.11 with AGE_NOTICE everywhere asks before every play and download', async () => {
  const { database, clock } = product;
  const strict = await openTestProduct({ settings: { AGE_NOTICE: 'everywhere' }, beside: { database, clock } });
  try {
    expect(await strict.refuse(playApplication, { applicationId: open })).toMatchObject({
      code: ERROR.permissionDenied,
      fields: { ageConfirmed: 'field.required' },
    });
    expect(await strict.refuse(downloadApplication, { applicationId: open, platform: 6 })).toMatchObject({
      code: ERROR.permissionDenied,
    });
    const addressOf = async (headers: Readonly<Record<string, string>>) =>
      (await strict.call(getApplication, { applicationId: open }, { headers })).webRedirectUrl;
    expect([await addressOf(UNKNOWN), await addressOf(ADULT)]).toEqual(['', 'https://play.example/x']);
    await strict.call(playApplication, { applicationId: open, ageConfirmed: true });
    await strict.call(playApplication, { applicationId: open }, { headers: YOUNGER });
    expect(await strict.refuse(playApplication, { applicationId: adult }, { headers: YOUNGER })).toMatchObject({
      fields: { ageConfirmed: 'age.too_young' },
    });
  } finally {
    await strict.close();
  }
});
