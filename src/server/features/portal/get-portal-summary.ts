import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findScope } from './find-scope.ts';
import { listAttention } from './list-attention.ts';
import { fillDays, spansOf, sumDays } from './portal-days.ts';
import { countApplications, findBest, findDays } from './summary-queries.ts';

const BEST = 5;

const ATTENTION_SHOWN = 20;

/** Summarizes the performance of the caller's applications. */
export function getPortalSummary({ database }: Pick<Services, 'database'>): Handler<'getPortalSummary'> {
  const db = database.db;
  return async ({ applicationId, days, lang }, context) => {
    const scope = await findScope(db, requireSession(context).userId, applicationId);
    const { current, previous } = spansOf(context.clock(), days);
    const isAll = scope.applicationId === undefined;
    const [counts, counted, before, best, attention] = await Promise.all([
      countApplications(db, scope),
      findDays(db, scope, current),
      findDays(db, scope, previous),
      isAll ? findBest(db, { developerId: scope.developerId, lang, ...current, limit: BEST }) : [],
      listAttention(db, scope, lang),
    ]);
    return {
      ...counts,
      period: sumDays(counted),
      previous: sumDays(before),
      days: [...fillDays(counted, current)],
      best: [...best],
      attention: attention.slice(0, ATTENTION_SHOWN),
      attentionCount: attention.length,
    };
  };
}
