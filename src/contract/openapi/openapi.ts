import { type Endpoint, isSigned, needsSession, readsSession } from '../endpoint.ts';
import { HEADERS, LIMITS } from '../values/limits.ts';
import { hoistDefinitions, type JsonObject, listRequestFields, toJsonSchema } from './json-schema.ts';
import { describeAnswers, failureSchema, listAnswers, sharedResponses } from './openapi-answers.ts';
import { OTHER_PATHS } from './openapi-other-paths.ts';

/** The OpenAPI 3.1 document of the calls. */
export function buildOpenApiDocument(endpoints: readonly Endpoint[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of endpoints) {
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint, path) };
    }
  }
  for (const [path, operations] of Object.entries(OTHER_PATHS)) paths[path] = { ...operations };
  const hoisted = hoistDefinitions(paths);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Starhall',
      version: String(LIMITS.clientVersion),
      description:
        'Successes answer a JSON object, lists `{count, list}`. Failures answer the envelope of the schema `Failure`; ' +
        '`error.fields` names every failing field with a message key. Another method than those of an address is 405 ' +
        '(70000) and names them in `Allow`; an unknown address below `/api` is 404 (70000). HEAD answers as GET does, ' +
        'without a body.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: [...new Set(endpoints.map(({ group }) => group))].map((name) => ({ name })),
    paths: hoisted.value,
    components: {
      schemas: { ...hoisted.definitions, Failure: failureSchema() },
      responses: sharedResponses(),
      securitySchemes: securitySchemes(),
    },
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
    responses: { 200: describeSuccess(endpoint), ...describeAnswers(listAnswers(endpoint)) },
  };
}

function describeBody(endpoint: Endpoint): JsonObject {
  if (endpoint.body === 'raw')
    return { required: true, content: { 'application/json': { schema: { type: 'object' } } } };
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

function describeSecurity(endpoint: Pick<Endpoint, 'auth' | 'heedsSession' | 'allowsAccessToken'>): JsonObject[] {
  if (!isSigned(endpoint.auth)) return [];
  const signed = { signature: [] };
  const withSession = { signature: [], session: [] };
  const byToken = (endpoint.allowsAccessToken ?? []).map((scope) => ({ accessToken: [scope] }));
  if (needsSession(endpoint.auth)) return [withSession, ...byToken];
  return readsSession(endpoint) ? [signed, withSession] : [signed];
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
