import { usePage } from '../../../app/use-page.ts';

/** Marks an order that a test account had for nothing, to try a game. */
export function TestChip() {
  const page = usePage();
  return (
    <span className="text-info border-info inline-flex rounded-full border px-2.5 py-0.5 text-xs font-bold">
      {page.t('records.test')}
    </span>
  );
}
