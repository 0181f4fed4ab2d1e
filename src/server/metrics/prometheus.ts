import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { RELEASE } from '../release.ts';
import type { Metrics } from './metrics.ts';
import { MetricsState, type StateSources } from './metrics-state.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Prometheus extends Metrics {
  /** From now on, the state of these parts is exported as well. */
  follow(sources: StateSources): void;
  /** Everything in Prometheus' text format. */
  read(): Promise<string>;
  /** Names of everything that is exported, as Prometheus stores it. */
  listNames(): string[];
  readonly contentType: string;
}

/** Counts with prom-client. */
export function createPrometheus(): Prometheus {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  // One histogram instead of a counter beside it: every request pays for each.
  const requests = new Histogram({
    name: 'starhall_http_request_duration_seconds',
    help: 'Time until a response began, by the pattern of its address',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const count = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const jobs = count('starhall_job_runs_total', 'Runs of background jobs', ['queue', 'result']);
  const webhooks = count('starhall_webhook_attempts_total', 'Requests to webhooks of developers', ['result']);
  const uploads = count('starhall_uploads_total', 'Complete uploads', ['kind']);
  const uploadBytes = count('starhall_upload_bytes_total', 'Bytes of complete uploads', ['kind']);
  const purges = count('starhall_cdn_purges_total', 'Purges of the CDN', ['result']);
  const spansLost = count('starhall_trace_spans_lost_total', 'Spans that no collector received', ['result']);
  const info = new Gauge({ name: 'starhall_build_info', help: 'The release', labelNames: ['release'], registers });
  info.set({ release: RELEASE }, 1);
  const state = new MetricsState(registers);
  return {
    request: ({ method, route, status, begunMs }) =>
      requests.observe(
        { method: METHODS.has(method) ? method : 'other', route, status },
        (performance.now() - begunMs) / 1000,
      ),
    jobEnded: (queue, result) => jobs.inc({ queue, result }),
    webhookTried: (result) => webhooks.inc({ result }),
    purged: (result) => purges.inc({ result }),
    spansLost: (result, spans) => spansLost.inc({ result }, spans),
    uploaded(kind, bytes) {
      uploads.inc({ kind });
      uploadBytes.inc({ kind }, bytes);
    },
    follow: (sources) => state.follow(sources),
    async read() {
      await state.refresh();
      return registry.metrics();
    },
    listNames: () => registry.getMetricsAsArray().flatMap(namesOf),
    contentType: registry.contentType,
  };
}

function namesOf(metric: { readonly name: string }): string[] {
  const { name } = metric;
  return metric instanceof Histogram ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
}
