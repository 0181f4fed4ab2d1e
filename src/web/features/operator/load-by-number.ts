import { notFound } from '@tanstack/react-router';
import { ApiError } from '#contract/errors/api-error.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';

/**
 * Loads what a number in an address names. @throws notFound for a malformed number, and if the call answers that there
 * is no such thing.
 */
export async function loadByNumber<Found>(
  text: string,
  missing: ErrorCode,
  load: (id: number) => Promise<Found>,
): Promise<Found> {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound();
  try {
    return await load(Number(text));
  } catch (error) {
    if (error instanceof ApiError && error.code === missing) throw notFound();
    throw error;
  }
}
