import { localizePath } from '#domain/page/locale-path.ts';
import type { CallContext } from '#server/api/call-context.ts';
import { readCallLanguage } from '#server/api/call-language.ts';
import type { Handler } from '#server/api/handler.ts';
import type { Services } from '#server/services.ts';
import { hashBindingSecret } from './binding-secrets.ts';
import { completeBinding } from './carrier-queries.ts';

/** The platform's callback, or its visitor who returns; both may use GET or POST. */
export function createPlatformCallback(
  services: Services,
): Handler<'confirmCarrierBinding'> & Handler<'returnFromCarrierBinding'> {
  return async ({ token, card_no1: card, rtn_flag: flag }, context) => {
    if (flag !== undefined) return redirectToStore(services, context, flag === 'Y' ? 'Y' : 'N');
    const isBound =
      token !== undefined &&
      card !== undefined &&
      (await completeBinding(services.database.db, {
        tokenHash: hashBindingSecret(token),
        visibleCode: Buffer.from(card, 'base64').toString(),
        at: new Date(context.clock()),
      }));
    return new Response(isBound ? 'Y' : 'N', {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  };
}

/** The page reads from the account whether the carrier is bound; the flag only reports how the platform returned. */
export function redirectToStore({ config }: Services, context: CallContext, flag: 'Y' | 'N'): Response {
  const path = localizePath('/store/binding', readCallLanguage(context, config.LOCALES));
  return new Response(null, {
    status: 303,
    headers: { location: `${path}?rtn_flag=${flag}`, 'cache-control': 'no-store' },
  });
}
