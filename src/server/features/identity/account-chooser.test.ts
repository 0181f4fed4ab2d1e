import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginWithGoogle } from '#contract/account/endpoints.ts';
import type { IdentityProviderName } from '#contract/account/entities.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { LOGIN_TYPE, USER_STATUS, USER_TYPE } from '#contract/values/states.ts';
import { CATALOGS } from '#i18n/catalogs.ts';
import type { NewRow } from '#server/db/schema.ts';
import { localSubject } from '#server/providers/identity/local/local-claims.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import {
  askToSignIn,
  choose,
  createVisitor,
  openChooser,
  redeem,
  type Visitor,
  walk,
} from '#tests/product/walk-local-sign-in.ts';
import { createListLocalAccounts } from './list-local-accounts.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct({ settings: { OPERATOR_EMAILS: 'Boss@starhall.test,second@starhall.test' } });
  product.clock.advance(Date.now() - product.clock.now());
});

beforeEach(async () => {
  await product.db.deleteFrom('sessions').execute();
  await product.db.deleteFrom('identities').execute();
  await product.db.deleteFrom('providers').execute();
  await product.db.deleteFrom('users').execute();
});

afterAll(() => product.close());

/** An account with an identity, as created by a first sign-in or the demo. Returns its subject. */
async function buildAccount(
  email: string,
  user: Partial<NewRow<'users'>> = {},
  provider: IdentityProviderName = 'google',
): Promise<string> {
  const login_type = LOGIN_TYPE[provider];
  const sub = localSubject(provider, email);
  const { id } = await product.db
    .insertInto('users')
    .values({ account: `${provider}:${sub}`, login_type, email, is_email_confirmed: true, ...user })
    .returning('id')
    .executeTakeFirstOrThrow();
  await product.db.insertInto('identities').values({ login_type, subject: sub, user_id: id, email }).execute();
  return sub;
}

async function buildDeveloper(email: string, company: string): Promise<string> {
  const sub = await buildAccount(email, { type: USER_TYPE.developer });
  const { id } = await product.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await product.db.insertInto('providers').values({ user_id: id, name: company }).execute();
  return sub;
}

const list = (provider: IdentityProviderName = 'google') => createListLocalAccounts(product.services)(provider);

describe('the list', () => {
  it('has everyone with an account through the provider, oldest first, then operators without one', async () => {
    await buildAccount('mei@example.com', { given_name: 'Mei', family_name: 'Lin' });
    await buildDeveloper('studio@example.com', 'Studio');
    await buildAccount('gone@example.com', { status: USER_STATUS.suspended, nickname: 'Gone' });
    await buildAccount('open@example.com', { is_email_confirmed: false });
    await buildAccount('boss@starhall.test');
    await buildAccount('apple@example.com', {}, 'apple');
    const player = { role: 'player', company: '', isSuspended: false, emailVerified: true };
    expect(await list()).toEqual([
      { ...player, sub: expect.any(String), email: 'mei@example.com', name: 'Mei Lin' },
      {
        ...player,
        sub: expect.any(String),
        email: 'studio@example.com',
        name: '',
        role: 'developer',
        company: 'Studio',
      },
      { ...player, sub: expect.any(String), email: 'gone@example.com', name: 'Gone', isSuspended: true },
      { ...player, sub: expect.any(String), email: 'open@example.com', name: '', emailVerified: false },
      { ...player, sub: expect.any(String), email: 'boss@starhall.test', name: '', role: 'operator' },
      {
        ...player,
        sub: localSubject('google', 'second@starhall.test'),
        email: 'second@starhall.test',
        name: 'second',
        role: 'operator',
      },
    ]);
    expect((await list('apple')).map(({ email }) => email)).toEqual([
      'apple@example.com',
      'boss@starhall.test',
      'second@starhall.test',
    ]);
  });

  it('leaves out deleted accounts', async () => {
    await buildAccount('mei@example.com', { deleted_at: new Date(product.clock.now()) });
    expect((await list()).map(({ email }) => email)).not.toContain('mei@example.com');
  });

  it('marks only verified addresses as operators', async () => {
    await buildAccount('boss@starhall.test', { is_email_confirmed: false });
    expect((await list())[0]).toMatchObject({ email: 'boss@starhall.test', role: 'player' });
  });

  it("distinguishes the store's verification of another address from the provider's", async () => {
    const sub = await buildAccount('old@example.com');
    await product.db.updateTable('users').set({ email: 'own@example.com' }).execute();
    expect((await list())[0]).toMatchObject({ sub, email: 'old@example.com', emailVerified: false });
  });
});

describe('the page', () => {
  const readPage = async (visitor: Visitor, changes: Readonly<Record<string, string>> = {}, headers = {}) =>
    (await visitor.get(await openChooser(visitor, askToSignIn('google', changes)), headers)).text();

  it.each(LOCALES)('speaks %s where the page before does', async (locale) => {
    const words = CATALOGS.identity[locale];
    const page = await readPage(createVisitor(product), { ui_locales: locale });
    expect(page).toContain(`<html lang="${locale}">`);
    for (const key of ['identity.title', 'identity.new.email', 'identity.cancel', 'identity.role.operator'] as const) {
      expect(page).toContain(words[key]);
    }
    expect(page).toContain(words['identity.lead'].replace('{provider}', 'Google'));
  });

  it('speaks the visitor’s language where nothing else is asked', async () => {
    const visitor = createVisitor(product);
    expect(await readPage(visitor, {}, { 'accept-language': 'vi,en;q=0.5' })).toContain('lang="vi-VN"');
    expect(await readPage(visitor, { ui_locales: 'xx' }, { 'accept-language': 'en' })).toContain('lang="en-US"');
  });

  it('has the theme of the page before, and no other text of it', async () => {
    const visitor = createVisitor(product);
    expect(await readPage(visitor, { theme: 'dark' })).toContain('data-theme="dark"');
    expect(await readPage(visitor, { theme: '"><script>' })).not.toContain('data-theme');
  });

  it('shows names and addresses as text', async () => {
    await buildAccount('mei@example.com', { nickname: `<img src=x onerror="a('b')">&amp;` });
    const page = await readPage(createVisitor(product));
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;amp;');
  });

  it('marks developers with their company, and suspended and unverified accounts', async () => {
    await buildDeveloper('studio@example.com', 'Paper Boat');
    await buildAccount('gone@example.com', { status: USER_STATUS.suspended, is_email_confirmed: false });
    const page = await readPage(createVisitor(product), { ui_locales: 'en-US' });
    for (const text of ['Paper Boat', 'Suspended', 'Email not verified', 'Operator']) expect(page).toContain(text);
  });
});

describe('a choice', () => {
  const start = async (visitor: Visitor) => {
    const asked = askToSignIn('google');
    return { asked, chooser: await openChooser(visitor, asked) };
  };

  it('signs in as the owner of an account that exists', async () => {
    const sub = await buildDeveloper('studio@example.com', 'Paper Boat');
    const visitor = createVisitor(product);
    const { id_token: token } = await walk(visitor, 'google', { account: sub });
    expect(decodeJwt(token)).toMatchObject({ sub, email: 'studio@example.com', email_verified: true });
    await product.call(loginWithGoogle, { token });
    const session = await product.db
      .selectFrom('sessions as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select(['u.email', 'u.type'])
      .executeTakeFirst();
    expect(session).toEqual({ email: 'studio@example.com', type: USER_TYPE.developer });
  });

  it('leaves it to the store to refuse a suspended one', async () => {
    const sub = await buildAccount('gone@example.com', { status: USER_STATUS.suspended });
    const { id_token: token } = await walk(createVisitor(product), 'google', { account: sub });
    expect(await product.refuse(loginWithGoogle, { token })).toMatchObject({ code: ERROR.accountSuspended });
  });

  it('does not offer to create an account that the store already has', async () => {
    const sub = await buildAccount('apple@example.com', {}, 'apple');
    expect(await walk(createVisitor(product), 'apple', { account: sub })).not.toHaveProperty('user');
    const again = { new: '1', email: 'apple@example.com', name: 'Mei', verified: '1' };
    expect(await walk(createVisitor(product), 'apple', again)).not.toHaveProperty('user');
  });

  it('shows the page again for an unknown account', async () => {
    const visitor = createVisitor(product);
    const { chooser } = await start(visitor);
    const response = await visitor.post(chooser, { account: 'nobody' });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('boss@starhall.test')]);
  });

  it.each(['', 'mei', 'mei@', '@example.com', 'a b@example.com', `${'x'.repeat(250)}@example.com`])(
    'of a new account with the address %j shows it again with what is wrong',
    async (email) => {
      const visitor = createVisitor(product);
      const { asked, chooser } = await start(visitor);
      const response = await visitor.post(chooser, { new: '1', email, name: '"Mei" <b>' });
      const page = await response.text();
      expect(response.status).toBe(400);
      expect(page).toContain('aria-invalid="true" aria-describedby="email-error"');
      expect(page).toContain('value="&quot;Mei&quot; &lt;b&gt;"');
      expect(page).toContain('<details open>');
      const end = await choose(visitor, chooser, { new: '1', email: ' mei@example.com ' });
      const code = end.searchParams.get('code') ?? '';
      const { id_token: token } = await (await redeem(visitor, 'google', { code, verifier: asked.verifier })).json();
      expect(decodeJwt(token)).toMatchObject({ email: 'mei@example.com', email_verified: false });
    },
  );
});
