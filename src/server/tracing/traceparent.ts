import { type SpanContext, TraceFlags } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';

/** The header's value (W3C Trace Context). `tracestate` is not passed on: it belongs to the operator’s own systems. */
export function writeTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** The span that a header names; undefined if it does not parse. */
export function readTraceparent(value: string): SpanContext | undefined {
  const parsed = parseTraceParent(value);
  return parsed === null ? undefined : { ...parsed, isRemote: true };
}

export function isSampled({ traceFlags }: SpanContext): boolean {
  return (traceFlags & TraceFlags.SAMPLED) !== 0;
}
