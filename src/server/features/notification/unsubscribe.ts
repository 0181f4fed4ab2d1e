import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { endMails, requireToken } from './end-mails.ts';

type UnsubscribeServices = Pick<Services, 'config' | 'database' | 'hashKey'>;

/** Unsubscribes from the mails that a link covers; no sign-in is required. */
export function unsubscribe(services: UnsubscribeServices): Handler<'unsubscribe'> {
  return async ({ token, all }, context) => {
    const { userId, kind: named } = requireToken(services, token);
    const kind = all ? null : named;
    await endMails(services, { userId, kind }, new Date(context.clock()));
    return { kind };
  };
}
