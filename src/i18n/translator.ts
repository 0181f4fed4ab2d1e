import { type Messages, setupI18n } from '@lingui/core';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { MessageKey } from './message-key.ts';

export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** Words of one language. Keys that are computed (`error.60003`) go through `find`. */
export interface Translator {
  readonly locale: LocaleCode;
  /** The text of a key. */
  t(key: MessageKey, values?: MessageValues): string;
  /** The text of a computed key, or undefined when the catalog has none. */
  find(key: string, values?: MessageValues): string | undefined;
  /** Adds messages that were fetched later (error texts, forms). */
  add(messages: Messages): void;
}

/** A message that is one piece of text. Most are; a page has hundreds, and going round the interpreter is half their cost. */
function findPlainText(message: Messages[string] | undefined): string | undefined {
  const [text] = message ?? [];
  return Array.isArray(message) && message.length === 1 && typeof text === 'string' ? text : undefined;
}

/** Makes a translator from compiled messages of a language. */
export function createTranslator(locale: LocaleCode, messages: Messages): Translator {
  const known = { ...messages };
  const i18n = setupI18n({ locale, messages: { [locale]: known } });
  return {
    locale,
    t: (key, values) => findPlainText(known[key]) ?? i18n._(key, values),
    find: (key, values) => (Object.hasOwn(known, key) ? i18n._(key, values) : undefined),
    add(more) {
      Object.assign(known, more);
      i18n.load(locale, known);
    },
  };
}
