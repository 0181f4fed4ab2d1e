import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { usePage } from '../../app/use-page.ts';
import { ACTION_NAMES } from './audit-action.tsx';
import { type AuditFilter, auditQuery, readAuditFilter } from './audit-filter.ts';

/** Narrows the log to one account or to what was done; a plain form, so that it works without JavaScript. */
export function AuditFilters({ filter }: { filter: AuditFilter }) {
  const page = usePage();
  const router = useRouter();
  const path = page.href('/operator/audit');
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { user, subject, action } = readAuditFilter(Object.fromEntries(new FormData(event.currentTarget)));
    router.history.push(path + auditQuery({ user, subject, action, page: 1 }));
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
        {filter.subject !== undefined && <input type="hidden" name="subject" value={filter.subject} />}
        <select
          key={filter.action ?? ''}
          name="action"
          defaultValue={filter.action ?? ''}
          aria-label={page.t('operator.audit.action')}
          className="border-control bg-page min-h-12 min-w-0 flex-1 basis-48 rounded-xl border px-3 py-2 sm:max-w-80"
        >
          <option value="">{page.t('operator.audit.anyAction')}</option>
          {[...ACTION_NAMES].map(([action, name]) => (
            <option key={action} value={action}>
              {page.t(name)}
            </option>
          ))}
        </select>
        <button type="submit" className="btn btn-gold">
          <Search size={18} aria-hidden />
          {page.t('operator.audit.show')}
        </button>
        {auditQuery({ ...filter, page: 1 }) !== '' && (
          <a className="btn btn-quiet" href={path}>
            {page.t('operator.audit.all')}
          </a>
        )}
      </form>
    </search>
  );
}
