import type { OrderRefundRequest } from '#contract/order/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { LocalTime } from '#web/kit/time/local-time.tsx';

/** ID of the heading that gets the focus after a refund request. */
export const REFUND_ID = 'refund';

/** The reason of a refund request and its result. */
export function RefundState({ request }: { request: OrderRefundRequest }) {
  const page = usePage();
  const { by, reason, requestedAt, decision, decidedAt, answer } = request;
  return (
    <section aria-labelledby={REFUND_ID} className="card flex flex-col gap-3 p-5 sm:p-7">
      <h2 id={REFUND_ID} tabIndex={-1} className="text-lg outline-none">
        {page.t(`refund.state.${decision ?? 'waiting'}`)}
      </h2>
      <p className="text-muted text-sm">
        {page.t('refund.asked')} <LocalTime iso={requestedAt} />
        {decidedAt !== null && (
          <>
            {' · '}
            {page.t('words.decided')} <LocalTime iso={decidedAt} />
          </>
        )}
      </p>
      {by === 'seller' && <p className="text-sm">{page.t('refund.by.seller')}</p>}
      <blockquote className="border-control border-s-4 ps-4 whitespace-pre-line wrap-anywhere">{reason}</blockquote>
      {answer !== '' && (
        <p className="whitespace-pre-line wrap-anywhere">
          <b>{page.t('words.answer')}</b> {answer}
        </p>
      )}
    </section>
  );
}
