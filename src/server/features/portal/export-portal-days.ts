import type { DayCount } from '#contract/portal/entities.ts';
import { answerCsv, type CsvCell } from '#server/csv/csv.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { serverWords } from '../../mails/server-words.ts';
import type { Services } from '../../services.ts';
import { findScope } from './find-scope.ts';
import { fillDays, spansOf } from './portal-days.ts';
import { findDays } from './summary-queries.ts';

/** The columns in their order, each with the message of its head. */
const COLUMNS = [
  ['day', 'words.day'],
  ['views', 'words.views'],
  ['plays', 'words.plays'],
] as const;

/** Exports the days of the summary as a table. */
export function exportPortalDays({ database }: Pick<Services, 'database'>): Handler<'exportPortalDays'> {
  const db = database.db;
  return async ({ applicationId, days, lang }, context) => {
    const scope = await findScope(db, requireSession(context).userId, applicationId);
    const { current } = spansOf(context.clock(), days);
    const filled = fillDays(await findDays(db, scope, current), current);
    const { t } = serverWords(lang);
    return answerCsv({
      fileName: 'starhall-visits.csv',
      header: COLUMNS.map(([, head]) => t(head)),
      rows: listRows(filled),
    });
  };
}

async function* listRows(days: readonly DayCount[]): AsyncGenerator<readonly CsvCell[]> {
  for (const day of days) yield COLUMNS.map(([column]) => day[column]);
}
