export interface Tries {
  /** Files that failed at the first try. */
  readonly failed: readonly string[];
  /** Those of them that failed at the second try, too. */
  readonly failedAgain: readonly string[];
  /** Files with a known race that is being repaired. */
  readonly knownRaces: readonly string[];
}

/** What two tries say about each file, and whether the run may pass: only if all that failed are known races. */
export function judgeSecondTry({ failed, failedAgain, knownRaces }: Tries) {
  const isRace = (file: string) => !failedAgain.includes(file);
  const lines = failed.map((file) => {
    if (!isRace(file)) return `${file}: failed`;
    const known = knownRaces.includes(file) ? ' (known: tests/e2e/known-races.ts)' : '';
    return `${file}: held on the second try: a race${known}. Find what the first try did not wait for.`;
  });
  return { lines, isAccepted: failed.every((file) => isRace(file) && knownRaces.includes(file)) };
}
