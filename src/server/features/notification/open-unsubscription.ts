import { localizePath } from '#domain/page/locale-path.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';

type UnsubscribeServices = Pick<Services, 'config' | 'database' | 'hashKey'>;

/** Redirects a browser that opens the address to the page that asks for confirmation. */
export function openUnsubscription({ config }: UnsubscribeServices): Handler<'openUnsubscription'> {
  return async ({ token }, context) => {
    const path = localizePath('/unsubscribe', readCallLanguage(context, config.LOCALES));
    const location = `${path}?token=${encodeURIComponent(token)}`;
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  };
}
