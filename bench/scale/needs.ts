import { ASSUMPTIONS, KNOWN, MACHINE } from './assumptions.ts';
import { cacheHits } from './cache-hits.ts';
import type { CostValues } from './costs.ts';

const SECONDS_A_DAY = 86_400;
const MICROSECONDS = 1e6;
const A = ASSUMPTIONS;

export type ResourceName = keyof typeof MACHINE;

/** What a load takes of each resource at its peak, in the resource’s own unit; storage after a year. */
export type Needs = Readonly<Partial<Record<ResourceName, number>>>;

export interface Load {
  readonly name: string;
  readonly needs: Needs;
  /** Processes of the store, with a core each. */
  readonly processes: number;
  /** Of visitors’ page views, the share that comes from the cache. */
  readonly hits?: number;
  /** Processes that deliveries of webhooks alone would take. */
  readonly webhookProcesses?: number;
}

/** @param rate exchanges a second at the peak */
export function needsOfExchanges(costs: CostValues, rate: number): Load {
  const seconds = (SECONDS_A_DAY * 365) / A.peak.value;
  const forWebhooks = (rate * A.webhookShare.value * A.webhookMs.value) / 1000 / KNOWN.webhookWorkers.value;
  const forCalls = coresOf(rate * costs.exchange);
  const processes = Math.max(1, Math.ceil(Math.max(forWebhooks, forCalls)));
  return {
    name: `${format(rate)} exchanges a second`,
    processes,
    webhookProcesses: Math.ceil(forWebhooks),
    needs: {
      appCores: forCalls,
      databaseCores: coresOf(rate * costs.exchangeDatabase),
      connections: processes * KNOWN.connections.value,
      journal: rate * costs.exchangeJournal,
      storage: rate * seconds * costs.exchangeStorage,
    },
  };
}

/** @param views page views a day */
export function needsOfViews(costs: CostValues, views: number): Load {
  const rate = (views / SECONDS_A_DAY) * A.peak.value;
  const signedIn = rate * A.signedInShare.value;
  const visitors = rate - signedIn;
  const calls = rate * A.callsPerView.value;
  let processes = 1;
  let hits = 0;
  let appCores = 0;
  // Every process has a cache of its own: the more there are, the fewer views each of them gets.
  for (let step = 0; step < 50; step += 1) {
    hits = cacheHits(visitors / processes);
    const rendered = signedIn + visitors * (1 - hits);
    const us = rendered * costs.renderedPage + visitors * hits * costs.keptPage + calls * costs.signedRead;
    appCores = coresOf(us);
    const wanted = Math.max(1, Math.ceil(appCores));
    if (wanted === processes) break;
    processes = wanted;
  }
  const rendered = signedIn + visitors * (1 - hits);
  const bytes = rate * (costs.pageBytes + A.firstLoadBytes.value / A.viewsPerVisit.value);
  const downloads = (rate / A.viewsPerDownload.value) * A.downloadBytes.value;
  return {
    name: `${format(views / 1e6)} million page views a day`,
    processes,
    hits,
    needs: {
      appCores,
      databaseCores: coresOf(rendered * costs.renderedPageDatabase + calls * costs.signedReadDatabase),
      connections: processes * KNOWN.connections.value,
      egress: (bytes + downloads) * 8,
    },
  };
}

const coresOf = (us: number) => us / MICROSECONDS / A.utilization.value;

/** The resources of a load from the one that a machine lacks most of, with how many times what it has are needed. */
export function wallsOf({ needs }: Load): { readonly resource: ResourceName; readonly times: number }[] {
  const walls = (Object.keys(MACHINE) as ResourceName[]).flatMap((resource) => {
    const need = needs[resource];
    return need === undefined ? [] : [{ resource, times: need / MACHINE[resource].value }];
  });
  return walls.toSorted((a, b) => b.times - a.times);
}

/** A number as people read it: three digits, groups by commas. */
export const format = (value: number) => new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 }).format(value);
