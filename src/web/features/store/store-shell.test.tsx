import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { StoreShell } from './store-shell.tsx';

const shell = <StoreShell title="shell.nav.deposit" about="store.about.deposit" />;

it.each(LOCALES)('O5 O6 asks visitors to sign in and leaves that out for the signed-in, in %s', (locale) => {
  const visitors = renderPage(shell, locale);
  const own = renderPage(shell, locale, { user: buildUser() });
  expect(visitors).toContain('<button');
  expect(own).not.toContain('<button');
  expect(own).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect(own).not.toMatch(/store\.\w+/);
});
