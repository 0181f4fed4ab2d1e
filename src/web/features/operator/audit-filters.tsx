import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { usePage } from '../../app/use-page.ts';
import { type AuditFilter, auditQuery, readAuditFilter } from './audit-filter.ts';

/** Narrows the log to one account; a plain form, so that it works without JavaScript. */
export function AuditFilters({ filter }: { filter: AuditFilter }) {
  const page = usePage();
  const router = useRouter();
  const path = page.href('/operator/audit');
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { user } = readAuditFilter(Object.fromEntries(new FormData(event.currentTarget)));
    router.history.push(path + auditQuery({ user, page: 1 }));
  };
  return (
    <search>
      <form action={path} onSubmit={show} className="flex flex-wrap gap-3">
        <input
          key={filter.user}
          type="text"
          name="user"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={filter.user}
          maxLength={12}
          aria-label={page.t('operator.audit.user')}
          placeholder={page.t('operator.audit.user')}
          className="border-control bg-page min-h-12 min-w-0 flex-1 basis-48 rounded-xl border px-4 py-2 sm:max-w-72"
        />
        <button type="submit" className="btn btn-gold">
          <Search size={18} aria-hidden />
          {page.t('operator.audit.show')}
        </button>
        {(filter.user !== undefined || filter.subject !== undefined) && (
          <a className="btn btn-quiet" href={path}>
            {page.t('operator.audit.all')}
          </a>
        )}
      </form>
    </search>
  );
}
