interface Place {
  readonly count: number;
  readonly current: number;
  readonly isInOrder: boolean;
  /** Tracks already played in this round, including the current one. */
  readonly heard: readonly number[];
}

/**
 * The next track and the updated history: in list order, wrapping around; or shuffled, each once per round and never
 * the same twice in a row (R3.60).
 */
export function nextTrack(
  { count, current, isInOrder, heard }: Place,
  random: () => number,
): { readonly track: number; readonly heard: readonly number[] } {
  if (isInOrder || count < 2) {
    const track = (current + 1) % count;
    return { track, heard: [track] };
  }
  const all = Array.from({ length: count }, (_, index) => index);
  const left = all.filter((index) => index !== current && !heard.includes(index));
  const isNewRound = left.length === 0;
  const choices = isNewRound ? all.filter((index) => index !== current) : left;
  const track = choices[Math.floor(random() * choices.length)] ?? 0;
  return { track, heard: isNewRound ? [track] : [...heard, track] };
}
