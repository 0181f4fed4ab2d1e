import { type Messages, setupI18n } from '@lingui/core';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { MessageKey } from './message-key.ts';

export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** The messages of one language. Computed keys (`error.60003`) go through `find`. */
export interface Translator {
  readonly locale: LocaleCode;
  /** The text of a key. */
  t(key: MessageKey, values?: MessageValues): string;
  /** The text of a computed key, or undefined if the catalog has none. */
  find(key: string, values?: MessageValues): string | undefined;
  /** Adds messages fetched later (error texts, forms). */
  add(messages: Messages): void;
}

/**
 * The text of a message without arguments. Most messages are plain; a page has hundreds, and skipping the interpreter
 * halves their cost.
 */
function findPlainText(message: Messages[string] | undefined): string | undefined {
  const [text] = message ?? [];
  return Array.isArray(message) && message.length === 1 && typeof text === 'string' ? text : undefined;
}

/** Creates a translator from a language's compiled messages. */
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
