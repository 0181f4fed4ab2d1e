import type { LocaleCode } from '#contract/values/locales.ts';
import { readStarCoinGuarantee } from '#domain/money/star-coin-guarantee.ts';
import type { Config } from '../../../config.ts';
import { serverWords } from '../../mails/server-words.ts';

type CompanySettings = Pick<Config, 'COMPANY_NAME' | 'COMPANY_SERVICE_EMAIL' | 'STAR_COIN_GUARANTEE'>;

/** What documents of a language say about the operator, by placeholder. */
export function listPlaceholders(config: CompanySettings, lang: LocaleCode): Readonly<Record<string, string>> {
  return {
    companyName: config.COMPANY_NAME,
    serviceEmail: config.COMPANY_SERVICE_EMAIL || 'service@starhall.test',
    guarantee: describeGuarantee(config.STAR_COIN_GUARANTEE, lang),
  };
}

function describeGuarantee(setting: string, lang: LocaleCode): string {
  const { t } = serverWords(lang);
  const guarantee = readStarCoinGuarantee(setting);
  if (guarantee === undefined) return t('payment.guarantee.none');
  return t(`payment.guarantee.${guarantee.kind}`, { guarantor: guarantee.guarantor });
}
