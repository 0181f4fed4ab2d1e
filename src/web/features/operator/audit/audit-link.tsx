import { ScrollText } from 'lucide-react';
import { usePage } from '../../../app/use-page.ts';
import { auditFilter } from './audit-filter.tsx';

interface AuditLinkProps {
  /** As the log names it: banner:3. */
  readonly subject: string;
  /** What the thing is called. */
  readonly name: string;
}

/** The way to what was done to a thing. */
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
