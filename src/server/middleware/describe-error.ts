import { stdSerializers } from 'pino';
import { messageOf } from '../message-of.ts';

/**
 * What the log keeps of an error. Libraries add more to theirs: PostgreSQL the row or the values that were refused, HTTP
 * clients requests with their headers, all of which may be personal or secret.
 */
const KEPT = ['type', 'message', 'stack', 'code', 'severity', 'table', 'column', 'constraint', 'routine'] as const;

/** The serializers of the log. */
export const LOG_SERIALIZERS = { err: describeError };

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const known = new Map<string, unknown>(Object.entries(stdSerializers.err(error)));
  const kept = KEPT.flatMap((name) => (known.get(name) === undefined ? [] : [[name, known.get(name)]]));
  // One for each address that was tried; the error itself says nothing.
  const errors = error instanceof AggregateError ? { errors: error.errors.map(messageOf) } : {};
  return { ...Object.fromEntries(kept), ...errors };
}
