import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { getOwnApplication } from '#contract/application/developer-endpoints.ts';
import { getApplicationDraft, saveApplicationDraft } from '#contract/application/draft-endpoints.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { AGE_QUESTIONS } from '#domain/age/age-questionnaire.ts';
import type { ApplicationSection } from '#domain/forms/application/application-sections.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { callAs } from './call-as.ts';
import { findViolations } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { skipToField } from './skip-to-field.ts';
import { BLANK, it, type Visit, type VisitPage, waitUntilAlive } from './test-in-browser.ts';
import { waitForToast } from './wait-for-toast.ts';
import { wordsOf } from './words.ts';

const DEVELOPER = 'neonbyte@starhall.test';
const TABLET: Visit = { context: { viewport: { width: 768, height: 1024 } } };
const t = wordsOf('en-US');

/** A picture that no other is: a gradient with a circle. */
async function draw(name: string, width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g"><stop stop-color="#203060"/><stop offset="1" stop-color="#c08030"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="50%" cy="50%" r="${60 + name.length * 9}" fill="#ffe9a0"/></svg>`;
  return { name: `${name}.png`, mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).png().toBuffer() };
}

const TEXTS = {
  'zh-TW': { name: '星塵快遞', short: '駕駛小太空船，把包裹送到每一顆星星。', full: '躲開隕石，準時送達。' },
  'zh-CN': { name: '星尘快递', short: '驾驶小飞船，把包裹送到每一颗星星。', full: '躲开陨石，准时送达。' },
  'vi-VN': { name: 'Bưu tá bụi sao', short: 'Lái phi thuyền nhỏ giao hàng đến từng vì sao.', full: 'Né thiên thạch.' },
  'en-US': { name: 'Stardust Courier', short: 'Deliver parcels to every star.', full: 'Dodge meteors and arrive ' },
} as const satisfies Record<LocaleCode, object>;

async function open(visit: VisitPage, path: string, view: Visit = {}): Promise<Page> {
  const page = await visit(BLANK, { locale: 'en-US', ...view });
  await signInAs(page, DEVELOPER);
  await goTo(page, path);
  return page;
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(`/en-US${path}`, { waitUntil: 'domcontentloaded' });
  await waitUntilAlive(page);
}

/** Opens a section of the form. */
const openSection = (page: Page, section: ApplicationSection) =>
  page.locator(`nav a[href="#section-${section}"]`).click();
const field = (page: Page, name: string) => page.locator(`[id="field-${name}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isFocused = (node: Element) => node === document.activeElement;
/** After the next save, holds the page's reload until it is to fail, and drafts until they are released. */
async function holdReload(page: Page) {
  const asked = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<void>();
  const drafts = Promise.withResolvers<void>();
  let reads = 0;
  await page.route(
    ({ pathname }) => pathname === getOwnApplication.path,
    async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      reads += 1;
      // The first one is the save's own.
      if (reads !== 2) return route.fallback();
      asked.resolve();
      await failed.promise;
      return route.abort('internetdisconnected');
    },
  );
  await page.route(
    ({ pathname }) => pathname === saveApplicationDraft.path,
    async (route) => {
      if (reads > 0) await drafts.promise;
      return route.fallback();
    },
  );
  return { asked: asked.promise, fail: () => failed.resolve(), letDraftsThrough: () => drafts.resolve() };
}

/** Everything typed has reached the server. */
const waitForDraft = (page: Page) => page.getByText(/^Draft saved at /).waitFor();

async function writeTexts(page: Page): Promise<void> {
  for (const lang of LOCALES) {
    await page.getByRole('tab', { name: LANGUAGE_NAMES[lang] }).click();
    await field(page, `contents.${lang}.name`).fill(TEXTS[lang].name);
    await field(page, `contents.${lang}.shortDescription`).fill(TEXTS[lang].short);
    await field(page, `contents.${lang}.fullDescription`).click();
    // The text editor takes the focus in the frame after it is there.
    await field(page, `contents.${lang}.fullDescription`).and(page.locator('.ProseMirror:focus')).waitFor();
    await page.keyboard.insertText(TEXTS[lang].full);
  }
  // The last language is English: bold by key, a paragraph, and pasted markup of which only the six tags stay.
  await page.keyboard.press('Control+b');
  await page.keyboard.type('on time');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await field(page, 'contents.en-US.fullDescription').evaluate((node) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<h1 style="color:red">Six <u>worlds</u></h1><img src="x" onerror="alert(1)">');
    node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
}

async function addPictures(page: Page): Promise<void> {
  await openSection(page, 'pictures');
  const put = async (name: string, sizes: readonly (readonly [number, number])[]) => {
    const files = await Promise.all(
      sizes.map(([width, height], index) => draw(`${name}${'x'.repeat(index)}`, width, height)),
    );
    await field(page, name).locator('input[type=file]').setInputFiles(files);
    await expect
      .poll(() => field(page, name).locator('img[src^="/files/"], img[src^="blob:"]').count())
      .toBe(sizes.length);
  };
  await put('icon', [[512, 512]]);
  await put('screenshots.computer', [
    [1920, 1080],
    [1920, 1080],
  ]);
  await put('backgroundImage', [[1920, 1080]]);
}

async function chooseTheRest(page: Page): Promise<void> {
  const pick = (name: string, value: string) => field(page, name).locator(`input[value="${value}"]`).check();
  await openSection(page, 'rating');
  await field(page, 'category').selectOption('101');
  for (const question of Object.keys(AGE_QUESTIONS)) {
    await pick(`ageAnswers.${question}`, question === 'violence' ? 'bloodless' : 'none');
  }
  await openSection(page, 'distribution');
  await pick('platforms', '2');
  await field(page, 'webRedirectUrl').fill('https://games.example.com/stardust');
  await page.getByPlaceholder(t('editor.countries.search')).fill('Taiwan');
  await field(page, 'countries').getByRole('checkbox', { name: 'Taiwan', exact: true }).check();
  for (const flag of ['containsAds', 'isPaidOnce', 'hasInAppPurchase']) await pick(flag, 'false');
  await openSection(page, 'data');
  await page.locator('summary', { hasText: t('dataGroup.1300') }).click();
  await page.getByRole('checkbox', { name: t('dataType.1301') }).check();
  await page
    .getByRole('group', { name: t('dataType.1301') })
    .getByLabel(t('purpose.analytics'))
    .check();
  await openSection(page, 'contact');
  await field(page, 'contactEmail').fill('hello@stardust.example.com');
  await field(page, 'contacts.telegram').fill('stardust_courier');
  await page.getByRole('link', { name: 'https://t.me/stardust_courier' }).waitFor();
}

describe('the editor of an application', () => {
  it('R3.1 R3.2 R5.30 R6.5 makes a game in four languages, keeps its draft, and edits it', async ({ visit }) => {
    const appId = `com.neonbyte.e${crypto.randomUUID().slice(0, 8).replaceAll('-', '')}`;
    const expected = [/ERR_INTERNET_DISCONNECTED/, /ApiError: error\.10000/];
    const page = await open(visit, '/developer/applications/new', { expected });

    // The links to its sections are first, without the portal's menu.
    expect(await skipToField(page)).toBeLessThan(12);

    // All missing fields at once, each with a link to it.
    await button(page, t('editor.create')).click();
    const summary = page.locator('#form-problems');
    await summary.waitFor();
    await expect.poll(() => summary.evaluate(isFocused)).toBe(true);
    await expect.poll(() => summary.getByRole('link').count()).toBeGreaterThan(15);
    await summary.getByRole('link', { name: new RegExp(`^${t('words.applicationId')}`) }).click();
    await expect.poll(() => field(page, 'appId').evaluate(isFocused)).toBe(true);
    await page.keyboard.type(appId);

    await writeTexts(page);
    await addPictures(page);
    await chooseTheRest(page);
    await expect.poll(() => field(page, 'ageRating').locator('input[value="6+"]').isDisabled()).toBe(true);
    await expect.poll(() => field(page, 'ageRating').locator('input[value="12+"]').isChecked()).toBe(true);
    await expect.poll(() => new URL(page.url()).searchParams.get('draftId')).toMatch(/^\d+$/);
    // The last saved state: pictures are added once uploaded, which may take longer than the rest.
    const draftId = Number(new URL(page.url()).searchParams.get('draftId'));
    await expect
      .poll(async () => {
        const { form } = (await callAs(page, getApplicationDraft, { draftId })).draft;
        return [form.icon !== '', form.screenshots.computer?.length, form.backgroundImage !== '', form.contacts.length];
      })
      .toEqual([true, 2, true, 1]);

    await page.reload({ waitUntil: 'domcontentloaded' });
    await waitUntilAlive(page);
    await page.getByText(/^Restored your draft from /).waitFor();
    await expect.poll(() => field(page, 'appId').inputValue()).toBe(appId);
    await expect.poll(() => field(page, 'contents.en-US.name').inputValue()).toBe(TEXTS['en-US'].name);
    await expect.poll(() => field(page, 'screenshots.computer').locator('img').count()).toBe(2);

    await button(page, t('editor.create')).click();
    await page.waitForURL(`**/developer/applications/${appId}`);
    await waitForToast(page, t('editor.created'));
    await expect.poll(() => field(page, 'appId').isDisabled()).toBe(true);
    const made = await callAs(page, getOwnApplication, { applicationId: appId, lang: 'en-US' });
    const english = made.contents.find(({ lang }: { lang: string }) => lang === 'en-US');
    expect(english).toMatchObject({ name: TEXTS['en-US'].name });
    expect(english.fullDescription).toBe('<p>Dodge meteors and arrive <b>on time</b></p><p>Six <u>worlds</u></p>');
    expect(made).toMatchObject({ draft: null, ageRating: '12+', platforms: [2], countries: ['TW'], category: 101 });
    expect(made.dataCollection).toEqual([
      { code: 1301, collected: true, shared: false, optional: false, ephemeral: false, purposes: ['analytics'] },
    ]);

    // Going back shows the section before.
    await openSection(page, 'contact');
    await openSection(page, 'data');
    await page.goBack();
    await field(page, 'contactEmail').waitFor();

    // An edit: arrow keys move between the languages, and the usual key saves.
    await openSection(page, 'texts');
    await page.getByRole('tab', { name: LANGUAGE_NAMES['zh-TW'] }).focus();
    await page.keyboard.press('End');
    await field(page, 'contents.en-US.name').fill('Stardust Express');
    await button(page, t('words.preview')).click();
    const preview = page.frameLocator('iframe');
    await preview.getByRole('heading', { name: 'Stardust Express' }).waitFor();
    await field(page, 'contents.en-US.name').fill('Stardust Express 2');
    await preview.getByRole('heading', { name: 'Stardust Express 2' }).waitFor();
    await button(page, t('words.device.desktop')).click();
    await page.getByLabel(t('editor.preview.language')).selectOption('vi-VN');
    await preview.getByRole('heading', { name: TEXTS['vi-VN'].name }).waitFor();
    await button(page, t('editor.preview.close')).click();
    await page.keyboard.press('Control+s');
    await waitForToast(page, t('editor.saved'));
    const saved = () => callAs(page, getOwnApplication, { applicationId: appId, lang: 'en-US' });
    expect(await saved()).toMatchObject({ name: 'Stardust Express 2', draft: null });
    await openSection(page, 'distribution');
    await field(page, 'hardwareRequirements').fill('A keyboard');
    // The page reloads while the user types, and the reload fails.
    const again = await holdReload(page);
    await page.keyboard.press('Meta+s');
    await again.asked;
    await field(page, 'hardwareRequirements').fill('A keyboard and a mouse');
    again.fail();
    await waitForToast(page, t('error.no_connection'));
    expect(await saved()).toMatchObject({ hardwareRequirements: 'A keyboard', draft: null });
    again.letDraftsThrough();
    await waitForDraft(page);
    await expect.poll(() => field(page, 'hardwareRequirements').inputValue()).toBe('A keyboard and a mouse');

    expect(await findViolations(page)).toEqual([]);

    await button(page, t('words.delete')).click();
    await page.getByLabel(t('editor.delete.typeId', { id: appId })).fill(appId);
    await button(page, t('words.deleteForGood')).click();
    await waitForToast(page, t('editor.delete.done'));
  });

  it('R5.11 R5.12 on a tablet asks who wins of two devices, keeps the last words of whoever leaves, and names the conditions of the video', async ({
    visit,
  }) => {
    const page = await open(visit, '/developer/applications/com.neonbyte.arena', {
      ...TABLET,
      // The server refuses the other device's draft, which the browser logs as a failed response.
      expected: [/status of 4\d\d.*\/api\/app\/draft\b/],
    });
    await openSection(page, 'pictures');
    await page.getByText(t('video.conditions')).waitFor();
    await field(page, 'promoVideo').fill('https://youtu.be/dQw4w9WgXcQ');
    await button(page, t('details.video.play'))
      .or(page.getByText(t('details.video.play')))
      .first()
      .waitFor();
    await waitForDraft(page);
    const key = { applicationId: 'com.neonbyte.arena' };
    const { draft } = await callAs(page, getApplicationDraft, key);
    await callAs(page, saveApplicationDraft, {
      ...key,
      revision: draft.revision,
      form: { ...draft.form, hardwareRequirements: 'From elsewhere' },
    });
    await openSection(page, 'distribution');
    await field(page, 'hardwareRequirements').fill('From here');
    await button(page, t('form.conflict.take')).click();
    await expect.poll(() => field(page, 'hardwareRequirements').inputValue()).toBe('From elsewhere');

    // Leaving immediately loses nothing.
    await field(page, 'hardwareRequirements').fill('Last words');
    await page.locator('a[href="/en-US/developer/applications"]:visible').first().click();
    await page.waitForURL('**/developer/applications');
    await goTo(page, '/developer/applications/com.neonbyte.arena');
    await expect.poll(() => field(page, 'hardwareRequirements').inputValue()).toBe('Last words');
    await button(page, t('words.discardDraft')).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('words.discardDraft') })
      .click();
    await expect.poll(() => field(page, 'hardwareRequirements').inputValue()).not.toBe('Last words');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
    expect(await findViolations(page, { themes: ['light'] })).toEqual([]);
  });
});
