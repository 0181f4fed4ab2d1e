import { ScrollText } from 'lucide-react';
import { exportAudit, listAudit } from '#contract/admin/endpoints.ts';
import type { AuditEntry } from '#contract/admin/entities.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { CsvButton } from '#web/kit/list/csv-button.tsx';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { EmptyList, ListPage, PagedRecords } from '#web/kit/list/list-page.tsx';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';
import type { Columns } from '#web/kit/list/table.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { AuditAction, type AuditFilter, auditFilter } from './audit-link.tsx';
import { AuditActor, AuditTarget, sayAuditSubject } from './audit-people.tsx';

type AuditPageData = Loaded<typeof listAudit, AuditFilter>;

const PATH = '/operator/audit';

/** Loads the page of the log that the address selects. */
export function loadAudit(page: Page, texts: FilterTexts): Promise<AuditPageData> {
  return loadFiltered(page, auditFilter.read(texts));
}

function loadFiltered(page: Page, filter: AuditFilter): Promise<AuditPageData> {
  const { page: _page, ...asked } = filter;
  return loadList(page, listAudit, filter, asked);
}

/** The audit log, for operators. */
export function AuditPage(loaded: AuditPageData) {
  const { filter, count } = loaded;
  const page = usePage();
  const kind = kindOf(filter);
  const all = { path: PATH, label: page.t('operator.audit.all') };
  return (
    <ListPage
      title={page.t('operator.audit.title')}
      lead={page.t('operator.audit.lead')}
      actions={<AuditDownload filter={filter} isEmpty={count === 0} />}
      filters={
        <>
          <ListFilters path={PATH} filter={auditFilter} values={filter} />
          <ListChanged loaded={loaded} topics={['audit']} load={(quiet) => loadFiltered(quiet, filter)} />
        </>
      }
      total={sayTotal(page, loaded)}
    >
      <PagedRecords
        path={PATH}
        filter={auditFilter}
        loaded={loaded}
        label="operator.audit.title"
        keyOf={({ id }) => id}
        columns={COLUMNS}
        none={
          <EmptyList
            title={page.t(`operator.audit.${kind}.title`)}
            text={page.t(`operator.audit.${kind}.text`)}
            all={kind === 'none' ? undefined : all}
            Icon={ScrollText}
          />
        }
      />
    </ListPage>
  );
}

const COLUMNS: Columns<AuditEntry> = [
  {
    key: 'time',
    head: 'words.time',
    width: 'w-[22%]',
    cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
  },
  {
    key: 'action',
    head: 'operator.audit.action',
    width: 'w-[18%]',
    cell: ({ action }) => <AuditAction action={action} />,
  },
  {
    key: 'subject',
    head: 'operator.audit.subject',
    width: 'w-[20%]',
    cell: (entry) => <AuditTarget entry={entry} />,
  },
  {
    key: 'reason',
    head: 'words.reason',
    width: 'w-[24%]',
    cell: ({ reason }) => <AuditReason reason={reason} />,
  },
  { key: 'actor', head: 'operator.audit.actor', width: 'w-[16%]', cell: (entry) => <AuditActor entry={entry} /> },
];

function AuditReason({ reason }: { reason: string }) {
  const page = usePage();
  if (reason === '') return <span className="text-muted">{page.t('operator.audit.noReason')}</span>;
  return <span className="wrap-anywhere whitespace-pre-line">{reason}</span>;
}

/** Downloads all entries that match the filter, across pages, as a CSV table. */
function AuditDownload({ filter: { page: _page, ...asked }, isEmpty }: { filter: AuditFilter; isEmpty: boolean }) {
  const page = usePage();
  return (
    <CsvButton
      name="starhall-audit-log.csv"
      load={(options) => page.call(exportAudit, { ...asked, lang: page.state.locale }, options)}
      text={page.t('words.downloadCsv')}
      done={page.t('operator.audit.saved')}
      isEmpty={isEmpty}
    />
  );
}

/** Which empty state applies: an empty log, no entries for one account or subject, or no match. */
function kindOf(filter: AuditFilter): 'none' | 'noneOf' | 'noneAbout' | 'noneDone' {
  const isAlone = (name: 'userId' | 'subject') =>
    filter[name] !== undefined && !auditFilter.isNarrowed({ ...filter, [name]: undefined });
  if (!auditFilter.isNarrowed(filter)) return 'none';
  if (isAlone('userId')) return 'noneOf';
  return isAlone('subject') ? 'noneAbout' : 'noneDone';
}

function sayTotal(page: Page, { filter: { userId, subject }, count, list }: AuditPageData): string {
  if (userId !== undefined) return page.t('operator.audit.countOf', { count, name: nameOf(list, userId) });
  if (subject === undefined) return page.t('operator.audit.count', { count });
  return page.t('operator.audit.countAbout', { count, subject: sayAuditSubject(page, subject) });
}

/** The name of an account if an entry has it, otherwise its id. */
function nameOf(entries: readonly AuditEntry[], id: number): string {
  const people = entries.flatMap(({ actor, user }) => [actor, user]);
  const person = people.find((one) => one?.id === id);
  return person ? `${person.nickname || person.account} (#${id})` : `#${id}`;
}
