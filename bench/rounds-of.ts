/** How many rounds to measure: `BENCH_ROUNDS=1` only shows that a benchmark runs. */
export function roundsOf(usual: number): number {
  const asked = Number(process.env.BENCH_ROUNDS ?? usual);
  return asked >= 1 ? Math.floor(asked) : usual;
}
