import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { listAccessTokenRows } from './access-token-queries.ts';
import { presentAccessToken } from './present-access-token.ts';
import { createFindPublisher } from './publisher-file.ts';

/** Lists the caller's access tokens and describes the command-line tool that uses them. */
export function listAccessTokens(services: Pick<Services, 'database' | 'clientFolder'>): Handler<'listAccessTokens'> {
  const findPublisher = createFindPublisher(services);
  return async (_, context) => {
    const { userId } = requireSession(context);
    const [rows, publisher] = await Promise.all([listAccessTokenRows(services.database.db, userId), findPublisher()]);
    return { count: rows.length, list: rows.map(presentAccessToken), publisher };
  };
}
