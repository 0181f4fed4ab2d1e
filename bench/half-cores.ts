/**
 * Child of processes.ts: gives two processes on one core the core in turn, so that each has half of it whatever the
 * other does. Signals do that for anyone, where quotas of control groups would take root.
 */
const SLICE_MS = 10;

process.once('message', (processes: readonly [number, number]) => {
  const [first, second] = processes;
  let isFirst = false;
  const timer = setInterval(() => {
    isFirst = !isFirst;
    send(isFirst ? second : first, 'SIGSTOP');
    send(isFirst ? first : second, 'SIGCONT');
  }, SLICE_MS);
  process.once('disconnect', () => {
    clearInterval(timer);
    for (const id of processes) send(id, 'SIGCONT');
  });
});

function send(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch {
    // It has ended, which its clients notice; the other one must not stay stopped.
  }
}
