import type { Discount } from '#contract/product/discount-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { RecordList } from '#web/kit/list/record-list.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { useLocalSpan } from '#web/kit/time/use-local-time.ts';
import { Button } from '#web/ui/button.tsx';

interface DiscountListProps {
  readonly discounts: readonly Discount[];
  /** Called for the discount to end or delete. */
  readonly onClose: (discount: Discount) => void;
}

/** Discounts with their products, period and state. */
export function DiscountList({ discounts, onClose }: DiscountListProps) {
  const page = usePage();
  return (
    <div className="card max-lg:contents lg:px-5 lg:py-3">
      <RecordList
        label="discounts.title"
        rows={discounts}
        keyOf={({ id }) => id}
        tableFrom="lg"
        columns={[
          {
            key: 'product',
            head: 'words.product',
            cell: ({ product }) => <span className="font-bold">{product?.name ?? page.t('discounts.all')}</span>,
          },
          {
            key: 'percent',
            head: 'discounts.percent',
            width: 'w-[12%]',
            cell: ({ percent }) => <span className="font-bold tabular-nums">−{percent}%</span>,
          },
          {
            key: 'period',
            head: 'words.period',
            width: 'w-[36%]',
            isLong: true,
            cell: (discount) => <Period discount={discount} />,
          },
          {
            key: 'state',
            head: 'words.status',
            width: 'w-[14%]',
            cell: ({ state }) => <StateChip state={`discountState.${state}`} />,
          },
          {
            key: 'action',
            head: 'list.action',
            width: 'w-[130px]',
            cell: (discount) =>
              discount.state !== 'ended' && (
                <Button aria-haspopup="dialog" onClick={() => onClose(discount)}>
                  {page.t(discount.state === 'planned' ? 'words.delete' : 'discounts.end')}
                </Button>
              ),
          },
        ]}
      />
    </div>
  );
}

function Period({ discount: { beginAt, endAt } }: { discount: Discount }) {
  return <span className="tabular-nums">{useLocalSpan(beginAt, endAt)}</span>;
}
