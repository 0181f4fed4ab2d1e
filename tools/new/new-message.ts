import { LOCALES } from '#contract/values/locales.ts';
import { type Draft, RecipeError } from './draft.ts';

/**
 * Appends a key to a catalog in all languages, with the English text as a placeholder: catalog tests reject it until it
 * is translated.
 */
export async function newMessage(draft: Draft, area: string, key: string, text: string): Promise<void> {
  for (const locale of LOCALES) {
    await draft.edit(`src/i18n/catalogs/${area}/${locale}.json`, (json) => {
      const messages: Record<string, string> = JSON.parse(json);
      if (Object.hasOwn(messages, key)) throw new RecipeError(`${key} exists already.`);
      return `${JSON.stringify({ ...messages, [key]: text }, null, 2)}\n`;
    });
  }
}
