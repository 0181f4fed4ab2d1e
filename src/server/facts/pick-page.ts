/** Whether one game comes before another; no two are equal. */
export type ComesBefore = (one: number, other: number) => boolean;

/**
 * The games of a page in order. Only what may be on the page is sorted (quickselect): a page of 100,000 games takes about as
 * long as a look at each. Reorders `ids`.
 */
export function pickPage(
  ids: Int32Array,
  comesBefore: ComesBefore,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): number[] {
  const end = Math.min(offset + limit, ids.length);
  if (offset >= end) return [];
  selectFirst(ids, comesBefore, offset);
  if (end < ids.length) selectFirst(ids.subarray(offset), comesBefore, end - offset);
  return [...ids.subarray(offset, end)].sort((one, other) => (comesBefore(one, other) ? -1 : 1));
}

/** Moves the first `count` in order before all others. */
function selectFirst(ids: Int32Array, comesBefore: ComesBefore, count: number): void {
  let from = 0;
  let until = ids.length - 1;
  while (from < until) {
    const border = partition(ids, comesBefore, from, until);
    if (border >= count) until = border - 1;
    else from = border + 1;
  }
}

/** Moves what comes before the middle entry to its left, and returns its place. */
function partition(ids: Int32Array, comesBefore: ComesBefore, from: number, until: number): number {
  const middle = (from + until) >> 1;
  const pivot = ids[middle] ?? 0;
  swap(ids, middle, until);
  let border = from;
  for (let place = from; place < until; place += 1) {
    if (!comesBefore(ids[place] ?? 0, pivot)) continue;
    swap(ids, place, border);
    border += 1;
  }
  swap(ids, border, until);
  return border;
}

function swap(ids: Int32Array, one: number, other: number): void {
  const kept = ids[one] ?? 0;
  ids[one] = ids[other] ?? 0;
  ids[other] = kept;
}
