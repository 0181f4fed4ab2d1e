import type { Sale } from '#contract/sales/entities.ts';
import { regionName } from '#i18n/name-places.ts';
import { usePage } from '#web/app/use-page.ts';
import { Amount } from '#web/kit/list/currency-totals.tsx';
import { RecordList } from '#web/kit/list/record-list.tsx';
import { PaymentChip, StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/text/copy-button.tsx';

interface SaleListProps {
  readonly sales: readonly Sale[];
  readonly onChoose: (sale: Sale) => void;
}

/** Sales as a table, or as cards on narrow screens. */
export function SaleList({ sales, onChoose }: SaleListProps) {
  const page = usePage();
  return (
    <RecordList
      label="sales.list"
      rows={sales}
      keyOf={({ orderId }) => orderId}
      tableFrom="lg"
      columns={[
        { key: 'product', head: 'words.product', cell: (sale) => <SoldProduct sale={sale} /> },
        {
          key: 'number',
          head: 'sales.number',
          width: 'w-[19%]',
          isLong: true,
          cell: ({ exchangeId }) => (
            <CopiedText text={exchangeId} label={page.t('sales.copyNumber', { id: exchangeId })} />
          ),
        },
        {
          key: 'player',
          head: 'words.playerId',
          width: 'w-[19%]',
          isLong: true,
          cell: ({ playerId }) => <CopiedText text={playerId} label={page.t('sales.copyPlayer', { id: playerId })} />,
        },
        {
          key: 'amount',
          head: 'words.amount',
          width: 'w-[11%]',
          isNumber: true,
          cell: ({ amount, currency, country }) => (
            <span className="flex flex-col lg:items-end">
              <b>
                <Amount amount={amount} currency={currency} />
              </b>
              <span className="text-muted text-xs">
                {country === null ? page.t('sales.country.unknown') : regionName(page.translator, country)}
              </span>
            </span>
          ),
        },
        {
          key: 'state',
          head: 'words.status',
          width: 'w-[17%]',
          cell: (sale) => <SaleChips sale={sale} />,
        },
        {
          key: 'action',
          head: 'list.action',
          width: 'w-[92px]',
          cell: (sale) => (
            <Button
              className="min-h-11 px-3 text-sm"
              aria-label={page.t('words.detailsOfId', { id: sale.exchangeId })}
              aria-haspopup="dialog"
              onClick={() => onChoose(sale)}
            >
              {page.t('words.details')}
            </Button>
          ),
        },
      ]}
    />
  );
}

/** The product, its game and the time of purchase. Product and game appear under the names that the developer knows. */
function SoldProduct({ sale: { productName, productId, applicationName, quantity, createdAt } }: { sale: Sale }) {
  return (
    <span className="flex flex-col wrap-anywhere">
      <span className="font-bold">
        {productName || productId} <span className="text-muted font-normal whitespace-nowrap">× {quantity}</span>
      </span>
      <span className="text-muted text-xs">{applicationName}</span>
      <span className="text-muted text-xs">
        <LocalTime iso={createdAt} />
      </span>
    </span>
  );
}

function CopiedText({ text, label }: { text: string; label: string }) {
  const page = usePage();
  return (
    <span className="-my-2 flex items-center gap-1">
      <span className="font-mono text-xs break-all">{text}</span>
      <CopyButton text={text} label={label} done={page.t('words.copied')} />
    </span>
  );
}

/** The status of a sale: its payment, whether the game has delivered it, and whether it was a test. */
export function SaleChips({ sale: { paymentStatus, acknowledgedAt, testMode } }: { sale: Sale }) {
  const isAcknowledged = acknowledgedAt !== null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {testMode && <StateChip state="words.testOrder" />}
      <PaymentChip status={paymentStatus} />
      <StateChip state={isAcknowledged ? 'sales.acknowledged' : 'sales.notAcknowledged'} />
    </span>
  );
}
