import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CONTENT_TYPES } from '#contract/content/entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { projectRoot } from '../../project-root.ts';
import { loadContentLibrary } from './content-library.ts';

const PLACEHOLDERS = { companyName: 'Acme $& Ltd', serviceEmail: 'help@acme.test', guarantee: 'None.' };

async function buildFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

function buildDocument({ title = 'Title', date = '2024-06-01', order = 1, body = 'Body' } = {}): string {
  return `---\n\ntitle: ${title}\ndescription: About\ndate: ${date}\ntype: news\norder: ${order}\n---\n\n${body}\n`;
}

it('reads a document with its path, language and front matter', async () => {
  const body = 'Write to {serviceEmail}: {companyName}. {unknown} stays.';
  const folder = await buildFolder({ 'zh-TW/news/a.md': buildDocument({ title: 'News: {companyName}', body }) });
  const { items } = await loadContentLibrary({ folder, locales: ['zh-TW'], listPlaceholders: () => PLACEHOLDERS });
  expect(items).toEqual([
    {
      path: '/news/a',
      lang: 'zh-TW',
      title: 'News: Acme $& Ltd',
      description: 'About',
      body: 'Write to help@acme.test: Acme $& Ltd. {unknown} stays.',
      date: '2024-06-01',
      type: 'news',
    },
  ]);
});

it('orders by language as asked, folder and stated order', async () => {
  const folder = await buildFolder({
    'zh-TW/news/a.md': buildDocument({ order: 10 }),
    'zh-TW/news/b.md': buildDocument({ order: 9 }),
    'zh-TW/a.md': buildDocument({ order: 99 }).replaceAll('\n', '\r\n'),
    'en-US/news/a.md': buildDocument(),
    'en-US/notes.txt': 'no document',
    'vi-VN/news/a.md': buildDocument(),
  });
  const { items } = await loadContentLibrary({ folder, locales: ['zh-TW', 'en-US'], listPlaceholders: () => ({}) });
  expect(items.map(({ lang, path }) => `${lang}${path}`)).toEqual([
    'zh-TW/a',
    'zh-TW/news/b',
    'zh-TW/news/a',
    'en-US/news/a',
  ]);
});

it.each([
  ['no front matter', 'just text', 'has no front matter'],
  ['a wrong date', buildDocument({ date: '2024-02-31' }), 'date'],
  ['a missing key', buildDocument().replace('type: news\n', ''), 'type'],
])('names the file of a document with %s', async (_, text, reason) => {
  const folder = await buildFolder({ 'en-US/broken.md': text });
  const loading = loadContentLibrary({ folder, locales: ['en-US'], listPlaceholders: () => ({}) });
  await expect(loading).rejects.toThrow('broken.md');
  await expect(loading).rejects.toThrow(reason);
});

it('O102 holds terms, privacy, intellectual property, news, help and about in every language, all placeholders filled', async () => {
  const folder = join(projectRoot(), 'content');
  const { items } = await loadContentLibrary({ folder, locales: LOCALES, listPlaceholders: () => PLACEHOLDERS });
  for (const locale of LOCALES) {
    const types = items.filter(({ lang }) => lang === locale).map(({ type }) => type);
    expect([...new Set(types)].sort()).toEqual([...CONTENT_TYPES].sort());
  }
  expect(items.filter(({ body }) => /\{\w+\}/.test(body)).map(({ path }) => path)).toEqual([]);
});
