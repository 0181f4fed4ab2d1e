import type { MessageKey } from '#i18n/message-key.ts';
import { usePage } from '../../app/use-page.ts';

/** What the log's actions are called. */
const ACTION_NAMES: ReadonlyMap<string, MessageKey> = new Map([
  ['user.suspend', 'operator.action.suspend'],
  ['user.reactivate', 'operator.action.reactivate'],
  ['user.deactivate', 'operator.action.deactivate'],
  ['user.delete', 'operator.action.delete'],
]);

/** What was done, in words; an action that has none is shown as the log has it. */
export function AuditAction({ action }: { action: string }) {
  const page = usePage();
  const name = ACTION_NAMES.get(action);
  if (name === undefined) return <code className="text-sm wrap-anywhere">{action}</code>;
  return <span className="font-bold">{page.t(name)}</span>;
}
