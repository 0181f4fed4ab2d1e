import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { expect } from 'vitest';
import { editApplication, getOwnApplication } from '#contract/application/developer-endpoints.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { BUNDLES, compileMessages } from '#i18n/compile-messages.ts';
import { PLACE_NAMES } from '#i18n/place-names.ts';
import { projectRoot } from '#server/project-root.ts';
import { callAs } from './call-as.ts';
import { type SampleMessages, writeSamples } from './format-samples.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it } from './test-in-browser.ts';

/** Regions that Node.js and browsers are known to call by different names. */
const DISPUTED = ['HK', 'MO', 'PS', 'FK'] as const;

/** The samples as one script that a browser can run on any page. */
async function bundleSamples(): Promise<string> {
  const entry = join(projectRoot(), 'tests/e2e/format-samples.ts');
  const lib = { entry, name: 'samples', formats: ['iife' as const] };
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { lib, write: false, minify: false },
  });
  const [output] = [made].flat();
  if (output === undefined || !('output' in output)) throw new Error('nothing was bundled');
  return output.output[0].code;
}

it('numbers, money, days, lists and plural forms are the same in Node.js and in the browser', async ({ visit }) => {
  const page = await visit(BLANK);
  await page.evaluate(`${await bundleSamples()}; globalThis.samples = samples;`);
  for (const locale of LOCALES) {
    const messages: SampleMessages = Object.assign({}, ...BUNDLES.map((bundle) => compileMessages(bundle, locale)));
    const here = writeSamples(locale, messages);
    const there = await page.evaluate(
      (input) => Reflect.get(globalThis, 'samples').writeSamples(...input),
      [locale, messages],
    );
    expect(Object.keys(here).length).toBeGreaterThan(900);
    expect(there).toEqual(here);
  }
});

it('no page writes what Node.js and browsers are known to write differently', async () => {
  const folder = join(projectRoot(), 'src/web');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  const using = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return /formatRange|RelativeTimeFormat|suppressHydrationWarning|new Intl\.DisplayNames\((?!'en')/.test(text)
        ? [name]
        : [];
    }),
  );
  // The document's language may be changed before hydration.
  expect(using.flat()).toEqual(['routes/__root.tsx']);
});

it('a page that names disputed regions is taken over without a word changing, in every language', async ({ visit }) => {
  const developer = await visit(BLANK);
  await signInAs(developer, 'littlehill@starhall.test');
  const applicationId = 'com.littlehill.atlas';
  const { countries } = await callAs(developer, getOwnApplication, { applicationId, lang: 'en-US' });
  await callAs(developer, editApplication, { applicationId, countries: [...DISPUTED] });
  for (const locale of LOCALES) {
    // A text that differs from the server's is an error of the page, and fails the visit.
    const page = await visit(`/application/details?applicationId=${applicationId}`, { locale });
    for (const code of DISPUTED)
      await page
        .getByText(PLACE_NAMES[locale][`region.${code}`] ?? '')
        .first()
        .waitFor();
  }
  await callAs(developer, editApplication, { applicationId, countries });
});
