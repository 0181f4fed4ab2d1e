import { usePage } from '../../../app/use-page.ts';

const CARDS = ['h-44', 'h-44', 'h-44'] as const;

/** The shape of a page of invoices while they are on the way. */
export function InvoiceSkeleton() {
  const page = usePage();
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {page.t('invoice.loading')}
      </p>
      <div aria-hidden className="flex flex-col gap-3">
        <div className="skeleton h-11 w-60" />
        <div className="skeleton h-6 w-full max-w-2xl" />
      </div>
      {CARDS.map((height, index) => (
        <div key={`${height}-${index + 1}`} aria-hidden className={`card skeleton ${height}`} />
      ))}
    </div>
  );
}
