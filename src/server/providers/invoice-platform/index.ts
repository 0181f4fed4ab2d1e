import type { Config } from '../../../config.ts';

/** What member carriers of this store are called at the platform. */
export const MEMBER_CARRIER_TYPE = 'EG0029';

/** Where the local stand-in of the platform lives. */
export const LOCAL_PLATFORM = '/dev/invoice-platform';

type PlatformConfig = Pick<Config, 'INVOICE_PLATFORM_URL' | 'COMPANY_TAX_ID' | 'isProduction'>;

/**
 * The address at which member carriers are bound: the platform's, in development that of the stand-in on the store's own
 * origin. Null where there is neither, or no tax ID to bind under: then binding is not offered.
 */
export function findLoginUrl(config: PlatformConfig, origin: string): string | null {
  if (config.COMPANY_TAX_ID === '') return null;
  if (config.INVOICE_PLATFORM_URL !== '') return config.INVOICE_PLATFORM_URL;
  return isPlatformLocal(config) ? `${origin}${LOCAL_PLATFORM}/membercardlogin` : null;
}

/** Whether the stand-in answers: never in production, and not beside the real platform. */
export function isPlatformLocal({ INVOICE_PLATFORM_URL, isProduction }: PlatformConfig): boolean {
  return INVOICE_PLATFORM_URL === '' && !isProduction;
}
