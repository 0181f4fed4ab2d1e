import type { OrderRefundRequest } from '#contract/order/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Notice } from '#web/kit/state/notice.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';

const LOOKS = { refunded: 'success', declined: 'info' } as const;

/** The request of the player or seller, and the decision if there is one. */
export function RefundRequest({ request }: { request: OrderRefundRequest }) {
  const page = usePage();
  const { by, reason, requestedAt, decision, answer, decidedAt } = request;
  return (
    <Notice look={decision === null ? 'warning' : LOOKS[decision]}>
      <strong>{page.t(by === 'seller' ? 'money.request.seller' : 'money.request.title')}</strong>
      <q>{reason}</q>
      <span className="text-muted text-xs">
        <LocalTime iso={requestedAt} />
      </span>
      {decision !== null && (
        <span>
          {page.t(`money.request.${decision}`)}
          {answer !== '' && `: ${answer}`}{' '}
          {decidedAt !== null && (
            <span className="text-muted text-xs">
              <LocalTime iso={decidedAt} />
            </span>
          )}
        </span>
      )}
    </Notice>
  );
}
