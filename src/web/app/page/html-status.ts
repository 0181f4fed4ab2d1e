import type { AnyRouter } from '@tanstack/react-router';
import { errorStatus } from '#domain/page/error-status.ts';

type Match = Pick<AnyRouter['state']['matches'][number], 'status' | 'error'>;

/** The HTTP status of a page: 503 instead of the router's 500 if a loader could not reach the database. */
export function htmlStatus(status: number, matches: readonly Match[]): number {
  const isAway = matches.some((match) => match.status === 'error' && errorStatus(match.error) === 503);
  return status === 500 && isAway ? 503 : status;
}
