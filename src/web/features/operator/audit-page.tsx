import { ScrollText } from 'lucide-react';
import type { AuditEntry } from '#contract/admin/entities.ts';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { type Page, usePage } from '../../app/use-page.ts';
import { AuditDownload } from './audit-download.tsx';
import { type AuditFilter, auditQuery } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { sayAuditSubject } from './audit-subject.tsx';
import { AuditTable } from './audit-table.tsx';
import type { AuditPageData } from './load-audit.ts';

/** What was done here and why, for the operators. */
export function AuditPage({ filter, count, entries }: AuditPageData) {
  const page = usePage();
  const isWhole = auditQuery({ ...filter, page: 1 }) === '';
  const kind = isWhole
    ? 'none'
    : isAbout(filter, 'user')
      ? 'noneOf'
      : isAbout(filter, 'subject')
        ? 'noneAbout'
        : 'noneDone';
  const all = { path: '/operator/audit', label: page.t('operator.audit.all') };
  return (
    <ListPage
      title={page.t('operator.audit.title')}
      lead={page.t('operator.audit.lead')}
      actions={<AuditDownload filter={filter} isEmpty={count === 0} />}
      filters={<AuditFilters filter={filter} />}
      total={sayTotal(page, { filter, count, entries })}
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
    </ListPage>
  );
}

function sayTotal(page: Page, { filter: { user, subject }, count, entries }: AuditPageData): string {
  if (user !== undefined) return page.t('operator.audit.countOf', { count, name: nameOf(entries, user) });
  if (subject === undefined) return page.t('operator.audit.count', { count });
  return page.t('operator.audit.countAbout', { count, subject: sayAuditSubject(page, subject) });
}

/** Whether the log is narrowed to an account or a thing, and to nothing else. */
function isAbout(filter: AuditFilter, name: 'user' | 'subject'): boolean {
  return filter[name] !== undefined && auditQuery({ ...filter, [name]: undefined, page: 1 }) === '';
}

/** The name of an account, where an entry says it; else its number. */
function nameOf(entries: readonly AuditEntry[], id: number): string {
  const people = entries.flatMap(({ actor, user }) => [actor, user]);
  const person = people.find((one) => one?.id === id);
  return person ? `${person.nickname || person.account} (#${id})` : `#${id}`;
}
