import type { Context, Hono } from 'hono';
import { type Endpoint, isSigned, isWrite } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { SESSION_END_CODES } from '#contract/errors/error-definitions.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { toLimitKey } from '#server/middleware/client-address.ts';
import { checkClientVersion } from '#server/middleware/client-version.ts';
import { toErrorResponse } from '#server/middleware/error-response.ts';
import { HttpFailure } from '#server/middleware/http-failure.ts';
import type { Logger } from '#server/middleware/logger.ts';
import { checkMaintenance, type MaintenanceGate } from '#server/middleware/maintenance-gate.ts';
import { checkOrigin } from '#server/middleware/origin-check.ts';
import type { RateLimit } from '#server/middleware/rate-limit.ts';
import type { ScopeVariables } from '#server/middleware/request-scope.ts';
import type { SharedLimits } from '#server/middleware/shared-limits.ts';
import { checkSignature, readSignedValue, type SignatureSettings } from '#server/middleware/signature-check.ts';
import type { BoundHandler } from './bound-handler.ts';
import type { CallContext, CallSession } from './call-context.ts';
import { checkRole } from './check-role.ts';
import type { HandlerTable } from './handler-table.ts';
import { presentReply } from './present-reply.ts';
import { findAccessToken } from './read-bearer-token.ts';
import { type CallChecks, type FileCall, readFileCall } from './read-file-call.ts';
import { readParams } from './read-params.ts';
import { requireBounds } from './require-bounds.ts';
import { readPathFields, toRoutePath } from './route-path.ts';

export interface ApiSettings {
  readonly log: Logger;
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
  readonly signature: SignatureSettings;
  readonly rateLimit: RateLimit;
  /** Limits shared by all processes. */
  readonly limits: SharedLimits;
  readonly maintenance: MaintenanceGate;
  /** PUBLIC_ORIGIN; empty: the request's own host. */
  readonly publicOrigin: string;
  readonly minimumClientVersion: number;
  /** Whether the group `dev` is enabled. */
  readonly isDevelopment: boolean;
  /** Finds and checks the session of a request; throws its 300xx codes. Null without one. */
  readonly findSession?: (request: Request, endpoint: Endpoint) => Promise<CallSession | null>;
  /** The headers of every response. */
  readonly baseHeaders: Readonly<Record<string, string>>;
  /** Validates every reply against the contract, for development and tests. */
  readonly checkReplies?: boolean;
}

/** Mounts the contract: every endpoint of the table under its path and aliases, and 405 for their other methods. */
export function mountEndpoints(app: Hono<ScopeVariables>, table: HandlerTable, settings: ApiSettings): void {
  const routes = [...table.values()]
    .flatMap((handler) =>
      [handler.endpoint.path, ...(handler.endpoint.aliases ?? [])].map((path) => ({ path, handler })),
    )
    // Fixed paths first: `category.json` is not a language.
    .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
  for (const { path, handler } of routes) {
    app.on(handler.endpoint.method, toRoutePath(path), (context) => answer(context, { path, handler, settings }));
  }
  for (const [path, mounted] of Map.groupBy(routes, (route) => route.path)) {
    const methods = mounted.map(({ handler }) => handler.endpoint.method);
    const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    app.all(toRoutePath(path), () => {
      throw new HttpFailure(ERROR.parameterError, { status: 405, headers: { allow } });
    });
  }
}

/** Returns 404 with `parameterError` for other paths under /api; mounted after all routes. */
export function mountNotFound(app: Hono<ScopeVariables>): void {
  const refuse = () => {
    throw new HttpFailure(ERROR.parameterError, { status: 404 });
  };
  app.all('/api', refuse);
  app.all('/api/*', refuse);
}

interface Route {
  readonly path: string;
  readonly handler: BoundHandler;
  readonly settings: ApiSettings;
}

async function answer(context: Context<ScopeVariables>, route: Route): Promise<Response> {
  try {
    return await answerCall(context, route);
  } catch (error) {
    return toErrorResponse(error, route.settings.log, context.var.scope.requestId);
  }
}

async function answerCall(context: Context<ScopeVariables>, { path, handler, settings }: Route): Promise<Response> {
  const { endpoint } = handler;
  const request = context.req.raw;
  await admit(request, context.var.scope.clientAddress, endpoint, settings);
  // A token is itself the secret that a signature only proves, so check it before reading the body.
  const byToken =
    findAccessToken(request.headers) === null ? null : await readTokenSession(request, endpoint, settings);
  const signature = byToken === null ? settings.signature : { ...settings.signature, isEnforced: false };
  const findCaller = () => readSession(request, endpoint, settings);
  const { params, release } = await readCall(request, endpoint, { signature, checkCaller: findCaller });
  try {
    // After the body: a slow one must not outlast the end of its sender's session or token.
    const caller = byToken !== null && endpoint.body === undefined ? byToken : await findCaller();
    return await handleCall(context, { path, handler, settings }, { params, caller });
  } finally {
    await release();
  }
}

type Caller = Pick<CallContext, 'session' | 'sessionEnd'>;

async function handleCall(
  context: Context<ScopeVariables>,
  { path, handler, settings }: Route,
  { params, caller }: { readonly params: Readonly<Record<string, unknown>>; readonly caller: Caller },
): Promise<Response> {
  const { endpoint } = handler;
  const request = context.req.raw;
  const call: CallContext = {
    ...caller,
    clientAddress: context.var.scope.clientAddress,
    userAgent: request.headers.get('user-agent') ?? '',
    clock: settings.now,
    requestId: context.var.scope.requestId,
    method: request.method,
    headers: request.headers,
    responseHeaders: new Headers(),
  };
  const input = path.includes('{') ? { ...params, ...readPath(context, { path, endpoint }) } : params;
  const reply = await handler.run(input, call);
  return presentReply({
    endpoint,
    reply,
    call,
    baseHeaders: settings.baseHeaders,
    isChecked: settings.checkReplies ?? false,
    onBreak: (error) =>
      settings.log.error({ err: error, requestId: call.requestId, call: endpoint.name }, 'a response was aborted'),
  });
}

/** The path parameters, checked against the same bounds as the others. */
function readPath(context: Context<ScopeVariables>, { path, endpoint }: { path: string; endpoint: Endpoint }) {
  const fields = readPathFields(path, context.req.param());
  requireBounds(endpoint.request, fields);
  return fields;
}

/** Checks a request before its parameters are read. */
async function admit(
  request: Request,
  clientAddress: string,
  endpoint: Endpoint,
  settings: ApiSettings,
): Promise<void> {
  if (endpoint.rateLimit !== 'none') await settings.rateLimit(clientAddress);
  if (!endpoint.crossOrigin) checkOrigin(request, settings.publicOrigin);
  if (endpoint.auth === 'dev' && !settings.isDevelopment) throw new ApiError(ERROR.permissionDenied);
  if (isSigned(endpoint.auth)) checkClientVersion(request.headers, settings.minimumClientVersion);
  await checkMaintenance(request, endpoint, settings.maintenance);
  // After the origin check: no page of another site can use up its visitors' sign-ins.
  if (endpoint.rateLimit === 'signIn') await settings.limits.count('signIns', toLimitKey(clientAddress));
}

/** Reads a call's parameters and checks their signature; returns a cleanup for after the response. */
async function readCall(request: Request, endpoint: Endpoint, checks: CallChecks): Promise<FileCall> {
  if (endpoint.body === 'multipart') return readFileCall(endpoint, request, checks);
  return { params: await readSignedParams(request, endpoint, checks.signature), release: async () => {} };
}

async function readSignedParams(
  request: Request,
  endpoint: Endpoint,
  signature: SignatureSettings,
): Promise<Record<string, unknown>> {
  if (!isSigned(endpoint.auth)) return readParams(endpoint, request);
  // Reject an unsigned call before reading its body.
  if (signature.isEnforced) readSignedValue(request.headers);
  const params = await readParams(endpoint, request);
  await checkSignature(signature, { headers: request.headers, params, isMutation: isWrite(endpoint) });
  return params;
}

/** The developer of a call with an access token; `permissionDenied` for every call that does not allow tokens. */
async function readTokenSession(request: Request, endpoint: Endpoint, settings: ApiSettings): Promise<Caller> {
  if (endpoint.allowsAccessToken === undefined) throw new ApiError(ERROR.permissionDenied);
  return readSession(request, endpoint, settings);
}

/** The session of a call, after checking its role; for a call that accepts an ended one, the code of its end. */
async function readSession(request: Request, endpoint: Endpoint, { findSession }: ApiSettings): Promise<Caller> {
  try {
    const session = (await findSession?.(request, endpoint)) ?? null;
    checkRole(endpoint, session);
    return { session };
  } catch (error) {
    const sessionEnd = error instanceof ApiError ? SESSION_END_CODES.find((code) => code === error.code) : undefined;
    if (sessionEnd === undefined || !endpoint.takesEndedSession) throw error;
    return { session: null, sessionEnd };
  }
}
