import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { isTracingSuppressed, TRACE_PARENT_HEADER } from '@opentelemetry/core';
import { nameError } from './name-error.ts';
import { isSampled, writeTraceparent } from './traceparent.ts';

/** What Node.js publishes about requests of `fetch`. */
interface FetchedRequest {
  readonly method: string;
  readonly origin: string | URL;
  readonly addHeader: (name: string, value: string) => unknown;
}

interface Sent {
  readonly method: string;
  readonly host: string;
  readonly setHeader: (value: string) => void;
}

/**
 * Gives each request that the program makes while it serves one, or runs a job, a span and the header `traceparent`. Node.js
 * announces those of `fetch` and of `node:http` on channels of its own, so no module is changed. Their paths are not noted:
 * they may carry keys.
 * @returns a function that ends it.
 */
export function followOutgoing(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = (request: object, { method, host, setHeader }: Sent) => {
    const active = context.active();
    const parent = trace.getSpanContext(active);
    if (parent === undefined || isTracingSuppressed(active)) return;
    if (!isSampled(parent)) return setHeader(writeTraceparent(parent));
    const attributes = { 'http.request.method': method, 'server.address': host };
    const span = tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes }, active);
    spans.set(request, span);
    setHeader(writeTraceparent(span.spanContext()));
  };
  const answer = (request: object, status: number | undefined) => {
    const span = spans.get(request);
    if (span === undefined || status === undefined) return;
    spans.delete(request);
    span.setAttribute('http.response.status_code', status);
    if (status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  const fail = (request: object, error: unknown) => {
    const span = spans.get(request);
    if (span === undefined) return;
    spans.delete(request);
    span.setAttribute('error.type', nameError(error));
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  const listeners: Readonly<Record<string, (message: never) => void>> = {
    'undici:request:create': ({ request }: { readonly request: FetchedRequest }) =>
      begin(request, {
        method: request.method,
        host: new URL(request.origin).hostname,
        setHeader: (value) => request.addHeader(TRACE_PARENT_HEADER, value),
      }),
    'undici:request:headers': (message: { readonly request: object; readonly response: { statusCode: number } }) =>
      answer(message.request, message.response.statusCode),
    'undici:request:error': (message: { readonly request: object; readonly error: unknown }) =>
      fail(message.request, message.error),
    'http.client.request.created': ({ request }: { readonly request: ClientRequest }) =>
      begin(request, {
        method: request.method,
        host: request.host,
        setHeader: (value) => request.headersSent || request.setHeader(TRACE_PARENT_HEADER, value),
      }),
    'http.client.response.finish': (message: { readonly request: object; readonly response: IncomingMessage }) =>
      answer(message.request, message.response.statusCode),
    'http.client.request.error': (message: { readonly request: object; readonly error: unknown }) =>
      fail(message.request, message.error),
  };
  const entries = Object.entries(listeners) as [string, (message: unknown) => void][];
  for (const [channel, listen] of entries) subscribe(channel, listen);
  return () => {
    for (const [channel, listen] of entries) unsubscribe(channel, listen);
  };
}
