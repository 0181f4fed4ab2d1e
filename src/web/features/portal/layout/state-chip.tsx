import type { ReactNode } from 'react';
import { SHELF, type Shelf } from '#contract/states.ts';
import { usePage } from '../../../app/use-page.ts';

const LOOKS = {
  success: 'text-success border-success',
  quiet: 'text-muted border-control',
  info: 'text-info border-info',
  warning: 'text-warning border-warning',
  danger: 'text-danger border-danger',
} as const;

interface StateChipProps {
  readonly look: keyof typeof LOOKS;
  readonly children: ReactNode;
}

/** Where something stands, in a word and a colour. */
export function StateChip({ look, children }: StateChipProps) {
  return (
    <span className={`inline-flex rounded-full border px-2.5 py-0.5 text-xs font-bold ${LOOKS[look]}`}>{children}</span>
  );
}

const SHELF_LOOKS = {
  [SHELF.onShelf]: 'success',
  [SHELF.offShelf]: 'quiet',
  [SHELF.removed]: 'danger',
} as const satisfies Record<Shelf, keyof typeof LOOKS>;

/** Where an application, a version or a product stands on the shelf. */
export function ShelfChip({ status }: { status: Shelf }) {
  const page = usePage();
  return <StateChip look={SHELF_LOOKS[status]}>{page.t(`shelf.${status}`)}</StateChip>;
}
