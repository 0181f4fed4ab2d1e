import { ScrollText } from 'lucide-react';
import type { AuditEntry } from '#contract/admin/entities.ts';
import { usePage } from '../../app/use-page.ts';
import { auditQuery } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { EmptyList } from './empty-list.tsx';
import type { AuditPageData } from './load-audit.ts';
import { OperatorPage } from './operator-page.tsx';
import { Pager } from './pager.tsx';

/** What was done here and why, for the operators. */
export function AuditPage({ filter, count, entries }: AuditPageData) {
  const page = usePage();
  const { user, subject, action } = filter;
  const isWhole = auditQuery({ ...filter, page: 1 }) === '';
  const kind = isWhole ? 'none' : action !== undefined ? 'noneDone' : subject === undefined ? 'noneOf' : 'noneAbout';
  const all = { path: '/operator/audit', label: page.t('operator.audit.all') };
  return (
    <OperatorPage
      title={page.t('operator.audit.title')}
      lead={page.t('operator.audit.lead')}
      filters={<AuditFilters filter={filter} />}
      total={
        user === undefined
          ? subject === undefined
            ? page.t('operator.audit.count', { count })
            : page.t('operator.audit.countAbout', { count, subject })
          : page.t('operator.audit.countOf', { count, name: nameOf(entries, user) })
      }
    >
      {entries.length === 0 ? (
        <EmptyList
          title={page.t(`operator.audit.${kind}.title`)}
          text={page.t(`operator.audit.${kind}.text`)}
          all={isWhole ? undefined : all}
          Icon={ScrollText}
        />
      ) : (
        <AuditTable entries={entries} />
      )}
      <Pager
        number={filter.page}
        count={count}
        address={(number) => page.href('/operator/audit', auditQuery({ ...filter, page: number }))}
      />
    </OperatorPage>
  );
}

/** The name of an account, where an entry says it; else its number. */
function nameOf(entries: readonly AuditEntry[], id: number): string {
  const people = entries.flatMap(({ actor, user }) => [actor, user]);
  const person = people.find((one) => one?.id === id);
  return person ? `${person.nickname || person.account} (#${id})` : `#${id}`;
}
