import { ScrollText } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { auditFilter } from './audit-filter.tsx';

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
