import { notFound } from '@tanstack/react-router';
import { ApiError } from '#contract/errors/api-error.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';

/** Handles the failure of a call: these codes mean that the page does not exist. @throws the router's not-found, or the failure. */
export function orNotFound(...codes: readonly ErrorCode[]): (error: unknown) => never {
  return (error) => {
    if (error instanceof ApiError && codes.includes(error.code)) throw notFound();
    throw error;
  };
}
