/** A piece of two texts: only in the old one, only in the new one, or in both. */
export interface DiffPiece {
  readonly kind: 'removed' | 'added' | 'kept';
  readonly text: string;
}

/** Above this, everything is shown as changed: comparing the lists would block the page. */
const COMPARISONS_MAX = 1_000_000;

/** Merges two lists of words or lines, keeping as many as possible (longest common subsequence). */
export function diffTokens(former: readonly string[], latter: readonly string[]): readonly DiffPiece[] {
  const pieces: DiffPiece[] = [];
  const commonLength = former.length * latter.length > COMPARISONS_MAX ? NOTHING : commonLengths(former, latter);
  let [left, right] = [0, 0];
  while (left < former.length || right < latter.length) {
    const [old, fresh] = [former[left], latter[right]];
    if (old !== undefined && old === fresh) {
      pieces.push({ kind: 'kept', text: old });
      left += 1;
      right += 1;
    } else if (old !== undefined && commonLength(left + 1, right) >= commonLength(left, right + 1)) {
      pieces.push({ kind: 'removed', text: old });
      left += 1;
    } else {
      pieces.push({ kind: 'added', text: fresh ?? '' });
      right += 1;
    }
  }
  return pieces;
}

type CommonLength = (left: number, right: number) => number;

const NOTHING: CommonLength = () => 0;

/** The lengths of common subsequences of the lists' tails, by their start; -1 past the end of the new list. */
function commonLengths(former: readonly string[], latter: readonly string[]): CommonLength {
  const width = latter.length + 1;
  const table = new Uint16Array((former.length + 1) * width);
  const at: CommonLength = (left, right) => (right > latter.length ? -1 : (table[left * width + right] ?? 0));
  for (let left = former.length - 1; left >= 0; left -= 1) {
    for (let right = latter.length - 1; right >= 0; right -= 1) {
      const isSame = former[left] === latter[right];
      table[left * width + right] = isSame
        ? at(left + 1, right + 1) + 1
        : Math.max(at(left + 1, right), at(left, right + 1));
    }
  }
  return at;
}
