import { type Endpoint, isSigned, isWrite, needsSession, readsSession } from './endpoint.ts';
import { ERROR_MEANINGS } from './error-meanings.ts';
import { ERRORS, type ErrorCode } from './errors.ts';
import { hoistDefinitions, type JsonObject, listRequestFields, toJsonSchema } from './json-schema.ts';
import { HEADERS, LIMITS } from './limits.ts';

/** Codes that a call of the group can return besides its own (api.md section 1). */
const COMMON_CODES: readonly ErrorCode[] = [10000, 10001, 20001, 70000, 90000, 99000];
const SIGNED_CODES: readonly ErrorCode[] = [30001, 30004, 30008, 30009, 30010, 30015];
const SESSION_CODES: readonly ErrorCode[] = [30000, 30002, 30005, 30006, 30013, 30014];
const WRITE_CODES: readonly ErrorCode[] = [60038, 60039];

/** Every code a call can return, its own and the common ones, in order. */
export function listErrorCodes(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>([...endpoint.errors, ...COMMON_CODES]);
  if (isSigned(endpoint.auth)) for (const code of SIGNED_CODES) codes.add(code);
  if (readsSession(endpoint)) for (const code of listSessionCodes(endpoint)) codes.add(code);
  return [...codes].sort((a, b) => a - b);
}

function listSessionCodes(endpoint: Endpoint): ErrorCode[] {
  if (!needsSession(endpoint.auth)) return [...SESSION_CODES];
  return [
    ...SESSION_CODES,
    ...(endpoint.allowsUnverified ? [] : [40001 as const]),
    ...(isWrite(endpoint) && !endpoint.allowsDeactivated ? WRITE_CODES : []),
  ];
}

/** The OpenAPI 3.1 document of the calls. */
export function buildOpenApiDocument(endpoints: readonly Endpoint[]): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const endpoint of endpoints) {
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint, path) };
    }
  }
  const hoisted = hoistDefinitions(paths);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Starhall',
      version: String(LIMITS.clientVersion),
      description:
        'Successes answer a JSON object, lists `{count, list}`. Failures answer the envelope of the schema `Failure`; ' +
        '`error.fields` names every failing field with a message key.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: [...new Set(endpoints.map(({ group }) => group))].map((name) => ({ name })),
    paths: hoisted.value,
    components: { schemas: { ...hoisted.definitions, Failure: failureSchema() }, securitySchemes: securitySchemes() },
  };
}

function describeOperation(endpoint: Endpoint, path: string): JsonObject {
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const fields = listRequestFields(endpoint);
  const parameters = fields.filter(({ name }) => !hasBody || path.includes(`{${name}}`));
  return {
    operationId: path === endpoint.path ? endpoint.name : `${endpoint.name}At${path.replaceAll(/\W+/g, '_')}`,
    tags: [endpoint.group],
    summary: endpoint.summary,
    security: describeSecurity(endpoint),
    parameters: parameters.map(({ name, required, schema }) => ({
      name,
      in: path.includes(`{${name}}`) ? 'path' : 'query',
      required: required || path.includes(`{${name}}`),
      schema,
    })),
    ...(hasBody && endpoint.body !== undefined ? { requestBody: describeBody(endpoint) } : {}),
    responses: { 200: describeSuccess(endpoint), ...describeFailures(endpoint) },
  };
}

function describeBody(endpoint: Endpoint): JsonObject {
  const mediaType = endpoint.body === 'json' ? 'application/json' : 'multipart/form-data';
  return { required: true, content: { [mediaType]: { schema: toJsonSchema(endpoint.request, 'input') } } };
}

function describeSuccess(endpoint: Endpoint): JsonObject {
  const content =
    endpoint.bytes === undefined
      ? { 'application/json': { schema: toJsonSchema(endpoint.reply, 'output') } }
      : { [endpoint.bytes]: { schema: { type: 'string', format: 'binary' } } };
  return { description: 'Success', content };
}

function describeFailures(endpoint: Endpoint): JsonObject {
  const byStatus = Map.groupBy(listErrorCodes(endpoint), (code) => ERRORS[code].status);
  return Object.fromEntries(
    Array.from(byStatus, ([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `${code} ${ERROR_MEANINGS[code]}`).join('; '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
}

function describeSecurity(endpoint: Pick<Endpoint, 'auth' | 'heedsSession' | 'allowsAccessToken'>): JsonObject[] {
  if (!isSigned(endpoint.auth)) return [];
  const signed = { signature: [] };
  const withSession = { signature: [], session: [] };
  const byToken = (endpoint.allowsAccessToken ?? []).map((scope) => ({ accessToken: [scope] }));
  if (needsSession(endpoint.auth)) return [withSession, ...byToken];
  return readsSession(endpoint) ? [signed, withSession] : [signed];
}

function failureSchema(): JsonObject {
  return {
    type: 'object',
    required: ['result', 'error'],
    properties: {
      result: { const: false },
      error: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'integer', enum: Object.keys(ERRORS).map(Number) },
          message: { type: 'string' },
          fields: { type: 'object', additionalProperties: { type: 'string' } },
          params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
        },
      },
    },
  };
}

function securitySchemes(): JsonObject {
  return {
    signature: {
      type: 'apiKey',
      in: 'header',
      name: HEADERS.signature,
      description:
        '`Bearer <JWT>`, HS256, payload `{iat, params, jti}`; `params` is the canonical text of the parameters, ' +
        `or \`paramsSha256\` its hash above ${LIMITS.signedParamsBytes} bytes.`,
    },
    session: { type: 'http', scheme: 'bearer' },
    accessToken: {
      type: 'http',
      scheme: 'bearer',
      description: '`Bearer sht_…`: an access token of a developer, without a signature.',
    },
  };
}
