import { beforeAll, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { USER_TYPE } from '#contract/values/states.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { loadFrame } from './later-parts.ts';
import { SideDrawer } from './top-bar.tsx';

// As the root route does before a page is rendered.
beforeAll(() => loadFrame(buildPage({ locale: 'en-US' })));

it.each(LOCALES)('R2.30 players are invited to become developers, visitors and developers are not (%s)', (locale) => {
  const link = `href="${localizePath('/developer/become', locale)}"`;
  expect(renderPage(<SideDrawer />, locale, { user: buildUser() })).toContain(link);
  expect(renderPage(<SideDrawer />, locale, { user: null })).not.toContain(link);
  const developer = buildUser({ type: USER_TYPE.developer });
  expect(renderPage(<SideDrawer />, locale, { user: developer })).not.toContain(link);
});

it('is hidden on its own target page', () => {
  const html = renderPage(<SideDrawer />, 'en-US', { user: buildUser(), path: '/developer/become' });
  expect(html).not.toContain('/developer/become');
});
