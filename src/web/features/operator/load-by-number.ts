import { notFound } from '@tanstack/react-router';
import type { ErrorCode } from '#contract/errors/errors.ts';
import { orNotFound } from '#web/app/page/or-not-found.ts';

/**
 * Loads what a number in an address names. @throws notFound for a malformed number, and if the call answers that there
 * is no such thing.
 */
export function loadByNumber<Found>(
  text: string,
  missing: ErrorCode,
  load: (id: number) => Promise<Found>,
): Promise<Found> {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound();
  return load(Number(text)).catch(orNotFound(missing));
}
