import { describe, expect } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { gamePath } from './demo-game.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

describe.each(['zh-TW', 'en-US'] as const)('the modal drawer in %s', (locale) => {
  const t = wordsOf(locale);
  const view = { locale, size: 'phone' } as const;

  it('R2.24 R2.28 R2.29 opens from the bar, leads on and closes itself', async ({ visit }) => {
    const page = await visit('/', view);
    const drawer = page.getByRole('dialog', { name: t('shell.drawer') });
    await page.getByRole('button', { name: t('shell.openMenu') }).tap();
    await drawer.waitFor();
    await expect
      .poll(() => drawer.getByRole('link').first().getAttribute('href'))
      .toBe(localizePath('/index_v2', locale));
    await drawer.getByRole('link', { name: t('shell.nav.games'), exact: true }).tap();
    await page.getByRole('heading', { level: 1, name: t('hall.categories') }).waitFor();
    await expect.poll(() => drawer.isVisible()).toBe(false);
    await expect.poll(() => new URL(page.url()).pathname).toBe(localizePath('/games', locale));
  });

  it('keeps the focus inside, and Escape gives it back', async ({ visit }) => {
    const page = await visit('/', view);
    const open = page.getByRole('button', { name: t('shell.openMenu') });
    await open.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: t('shell.drawer') });
    await drawer.waitFor();
    const focused = new Set<string>();
    for (let step = 0; step < 12; step += 1) {
      const place = await page.evaluate(() => {
        const element = document.activeElement;
        const isOutside = element?.closest('#drawer') === null && element !== document.body;
        return isOutside ? `outside: ${element?.outerHTML.slice(0, 80)}` : (element?.getAttribute('href') ?? 'inside');
      });
      focused.add(place);
      await page.keyboard.press('Tab');
    }
    expect([...focused].filter((place) => place.startsWith('outside'))).toEqual([]);
    expect(focused).toContain(localizePath('/store/wallet', locale));
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('puts the focus on Close also for whoever is signed in, who has the theme switch in it', async ({ visit }) => {
    const page = await visit(BLANK, view);
    await signInAs(page, 'player@starhall.test');
    await page.goto(localizePath('/', locale), { waitUntil: 'domcontentloaded' });
    await waitUntilAlive(page);
    await page.getByRole('button', { name: t('shell.openMenu') }).tap();
    const drawer = page.getByRole('dialog', { name: t('shell.drawer') });
    const theme = drawer.getByRole('button', { name: t('shell.theme') });
    const close = drawer.getByRole('button', { name: t('shell.closeMenu') });
    await theme.waitFor();
    expect(await close.evaluate((button) => button === document.activeElement)).toBe(true);
    const starts = await Promise.all(
      [theme, close].map((button) => button.evaluate((at) => at.getBoundingClientRect().x)),
    );
    expect(starts[0]).toBeLessThan(Number(starts[1]));
  });

  it('closes itself also after its invitation to developers, which the next page does not have', async ({ visit }) => {
    const page = await visit(BLANK, view);
    await signInAs(page, `drawer-${crypto.randomUUID().slice(0, 8)}@example.com`);
    await page.goto(localizePath('/', locale), { waitUntil: 'domcontentloaded' });
    await waitUntilAlive(page);
    await page.getByRole('button', { name: t('shell.openMenu') }).tap();
    const drawer = page.getByRole('dialog', { name: t('shell.drawer') });
    await drawer.getByRole('link', { name: t('developer.become.title') }).tap();
    await page.waitForURL(`**${localizePath('/developer/become', locale)}`);
    await expect.poll(() => drawer.isVisible()).toBe(false);
  });

  it('is there on the details page too, and a tap beside it closes it', async ({ visit }) => {
    const page = await visit(gamePath('neon-serpent'), view);
    await page.getByRole('button', { name: t('shell.openMenu') }).tap();
    const drawer = page.getByRole('dialog', { name: t('shell.drawer') });
    await drawer.waitFor();
    await page.touchscreen.tap(360, 400);
    await drawer.waitFor({ state: 'hidden' });
  });
});
