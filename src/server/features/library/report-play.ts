import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findApplicationRow, requireVisible } from '../catalogue/public.ts';
import { addPlayTime } from './play-time-queries.ts';
import { presentMinutes } from './present-minutes.ts';

/** Counts the time that the caller plays a game which they have opened. */
export function reportPlay({ database: { db } }: Pick<Services, 'database'>): Handler<'reportPlay'> {
  return async ({ applicationId, start }, context) => {
    const { userId } = requireSession(context);
    const { id } = requireVisible(await findApplicationRow(db, applicationId));
    const now = new Date(context.clock());
    const seconds = await addPlayTime(db, { userId, applicationId: id, isStart: start, now });
    return { playedMinutes: presentMinutes(seconds ?? 0) };
  };
}
