import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { endMails, requireToken } from './end-mails.ts';

type UnsubscribeServices = Pick<Services, 'config' | 'database' | 'hashKey'>;

/** One-click unsubscription: a mail program posts to the link and shows no response. */
export function unsubscribeByMail(services: UnsubscribeServices): Handler<'unsubscribeByMail'> {
  return async ({ token }, context) => {
    await endMails(services, requireToken(services, token), new Date(context.clock()));
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  };
}
