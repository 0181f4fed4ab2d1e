import type { AuditEntry } from '#contract/admin/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { UserLink } from '../users/user-link.tsx';
import { AuditSubject } from './audit-subject.tsx';

/** What something was done to. */
export function AuditTarget({ entry: { user, subject } }: { entry: AuditEntry }) {
  return user === null ? <AuditSubject subject={subject} /> : <UserLink user={user} />;
}

/** Who did something. */
export function AuditActor({ entry: { actor, isAtCommandLine } }: { entry: AuditEntry }) {
  const page = usePage();
  if (actor !== null) return <UserLink user={actor} />;
  return page.t(isAtCommandLine ? 'operator.audit.commandLine' : 'operator.audit.program');
}
