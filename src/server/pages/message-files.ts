import { createHash } from 'node:crypto';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { BUNDLES, compileMessages, type MessageBundle } from '#i18n/compile-messages.ts';
import type { Messages } from '#i18n/translator.ts';
import { compressText, type TextBodies } from '../streaming/compress-text.ts';

/** The compiled messages of every language, and the modules from which browsers load them. */
export interface MessageFiles {
  /** All messages of a language: a rendered page may need any of them. */
  messagesOf(locale: LocaleCode): Messages;
  urlOf(bundle: MessageBundle, locale: LocaleCode): string;
  urlsOf(locale: LocaleCode): Readonly<Record<MessageBundle, string>>;
  /** Every module by its address. */
  readonly modules: ReadonlyMap<string, string>;
  /** The module at an address, or undefined if unknown. */
  find(path: string): string | undefined;
  /** The module in every encoding, compressed on first use. */
  findCompressed(path: string): Promise<TextBodies> | undefined;
}

const FOLDER = '/messages';

/** Compiles all catalogs once at startup; file names contain a content hash. */
export function createMessageFiles(): MessageFiles {
  const modules = new Map<string, string>();
  const compressed = new Map<string, Promise<TextBodies>>();
  const urls = new Map<string, string>();
  const all = new Map<LocaleCode, Messages>();
  for (const locale of LOCALES) {
    const ofLocale: Messages = {};
    all.set(locale, ofLocale);
    for (const bundle of BUNDLES) {
      const messages = compileMessages(bundle, locale);
      const text = `export default ${JSON.stringify(messages)};\n`;
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
      const url = `${FOLDER}/${bundle}-${locale}-${hash}.js`;
      modules.set(url, text);
      urls.set(`${bundle} ${locale}`, url);
      Object.assign(ofLocale, messages);
    }
  }
  const urlOf = (bundle: MessageBundle, locale: LocaleCode) => urls.get(`${bundle} ${locale}`) ?? '';
  const listUrls = (locale: LocaleCode): Readonly<Record<MessageBundle, string>> =>
    Object.assign({}, ...BUNDLES.map((bundle) => ({ [bundle]: urlOf(bundle, locale) })));
  // Every page names all of them.
  const lists = new Map(LOCALES.map((locale) => [locale, listUrls(locale)]));
  return {
    messagesOf: (locale) => all.get(locale) ?? {},
    modules,
    urlOf,
    urlsOf: (locale) => lists.get(locale) ?? listUrls(locale),
    find: (path) => modules.get(path),
    findCompressed(path) {
      const text = modules.get(path);
      if (text === undefined) return undefined;
      const bodies = compressed.get(path) ?? compressText(text);
      compressed.set(path, bodies);
      return bodies;
    },
  };
}
