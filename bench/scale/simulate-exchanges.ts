import { KNOWN } from './assumptions.ts';
import type { CostValues } from './costs.ts';
import { createRandom } from './random.ts';

export interface ExchangeSetup {
  /** Exchanges a second, arriving at random (Poisson). */
  readonly rate: number;
  /** Processes of the store, with a core each. */
  readonly processes: number;
  readonly databaseCores: number;
  /** Exchanges to simulate. */
  readonly count: number;
  readonly seed?: number;
}

export interface ExchangeResult {
  /** ms from the request to its answer. */
  readonly p50: number;
  readonly p99: number;
  /** Exchanges that shared a statement, on average. */
  readonly setSize: number;
  /** Shares of the time in which the resource was busy, 0 to 1. */
  readonly busy: { readonly app: number; readonly database: number; readonly disk: number };
}

interface Arrival {
  readonly atMs: number;
  readonly readyMs: number;
}

/**
 * Exchanges through processes, database and disk as they are built: each process takes a request after the other; those that
 * are ready while a set is being posted wait for it, and share the next one; statements wait for a core of the database, and
 * commits that wait for the disk share its next write.
 */
export function simulateExchanges(costs: CostValues, setup: ExchangeSetup): ExchangeResult {
  const { rate, processes, databaseCores, count } = setup;
  const queues = arrive(costs, setup);
  const cores = new Float64Array(databaseCores);
  const latencies: number[] = [];
  const disk = createDisk(costs.commit);
  const busyUntil = new Float64Array(processes);
  const next = new Int32Array(processes);
  let databaseMs = 0;
  let sets = 0;
  for (;;) {
    const turn = findEarliest(queues, { next, busyUntil });
    if (turn === undefined) break;
    const { process, startMs } = turn;
    const queue = queues[process] ?? [];
    let size = 0;
    while (
      size < KNOWN.setSize.value &&
      (queue[(next[process] ?? 0) + size]?.readyMs ?? Number.POSITIVE_INFINITY) <= startMs
    )
      size += 1;
    const core = cores.indexOf(Math.min(...cores));
    const serviceMs = (KNOWN.statementUs.value + size * costs.exchangeDatabase) / 1000;
    const endMs = Math.max(startMs, cores[core] ?? 0) + serviceMs;
    cores[core] = endMs;
    databaseMs += serviceMs;
    const doneMs = disk.write(endMs);
    busyUntil[process] = doneMs;
    for (let number = 0; number < size; number += 1) {
      latencies.push(doneMs - (queue[(next[process] ?? 0) + number]?.atMs ?? doneMs));
    }
    next[process] = (next[process] ?? 0) + size;
    sets += 1;
  }
  const durationMs = (count / rate) * 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return {
    p50: at(0.5),
    p99: at(0.99),
    setSize: latencies.length / sets,
    busy: {
      app: (count * costs.exchange) / 1000 / processes / durationMs,
      database: databaseMs / databaseCores / durationMs,
      disk: Math.min(1, disk.busyMs() / durationMs),
    },
  };
}

/** Each process’s requests in order: when they came, and when its own work on them was done. */
function arrive(costs: CostValues, { rate, processes, count, seed = 1 }: ExchangeSetup): Arrival[][] {
  const random = createRandom(seed);
  const queues: Arrival[][] = Array.from({ length: processes }, () => []);
  let atMs = 0;
  for (let number = 0; number < count; number += 1) {
    atMs += (-Math.log(1 - random()) / rate) * 1000;
    const queue = queues[Math.floor(random() * processes)];
    const freeMs = queue?.at(-1)?.readyMs ?? 0;
    queue?.push({ atMs, readyMs: Math.max(atMs, freeMs) + costs.exchange / 1000 });
  }
  return queues;
}

/** The process whose next set begins first. */
function findEarliest(
  queues: readonly Arrival[][],
  { next, busyUntil }: { readonly next: Int32Array; readonly busyUntil: Float64Array },
): { process: number; startMs: number } | undefined {
  let best: { process: number; startMs: number } | undefined;
  for (const [process, queue] of queues.entries()) {
    const first = queue[next[process] ?? 0];
    if (first === undefined) continue;
    const startMs = Math.max(first.readyMs, busyUntil[process] ?? 0);
    if (best === undefined || startMs < best.startMs) best = { process, startMs };
  }
  return best;
}

/** One write at a time; those that come during one share the next. */
function createDisk(commitMs: number) {
  let currentEndMs = 0;
  let nextEndMs = 0;
  let busyMs = 0;
  return {
    /** When a commit that is ready at this time is on the disk. */
    write(readyMs: number): number {
      if (readyMs > nextEndMs) {
        currentEndMs = readyMs;
        nextEndMs = readyMs + commitMs;
        busyMs += commitMs;
      } else if (readyMs > currentEndMs) {
        currentEndMs = nextEndMs;
        nextEndMs += commitMs;
        busyMs += commitMs;
      }
      return nextEndMs;
    },
    busyMs: () => busyMs,
  };
}
