import type { CurrencyCode } from '#contract/values/limits.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import { Amount } from '#web/kit/list/currency-totals.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { userPath } from '../users/user-link.tsx';

interface WaitingCallProps {
  /** The kind of request. */
  readonly kind: 'refund' | 'credit';
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** The operator who requested it; null before the request. */
  readonly operatorId: number | null;
  /** Id of the current operator. */
  readonly ownId: number | undefined;
  readonly reason?: string;
  readonly createdAt?: string;
}

/** Id of the note that describes the confirm button while it is disabled. */
export const WAITING_NOTE_ID = 'waiting-note';

/** A refund or credit that needs two operators: who requested it, and whether the reader may confirm it. */
export function WaitingCall({ kind, amount, currency, operatorId, ownId, reason = '', createdAt }: WaitingCallProps) {
  const page = usePage();
  const words = kind === 'refund' ? 'money.waiting' : 'money.credit';
  return (
    <Notice look="warning">
      <strong>
        {page.t(`${words}.title`)} <Amount amount={amount} currency={currency} />
      </strong>
      {operatorId !== null && (
        <span>
          {page.t('money.waiting.by')} <OperatorLink id={operatorId} />
          {createdAt !== undefined && (
            <span className="text-muted">
              {' '}
              · <LocalTime iso={createdAt} />
            </span>
          )}
        </span>
      )}
      {reason !== '' && <q className="text-muted">{reason}</q>}
      <span id={WAITING_NOTE_ID}>{page.t(`${words}.${operatorId === ownId ? 'notYou' : 'you'}`)}</span>
    </Notice>
  );
}

/** An operator's id, linked to the page of their account. */
export function OperatorLink({ id }: { id: number }) {
  const page = usePage();
  const isOneself = useUser()?.id === id;
  return (
    <a className="link" href={page.href(userPath(id))}>
      {page.t('money.operator', { id })}
      {isOneself && ` (${page.t('operator.users.yourself')})`}
    </a>
  );
}
