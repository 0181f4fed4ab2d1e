import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { SHELF, type Shelf } from '#contract/values/states.ts';

/** The shelf status of an application or a product. */
export interface Shelved {
  readonly status: Shelf;
  /** Whether it was ever on the shelf. */
  readonly wasReleased: boolean;
}

interface ShelfCodes {
  readonly neverReleased: ErrorCode;
  readonly pulled: ErrorCode;
  readonly removed: ErrorCode;
}

const CODES = {
  application: {
    neverReleased: ERROR.applicationNotFound,
    pulled: ERROR.applicationPulled,
    removed: ERROR.applicationRemoved,
  },
  product: { neverReleased: ERROR.productNotPublished, pulled: ERROR.productPulled, removed: ERROR.productRemoved },
} as const satisfies Record<string, ShelfCodes>;

/**
 * Why players cannot get something off the shelf: never released, pulled by its developer, or removed (O123). An
 * application that was never public is reported as nonexistent, whoever took it down.
 */
export function findShelfObstacle(kind: keyof typeof CODES, { status, wasReleased }: Shelved): ErrorCode | null {
  if (status === SHELF.onShelf) return null;
  if (!wasReleased && kind === 'application') return CODES[kind].neverReleased;
  if (status === SHELF.removed) return CODES[kind].removed;
  return wasReleased ? CODES[kind].pulled : CODES[kind].neverReleased;
}
