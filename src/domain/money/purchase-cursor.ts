/**
 * Whoever orders writes the moment at which the call came, and may commit later, but no statement takes as long (the
 * database ends it after 15 seconds): what is older is all there.
 */
const SETTLED_AFTER_MS = 30_000;
const CURSOR = /^(\d{1,15})-(\d{1,16})(?:_(\d{1,15})-(\d{1,16}))?$/;

/** Where an order stands among all: by its moment in unix milliseconds, then by its number. */
export interface PurchasePlace {
  readonly atMs: number;
  readonly id: number;
}

/**
 * How far somebody has read what was bought: up to `settled` nothing can come any more; between it and `place` something
 * may, so that the next round begins at `settled` again.
 */
export interface PurchaseCursor {
  readonly settled: PurchasePlace;
  readonly place: PurchasePlace;
}

export interface PurchasePage {
  /** The last order of the page; undefined for an empty one. */
  readonly last: PurchasePlace | undefined;
  readonly hasMore: boolean;
  readonly nowMs: number;
}

/** Where one begins who has read nothing since a moment. */
export function startCursor(sinceMs: number): PurchaseCursor {
  // Numbers begin at 1: an order of the moment itself lies behind.
  const start = { atMs: sinceMs, id: 0 };
  return { settled: start, place: start };
}

/** How far one has read who was given a page behind `from`. A round that is over goes no further than half a minute ago. */
export function moveCursor({ settled, place }: PurchaseCursor, { last, hasMore, nowMs }: PurchasePage): PurchaseCursor {
  const horizon = { atMs: nowMs - SETTLED_AFTER_MS, id: 0 };
  // What was passed too early may have been committed since: only the next round knows.
  const isWhole = comparePlaces(settled, place) === 0;
  if (!hasMore || last === undefined) {
    const end = isWhole ? laterOf(settled, horizon) : settled;
    return { settled: end, place: end };
  }
  const isSettled = comparePlaces(last, horizon) < 0;
  if (!isWhole) return { settled, place: last };
  return { settled: isSettled ? last : laterOf(settled, horizon), place: last };
}

/** The cursor as a text that clients send back unread. */
export function writePurchaseCursor({ settled, place }: PurchaseCursor): string {
  const text = `${settled.atMs}-${settled.id}`;
  return comparePlaces(settled, place) === 0 ? text : `${text}_${place.atMs}-${place.id}`;
}

/** Undefined for a text that is no cursor. */
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
