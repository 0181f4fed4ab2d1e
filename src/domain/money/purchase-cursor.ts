/**
 * An order records when its call arrived and may commit later, but no statement runs this long (the database times
 * out after 15 seconds): all older orders are visible.
 */
const SETTLED_AFTER_MS = 30_000;
const CURSOR = /^(\d{1,15})-(\d{1,16})(?:_(\d{1,15})-(\d{1,16}))?$/;

/** An order's position: its time in unix milliseconds, then its number. */
export interface PurchasePlace {
  readonly atMs: number;
  readonly id: number;
}

/**
 * How far a client has read: up to `settled` nothing can appear anymore; between it and `place` something may, so
 * the next round restarts at `settled`.
 */
export interface PurchaseCursor {
  readonly settled: PurchasePlace;
  readonly place: PurchasePlace;
}

export interface PurchasePage {
  /** The last order of the page; undefined if the page is empty. */
  readonly last: PurchasePlace | undefined;
  readonly hasMore: boolean;
  readonly nowMs: number;
}

/** The first cursor for reading from a moment on. */
export function startCursor(sinceMs: number): PurchaseCursor {
  // Numbers start at 1, so an order at exactly this moment comes after it.
  const start = { atMs: sinceMs, id: 0 };
  return { settled: start, place: start };
}

/** The cursor after a page read from `from`. A completed round advances no further than half a minute ago. */
export function moveCursor({ settled, place }: PurchaseCursor, { last, hasMore, nowMs }: PurchasePage): PurchaseCursor {
  const horizon = { atMs: nowMs - SETTLED_AFTER_MS, id: 0 };
  // Orders may have been committed behind the cursor since: the next round will find them.
  const isWhole = comparePlaces(settled, place) === 0;
  if (!hasMore || last === undefined) {
    const end = isWhole ? laterOf(settled, horizon) : settled;
    return { settled: end, place: end };
  }
  const isSettled = comparePlaces(last, horizon) < 0;
  if (!isWhole) return { settled, place: last };
  return { settled: isSettled ? last : laterOf(settled, horizon), place: last };
}

/** Encodes the cursor as an opaque text. */
export function writePurchaseCursor({ settled, place }: PurchaseCursor): string {
  const text = `${settled.atMs}-${settled.id}`;
  return comparePlaces(settled, place) === 0 ? text : `${text}_${place.atMs}-${place.id}`;
}

/** Undefined if the text is not a cursor. */
export function readPurchaseCursor(text: string): PurchaseCursor | undefined {
  const match = CURSOR.exec(text);
  if (match === null) return undefined;
  const [, settledMs, settledId, placeMs = settledMs, placeId = settledId] = match;
  const settled = { atMs: Number(settledMs), id: Number(settledId) };
  const place = { atMs: Number(placeMs), id: Number(placeId) };
  return [settled.id, place.id].every(Number.isSafeInteger) ? { settled, place } : undefined;
}

function comparePlaces(a: PurchasePlace, b: PurchasePlace): number {
  return a.atMs - b.atMs || a.id - b.id;
}

function laterOf(a: PurchasePlace, b: PurchasePlace): PurchasePlace {
  return comparePlaces(a, b) < 0 ? b : a;
}
