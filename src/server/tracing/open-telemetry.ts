import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { isTracingSuppressed } from '@opentelemetry/core';
import { nameError } from './name-error.ts';
import { nameQuery } from './name-query.ts';
import { isSampled, readTraceparent, writeTraceparent } from './traceparent.ts';
import type { Answer, LogFields, ReceivedRequest, RequestSpan, TracedJob, Traces, WorkSpan } from './traces.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const NO_FIELDS: LogFields = {};

/** Makes spans by OpenTelemetry’s tracer; the names of their attributes are those of its semantic conventions. */
export class OpenTraces implements Traces {
  readonly #tracer: Tracer;
  readonly #close: () => Promise<void>;

  constructor(tracer: Tracer, close: () => Promise<void>) {
    this.#tracer = tracer;
    this.#close = close;
  }

  async request(
    { method, traceparent, requestId }: ReceivedRequest,
    handle: (span: RequestSpan) => Promise<void>,
  ): Promise<void> {
    const parent = contextOf(traceparent);
    const attributes = { 'http.request.method': nameMethod(method, '_OTHER'), 'starhall.request_id': requestId };
    const span = this.#tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    await within(span, parent, () => handle({ answer: (answer) => noteAnswer(span, method, answer) }));
  }

  answered({ method, traceparent }: Omit<ReceivedRequest, 'requestId'>, answer: Answer & { begunMs: number }): void {
    const attributes = { 'http.request.method': nameMethod(method, '_OTHER') };
    const options = { kind: SpanKind.SERVER, attributes, startTime: answer.begunMs };
    const span = this.#tracer.startSpan(method, options, contextOf(traceparent));
    noteAnswer(span, method, answer);
    span.end();
  }

  async job<Result>(
    { name, id, attempt, traceparent }: TracedJob,
    run: (span: WorkSpan) => Promise<Result>,
  ): Promise<Result> {
    const attributes = {
      'messaging.system': 'pg-boss',
      'messaging.operation.name': 'process',
      'messaging.operation.type': 'process',
      'messaging.destination.name': name,
      'messaging.message.id': id,
      'starhall.job.attempt': attempt,
    };
    const parent = contextOf(traceparent);
    const span = this.#tracer.startSpan(`process ${name}`, { kind: SpanKind.CONSUMER, attributes }, parent);
    return within(span, parent, () => run(workSpan(span)));
  }

  query(text: string): WorkSpan | undefined {
    const active = context.active();
    const parent = trace.getSpanContext(active);
    if (parent === undefined || !isSampled(parent) || isTracingSuppressed(active)) return undefined;
    const name = nameQuery(text);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name, 'db.query.text': text };
    const span = this.#tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, active);
    return workSpan(span, 'db.response.status_code');
  }

  readonly current = (): string | undefined => {
    const active = trace.getSpanContext(context.active());
    return active && writeTraceparent(active);
  };

  readonly capture = () => AsyncLocalStorage.snapshot();

  readonly logFields = (): LogFields => {
    const active = trace.getSpanContext(context.active());
    return active === undefined ? NO_FIELDS : { traceId: active.traceId, spanId: active.spanId };
  };

  close(): Promise<void> {
    return this.#close();
  }
}

function noteAnswer(span: Span, method: string, { route, status }: Answer): void {
  span.updateName(`${nameMethod(method, 'HTTP')} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Strangers may invent methods. */
function nameMethod(method: string, other: string): string {
  return METHODS.has(method) ? method : other;
}

/** Never what is active: a worker may have been started by a request that has nothing to do with its jobs. */
function contextOf(traceparent: string | undefined): Context {
  const parent = traceparent === undefined ? undefined : readTraceparent(traceparent);
  return parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
}

/** Runs work within a span, which ends with it. */
async function within<Result>(span: Span, parent: Context, run: () => Promise<Result>): Promise<Result> {
  try {
    return await context.with(trace.setSpan(parent, span), run);
  } catch (error) {
    workSpan(span).fail(error);
    throw error;
  } finally {
    span.end();
  }
}

function workSpan(span: Span, codeName?: string): WorkSpan {
  return {
    fail(error) {
      const name = nameError(error);
      span.setAttribute('error.type', name);
      if (codeName !== undefined && hasCode(error, name)) span.setAttribute(codeName, name);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
  };
}

function hasCode(error: unknown, name: string): boolean {
  return error instanceof Error && 'code' in error && error.code === name;
}
