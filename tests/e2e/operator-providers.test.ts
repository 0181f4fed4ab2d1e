import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { demoApplicants } from '#demo/catalogue/applicants.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { askToSignIn } from './ask-to-sign-in.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { waitForToast } from './wait-for-toast.ts';
import { wordsOf } from './words.ts';

const OPERATOR = 'operator@starhall.test';
const [TIDEPOOL, RIVERGATE, LANTERNFIELD] = demoApplicants.map(({ form }) => form);

/** The texts of the mails to an address, as the outbox shows them. */
async function readMail(page: Page, to = ''): Promise<string> {
  const answer = await page.request.get(`/api/dev/outbox?${new URLSearchParams({ to })}`);
  const { list } = await answer.json();
  return list.map(({ text }: { text: string }) => text).join('\n');
}

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);
  const view = { locale, size } as const;
  const address = (rest = '') => localizePath(`/operator/providers${rest}`, locale);

  it('axe finds nothing on the queue, on an application, its pictures and its decisions', async ({ visit }) => {
    const page = await visit(BLANK, view);
    await signInAs(page, OPERATOR);
    const themes = THEMES_AT[size];
    const found: string[] = [];
    const look = async (scope?: string) => {
      found.push(...(await findViolations(page, { themes, ...(scope !== undefined && { scope }) })));
    };
    await page.goto(address('?status=all'));
    await waitUntilAlive(page);
    await look('#content');
    const link = page.getByRole('link', { name: TIDEPOOL?.name ?? '', exact: true });
    await link.locator('visible=true').click();
    await page.getByText(t('operations.claim.own.text')).waitFor();
    await look();
    await page.getByRole('button', { name: t('reviews.reject') }).click();
    await page.getByRole('checkbox').first().check();
    await look('dialog');
    await page.keyboard.press('Escape');
    const name = t('providers.picture.document', { number: 1 });
    await page.getByRole('button', { name: t('providers.picture.open', { name }) }).click();
    await look('dialog');
    expect(found).toEqual([]);
  });

  // Checks that do not depend on the view run in only one of the two.
  it.skipIf(size === 'phone')(
    'R4.20 R4.21 an operator works the queue off by the keyboard: asks, rejects in the words of the applicant, approves',
    async ({ visit }) => {
      const page = await visit(BLANK, view);
      await askToSignIn(page, address(), localizePath('/', locale));
      await signInAs(page, OPERATOR);
      await page.goto(address());
      await waitUntilAlive(page);
      const dialog = page.getByRole('dialog');
      const heading = (name = '') => page.getByRole('heading', { level: 1, name }).waitFor();
      const claimed = () => page.getByText(t('operations.claim.own.text')).waitFor();

      // Oldest first.
      await page.locator('table').getByRole('link').first().click();
      await heading(TIDEPOOL?.name);
      await claimed();
      await page.getByRole('button', { name: new RegExp(t('providers.picture.passbook', { number: 1 })) }).click();
      await page.keyboard.press('+');
      await dialog.getByText(t('providers.picture.zoom', { percent: 150 })).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.keyboard.press('q');
      await dialog.getByRole('button', { name: t('providers.decide.ask') }).click();
      await dialog.getByText(t('providers.reason.missing')).waitFor();
      // Letters that are typed are no shortcuts.
      await page.keyboard.type('請補上 jar');
      await dialog.getByRole('button', { name: t('providers.decide.ask') }).click();
      await waitForToast(page, t('providers.done.ask', { name: TIDEPOOL?.name ?? '' }));
      await page.getByText('請補上 jar').waitFor();
      await page.getByText(t('providers.answerAwaited')).waitFor();
      await expect.poll(() => readMail(page, TIDEPOOL?.pocEmail)).toContain('請補上 jar');

      await page.keyboard.press('j');
      await heading(RIVERGATE?.name);
      await claimed();
      await page.keyboard.press('r');
      await dialog.getByRole('checkbox', { name: t('providers.template.passbook_mismatch') }).check();
      await dialog.getByText('Tên chủ tài khoản', { exact: false }).waitFor();
      await dialog.getByRole('button', { name: t('reviews.reject') }).click();
      await waitForToast(page, t('reviews.done.reject', { name: RIVERGATE?.name ?? '' }));
      await expect.poll(() => readMail(page, RIVERGATE?.pocEmail)).toContain('không được duyệt');

      // After a decision, the next item in the queue opens.
      await heading(LANTERNFIELD?.name);
      await claimed();
      const decided = page.url();
      await page.keyboard.press('a');
      await dialog.getByRole('button', { name: t('reviews.approve') }).click();
      await waitForToast(page, t('reviews.done.approve', { name: LANTERNFIELD?.name ?? '' }));
      // Back to the list, unless another application has arrived in the meantime.
      await page.waitForURL(({ href, pathname }) => href !== decided && pathname.startsWith(address()));
      await expect.poll(() => readMail(page, LANTERNFIELD?.pocEmail)).toContain('通過');

      await page.goto(address('?status=2&search=lanternfield'));
      await waitUntilAlive(page);
      await page.locator('table').getByRole('link').first().click();
      await page.getByRole('button', { name: t('providers.disable') }).click();
      await dialog.getByLabel(t('words.reason')).fill('test');
      await dialog.getByRole('button', { name: t('providers.disable') }).click();
      await waitForToast(page, t('providers.disabled', { name: LANTERNFIELD?.name ?? '' }));
      await page.getByText(t('providers.switch.off')).waitFor();
    },
  );
});
