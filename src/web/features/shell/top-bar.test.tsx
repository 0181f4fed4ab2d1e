import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { TopBar } from './top-bar.tsx';

it.each(LOCALES)('R4.28 names the account in the first HTML, and offers visitors to sign in, in %s', (locale) => {
  const { t } = buildPage({ locale });
  const menu = t('shell.account.menu', { name: '小明' });
  const own = renderPage(<TopBar hasDrawer />, locale, { user: buildUser({ nickname: '小明' }) });
  expect(own).toContain(`aria-haspopup="menu" aria-expanded="false" aria-controls="account-menu" aria-label="${menu}"`);
  expect(own).not.toContain(`>${t('shell.signIn')}<`);
  const visitors = renderPage(<TopBar hasDrawer />, locale);
  expect(visitors).toContain(`>${t('shell.signIn')}<`);
  expect(visitors).not.toContain('account-menu');
});

it('shows a nickname as text, whatever it is', () => {
  const html = renderPage(<TopBar hasDrawer />, 'en-US', { user: buildUser({ nickname: '<img src=x>"' }) });
  expect(html).toContain('&lt;img src=x&gt;');
  expect(html).not.toContain('<img src=x>');
});
