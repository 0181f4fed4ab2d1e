import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { BUNDLES, compileMessages } from '#i18n/compile-messages.ts';
import { createMessageFiles } from './message-files.ts';

const files = createMessageFiles();

it('serves the messages of every language as a module under an address of its content', async () => {
  for (const locale of LOCALES) {
    for (const bundle of BUNDLES) {
      const url = files.urlOf(bundle, locale);
      expect(files.urlsOf(locale)[bundle]).toBe(url);
      expect(url).toMatch(new RegExp(`^/messages/${bundle}-${locale}-[0-9a-f]{12}\\.js$`));
      const text = files.find(url) ?? '';
      const module: object = await import(`data:text/javascript,${encodeURIComponent(text)}`);
      expect(Reflect.get(module, 'default')).toEqual(compileMessages(bundle, locale));
    }
  }
});

it('renders with the words that the browser fetches', () => {
  const bundles = BUNDLES.map((bundle) => compileMessages(bundle, 'vi-VN'));
  expect(files.messagesOf('vi-VN')).toEqual(Object.assign({}, ...bundles));
});

it('gives equal content equal addresses, so that processes agree', () => {
  expect(createMessageFiles().urlOf('core', 'en-US')).toBe(files.urlOf('core', 'en-US'));
});

it.each(['/messages/core-en-US-000000000000.js', '/messages/../package.json', '__proto__', ''])(
  'has nothing at %j',
  (path) => {
    expect(files.find(path)).toBeUndefined();
  },
);
