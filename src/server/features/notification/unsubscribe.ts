import { sql } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type {
  getUnsubscription,
  openUnsubscription,
  unsubscribe,
  unsubscribeByMail,
} from '#contract/notification/endpoints.ts';
import { NOTIFICATION_KIND_NAMES, NOTIFICATION_KINDS } from '#contract/notification/kinds.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import type { Handler } from '../../api/handler.ts';
import { maskEmail } from '../../mails/mask-email.ts';
import type { Services } from '../../services.ts';
import { holdAccounts } from '../account/account-lock-queries.ts';
import { changeSetting, findMailedKinds } from './settings-queries.ts';
import { readUnsubscribeToken, type Unsubscription } from './unsubscribe-token.ts';

type UnsubscribeServices = Pick<Services, 'config' | 'database' | 'hashKey'>;

/** Says what a link would end. Changes nothing: mail programs open links by themselves. */
export function createGetUnsubscription(services: UnsubscribeServices): Handler<typeof getUnsubscription> {
  return async ({ token }) => {
    const { userId, kind } = requireToken(services, token);
    const { email, kinds } = await findMailedKinds(services.database.db, userId);
    const isSubscribed = kind === null ? kinds.length > 0 : kinds.includes(kind);
    return { kind, email: email === '' ? '' : maskEmail(email), isSubscribed };
  };
}

/** Ends the mails that a link names; who clicks it need not be signed in. */
export function createUnsubscribe(services: UnsubscribeServices): Handler<typeof unsubscribe> {
  return async ({ token, all }, context) => {
    const { userId, kind: named } = requireToken(services, token);
    const kind = all ? null : named;
    await endMails(services, { userId, kind }, new Date(context.clock()));
    return { kind };
  };
}

/** The same where a mail program posts to the link; it shows nobody what is answered. */
export function createUnsubscribeByMail(services: UnsubscribeServices): Handler<typeof unsubscribeByMail> {
  return async ({ token }, context) => {
    await endMails(services, requireToken(services, token), new Date(context.clock()));
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  };
}

/** Leads who opens that address in a browser to the page that asks first. */
export function createOpenUnsubscription({ config }: UnsubscribeServices): Handler<typeof openUnsubscription> {
  return async ({ token }, context) => {
    const path = localizePath('/unsubscribe', readCallLanguage(context, config.LOCALES));
    const location = `${path}?token=${encodeURIComponent(token)}`;
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  };
}

/** @throws ApiError `invalidFormat`. */
function requireToken({ hashKey }: UnsubscribeServices, token: string): Unsubscription {
  const found = readUnsubscribeToken(hashKey, token);
  if (found === undefined) throw new ApiError(ERROR.invalidFormat, { fields: { token: 'field.invalid' } });
  return found;
}

async function endMails({ database }: UnsubscribeServices, { userId, kind }: Unsubscription, now: Date) {
  const ended = NOTIFICATION_KIND_NAMES.filter(
    (one) => NOTIFICATION_KINDS[one].mail !== 'always' && (kind === null || kind === one),
  );
  await database.db.transaction().execute(async (trx) => {
    await holdAccounts(trx, sql`${userId}`);
    const account = await findMailedKinds(trx, userId);
    // Nothing is left of an account that was deleted, and nothing is to be kept of it.
    if (account.isGone) return;
    for (const one of ended) await changeSetting(trx, { userId, kind: one, byMail: false, now });
  });
}
