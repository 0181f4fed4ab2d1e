import { exportAudit } from '#contract/admin/endpoints.ts';
import { CsvButton } from '#web/kit/list/csv-button.tsx';
import { usePage } from '../../app/use-page.ts';
import { type AuditFilter, callOfAudit } from './audit-filter.ts';

/** Everything that the filter finds, all pages of it, as a table for spreadsheets. */
export function AuditDownload({ filter, isEmpty }: { filter: AuditFilter; isEmpty: boolean }) {
  const page = usePage();
  return (
    <CsvButton
      name="starhall-audit-log.csv"
      load={(options) => page.call(exportAudit, { ...callOfAudit(filter), lang: page.state.locale }, options)}
      text={page.t('money.closing.download')}
      done={page.t('operator.audit.saved')}
      isEmpty={isEmpty}
    />
  );
}
