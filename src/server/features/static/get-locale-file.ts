import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { isLocaleCode } from '#contract/values/locales.ts';
import type { Handler } from '../../api/handler.ts';
import { once } from '../../once.ts';
import type { Services } from '../../services.ts';
import { mergeMessages } from './locale-tables.ts';

export function getLocaleFile({ config }: Pick<Services, 'config'>): Handler<'getLocaleFile'> {
  const served = config.LOCALES.filter(isLocaleCode);
  const messages = new Map(served.map((locale) => [locale, once(() => mergeMessages(locale))]));
  return async ({ lang }) => (messages.get(lang) ?? refuseLanguage)();
}

/** Rejects a language that this installation does not offer (R9.33). */
function refuseLanguage(): never {
  throw new ApiError(ERROR.languageNotFound, { fields: { lang: 'field.choice' } });
}
