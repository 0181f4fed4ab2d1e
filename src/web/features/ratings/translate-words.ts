import type { LocaleCode } from '#contract/values/locales.ts';

/** The languages of the store as the Translator API names them. */
const TAGS: Readonly<Record<LocaleCode, string>> = {
  'zh-TW': 'zh-Hant',
  'zh-CN': 'zh',
  'vi-VN': 'vi',
  'en-US': 'en',
};

interface LanguagePair {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

/** What the store uses of the browser's Translator API (https://webmachinelearning.github.io/translation-api/). */
interface TranslatorApi {
  availability(pair: LanguagePair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create(pair: LanguagePair): Promise<{ translate(text: string): Promise<string> }>;
}

const known = new Map<string, Promise<boolean>>();

function findApi(): TranslatorApi | undefined {
  return Reflect.get(globalThis, 'Translator');
}

function pairOf(from: LocaleCode, to: LocaleCode): LanguagePair {
  return { sourceLanguage: TAGS[from], targetLanguage: TAGS[to] };
}

/** Whether this browser translates from one language into another. Nothing leaves the computer. */
export function canTranslate(from: LocaleCode, to: LocaleCode): Promise<boolean> {
  const api = findApi();
  if (api === undefined || from === to) return Promise.resolve(false);
  const name = `${from} ${to}`;
  const asked =
    known.get(name) ??
    api.availability(pairOf(from, to)).then(
      (availability) => availability !== 'unavailable',
      () => false,
    );
  known.set(name, asked);
  return asked;
}

/** Translates a text in the browser, which may load a language first. @throws if the browser cannot. */
export async function translateWords(words: string, from: LocaleCode, to: LocaleCode): Promise<string> {
  const api = findApi();
  if (api === undefined) throw new Error('this browser does not translate');
  const translator = await api.create(pairOf(from, to));
  return translator.translate(words);
}
