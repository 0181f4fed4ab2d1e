import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import { ERROR } from '#contract/errors/errors.ts';
import { buildOpenApiDocument } from '#contract/openapi/openapi.ts';
import { endpoints } from '#server/endpoints.ts';

/** The known parts of a response. */
export interface GivenAnswer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Parsed JSON; undefined if it is not JSON or can no longer be read. */
  readonly body?: unknown;
  /** The body was lost when its page closed: only the status is checked. */
  readonly isBodyLost?: boolean;
}

interface DescribedPath {
  readonly path: string;
  readonly pattern: RegExp;
  /** The responses of each method, by status. */
  readonly operations: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

interface Description {
  /** The description of a path, if it has one. */
  readonly findPath: (path: string) => DescribedPath | undefined;
  /** The validator for the JSON of an operation and status; undefined if the response is not JSON. */
  readonly bodyCheck: (path: string, method: string, status: number) => ValidateFunction | undefined;
}

const METHODS = new Set(['get', 'head', 'post', 'put', 'patch', 'delete', 'options']);

/** Validates a response against the published API description; returns the mismatch, if any. */
export function checkAnswer(answer: GivenAnswer): string | undefined {
  const { method, path, status } = answer;
  described ??= describe();
  const found = described.findPath(path);
  if (found === undefined && !path.startsWith('/api/')) return undefined;
  const problem = findProblem(described, found, answer);
  const code = codeOf(answer);
  return problem && `${method} ${found?.path ?? path}: ${status}${code === undefined ? '' : ` ${code}`} ${problem}`;
}

let described: Description | undefined;

function findProblem({ bodyCheck }: Description, found: DescribedPath | undefined, answer: GivenAnswer) {
  const { method, status, body, isBodyLost = false } = answer;
  const name = method.toLowerCase();
  const own = found?.operations.has(name) ? name : 'get';
  const responses = own === name || name === 'head' ? found?.operations.get(own) : undefined;
  if (found === undefined || responses === undefined) {
    return isRefusedAddress(found, answer) ? undefined : 'is no operation';
  }
  if (!(String(status) in responses)) return 'is no documented status';
  const check = bodyCheck(found.path, own, status);
  if (check === undefined || name === 'head' || isBodyLost) return undefined;
  if (check(body)) return undefined;
  const [first] = check.errors ?? [];
  return `is no documented body (${first?.instancePath || '/'} ${first?.message})`;
}

/** An unknown address or method: described in words, since there is no operation to describe it at. */
function isRefusedAddress(found: DescribedPath | undefined, answer: GivenAnswer): boolean {
  const { status, isBodyLost } = answer;
  const code = codeOf(answer);
  if (status === 414 || status === 431 || status === 429) return true;
  if (code === ERROR.forbidden) return status === 403;
  return (
    status === (found === undefined ? 404 : 405) &&
    (code === ERROR.parameterError || code === undefined || isBodyLost === true)
  );
}

function describe(): Description {
  const document = asRecord(JSON.parse(JSON.stringify(buildOpenApiDocument(endpoints))));
  return { findPath: indexPaths(readPaths(document)), bodyCheck: compileBodies(document) };
}

function readPaths(document: Readonly<Record<string, unknown>>): DescribedPath[] {
  return Object.entries(asRecord(document.paths)).map(([path, item]) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    operations: new Map(
      Object.entries(asRecord(item)).flatMap(([method, operation]): [string, Readonly<Record<string, unknown>>][] =>
        METHODS.has(method) ? [[method, asRecord(asRecord(operation).responses)]] : [],
      ),
    ),
  }));
}

/** Fixed paths first: `category.json` is no language. */
function indexPaths(paths: readonly DescribedPath[]): Description['findPath'] {
  const fixed = new Map(paths.map((described) => [described.path, described]));
  const patterns = paths.filter(({ path }) => path.includes('{'));
  return (path) => fixed.get(path) ?? patterns.find(({ pattern }) => pattern.test(path));
}

/** Compiles a body's schema on first use: compiling all of them takes seconds. */
function compileBodies(document: AnySchema): Description['bodyCheck'] {
  // Each validator is used only a few times: optimizing its code would cost more than it saves.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, inlineRefs: false, code: { optimize: false } });
  ajv.addSchema(document, 'openapi');
  const checks = new Map<string, ValidateFunction | undefined>();
  return (path, method, status) => {
    const response = ['paths', path, method, 'responses', String(status)];
    const key = response.join(' ');
    if (!checks.has(key)) checks.set(key, compileBody(ajv, document, response));
    return checks.get(key);
  };
}

function compileBody(ajv: Ajv2020, document: unknown, response: readonly string[]): ValidateFunction | undefined {
  const { $ref: reference } = asRecord(valueAt(document, response));
  const base = typeof reference === 'string' ? reference.split('/').slice(1) : response;
  const place = [...base, 'content', 'application/json', 'schema'];
  if (valueAt(document, place) === undefined) return undefined;
  const pointer = place.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  return ajv.getSchema(`openapi#/${pointer}`);
}

function valueAt(document: unknown, place: readonly string[]): unknown {
  return place.reduce((node: unknown, name) => asRecord(node)[name], document);
}

function codeOf({ status, body }: GivenAnswer): number | undefined {
  const { code } = status < 400 ? {} : asRecord(asRecord(body).error);
  return typeof code === 'number' ? code : undefined;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
