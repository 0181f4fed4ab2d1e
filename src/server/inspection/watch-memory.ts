import { readFile } from 'node:fs/promises';

/** Frequent enough to catch a process near its limit, at negligible cost. */
const EVERY_MS = 100;

export interface MemoryWatch {
  /** The peak so far, in bytes; 0 if the system does not report it. */
  readonly peakBytes: () => number;
  stop(): void;
}

/** Watches the resident memory of a process from outside: a busy one could not do so itself. */
export function watchMemory(
  pid: number,
  { limitBytes, onTooMuch }: { readonly limitBytes: number; readonly onTooMuch: () => void },
): MemoryWatch {
  let peakBytes = 0;
  const check = async () => {
    const { now, peak } = await readMemory(pid);
    peakBytes = Math.max(peakBytes, peak);
    if (now > limitBytes) onTooMuch();
  };
  const timer = setInterval(check, EVERY_MS).unref();
  return { peakBytes: () => peakBytes, stop: () => clearInterval(timer) };
}

async function readMemory(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const read = (field: string) => Number(new RegExp(`^${field}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0) * 1024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}
