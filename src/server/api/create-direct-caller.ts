import type { CallEndpoint, ReplyOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { isDatabaseBusy } from '../middleware/database-busy.ts';
import { HttpFailure } from '../middleware/http-failure.ts';
import type { CallContext } from './call-context.ts';
import { checkRole } from './check-role.ts';
import type { HandlerTable } from './handler-table.ts';
import { requireBounds } from './require-bounds.ts';

/**
 * Makes calls within the process, for server-rendered pages: with the same roles, request check and handler as over
 * HTTP, without signature and limits. Throws what the handler throws, and `databaseBusy` if the database is
 * unavailable.
 */
export function createDirectCaller(table: HandlerTable, context: CallContext): CallEndpoint {
  return async (endpoint, input) => {
    const handler = table.get(endpoint);
    if (handler === undefined) throw new Error(`no handler for ${endpoint.name}`);
    checkRole(endpoint, context.session);
    requireBounds(endpoint.request, input);
    try {
      // `handle` has typed the handler by this endpoint's reply; a map cannot express that.
      return (await handler.run(input, context)) as ReplyOf<typeof endpoint>;
    } catch (error) {
      // As over HTTP, so that the page suggests a retry.
      throw isDatabaseBusy(error) ? new HttpFailure(ERROR.databaseBusy, { status: 503, cause: error }) : error;
    }
  };
}
