/** The list with an item moved to another index; all others keep their order. */
export function moveTo<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...list.slice(from, from + 1));
}
