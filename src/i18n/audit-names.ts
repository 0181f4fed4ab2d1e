import type { AuditAction, AuditKind } from '#contract/admin/audit-actions.ts';

/** What an action is called in the audit log. */
export function actionName(action: AuditAction) {
  return `operator.action.${action}` as const;
}

/** What things of a kind are called in the audit log, for headings and choices. */
export function kindName(kind: AuditKind) {
  return `operator.kind.${kind}` as const;
}

/** What an action is listed under; its `kindName` is called like that of a kind of things. */
export function groupOf(action: string): string {
  return action.split('.', 1)[0] ?? '';
}
