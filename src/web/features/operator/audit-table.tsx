import type { AuditEntry } from '#contract/admin/entities.ts';
import { usePage } from '../../app/use-page.ts';
import { LocalTime } from '../../ui/local-time.tsx';
import { AuditAction } from './audit-action.tsx';
import { AuditPerson } from './audit-person.tsx';
import { AuditSubject } from './audit-subject.tsx';

/** Widths are fixed: the times are corrected to the visitor's zone after loading, and nothing is to move then. */
const COLUMNS = [
  { head: 'time', width: 'w-[22%]' },
  { head: 'action', width: 'w-[18%]' },
  { head: 'subject', width: 'w-[20%]' },
  { head: 'reason', width: 'w-[24%]' },
  { head: 'actor', width: 'w-[16%]' },
] as const;

/** Entries of the log: a table where there is room for one, else cards. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const page = usePage();
  return (
    <>
      <table className="hidden w-full table-fixed border-collapse text-sm md:table">
        <thead>
          <tr className="border-line border-b">
            {COLUMNS.map(({ head, width }) => (
              <th
                key={head}
                scope="col"
                className={`text-muted py-2 pe-4 text-start text-xs font-bold last:pe-0 ${width}`}
              >
                {page.t(`operator.audit.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
      <ul className="flex flex-col gap-4 md:hidden">
        {entries.map((entry) => (
          <AuditCard key={entry.id} entry={entry} />
        ))}
      </ul>
    </>
  );
}

const CELL = 'py-3 pe-4 align-top';

function AuditRow({ entry }: { entry: AuditEntry }) {
  return (
    <tr className="border-line border-b last:border-b-0">
      <td className={CELL}>
        <LocalTime iso={entry.createdAt} />
      </td>
      <td className={CELL}>
        <AuditAction action={entry.action} />
      </td>
      <td className={CELL}>
        <Subject entry={entry} />
      </td>
      <td className={CELL}>
        <AuditReason reason={entry.reason} />
      </td>
      <td className="py-3 align-top">
        <AuditActor entry={entry} />
      </td>
    </tr>
  );
}

function AuditCard({ entry }: { entry: AuditEntry }) {
  const page = usePage();
  const facts = [
    ['subject', <Subject key="subject" entry={entry} />],
    ['reason', <AuditReason key="reason" reason={entry.reason} />],
    ['actor', <AuditActor key="actor" entry={entry} />],
  ] as const;
  return (
    <li className="border-line flex flex-col gap-3 rounded-xl border p-4 text-sm">
      <div className="flex flex-col">
        <AuditAction action={entry.action} />
        <span className="text-muted text-xs">
          <LocalTime iso={entry.createdAt} />
        </span>
      </div>
      <dl className="flex flex-col gap-2">
        {facts.map(([head, value]) => (
          <div key={head} className="flex flex-col">
            <dt className="text-muted text-xs">{page.t(`operator.audit.${head}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function Subject({ entry: { user, subject } }: { entry: AuditEntry }) {
  return user === null ? <AuditSubject subject={subject} /> : <AuditPerson person={user} />;
}

function AuditReason({ reason }: { reason: string }) {
  const page = usePage();
  if (reason === '') return <span className="text-muted">{page.t('operator.audit.noReason')}</span>;
  return <span className="wrap-anywhere whitespace-pre-line">{reason}</span>;
}

function AuditActor({ entry: { actor, isAtCommandLine } }: { entry: AuditEntry }) {
  const page = usePage();
  if (actor !== null) return <AuditPerson person={actor} />;
  return page.t(isAtCommandLine ? 'operator.audit.commandLine' : 'operator.audit.program');
}
