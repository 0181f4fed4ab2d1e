import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/account/endpoints.ts';
import { getApplication } from '#contract/application/endpoints.ts';
import { getOwnDeveloperPage, saveDeveloperPage } from '#contract/developer-page/developer-endpoints.ts';
import {
  getDeveloper,
  getFollow,
  listDeveloperGames,
  listFollowed,
  putFollow,
} from '#contract/developer-page/endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { makeSeller } from '#tests/product/make-seller.ts';
import { makeBuyer } from '#tests/product/open-shop.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

type Person = Awaited<ReturnType<typeof makeSeller>>;
const as = ({ headers }: Pick<Person, 'headers'>) => ({ headers });
const read = (slug: string, lang: 'zh-TW' | 'en-US' | 'vi-VN' = 'en-US') => product.call(getDeveloper, { slug, lang });
async function save(who: Person, change: Partial<InputOf<typeof saveDeveloperPage>>) {
  const saved = await product.call(saveDeveloperPage, { contentDefault: 'en-US', contents: [], ...change }, as(who));
  // The event that drops cached replies comes a moment later.
  product.forget();
  return saved;
}
const refuseSave = (who: Person, change: Partial<InputOf<typeof saveDeveloperPage>>) =>
  product.refuse(saveDeveloperPage, { contentDefault: 'en-US', contents: [], ...change }, as(who));
const newSlug = () => `studio-${nextNumber()}`;

/** A developer with a published game, and so with a page. */
async function openDeveloper(name = 'Aurora Games') {
  const developer = await makeSeller(product, { name });
  const game = { id: developer.application_id, appId: developer.applicationId };
  return { developer, game, slug: `developer-${developer.sellerId}` };
}

/** Unpublishes all games of a developer. */
async function pullGames(developer: Person) {
  await product.db
    .updateTable('applications')
    .set({ status: 2 })
    .where('developer_id', '=', developer.sellerId)
    .execute();
  product.forget();
}

describe('the page of a developer', () => {
  it('is at the address made of its number until it chooses one, and games name it', async () => {
    const { game, slug } = await openDeveloper('NeonByte');
    expect(await read(slug)).toEqual({
      ...{ slug, name: 'NeonByte', logo: '', logoPlaceholder: '', about: '', aboutLang: 'en-US' },
      ...{ contacts: [], gameCount: 1, followers: 0 },
    });
    const { list } = await product.call(listDeveloperGames, { slug });
    expect(list).toMatchObject([{ applicationId: game.appId, developer: { slug, name: 'NeonByte' } }]);
    expect(await product.call(getApplication, { applicationId: game.appId })).toMatchObject({
      developer: { slug, name: 'NeonByte' },
      companyId: expect.any(Number),
    });
  });

  it('has its text in the language of the reader, otherwise in the default one', async () => {
    const { developer, slug } = await openDeveloper();
    await save(developer, {
      contentDefault: 'zh-TW',
      contents: [
        { lang: 'zh-TW', about: '我們做遊戲。' },
        { lang: 'en-US', about: '  We make games. ' },
        { lang: 'vi-VN', about: ' ' },
      ],
    });
    expect(await read(slug)).toMatchObject({ about: 'We make games.', aboutLang: 'en-US' });
    expect(await read(slug, 'vi-VN')).toMatchObject({ about: '我們做遊戲。', aboutLang: 'zh-TW' });
    const own = await product.call(getOwnDeveloperPage, {}, as(developer));
    expect(own).toMatchObject({ slug, isChosen: false, suggestedSlug: 'aurora-games', isPublic: true });
    expect(own.contents).toHaveLength(2);
  });

  it('is not there without a published game, for unknown addresses, and for impossible ones', async () => {
    const { developer, slug } = await openDeveloper();
    await pullGames(developer);
    const refused = { status: 404, code: ERROR.providerNotFound, fields: { slug: 'field.unknown' } };
    for (const one of [slug, 'nobody-here', 'a b', '../..', 'x'.repeat(41), '開發商']) {
      expect(await product.refuse(getDeveloper, { slug: one })).toMatchObject(refused);
      expect(await product.refuse(listDeveloperGames, { slug: one })).toMatchObject(refused);
    }
  });

  it('lists its games in pages, newest first, and channels of the games once', async () => {
    const { developer, game, slug } = await openDeveloper();
    const second = await buildApplication(product.db, { developer_id: developer.sellerId });
    for (const { id } of [game, second]) {
      await product.db
        .insertInto('application_contacts')
        .values({ application_id: id, key: 'facebook', value: 'aurora' })
        .execute();
    }
    const { contacts } = await read(slug);
    expect(contacts).toMatchObject([{ key: 'facebook', value: 'aurora', href: expect.stringContaining('aurora') }]);
    const pageAt = async (offset: number) =>
      (await product.call(listDeveloperGames, { slug, limit: 1, offset })).list.map((one) => one.applicationId);
    expect([await pageAt(0), await pageAt(1), await pageAt(2)]).toEqual([[second.appId], [game.appId], []]);
  });
});

describe('an address', () => {
  it('is chosen without regard to case, and former ones lead to the present one', async () => {
    const { developer, slug } = await openDeveloper();
    const [first, second] = [newSlug(), newSlug()];
    expect(await save(developer, { slug: first.toUpperCase() })).toMatchObject({ slug: first, isChosen: true });
    await save(developer, { slug: second });
    for (const one of [slug, first, second, second.toUpperCase()]) expect((await read(one)).slug).toBe(second);
    expect(await save(developer, { slug: '' })).toMatchObject({ slug, isChosen: false });
    expect((await read(first)).slug).toBe(slug);
  });

  it('is refused if it is invalid, reserved, or was ever another developer’s', async () => {
    const { developer } = await openDeveloper();
    const { developer: other } = await openDeveloper();
    const theirs = newSlug();
    await save(other, { slug: theirs });
    await save(other, { slug: '' });
    const invalid = { status: 400, code: ERROR.parameterError, fields: { slug: 'field.invalid' } };
    for (const slug of ['ab', '-abc', 'a_b', 'news', 'Developers', `developer-${other.sellerId}`]) {
      expect(await refuseSave(developer, { slug })).toMatchObject(invalid);
    }
    expect(await refuseSave(developer, { slug: theirs })).toMatchObject({ fields: { slug: 'field.taken' } });
    expect(await refuseSave(developer, { slug: 'x'.repeat(41) })).toMatchObject({ fields: { slug: 'field.tooLong' } });
  });

  it('goes to one of two who choose it at once', async () => {
    const people = [await openDeveloper(), await openDeveloper()];
    const slug = newSlug();
    const statuses = await Promise.all(
      people.map(async ({ developer }) => {
        const input = { slug, contentDefault: 'en-US' as const, contents: [] };
        return (await product.send(saveDeveloperPage, input, as(developer))).status;
      }),
    );
    expect(statuses.sort()).toEqual([200, 400]);
  });

  it('can be changed a limited number of times; those chosen before can be chosen again', async () => {
    const { developer } = await openDeveloper();
    const slugs = Array.from({ length: LIMITS.developerSlugs }, newSlug);
    for (const slug of slugs) await save(developer, { slug });
    expect(await refuseSave(developer, { slug: newSlug() })).toMatchObject({ fields: { slug: 'field.range' } });
    expect(await save(developer, { slug: slugs[0] ?? '' })).toMatchObject({ slug: slugs[0] });
  });
});

it('texts are bounded, each language comes once, and the picture is the developer’s own', async () => {
  const { developer } = await openDeveloper();
  const long = [{ lang: 'en-US' as const, about: 'x'.repeat(LIMITS.developerAboutLength + 1) }];
  expect(await refuseSave(developer, { contents: long })).toMatchObject({
    fields: { 'contents.0.about': 'field.tooLong' },
  });
  const twice = [{ lang: 'en-US' as const, about: 'a' }, ...[{ lang: 'en-US' as const, about: 'b' }]];
  expect(await refuseSave(developer, { contents: twice })).toMatchObject({ fields: { contents: 'field.taken' } });
  expect(await refuseSave(developer, { logo: '/files/images/x.webp' })).toMatchObject({
    fields: { logo: 'image.unknown' },
  });
});

it('the page is its developer’s alone to change', async () => {
  const player = await makeBuyer(product);
  expect((await product.send(getOwnDeveloperPage, {}, as(player))).status).toBe(403);
  expect((await product.send(saveDeveloperPage, { contentDefault: 'en-US', contents: [] }, {})).status).toBe(401);
});

describe('following', () => {
  it('is counted once per player, listed latest first, and ended', async () => {
    const player = await makeBuyer(product);
    const [one, two] = [await openDeveloper('One'), await openDeveloper('Two')];
    const put = (slug: string, following: boolean) => product.call(putFollow, { slug, following }, as(player));
    expect(await product.call(getFollow, { slug: one.slug }, as(player))).toEqual({ following: false, followers: 0 });
    expect(await put(one.slug, true)).toEqual({ following: true, followers: 1 });
    expect(await put(one.slug, true)).toEqual({ following: true, followers: 1 });
    product.clock.advance(1000);
    await put(two.slug, true);
    const { count, list } = await product.call(listFollowed, {}, as(player));
    expect([count, list.map(({ name }) => name)]).toEqual([2, ['Two', 'One']]);
    expect(list[0]).toMatchObject({ slug: two.slug, gameCount: 1, available: true });
    expect((await read(one.slug)).followers).toBe(1);
    expect(await put(one.slug, false)).toEqual({ following: false, followers: 0 });
    expect(await put(one.slug, false)).toEqual({ following: false, followers: 0 });
  });

  it('needs a page to begin, and none to end', async () => {
    const player = await makeBuyer(product);
    const { developer, slug } = await openDeveloper();
    await product.call(putFollow, { slug, following: true }, as(player));
    await pullGames(developer);
    const { list } = await product.call(listFollowed, {}, as(player));
    expect(list).toMatchObject([{ slug, available: false, gameCount: 0 }]);
    await product.call(putFollow, { slug, following: false }, as(player));
    const refused = { status: 404, code: ERROR.providerNotFound };
    expect(await product.refuse(putFollow, { slug, following: true }, as(player))).toMatchObject(refused);
    expect(await product.refuse(putFollow, { slug: 'nobody', following: true }, as(player))).toMatchObject(refused);
    expect(await product.refuse(getFollow, { slug: 'nobody' }, as(player))).toMatchObject(refused);
    for (const endpoint of [getFollow, listFollowed]) {
      expect((await product.send(endpoint, { slug, following: true })).status).toBe(401);
    }
  });

  it('is limited per account', async () => {
    const player = await makeBuyer(product);
    const { slug } = await openDeveloper();
    const developers = await Promise.all(
      Array.from({ length: LIMITS.followedDevelopers }, () => buildProvider(product.db)),
    );
    await product.db
      .insertInto('developer_follows')
      .values(developers.map((developer_id) => ({ developer_id, user_id: player.userId, created_at: new Date(0) })))
      .execute();
    expect(await product.refuse(putFollow, { slug, following: true }, as(player))).toMatchObject({
      code: ERROR.parameterError,
      fields: { following: 'field.range' },
    });
  });

  it('is part of the account’s data, and ends with the account', async () => {
    const player = await makeBuyer(product);
    const { slug } = await openDeveloper();
    await product.call(putFollow, { slug, following: true }, as(player));
    const data = await product.call(exportAccount, {}, as(player));
    expect(data.library.following).toEqual([{ developer: slug, followedAt: expect.any(String) }]);
    await product.call(deleteAccount, { confirm: player.email }, as(player));
    expect((await read(slug)).followers).toBe(0);
  });
});
