import { AUDIT_ACTIONS, AUDIT_KINDS } from '#contract/admin/audit-actions.ts';
import { actionName, groupOf, kindName } from '#i18n/audit-names.ts';
import { FilterChoice, FilterPeriod, FilterSearch } from '#web/kit/list/filter/filter-fields.tsx';
import { FilterForm } from '#web/kit/list/filter/filter-form.tsx';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import { usePage } from '../../app/use-page.ts';
import { type AuditFilter, auditQuery, readAuditFilter } from './audit-filter.ts';

/** The actions by what they are done to, in the order in which the log names them. */
const GROUPS = Object.entries(Object.groupBy(AUDIT_ACTIONS, groupOf));

/** Narrows the log to accounts, kinds of things, what was done, and a period. */
export function AuditFilters({ filter }: { filter: AuditFilter }) {
  const page = usePage();
  const filters = useFilters({
    path: '/operator/audit',
    shown: auditQuery({ ...filter, page: 1 }),
    tidy: (fields) => auditQuery({ ...readAuditFilter(fields), page: 1 }),
  });
  const any = page.t('list.any');
  return (
    <FilterForm filters={filters} kept={filter.subject === undefined ? {} : { subject: filter.subject }}>
      <FilterChoice
        filters={filters}
        name="kind"
        label={page.t('operator.audit.kind')}
        any={any}
        options={AUDIT_KINDS.map((kind) => [kind, page.t(kindName(kind))])}
      />
      <FilterChoice
        filters={filters}
        name="action"
        label={page.t('operator.audit.action')}
        any={any}
        options={Object.fromEntries(
          GROUPS.map(([group, actions = []]) => [
            page.translator.find(`operator.kind.${group}`) ?? group,
            actions.map((action) => [action, page.t(actionName(action))] as const),
          ]),
        )}
      />
      <FilterSearch filters={filters} name="user" label={page.t('operator.audit.aboutOrBy')} isNumber />
      <FilterSearch filters={filters} name="by" label={page.t('operator.audit.by')} isNumber />
      <FilterPeriod filters={filters} />
    </FilterForm>
  );
}
