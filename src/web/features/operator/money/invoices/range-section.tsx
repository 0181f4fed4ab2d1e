import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { InvoiceRange } from '#contract/invoice/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Section } from '#web/kit/page/section.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import type { InvoicesPageData } from './load-invoices.ts';
import { RangeDialog } from './range-dialog.tsx';
import { RangeList } from './range-list.tsx';
import { countLeft, supplyOf } from './range-state.ts';
import { writePeriod } from './write-period.ts';

type RangeSectionProps = Pick<InvoicesPageData, 'ranges' | 'currentPeriod'>;

/** The number ranges from the tax office; used-up and past ones are collapsed. */
export function RangeSection({ ranges, currentPeriod }: RangeSectionProps) {
  const page = usePage();
  const [isAdding, setAdding] = useState(false);
  const isOpen = ({ period, left }: InvoiceRange) => period >= currentPeriod && left > 0;
  const past = ranges.filter((range) => !isOpen(range));
  const open = ranges.filter(isOpen);
  return (
    <Section
      id="ranges"
      title={page.t('money.ranges.title')}
      lead={page.t('money.ranges.lead')}
      actions={
        <button type="button" className="btn btn-gold" onClick={() => setAdding(true)}>
          <Plus size={18} aria-hidden className="flex-none" />
          {page.t('money.ranges.add')}
        </button>
      }
    >
      <div className="flex flex-col gap-5">
        <Supply ranges={ranges} currentPeriod={currentPeriod} />
        {open.length > 0 && <RangeList ranges={open} />}
        {past.length > 0 && (
          <details className="text-sm">
            <summary className="min-h-11 py-3 font-bold">{page.t('money.ranges.past', { count: past.length })}</summary>
            <RangeList ranges={past} />
          </details>
        )}
      </div>
      {isAdding && <RangeDialog ranges={ranges} currentPeriod={currentPeriod} onClose={() => setAdding(false)} />}
    </Section>
  );
}

const LOOKS = { none: 'danger', few: 'warning', enough: 'success' } as const;

function Supply({ ranges, currentPeriod }: RangeSectionProps) {
  const page = usePage();
  const count = countLeft(ranges, currentPeriod);
  const supply = supplyOf(count);
  return (
    <Notice look={LOOKS[supply]}>
      <span>{page.t(`money.ranges.${supply}`, { count, period: writePeriod(currentPeriod) })}</span>
    </Notice>
  );
}
