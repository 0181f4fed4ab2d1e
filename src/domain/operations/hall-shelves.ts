import { DEFAULT_SHELF_KINDS, type HallShelfKind, STANDING_SHELF_KINDS } from '#contract/hall/shelf-kinds.ts';

/** A row of the hall as it is stored. */
export interface StoredShelf {
  readonly kind: HallShelfKind;
  /** Of the kind `collection`. */
  readonly collectionId: number | null;
  readonly isShown: boolean;
  /** ISO 8601; null: immediately, or no end. */
  readonly beginAt: string | null;
  readonly endAt: string | null;
}

function shelfOf(kind: HallShelfKind, isShown: boolean): StoredShelf {
  return { kind, collectionId: null, isShown, beginAt: null, endAt: null };
}

/** The rows of the hall with all kinds that every store has; those that nobody has arranged are last, and off. */
export function completeShelves(stored: readonly StoredShelf[]): readonly StoredShelf[] {
  const arranged = stored.length === 0 ? DEFAULT_SHELF_KINDS.map((kind) => shelfOf(kind, true)) : stored;
  const known = new Set(arranged.map(({ kind }) => kind));
  const others = STANDING_SHELF_KINDS.filter((kind) => !known.has(kind)).map((kind) => shelfOf(kind, false));
  return [...arranged, ...others];
}

/** Identifies a row: a collection may have one, as every other kind. */
export function shelfKey({ kind, collectionId }: Pick<StoredShelf, 'kind' | 'collectionId'>): string {
  return collectionId === null ? kind : `${kind}:${collectionId}`;
}
