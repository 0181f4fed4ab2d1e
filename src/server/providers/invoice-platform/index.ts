import type { Config } from '../../../config.ts';

/** The type of this store's member carriers at the platform. */
export const MEMBER_CARRIER_TYPE = 'EG0029';

/** Path of the local emulation of the platform. */
export const LOCAL_PLATFORM = '/dev/invoice-platform';

type PlatformConfig = Pick<Config, 'INVOICE_PLATFORM_URL' | 'COMPANY_TAX_ID' | 'isProduction'>;

/**
 * The address for linking member carriers: the platform's, in development that of its emulation on the store's
 * origin. Null without either, or without a tax ID to link under: then linking is not offered.
 */
export function findLoginUrl(config: PlatformConfig, origin: string): string | null {
  if (config.COMPANY_TAX_ID === '') return null;
  if (config.INVOICE_PLATFORM_URL !== '') return config.INVOICE_PLATFORM_URL;
  return isPlatformLocal(config) ? `${origin}${LOCAL_PLATFORM}/membercardlogin` : null;
}

/** Whether the emulation is active: never in production, nor beside the real platform. */
export function isPlatformLocal({ INVOICE_PLATFORM_URL, isProduction }: PlatformConfig): boolean {
  return INVOICE_PLATFORM_URL === '' && !isProduction;
}
