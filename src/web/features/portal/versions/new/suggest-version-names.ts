const FIRST = '1.0.0';
const NUMBERED = /^\d{1,9}(?:\.\d{1,9})*$/;

/**
 * Suggests version names: the highest existing number with its last part incremented, and with its second-to-last part
 * incremented and the last set to zero. Existing names are left out; without numbered names the suggestion is 1.0.0.
 */
export function suggestVersionNames(taken: readonly string[]): readonly string[] {
  const [highest] = taken
    .filter((name) => NUMBERED.test(name))
    .map((name) => name.split('.').map(Number))
    .toSorted((left, right) => compare(right, left));
  const names =
    highest === undefined ? [FIRST] : [raise(highest, highest.length - 1), raise(highest, highest.length - 2)];
  return [...new Set(names)].filter((name) => name !== '' && !taken.includes(name));
}

function compare(left: readonly number[], right: readonly number[]): number {
  const length = Math.max(left.length, right.length);
  const place = Array.from({ length }, (_, index) => index).find((index) => left[index] !== right[index]) ?? 0;
  return (left[place] ?? -1) - (right[place] ?? -1);
}

/** Empty if the version number has no such part. */
function raise(numbers: readonly number[], place: number): string {
  if (place < 0) return '';
  return numbers.map((number, index) => (index < place ? number : index === place ? number + 1 : 0)).join('.');
}
