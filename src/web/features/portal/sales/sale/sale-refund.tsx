import type { OrderRefundRequest } from '#contract/order/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { LocalTime } from '#web/kit/time/local-time.tsx';

/** The heading of a request, which receives the focus after the request is made. */
export const SALE_REFUND_ID = 'sale-refund';

/** A refund request with its sender, its reason and the operators' decision. */
export function SaleRefund({ request }: { request: OrderRefundRequest }) {
  const page = usePage();
  const { by, reason, requestedAt, decision, decidedAt, answer } = request;
  return (
    <section aria-labelledby={SALE_REFUND_ID} className="bg-raised flex flex-col gap-2 rounded-xl p-4 text-sm">
      <h3 id={SALE_REFUND_ID} tabIndex={-1} className="text-base outline-none">
        {page.t(`sales.refund.${decision ?? 'waiting'}`)}
      </h3>
      <p className="text-muted">
        {page.t(`sales.refund.by.${by}`)} <LocalTime iso={requestedAt} />
      </p>
      <blockquote className="border-control border-s-4 ps-3 whitespace-pre-line wrap-anywhere">{reason}</blockquote>
      {decidedAt !== null && (
        <p className="text-muted">
          {page.t('words.decided')} <LocalTime iso={decidedAt} />
        </p>
      )}
      {answer !== '' && (
        <p className="whitespace-pre-line wrap-anywhere">
          <b>{page.t('words.answer')}</b> {answer}
        </p>
      )}
    </section>
  );
}
