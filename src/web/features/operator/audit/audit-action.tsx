import { isAuditAction } from '#contract/admin/audit-actions.ts';
import { actionName } from '#i18n/audit-names.ts';
import { usePage } from '#web/app/use-page.ts';

/** An action in words, with its name in the log; old entries may have only the name. */
export function AuditAction({ action }: { action: string }) {
  const page = usePage();
  if (!isAuditAction(action)) return <code className="text-sm wrap-anywhere">{action}</code>;
  return (
    <span className="font-bold" title={action}>
      {page.t(actionName(action))}
    </span>
  );
}
