/** The index that a key leads to, in a row or a column; undefined: the key moves nothing. Indexes start at 0. */
export function indexByKey(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(place - 1, 0);
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(place + 1, count - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The index that a key moves the focus to in a row, whose ends are next to each other; undefined for other keys. */
export function indexInRow(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (Math.max(index, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The index in a column at a vertical window position in pixels; clamped to the ends. */
export function indexByHeight(column: HTMLElement | null, y: number): number {
  const rows = [...(column?.children ?? [])];
  const place = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return place === -1 ? rows.length - 1 : place;
}

/** The list with an item moved to another index; all others keep their order. */
export function moveTo<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...list.slice(from, from + 1));
}
