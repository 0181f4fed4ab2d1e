import type { CallEndpoint } from '#contract/endpoint.ts';
import { createDirectCaller } from './create-direct-caller.ts';
import type { HandlerTable } from './handler-table.ts';

/** Makes calls within the process as a visitor, for files shared by everyone. */
export function createVisitorCaller(table: HandlerTable, clock: () => number): CallEndpoint {
  return createDirectCaller(table, {
    session: null,
    clientAddress: '',
    userAgent: '',
    clock,
    requestId: '',
    headers: new Headers(),
    responseHeaders: new Headers(),
  });
}
