import type { AuditAction, AuditKind } from '#contract/admin/audit-actions.ts';

/** The name of an action in the audit log. */
export function actionName(action: AuditAction) {
  return `operator.action.${action}` as const;
}

/** The plural name of a kind of things in the audit log, for headings and choices. */
export function kindName(kind: AuditKind) {
  return `operator.kind.${kind}` as const;
}

/** The group an action is listed under; its name comes from `kindName`. */
export function groupOf(action: string): string {
  return action.split('.', 1)[0] ?? '';
}
