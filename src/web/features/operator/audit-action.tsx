import { ACTION_NAMES } from '#i18n/audit-names.ts';
import { usePage } from '../../app/use-page.ts';

/** What was done, in words, with the log's own name for it; entries of old may have none but that. */
export function AuditAction({ action }: { action: string }) {
  const page = usePage();
  const name = ACTION_NAMES.get(action);
  if (name === undefined) return <code className="text-sm wrap-anywhere">{action}</code>;
  return (
    <span className="font-bold" title={action}>
      {page.t(name)}
    </span>
  );
}
