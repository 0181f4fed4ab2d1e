import { isAuditAction } from '#contract/admin/audit-actions.ts';
import { actionName } from '#i18n/audit-names.ts';
import { usePage } from '../../../app/use-page.ts';

/** What was done, in words, with the log's own name for it; entries of old may have none but that. */
export function AuditAction({ action }: { action: string }) {
  const page = usePage();
  if (!isAuditAction(action)) return <code className="text-sm wrap-anywhere">{action}</code>;
  return (
    <span className="font-bold" title={action}>
      {page.t(actionName(action))}
    </span>
  );
}
