/** A list with one of its items at another place; places are from 0. */
export function moveTo<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** The place that a key leads to; undefined: the key moves nothing. */
export function placeByKey(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowUp') return Math.max(place - 1, 0);
  if (key === 'ArrowDown') return Math.min(place + 1, count - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
