import { useEffect, useState } from 'react';
import type { AuditEntry } from '#contract/admin/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { AuditAction } from '../audit/audit-link.tsx';
import { UserLink } from '../users/user-link.tsx';
import { type History as Loaded, loadHistory } from './load-history.ts';

interface HistoryProps {
  /** The subject's name in the log: deposit:D… */
  readonly subject: string;
}

/** The operator actions on a payment, with who and why. */
export function History({ subject }: HistoryProps) {
  const page = usePage();
  const [history, setHistory] = useState<Loaded | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isGone = false;
    const set = (found: Loaded | 'failed') => isGone || setHistory(found);
    loadHistory(page, subject)
      .then(set)
      .catch(() => set('failed'));
    return () => {
      isGone = true;
    };
  }, [page, subject]);
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base">{page.t('money.history')}</h3>
      <div aria-busy={history === 'loading'}>
        {history === 'loading' && <HistorySkeleton />}
        {history === 'failed' && <p className="text-danger text-sm">{page.t('money.history.failed')}</p>}
        {typeof history === 'object' && <HistoryEntries history={history} />}
      </div>
    </section>
  );
}

function HistorySkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-3 py-3">
      {['w-3/5', 'w-2/5'].map((width) => (
        <div key={width} className={`skeleton h-10 ${width}`} />
      ))}
    </div>
  );
}

function HistoryEntries({ history: { entries, isWhole } }: { history: Loaded }) {
  const page = usePage();
  return (
    <>
      {entries.length === 0 && <p className="text-muted text-sm">{page.t('money.history.none')}</p>}
      <ol className="flex flex-col">
        {entries.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      {!isWhole && <p className="text-muted mt-2 text-xs">{page.t('money.history.more')}</p>}
    </>
  );
}

function HistoryEntry({ entry }: { entry: AuditEntry }) {
  const page = usePage();
  const { createdAt, action, reason, actor, isAtCommandLine } = entry;
  return (
    <li className="border-line flex flex-col gap-0.5 border-t py-3 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <AuditAction action={action} />
        <span className="text-muted text-xs">
          <LocalTime iso={createdAt} />
        </span>
        <span className="text-xs">
          {actor !== null && <UserLink user={actor} />}
          {actor === null && page.t(isAtCommandLine ? 'operator.audit.commandLine' : 'money.byProvider')}
        </span>
      </div>
      {reason !== '' && <p className="text-muted wrap-anywhere">{reason}</p>}
    </li>
  );
}
