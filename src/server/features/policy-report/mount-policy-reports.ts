import type { Context, Hono } from 'hono';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { REPORTS_PATH } from '#contract/policy-report/reports-path.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { readPolicyReports } from '#domain/page/read-policy-reports.ts';
import { toErrorResponse } from '../../middleware/error-response.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import { checkOrigin } from '../../middleware/origin-check.ts';
import { createRateLimit, type RateLimit } from '../../middleware/rate-limit.ts';
import type { ScopeVariables } from '../../middleware/request-scope.ts';
import { readBoundedBody } from '../../middleware/request-size.ts';
import { shareCountsOf } from '../../middleware/shared-limits.ts';
import type { Services } from '../../services.ts';
import { countPolicyReports } from './policy-report-queries.ts';

const MEDIA_TYPES = /^application\/(?:csp-report|reports\+json)(?:;|$)/i;

/**
 * Receives content security policy reports. They are outside the contract, since browsers send them unsigned in their
 * own format. Mount before the calls, whose 404 would answer instead.
 */
export function mountPolicyReports(app: Hono<ScopeVariables>, services: Services): void {
  const { config, database, hashKey } = services;
  // A separate rate limit: a page full of violations must not use up its visitor's calls.
  const rateLimit = createRateLimit({
    isOn: config.RATE_LIMIT,
    callsPerMinute: LIMITS.policyReportsPerMinute,
    share: shareCountsOf('policy reports', { pool: database.pool, hashKey }),
  });
  app.all(REPORTS_PATH, async (context) => {
    try {
      return await takeReports(context, services, rateLimit);
    } catch (error) {
      return toErrorResponse(error, services.log, context.var.scope.requestId);
    }
  });
}

async function takeReports(
  context: Context<ScopeVariables>,
  { config, database, now }: Services,
  rateLimit: RateLimit,
): Promise<Response> {
  const request = context.req.raw;
  if (request.method !== 'POST') {
    throw new HttpFailure(ERROR.parameterError, { status: 405, headers: { allow: 'POST' } });
  }
  await rateLimit(context.var.scope.clientAddress);
  checkOrigin(request, config.PUBLIC_ORIGIN);
  if (!MEDIA_TYPES.test(request.headers.get('content-type') ?? '')) throw new ApiError(ERROR.invalidFormat);
  const body = parse(await readBoundedBody(request, LIMITS.policyReportBytes));
  const origin = config.PUBLIC_ORIGIN || new URL(request.url).origin;
  await countPolicyReports(database.db, readPolicyReports(body, origin), now());
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    throw new ApiError(ERROR.parameterError, { cause });
  }
}
