/**
 * Child of processes.ts: gives two processes on one core the core in turn, so that each has half of it whatever the
 * other does. Signals do that for anybody, where quotas of control groups would take root.
 */
const SLICE_MS = 10;

process.once('message', (processes: readonly [number, number]) => {
  const [first, second] = processes;
  let isFirst = false;
  const timer = setInterval(() => {
    isFirst = !isFirst;
    process.kill(isFirst ? second : first, 'SIGSTOP');
    process.kill(isFirst ? first : second, 'SIGCONT');
  }, SLICE_MS);
  process.once('disconnect', () => {
    clearInterval(timer);
    for (const id of processes) process.kill(id, 'SIGCONT');
  });
});
