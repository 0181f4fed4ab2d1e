import type { Handler } from '../../api/handler.ts';
import { maskEmail } from '../../mails/mask-email.ts';
import type { Services } from '../../services.ts';
import { requireToken } from './end-mails.ts';
import { findMailedKinds } from './settings-queries.ts';

type UnsubscribeServices = Pick<Services, 'config' | 'database' | 'hashKey'>;

/** Describes what a link unsubscribes from. Read-only, because mail programs prefetch links. */
export function getUnsubscription(services: UnsubscribeServices): Handler<'getUnsubscription'> {
  return async ({ token }) => {
    const { userId, kind } = requireToken(services, token);
    const { email, kinds } = await findMailedKinds(services.database.db, userId);
    const isSubscribed = kind === null ? kinds.length > 0 : kinds.includes(kind);
    return { kind, email: email === '' ? '' : maskEmail(email), isSubscribed };
  };
}
