import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { parseParameters, parseQuery } from '#contract/request/array-parameters.ts';
import { readBoundedBody } from '#server/middleware/request-size.ts';
import { requireBounds } from './require-bounds.ts';

/**
 * The parameters of a request: its JSON body, its form as a nested object, or its query without `nocache`. Their
 * bounds are checked here, before the signature is. A body that is not a JSON object is `parameterError`; one of the
 * wrong media type, or beyond the bounds, `invalidFormat`.
 */
export async function readParams(endpoint: Endpoint, request: Request): Promise<Record<string, unknown>> {
  const params = await readAnyParams(endpoint, request);
  requireBounds(endpoint.request, params);
  return params;
}

async function readAnyParams(endpoint: Endpoint, request: Request): Promise<Record<string, unknown>> {
  if (endpoint.body === 'json') return readJson(request);
  if (endpoint.body === 'form') return readForm(request);
  if (endpoint.body === 'raw') return { payload: await readText(request) };
  const { nocache: _, ...params } = parseQuery(new URL(request.url).search);
  return params;
}

async function readJson(request: Request): Promise<Record<string, unknown>> {
  const type = readMediaType(request);
  if (type !== '' && type !== 'application/json') throw new ApiError(ERROR.invalidFormat);
  const body = await readBoundedBody(request);
  if (body.byteLength === 0) return {};
  const value = parseJson(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ApiError(ERROR.parameterError);
  const params: Record<string, unknown> = Object(value);
  // Removed in place: a copy of a large body would cost more than parsing it did.
  if (Object.hasOwn(params, '__proto__')) Reflect.deleteProperty(params, '__proto__');
  return params;
}

/** The text of a body, to the last byte: a mark at its beginning is part of it. */
async function readText(request: Request): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readBoundedBody(request));
  } catch (cause) {
    throw cause instanceof TypeError ? new ApiError(ERROR.parameterError, { cause }) : cause;
  }
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    throw new ApiError(ERROR.parameterError, { cause });
  }
}

async function readForm(request: Request): Promise<Record<string, unknown>> {
  const type = readMediaType(request);
  if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded') {
    throw new ApiError(ERROR.invalidFormat);
  }
  const body = await readBoundedBody(request);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  try {
    return parseParameters(await new Response(body, { headers }).formData());
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError(ERROR.parameterError, { cause });
  }
}

function readMediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
