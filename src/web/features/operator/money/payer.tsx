import type { AuditPerson } from '#contract/admin/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ledgerFilter } from './ledger/ledger-filter.ts';

/** The payer, linked to the star coins of their account. */
export function Payer({ user: { id, nickname, account } }: { user: AuditPerson }) {
  const page = usePage();
  return (
    <span className="wrap-anywhere">
      <a className="link" href={page.href('/operator/ledger', ledgerFilter.query({ find: account, userId: id }))}>
        {nickname || account}
      </a>{' '}
      <span className="text-muted text-xs tabular-nums">#{id}</span>
    </span>
  );
}
