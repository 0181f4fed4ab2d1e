import { beforeEach, expect, it, vi } from 'vitest';

type Words = typeof import('./translate-words.ts');
let words: Words;

/** What is known of language pairs is kept for the life of a page. */
beforeEach(async () => {
  vi.resetModules();
  words = await import('./translate-words.ts');
});

function stubTranslator(availability: () => Promise<string>) {
  const api = {
    availability: vi.fn(availability),
    create: vi.fn(async () => ({ translate: async (text: string) => `<${text}>` })),
  };
  vi.stubGlobal('Translator', api);
  return api;
}

it('offers nothing where the browser does not translate, or the text is in the language of the page', async () => {
  vi.stubGlobal('Translator', undefined);
  expect(await words.canTranslate('vi-VN', 'en-US')).toBe(false);
  await expect(words.translateWords('Hay', 'vi-VN', 'en-US')).rejects.toThrow();
  stubTranslator(async () => 'available');
  expect(await words.canTranslate('en-US', 'en-US')).toBe(false);
});

it('asks once for each pair of languages, by the names that browsers know', async () => {
  const api = stubTranslator(async () => 'downloadable');
  expect(await Promise.all([words.canTranslate('zh-TW', 'vi-VN'), words.canTranslate('zh-TW', 'vi-VN')])).toEqual([
    true,
    true,
  ]);
  expect(api.availability.mock.calls).toEqual([[{ sourceLanguage: 'zh-Hant', targetLanguage: 'vi' }]]);
  expect(await words.translateWords('好玩', 'zh-TW', 'vi-VN')).toBe('<好玩>');
});

it.each([async () => 'unavailable', () => Promise.reject(new Error('not allowed'))])(
  'offers nothing for a pair that the browser does not translate',
  async (availability) => {
    stubTranslator(availability);
    expect(await words.canTranslate('zh-CN', 'en-US')).toBe(false);
  },
);
