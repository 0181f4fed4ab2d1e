import type { CallShape } from '#contract/call-shape.ts';
import {
  flattenParameters,
  parseParameters,
  parseQuery,
  serializeParameters,
} from '#contract/request/array-parameters.ts';

export interface BuiltRequest {
  readonly url: string;
  readonly body: string | FormData | null;
  readonly contentType: string | null;
  /** The parameters as the server will parse them; the signature covers them. */
  readonly params: unknown;
}

/** Puts the parameters of a call into its path, query or body. */
export function buildRequest(endpoint: Pick<CallShape, 'path' | 'body'>, input: unknown): BuiltRequest {
  const { path, rest } = fillPath(endpoint.path, typeof input === 'object' && input !== null ? input : {});
  if (endpoint.body === 'json') {
    const body = JSON.stringify(rest);
    return { url: path, body, contentType: 'application/json', params: JSON.parse(body) };
  }
  if (endpoint.body === 'form' || endpoint.body === 'multipart') {
    const { form, params } = buildForm(rest);
    return { url: path, body: form, contentType: null, params };
  }
  const query = serializeParameters(rest);
  return { url: query === '' ? path : `${path}?${query}`, body: null, contentType: null, params: parseQuery(query) };
}

/** Adds a query parameter to an address that may already have some. */
export function addQuery(url: string, name: string, value: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}

/** Fields precede files: the server checks them before it reads large bodies. */
function buildForm(input: object): { form: FormData; params: unknown } {
  const form = new FormData();
  const parts = flattenParameters(input).map(([name, value]) => [name, toFormValue(value)] as const);
  const ordered = [...parts.filter(([, value]) => !isFile(value)), ...parts.filter(([, value]) => isFile(value))];
  for (const [name, value] of ordered) form.append(name, value);
  return { form, params: parseParameters(ordered) };
}

function isFile(value: string | Blob): boolean {
  return typeof value !== 'string';
}

function toFormValue(value: string | Blob): string | File {
  return typeof value === 'string' ? toFormText(value) : toPlainFile(value);
}

/** Normalizes line breaks as forms do (CRLF), so that the text arrives as it was signed. */
function toFormText(text: string): string {
  return text.replaceAll(/\r\n?|\n/g, '\r\n');
}

/**
 * A file whose name and type arrive as signed: browsers rewrite quotes and line breaks in names, servers strip
 * folders, and a missing type becomes application/octet-stream.
 */
function toPlainFile(value: Blob): File {
  const name = value instanceof File ? value.name : '';
  const type = /^[\w.+-]+\/[\w.+-]+$/.test(value.type) ? value.type : 'application/octet-stream';
  return new File([value], name.toWellFormed().replaceAll(/["\\/%\p{Cc}]/gu, '_') || 'file', { type });
}

function fillPath(path: string, input: object): { path: string; rest: object } {
  const used = new Set<string>();
  const values = new Map<string, unknown>(Object.entries(input));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    used.add(name);
    return encodeURIComponent(String(values.get(name) ?? ''));
  });
  return { path: filled, rest: Object.fromEntries(Object.entries(input).filter(([name]) => !used.has(name))) };
}
