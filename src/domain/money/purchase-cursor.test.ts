import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  moveCursor,
  type PurchaseCursor,
  type PurchasePlace,
  readPurchaseCursor,
  startCursor,
  writePurchaseCursor,
} from './purchase-cursor.ts';

const NOW = 1_772_337_600_000;

interface Bought extends PurchasePlace {
  readonly committedAtMs: number;
}

/** One call's result: a page of the orders committed by then, after the given cursor text. */
function readPage(bought: readonly Bought[], sent: string, { limit, nowMs }: { limit: number; nowMs: number }) {
  const cursor = readPurchaseCursor(sent);
  if (cursor === undefined) throw new Error(`no cursor: ${sent}`);
  const { place } = cursor;
  const behind = bought
    .filter(({ committedAtMs }) => committedAtMs <= nowMs)
    .filter(({ atMs, id }) => atMs > place.atMs || (atMs === place.atMs && id > place.id))
    .toSorted((a, b) => a.atMs - b.atMs || a.id - b.id);
  const page = behind.slice(0, limit);
  const hasMore = behind.length > limit;
  const next = writePurchaseCursor(moveCursor(cursor, { last: page.at(-1), hasMore, nowMs }));
  return { page, hasMore, next };
}

const orders = fc
  .array(fc.record({ atMs: fc.integer({ min: 0, max: 120_000 }), delayMs: fc.integer({ min: 0, max: 29_999 }) }), {
    maxLength: 40,
  })
  .map((list) => list.map(({ atMs, delayMs }, index) => ({ atMs, id: index + 1, committedAtMs: atMs + delayMs })));
const polls = fc.array(
  fc.record({ waitMs: fc.integer({ min: 0, max: 20_000 }), limit: fc.integer({ min: 1, max: 5 }) }),
  { maxLength: 40 },
);

it('shows every purchase to clients that continue at `next`, however late it was committed and wherever they paused', () => {
  fc.assert(
    fc.property(orders, polls, (bought, calls) => {
      const seen = new Set<number>();
      let next = writePurchaseCursor(startCursor(0));
      let nowMs = 0;
      const read = (limit: number) => {
        const answer = readPage(bought, next, { limit, nowMs });
        for (const { id } of answer.page) seen.add(id);
        next = answer.next;
        return answer.hasMore;
      };
      for (const { waitMs, limit } of calls) {
        nowMs += waitMs;
        read(limit);
      }
      // At the end everything is committed: finish the current round, then one more, which must be the last.
      nowMs = Math.max(nowMs, 200_000);
      for (const _ of [1, 2]) for (let page = 0; read(5); page += 1) expect(page).toBeLessThan(20);
      expect(seen.size).toBe(bought.length);
    }),
    { numRuns: 500 },
  );
});

it('comes again with what is younger than half a minute only, once a round is over', () => {
  fc.assert(
    fc.property(orders, fc.integer({ min: 0, max: 200_000 }), (bought, nowMs) => {
      let next = writePurchaseCursor(startCursor(0));
      for (let hasMore = true; hasMore; ) ({ hasMore, next } = readPage(bought, next, { limit: 7, nowMs }));
      const again = readPage(bought, next, { limit: 100, nowMs }).page;
      expect(again.filter(({ atMs }) => atMs < nowMs - 30_000)).toEqual([]);
      const recent = bought.filter(({ atMs, committedAtMs }) => atMs >= nowMs - 30_000 && committedAtMs <= nowMs);
      expect(again).toHaveLength(recent.length);
    }),
    { numRuns: 300 },
  );
});

it('never goes back, nor beyond what it began at', () => {
  const future = startCursor(NOW + 60_000);
  expect(moveCursor(future, { last: undefined, hasMore: false, nowMs: NOW })).toEqual(future);
  const old = { atMs: NOW - 90_000, id: 4 };
  const moved = moveCursor(startCursor(0), { last: old, hasMore: true, nowMs: NOW });
  expect(moved).toEqual({ settled: old, place: old });
});

it('stays settled where the round began, however old its next pages are', () => {
  const settled = { atMs: NOW - 90_000, id: 4 };
  const last = { atMs: NOW - 60_000, id: 9 };
  const cursor = { settled, place: { atMs: NOW - 70_000, id: 7 } };
  expect(moveCursor(cursor, { last, hasMore: true, nowMs: NOW })).toEqual({ settled, place: last });
  expect(moveCursor(cursor, { last, hasMore: false, nowMs: NOW })).toEqual({ settled, place: settled });
});

it('is written once where both places are the same', () => {
  expect(writePurchaseCursor(startCursor(NOW))).toBe(`${NOW}-0`);
});

it('is read as it was written', () => {
  const place = fc.record({ atMs: fc.integer({ min: 0, max: 253_402_300_799_999 }), id: fc.maxSafeNat() });
  fc.assert(
    fc.property(fc.record({ settled: place, place }), (cursor: PurchaseCursor) => {
      const text = writePurchaseCursor(cursor);
      expect(text.length).toBeLessThanOrEqual(100);
      expect(readPurchaseCursor(text)).toEqual(cursor);
    }),
    { numRuns: 200 },
  );
});

it.each([
  '',
  '1',
  '-1',
  '1-',
  'a-b',
  '1-2_',
  '1-2_3',
  '1-2_3-4_5-6',
  '1-2 ',
  '1e3-1',
  '1-9007199254740993',
  '1-9007199254740993_1-2',
  '1-2_3-9007199254740993',
  '９-1',
])('is not %j', (text) => expect(readPurchaseCursor(text)).toBeUndefined());
