import type { CallContext } from '../../api/call-context.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import type { Handler } from '../../api/handler.ts';
import { findLoginUrl, MEMBER_CARRIER_TYPE } from '../../providers/invoice-platform/index.ts';
import type { Services } from '../../services.ts';
import { findCookieUser } from '../account/public.ts';
import { renderBindingPage } from './binding-page.ts';
import { hashBindingSecret, makeBinding, type NewBinding, readBindingLink } from './binding-secrets.ts';
import { beginBinding } from './carrier-queries.ts';
import { ownOrigin } from './own-origin.ts';
import { redirectToStore } from './platform-callback.ts';

/**
 * Starts the binding of a member carrier, once per link, and posts the browser to the invoice platform. The browser
 * must be signed in to the link's account; otherwise victims could be made to bind their invoices to another person's
 * card.
 */
export function startCarrierBinding(services: Services): Handler<'startCarrierBinding'> {
  const { config, database } = services;
  return async ({ token: link = '' }, context) => {
    const nowMs = context.clock();
    const origin = ownOrigin(config, context.headers);
    const loginUrl = findLoginUrl(config, origin);
    const userId = readBindingLink(services.hashKey, link, nowMs);
    if (loginUrl === null || userId === undefined) return redirectToStore(services, context, 'N');
    if (!(await isOwnBrowser(services, context, userId))) return redirectToStore(services, context, 'N');
    const binding = makeBinding(nowMs);
    const hasBegun = await beginBinding(database.db, {
      user_id: userId,
      link_hash: hashBindingSecret(link),
      token_hash: hashBindingSecret(binding.token),
      visible_code: binding.visibleCode,
      hidden_code: binding.hiddenCode,
      created_at: new Date(nowMs),
      expires_at: binding.expiresAt,
    });
    if (!hasBegun) return redirectToStore(services, context, 'N');
    const locale = readCallLanguage(context, config.LOCALES);
    return renderBindingPage({ locale, loginUrl, fields: platformFields(services, binding, origin) });
  };
}

/** Programs send no cookies and present only the link; they cannot be lured to another site. */
async function isOwnBrowser({ config, database }: Services, context: CallContext, userId: number): Promise<boolean> {
  const { headers } = context;
  if (!headers.has('sec-fetch-site') && !headers.has('cookie')) return true;
  const now = new Date(context.clock());
  return (await findCookieUser(database.db, config, { headers, now }))?.userId === userId;
}

function platformFields({ config }: Services, { token, visibleCode, hiddenCode }: NewBinding, origin: string) {
  return {
    card_ban: config.COMPANY_TAX_ID,
    card_no1: toBase64(visibleCode),
    card_no2: toBase64(hiddenCode),
    card_type: toBase64(MEMBER_CARRIER_TYPE),
    back_url: `${origin}/api/invoice/bind/callback`,
    token,
  };
}

function toBase64(text: string): string {
  return Buffer.from(text).toString('base64');
}
