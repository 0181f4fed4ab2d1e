import type { LocaleCode } from '#contract/values/locales.ts';
import { type CompiledMessage, createMessageFormatter, type MessageValues } from './format-message.ts';
import type { MessageKey } from './message-key.ts';

export type { MessageValues };

/** Compiled messages by key. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

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

/** Creates a translator from a language's compiled messages. */
export function createTranslator(locale: LocaleCode, messages: Messages): Translator {
  const known = new Map(Object.entries(messages));
  const format = createMessageFormatter(locale);
  const find = (key: string, values?: MessageValues) => {
    const message = known.get(key);
    if (message === undefined) return undefined;
    // Most messages are plain; a page has hundreds.
    const [text] = message;
    return message.length === 1 && typeof text === 'string' ? text : format(message, values);
  };
  return {
    locale,
    find,
    t(key, values) {
      const text = find(key, values);
      if (text === undefined) console.warn(`The loaded messages of ${locale} have no ${key}`);
      return text ?? key;
    },
    add(more) {
      for (const [key, message] of Object.entries(more)) known.set(key, message);
    },
  };
}
