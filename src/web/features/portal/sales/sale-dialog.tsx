import { type ReactNode, useEffect, useRef } from 'react';
import type { OrderRefundRequest } from '#contract/order/entities.ts';
import type { Sale } from '#contract/sales/entities.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { regionName } from '#i18n/name-places.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { Amount } from '#web/kit/list/currency-totals.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/text/copy-button.tsx';
import { SaleChips } from './sale-list.tsx';

interface SaleDialogProps {
  readonly sale: Sale;
  readonly onAskRefund: () => void;
  readonly onClose: () => void;
}

/** The details of a sale, its refund and a form to request one. */
export function SaleDialog({ sale, onAskRefund, onClose }: SaleDialogProps) {
  const page = usePage();
  const isAskedFor = sale.refundRequest !== null;
  const wasAskedFor = useRef(isAskedFor);
  // The focused button disappears once the request is made; the updated sale may arrive only after the refund dialog
  // has closed.
  useEffect(() => {
    if (isAskedFor && !wasAskedFor.current) document.getElementById(SALE_REFUND_ID)?.focus();
    wasAskedFor.current = isAskedFor;
  }, [isAskedFor]);
  return (
    <ModalDialog title={page.t('sales.sale')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <SaleChips sale={sale} />
        {sale.refundRequest !== null && <SaleRefund request={sale.refundRequest} />}
        <SaleFacts sale={sale} />
        {canAskRefund(sale) && (
          <div className="flex flex-col gap-3">
            <p className="text-muted text-sm">{page.t('sales.refund.lead')}</p>
            <Button className="self-start" onClick={onAskRefund}>
              {page.t('words.askForARefund')}
            </Button>
          </div>
        )}
      </div>
    </ModalDialog>
  );
}

/** Free orders cannot be refunded, and a refund can be requested only once. */
function canAskRefund({ paymentStatus, amount, refundRequest }: Sale): boolean {
  return paymentStatus === PAYMENT_STATUS.paid && amount > 0 && refundRequest === null;
}

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** Text for a copy button. */
  readonly copy?: string;
}

/** All data of a sale. */
function SaleFacts({ sale }: { sale: Sale }) {
  const page = usePage();
  return (
    <dl className="flex flex-col text-sm">
      {factsOf(page, sale).map(({ name, value, copy }) => (
        <div
          key={name}
          className="border-line grid min-h-11 grid-cols-[minmax(96px,35%)_1fr] items-center gap-3 border-b py-1.5 last:border-b-0"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="flex min-w-0 items-center gap-1 wrap-anywhere">
            {value}
            {copy !== undefined && (
              <CopyButton text={copy} label={page.t('words.copyName', { name })} done={page.t('words.copied')} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(page: Page, sale: Sale): readonly Fact[] {
  const { exchangeId, orderId, playerId, productId, applicationId, currency, country, acknowledgedAt } = sale;
  const mono = (text: string) => <span className="font-mono text-xs">{text}</span>;
  const named = (name: string, id: string) => (
    <span>
      {name || id} <span className="text-muted font-mono text-xs">{id}</span>
    </span>
  );
  return [
    { name: page.t('sales.number'), value: mono(exchangeId), copy: exchangeId },
    { name: page.t('words.orderNumber'), value: mono(orderId), copy: orderId },
    { name: page.t('sales.date'), value: <LocalTime iso={sale.createdAt} /> },
    { name: page.t('words.game'), value: named(sale.applicationName, applicationId) },
    { name: page.t('words.product'), value: named(sale.productName, productId) },
    { name: page.t('words.quantity'), value: sale.quantity },
    {
      name: page.t('words.amount'),
      value: (
        <b>
          <Amount amount={sale.amount} currency={currency} /> <span className="font-normal">({currency})</span>
        </b>
      ),
    },
    ...(sale.refundedAmount > 0
      ? [{ name: page.t('words.refundedAmount'), value: <Amount amount={sale.refundedAmount} currency={currency} /> }]
      : []),
    {
      name: page.t('words.country'),
      value: country === null ? page.t('sales.country.unknown') : regionName(page.translator, country),
    },
    { name: page.t('words.playerId'), value: mono(playerId), copy: playerId },
    {
      name: page.t('words.acknowledgedByTheGame'),
      value: acknowledgedAt === null ? page.t('sales.notAcknowledged') : <LocalTime iso={acknowledgedAt} />,
    },
  ];
}

/** The heading of a request, which receives the focus after the request is made. */
export const SALE_REFUND_ID = 'sale-refund';

/** A refund request with its sender, its reason and the operators' decision. */
function SaleRefund({ request }: { request: OrderRefundRequest }) {
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
