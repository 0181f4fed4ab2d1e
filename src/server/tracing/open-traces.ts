import { context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseKeyPairsIntoRecord, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config } from '../../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Logger } from '../middleware/logger.ts';
import { RELEASE } from '../release.ts';
import { createTallyLog } from '../tally-log.ts';
import { BoundQueue } from './bound-queue.ts';
import { followOutgoing } from './follow-outgoing.ts';
import { OpenTraces } from './open-telemetry.ts';
import { ReportingExporter } from './report-exports.ts';
import type { Traces } from './traces.ts';

export type TraceSettings = Pick<
  Config,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_TRACES_SAMPLER'
  | 'OTEL_TRACES_SAMPLER_ARG'
>;

/** Durations of exports, for fast tests. */
export interface TraceTimes {
  /** How long spans wait for others to be sent with. */
  readonly batchMs: number;
  /** How long the collector may take for a batch, with retries. */
  readonly sendMs: number;
  readonly reportEveryMs: number;
  /** How long closing may take. */
  readonly closeMs: number;
}

const TIMES: TraceTimes = { batchMs: 2_000, sendMs: 10_000, reportEveryMs: 60_000, closeMs: 2_000 };

/** Spans that wait for the collector; a span takes about 1.5 kB. Later ones are dropped. */
const MOST_WAITING = 4_096;
/** Spans in a request. */
const MOST_SENT = 512;
/** Requests at the same time: when the store stops, a full queue is sent beside the one under way. */
const MOST_REQUESTS = MOST_WAITING / MOST_SENT + 1;
/** Characters of a statement. */
const LONGEST_VALUE = 2_000;

/** Who learns of spans that were lost. */
export interface TraceWatch {
  readonly log: Logger;
  readonly metrics?: Pick<Metrics, 'spansLost'> | undefined;
}

/** Sends traces by OTLP, as protobuf over HTTP, to the collector of the settings. */
export function openTraces(settings: TraceSettings, watch: TraceWatch, times: Partial<TraceTimes> = {}): Traces {
  const { batchMs, sendMs, reportEveryMs, closeMs } = { ...TIMES, ...times };
  const losses = createLosses(watch, reportEveryMs);
  // What the libraries cannot pass to anyone, such as a collector that neither answers nor ends.
  setGlobalErrorHandler((error) => losses.failed(error instanceof Error ? error.message : 'unknown', 0));
  // One for the whole process; a second product of a test uses that of the first.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = new OTLPTraceExporter({
    url: `${settings.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
    headers: parseKeyPairsIntoRecord(settings.OTEL_EXPORTER_OTLP_HEADERS),
    concurrencyLimit: MOST_REQUESTS,
    timeoutMillis: sendMs,
  });
  const sender = new BatchSpanProcessor({
    exporter: new ReportingExporter(exporter, { taken: (spans) => queue.taken(spans), failed: losses.failed }),
    // The queue in front of it is full earlier.
    maxQueueSize: MOST_WAITING + MOST_SENT,
    maxExportBatchSize: MOST_SENT,
    scheduledDelayMillis: batchMs,
    exportTimeoutMillis: sendMs * 1.5,
  });
  const queue = new BoundQueue({ sender, most: MOST_WAITING, onDropped: losses.dropped });
  const provider = new TracerProvider({
    resource: describeProcess(settings),
    sampler: makeSampler(settings),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [queue],
  });
  const tracer = provider.getTracer('starhall', RELEASE);
  const stopFollowing = followOutgoing(tracer);
  return new OpenTraces(tracer, async () => {
    stopFollowing();
    const isSent = await withinTime(provider.shutdown(), closeMs);
    if (!isSent) losses.failed('no answer before the store had to stop', 0);
  });
}

/** One line at first, then one for each period in which spans were lost: those that failed, and those never sent. */
function createLosses({ log, metrics }: TraceWatch, everyMs: number) {
  let failed = 0;
  let dropped = 0;
  let lastFailure: string | undefined;
  const tally = createTallyLog((reason: string, count) => {
    log.warn({ reason, count, spans: failed, dropped }, 'traces could not be sent');
    failed = 0;
    dropped = 0;
    lastFailure = undefined;
  }, everyMs);
  return {
    failed(reason: string, spans: number) {
      failed += spans;
      lastFailure = reason;
      if (spans > 0) metrics?.spansLost('failed', spans);
      tally.note(reason);
    },
    dropped() {
      dropped += 1;
      metrics?.spansLost('dropped', 1);
      // What fails says more than that too many wait for it.
      if (dropped === 1) tally.note(lastFailure ?? 'spans are made faster than they are sent');
    },
  };
}

/** As OTEL_RESOURCE_ATTRIBUTES says, besides the name and release. */
function describeProcess({ OTEL_SERVICE_NAME }: TraceSettings) {
  const own = { 'service.name': OTEL_SERVICE_NAME, 'service.version': RELEASE };
  return defaultResource()
    .merge(resourceFromAttributes({ ...own, 'service.instance.id': crypto.randomUUID() }))
    .merge(detectResources({ detectors: [envDetector] }));
}

function makeSampler({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }: TraceSettings): Sampler {
  const root = makeRootSampler(name, ratio);
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function makeRootSampler(name: TraceSettings['OTEL_TRACES_SAMPLER'], ratio: number): Sampler {
  if (name.endsWith('always_on')) return new AlwaysOnSampler();
  return name.endsWith('always_off') ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio);
}

async function withinTime(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, limitMs, false);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
