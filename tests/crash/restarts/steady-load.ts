import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, openConnection } from '../../../bench/connection.ts';

export interface Sample {
  /** When it was due, on the clock of `performance`. */
  readonly dueMs: number;
  /** How long after that its answer was there: a request that had to wait for others is not faster for it. */
  readonly ms: number;
  readonly kind: string;
  /** Why it failed. */
  readonly failure?: string;
}

export interface SteadyLoad {
  readonly port: number;
  readonly perSecond: number;
  /** The next request: its kind, and the request as it goes over the wire. */
  readonly next: () => { readonly kind: string; readonly request: string };
}

const TICK_MS = 4;

/** Sends requests at a constant rate over kept connections, whatever becomes of the former ones, and never again. */
export function startSteadyLoad({ port, perSecond, next }: SteadyLoad) {
  const samples: Sample[] = [];
  const idle: Connection[] = [];
  const pending = new Set<Promise<void>>();
  const send = async (dueMs: number) => {
    const { kind, request } = next();
    let connection: Connection | undefined;
    try {
      connection = idle.pop() ?? (await openConnection(port));
      await connection.ask(request);
      idle.push(connection);
      samples.push({ dueMs, ms: performance.now() - dueMs, kind });
    } catch (error) {
      connection?.close();
      samples.push({ dueMs, ms: performance.now() - dueMs, kind, failure: String(error).slice(0, 300) });
    }
  };
  let isOver = false;
  const run = async () => {
    const startedMs = performance.now();
    for (let count = 0; !isOver; ) {
      const due = ((performance.now() - startedMs) / 1000) * perSecond;
      for (; count < due; count += 1) {
        const sending: Promise<void> = send(startedMs + (count / perSecond) * 1000).finally(() =>
          pending.delete(sending),
        );
        pending.add(sending);
      }
      await sleep(TICK_MS);
    }
  };
  const running = run();
  return {
    samples,
    /** Ends it once every request is answered. */
    async stop() {
      isOver = true;
      await running;
      await Promise.all(pending);
      for (const connection of idle) connection.close();
    },
  };
}

/** The time within which this share of the answers was there. */
export function quantile(samples: readonly Pick<Sample, 'ms'>[], share: number): number {
  const sorted = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
