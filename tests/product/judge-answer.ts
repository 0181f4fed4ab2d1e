import type { MiddlewareHandler } from 'hono';
import { endpoints } from '#contract/index.ts';
import { buildOpenApiDocument } from '#contract/openapi.ts';

/** Tells of an answer that /api/openapi.json does not describe: which call, which status, which code. */
export type ReportAnswer = (mismatch: string) => void;

interface Operation {
  readonly responses: Readonly<Record<string, unknown>>;
}

interface DescribedPath {
  readonly path: string;
  readonly pattern: RegExp;
  readonly operations: ReadonlyMap<string, Operation>;
}

const METHODS = new Set(['get', 'head', 'post', 'put', 'patch', 'delete', 'options']);

/** Holds every answer of the API against the description that the service publishes, for tests. */
export function judgeAnswers(report: ReportAnswer): MiddlewareHandler {
  const document: unknown = JSON.parse(DESCRIPTION());
  const paths = readPaths(document);
  return async (context, next) => {
    await next();
    const { method, path } = context.req;
    const found = paths.find(({ pattern }) => pattern.test(path));
    if (found === undefined && !path.startsWith('/api/')) return;
    const { status } = context.res;
    const code = status < 400 ? undefined : await readCode(context.res);
    const problem = findProblem(document, found, { method, status, code });
    if (problem !== undefined)
      report(`${method} ${found?.path ?? path}: ${status}${code ? ` ${code}` : ''} ${problem}`);
  };
}

let described: string | undefined;
/** Of all products of a process: building it takes a tenth of a second. */
const DESCRIPTION = (): string => {
  described ??= JSON.stringify(buildOpenApiDocument(endpoints));
  return described;
};

interface GivenAnswer {
  readonly method: string;
  readonly status: number;
  readonly code: number | undefined;
}

function findProblem(document: unknown, found: DescribedPath | undefined, answer: GivenAnswer): string | undefined {
  const { method, status, code } = answer;
  const name = method.toLowerCase();
  const operation = found?.operations.get(name) ?? (name === 'head' ? found?.operations.get('get') : undefined);
  if (operation === undefined) return isRefusedAddress(found, answer) ? undefined : 'is no operation';
  const response = resolve(document, operation.responses[String(status)]);
  if (response === undefined) return 'is no documented status';
  if (status < 400 || name === 'head') return undefined;
  const codes = readCodes(response);
  // A page, which has no code.
  if (code === undefined && codes.length === 0) return undefined;
  return code !== undefined && codes.includes(code) ? undefined : `is no documented code (${codes.join(', ')})`;
}

/** An unknown address or method: described in words, since there is no operation to describe it at. */
function isRefusedAddress(found: DescribedPath | undefined, { status, code }: GivenAnswer): boolean {
  if (status === 414 || status === 431 || status === 429) return true;
  if (code === 90000) return status === 403;
  return status === (found === undefined ? 404 : 405) && (code === 70000 || code === undefined);
}

function readPaths(document: unknown): DescribedPath[] {
  const paths = Object.entries(asRecord(asRecord(document).paths)).map(([path, item]) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    operations: new Map(
      Object.entries(asRecord(item)).flatMap(([method, operation]): [string, Operation][] =>
        METHODS.has(method) ? [[method, { responses: asRecord(asRecord(operation).responses) }]] : [],
      ),
    ),
  }));
  // Fixed paths first: `category.json` is no language.
  return paths.sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
}

function resolve(document: unknown, response: unknown): unknown {
  const { $ref: reference } = asRecord(response);
  if (typeof reference !== 'string') return response;
  return reference
    .split('/')
    .slice(1)
    .reduce((node: unknown, name) => asRecord(node)[name], document);
}

function readCodes(response: unknown): unknown[] {
  const codes: unknown[] = [];
  const visit = (node: unknown, name: string): void => {
    if (name === 'enum' && Array.isArray(node)) codes.push(...node);
    else if (typeof node === 'object' && node !== null)
      for (const [key, value] of Object.entries(node)) visit(value, key);
  };
  visit(response, '');
  return codes;
}

async function readCode(response: Response): Promise<number | undefined> {
  if (!(response.headers.get('content-type') ?? '').startsWith('application/json')) return undefined;
  const { code } = asRecord(asRecord(await response.clone().json()).error);
  return typeof code === 'number' ? code : undefined;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
