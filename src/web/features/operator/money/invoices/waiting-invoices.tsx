import { retryInvoices } from '#contract/invoice/operator-endpoints.ts';
import { INVOICE_STATUS } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';
import { Notice } from '#web/kit/state/notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { invoiceFilter } from './invoice-filter.tsx';

/** The invoices that are waiting for a number, with a button to retry. */
export function WaitingInvoices({ waiting }: { waiting: number }) {
  const page = usePage();
  const { isBusy, start } = useMutation({
    call: () => page.call(retryInvoices, {}),
    done: ({ issued, waiting: left }) =>
      left === 0
        ? page.t('money.invoices.retried', { issued, waiting: left })
        : { type: 'warning', text: page.t('money.invoices.retriedPart', { issued, waiting: left }) },
  });
  return (
    <Notice look="danger">
      <strong>{page.t('money.invoices.waiting', { count: waiting })}</strong>
      <span className="text-muted">{page.t('money.invoices.waiting.text')}</span>
      <span className="mt-2 flex flex-wrap items-center gap-3">
        <Button isBusy={isBusy} onClick={start}>
          {page.t('money.invoices.retry')}
        </Button>
        <a
          className="link"
          href={page.href('/operator/invoices', invoiceFilter.query({ status: INVOICE_STATUS.waiting }))}
        >
          {page.t('money.invoices.waiting.show')}
        </a>
      </span>
    </Notice>
  );
}
