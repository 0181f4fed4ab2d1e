import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { readOwnPage } from './own-page.ts';

/** Returns the caller's public page with its texts in all languages. */
export function getOwnDeveloperPage({ database }: Pick<Services, 'database'>): Handler<'getOwnDeveloperPage'> {
  return (_, context) => readOwnPage(database.db, requireSession(context).userId);
}
