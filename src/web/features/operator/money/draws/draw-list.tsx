import type { InvoiceDraw } from '#contract/invoice/entities.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatCalendarDay } from '#web/kit/invoice/format-invoice.ts';
import { Amount } from '#web/kit/list/currency-totals.tsx';
import { RecordList } from '#web/kit/list/record-list.tsx';
import { invoiceFilter, writePeriod } from '../invoices/load-invoices.tsx';

/** The imported draws, with their winning invoices. */
export function DrawList({ draws }: { draws: readonly InvoiceDraw[] }) {
  const page = usePage();
  const day = (text: string) => formatCalendarDay(text, page.state.locale);
  return (
    <RecordList
      label="money.draws.imported"
      rows={draws}
      keyOf={({ period }) => period}
      columns={[
        {
          key: 'period',
          head: 'words.invoicePeriod',
          width: 'w-[15%]',
          cell: ({ period }) => <span className="font-bold tabular-nums">{writePeriod(period)}</span>,
        },
        {
          key: 'drawn',
          head: 'money.draws.drawnAt',
          width: 'w-[16%]',
          // The draw date is Taiwan's, in any time zone of the reader.
          cell: ({ drawnAt }) => day(businessDayOf(Date.parse(drawnAt))),
        },
        {
          key: 'winners',
          head: 'money.draws.winners',
          width: 'w-[14%]',
          isNumber: true,
          cell: (draw) => <Winners draw={draw} />,
        },
        {
          key: 'prizes',
          head: 'money.draws.prizes',
          width: 'w-[15%]',
          isNumber: true,
          cell: ({ prizes }) => <Amount amount={prizes} currency="TWD" />,
        },
        {
          key: 'redeem',
          head: 'money.draws.redeem',
          cell: ({ redeemFrom, redeemUntil }) => `${day(redeemFrom)} – ${day(redeemUntil)}`,
        },
        {
          key: 'numbers',
          head: 'money.draws.numbers',
          width: 'w-[18%]',
          cell: (draw) => <Numbers draw={draw} />,
        },
      ]}
    />
  );
}

function Winners({ draw: { winners, period } }: { draw: InvoiceDraw }) {
  const page = usePage();
  return (
    <a
      className="link tabular-nums"
      href={page.href('/operator/invoices', invoiceFilter.query({ period, isWinning: 'true' }))}
    >
      {page.t('money.draws.winnersCount', { count: winners })}
    </a>
  );
}

const SHOWN = 50;

function Numbers({ draw: { numbers } }: { draw: InvoiceDraw }) {
  const page = usePage();
  return (
    <details>
      <summary className="min-h-6">{page.t('money.numbersCount', { count: numbers.length })}</summary>
      <ul className="mt-2 flex flex-col gap-1 text-xs">
        {numbers.slice(0, SHOWN).map(({ number, winningType }) => (
          <li key={`${winningType} ${number}`}>
            <span className="font-bold tabular-nums">{number}</span> {page.t(`winningType.${winningType}`)}
          </li>
        ))}
        {numbers.length > SHOWN && (
          <li className="text-muted">{page.t('money.draws.more', { count: numbers.length - SHOWN })}</li>
        )}
      </ul>
    </details>
  );
}
