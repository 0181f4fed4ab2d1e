import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { exportPortalDays, getPortalSummary } from '#contract/portal/endpoints.ts';
import type { DayCount } from '#contract/portal/entities.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { answerCsv, type CsvCell } from '../../csv.ts';
import { serverWords } from '../../mails/server-words.ts';
import type { Services } from '../../services.ts';
import { findOwnNumber } from '../application/own-application-queries.ts';
import { listAttention } from './list-attention.ts';
import { fillDays, spansOf, sumDays } from './portal-days.ts';
import { countApplications, findBest, findDays, type PortalScope } from './summary-queries.ts';

const BEST = 5;
const ATTENTION_SHOWN = 20;
const COLUMNS = ['day', 'views', 'plays'] as const;

/** How the own applications do. */
export function createGetSummary({ database }: Pick<Services, 'database'>): Handler<typeof getPortalSummary> {
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

/** The days of the same as a table. */
export function createExportDays({ database }: Pick<Services, 'database'>): Handler<typeof exportPortalDays> {
  const db = database.db;
  return async ({ applicationId, days, lang }, context) => {
    const scope = await findScope(db, requireSession(context).userId, applicationId);
    const { current } = spansOf(context.clock(), days);
    const filled = fillDays(await findDays(db, scope, current), current);
    const { t } = serverWords(lang);
    return answerCsv({
      fileName: 'starhall-visits.csv',
      header: COLUMNS.map((column) => t(`portal.csv.${column}`)),
      rows: listRows(filled),
    });
  };
}

async function* listRows(days: readonly DayCount[]): AsyncGenerator<readonly CsvCell[]> {
  for (const day of days) yield COLUMNS.map((column) => day[column]);
}

/** @throws `applicationNotFound` for an application that is unknown or somebody else's. */
async function findScope(
  db: Services['database']['db'],
  developerId: number,
  appId: string | undefined,
): Promise<PortalScope> {
  if (appId === undefined) return { developerId, applicationId: undefined };
  const own = await findOwnNumber(db, { userId: developerId, applicationId: appId });
  if (own === undefined) throw new ApiError(ERROR.applicationNotFound);
  return { developerId, applicationId: own };
}
