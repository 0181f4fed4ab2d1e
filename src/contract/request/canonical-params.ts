import { ApiError } from '../errors/api-error.ts';
import { ERROR } from '../errors/errors.ts';
import { LIMITS } from '../values/limits.ts';

/**
 * The canonical text of parameters that a signature covers: JSON with keys sorted at every level, scalars as
 * text (null is the empty text), lists in order, absent values left out, files as `{name, size, type}`.
 * Source: docs/spec/decisions.md, "Signature".
 */
export function canonicalParams(params: unknown): string {
  return writeValue(params, 0) ?? '{}';
}

function writeValue(value: unknown, depth: number): string | undefined {
  if (depth > LIMITS.requestDepth) throw new ApiError(ERROR.invalidFormat);
  if (value === undefined || typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (value === null) return '""';
  if (typeof value !== 'object') return JSON.stringify(String(value));
  if (Array.isArray(value)) return `[${value.map((item) => writeValue(item, depth + 1) ?? '""').join(',')}]`;
  if (isFile(value)) return writeObject({ name: value.name, size: value.size, type: value.type }, depth);
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  return writeObject(value, depth);
}

function writeObject(value: object, depth: number): string {
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, item]) => {
      const text = writeValue(item, depth + 1);
      return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];
    });
  return `{${members.join(',')}}`;
}

function isFile(value: object): value is File {
  return typeof File !== 'undefined' && value instanceof File;
}
