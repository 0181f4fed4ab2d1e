import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { HelpLink } from './help-link.tsx';

const SOURCES = import.meta.glob<string>('/src/web/features/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const ARTICLES = Object.keys(import.meta.glob('/content/zh-TW/help/*/*.md'));

it.each(LOCALES)('names its topic and that it opens a new tab, in %s', (locale) => {
  const html = renderPage(<HelpLink article="players/top-up" topic="TOPIC" />, locale);
  const prefix = locale === 'zh-TW' ? '' : `/${locale}`;
  expect(html).toContain(`href="${prefix}/help/players/top-up" target="_blank" rel="noopener"`);
  expect(html).toMatch(/TOPIC<span class="sr-only"> [^<]+<\/span>/);
});

it('links to existing articles everywhere', () => {
  const named = Object.entries(SOURCES)
    .filter(([file]) => !file.endsWith('.test.tsx'))
    .flatMap(([, text]) => [...text.matchAll(/(?:article|help)[=:] ?["']((?:players|developers)\/[\w-]+)["']/g)])
    .map(([, article]) => `/content/zh-TW/help/${article}.md`);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((file) => !ARTICLES.includes(file))).toEqual([]);
});
