import { SHELF, type Shelf } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { Chip, type ChipLook } from './chip.tsx';

const LOOKS = {
  [SHELF.onShelf]: 'success',
  [SHELF.offShelf]: 'quiet',
  [SHELF.removed]: 'danger',
} as const satisfies Record<Shelf, ChipLook>;

/** Where an application, a version or a product stands on the shelf. */
export function ShelfChip({ status }: { status: Shelf }) {
  const page = usePage();
  return <Chip look={LOOKS[status]}>{page.t(`shelf.${status}`)}</Chip>;
}
