import { isLocaleCode } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';

export function getLanguages({ config }: Pick<Services, 'config'>): Handler<'getLanguages'> {
  const served = config.LOCALES.filter(isLocaleCode);
  const languages = served.map((code) => ({ code, name: LANGUAGE_NAMES[code] }));
  return async () => languages;
}
