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
import type { Logger } from '../middleware/logger.ts';
import { RELEASE } from '../release.ts';
import { createTallyLog } from '../tally-log.ts';
import { followOutgoing } from './follow-outgoing.ts';
import { OpenTraces } from './open-telemetry.ts';
import { ReportingExporter, type ReportLoss } from './report-exports.ts';
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
/** Requests at the same time. */
const MOST_REQUESTS = 8;
/** Characters of a statement. */
const LONGEST_VALUE = 2_000;

/** Sends traces by OTLP, as protobuf over HTTP, to the collector of the settings. */
export function openTraces(settings: TraceSettings, log: Logger, times: Partial<TraceTimes> = {}): Traces {
  const { batchMs, sendMs, reportEveryMs, closeMs } = { ...TIMES, ...times };
  const report = createReport(log, reportEveryMs);
  // What the libraries cannot pass to anyone, such as a collector that neither answers nor ends.
  setGlobalErrorHandler((error) => report(error instanceof Error ? error.message : 'unknown', 0));
  // One for the whole process; a second product of a test uses that of the first.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = new OTLPTraceExporter({
    url: `${settings.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
    headers: parseKeyPairsIntoRecord(settings.OTEL_EXPORTER_OTLP_HEADERS),
    concurrencyLimit: MOST_REQUESTS,
    timeoutMillis: sendMs,
  });
  const processor = new BatchSpanProcessor({
    exporter: new ReportingExporter(exporter, report),
    maxQueueSize: MOST_WAITING,
    maxExportBatchSize: MOST_SENT,
    scheduledDelayMillis: batchMs,
    exportTimeoutMillis: sendMs * 1.5,
  });
  const provider = new TracerProvider({
    resource: describeProcess(settings),
    sampler: makeSampler(settings),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('starhall', RELEASE);
  const stopFollowing = followOutgoing(tracer);
  return new OpenTraces(tracer, async () => {
    stopFollowing();
    const isSent = await withinTime(provider.shutdown(), closeMs);
    if (!isSent) report('no answer before the store had to stop', 0);
  });
}

/** One line at first, then one for each period in which spans were lost. */
function createReport(log: Logger, everyMs: number): ReportLoss {
  let lost = 0;
  const tally = createTallyLog((reason: string, count) => {
    log.warn({ reason, count, spans: lost }, 'traces could not be sent');
    lost = 0;
  }, everyMs);
  return (reason, spans) => {
    lost += spans;
    tally.note(reason);
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
