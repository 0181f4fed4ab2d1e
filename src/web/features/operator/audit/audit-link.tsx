import { ScrollText } from 'lucide-react';
import { AUDIT_ACTIONS, AUDIT_KINDS, isAuditAction } from '#contract/admin/audit-actions.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { actionName, groupOf, kindName } from '#i18n/audit-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, days, FilterChoice, hidden, id, named } from '#web/kit/list/filter/filter-kinds.tsx';
import type { FilterFieldProps } from '#web/kit/list/filter/use-filters.ts';

/** Filters the log by kind of subject, action, account and period; links filter it by a single subject. */
export const auditFilter = defineFilter({
  kind: choice(AUDIT_KINDS, { label: 'operator.audit.kind', text: (kind, page) => page.t(kindName(kind)) }),
  action: { ...choice(AUDIT_ACTIONS, { label: 'operator.audit.action' }), Field: ActionField },
  /** The account that entries are about or were made by. */
  userId: named('user', id('operator.audit.aboutOrBy')),
  /** The account that made the entries. */
  actorId: named('by', id('operator.audit.by')),
  /** The subject of the entries, as the log names it (banner:3). */
  subject: hidden(readSubject),
  ...days(),
});
export type AuditFilter = ValuesOf<typeof auditFilter>;

function readSubject(text: unknown): string | undefined {
  const isSubject = typeof text === 'string' && text.length <= LIMITS.auditSubjectLength;
  return isSubject && /^[a-z_]+:[\w.-]+$/.test(text) ? text : undefined;
}

/** Actions grouped by their subject, in the log's order. */
const GROUPS = Object.entries(Object.groupBy(AUDIT_ACTIONS, groupOf));

function ActionField(field: FilterFieldProps) {
  const page = usePage();
  const options = GROUPS.map(([group, actions = []]) => [
    page.translator.find(`operator.kind.${group}`) ?? group,
    actions.map((action) => [action, page.t(actionName(action))] as const),
  ]);
  return (
    <FilterChoice
      {...field}
      label={page.t('operator.audit.action')}
      any={page.t('list.any')}
      options={Object.fromEntries(options)}
    />
  );
}

interface AuditLinkProps {
  /** The subject's name in the log: banner:3. */
  readonly subject: string;
  /** The display name of the subject. */
  readonly name: string;
}

/** A link to the log entries of a subject. */
export function AuditLink({ subject, name }: AuditLinkProps) {
  const page = usePage();
  const label = page.t('operator.users.log', { name });
  return (
    <a
      className="btn-icon"
      href={page.href('/operator/audit', auditFilter.query({ subject }))}
      aria-label={label}
      title={label}
    >
      <ScrollText size={20} aria-hidden />
    </a>
  );
}

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
