import { redirect } from '@tanstack/react-router';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { Page } from '../../app/use-page.ts';
import { correctedQuery, type RecordAddress, readRecordAddress } from './record-address.ts';
import type { AddressValues, RecordKind } from './record-filter.ts';

/** What such a page is for somebody whose records cannot be shown: a visitor, or an account that has to prove something. */
export type ClosedRecords = { readonly view: 'visitor' } | { readonly view: 'closed' };

/** Codes of an account whose e-mail is not verified, or whose device is not in its list: an overlay says what to do. */
const CLOSED_CODES: readonly ErrorCode[] = [ERROR.permissionDenied, ERROR.emailNotVerified];

/**
 * Loads a page of somebody's records by its address. An address with defaults, or with what the page does not
 * understand, is left for the one that says the same (decisions.md, "Pages").
 * @throws the router's redirect, and what the calls throw
 */
export async function openRecords<Loaded>(
  page: Page,
  { values, kind }: { readonly values: AddressValues; readonly kind: RecordKind },
  load: (address: RecordAddress) => Promise<Loaded>,
): Promise<Loaded | ClosedRecords> {
  if (page.state.user === null) return { view: 'visitor' };
  const query = correctedQuery(values, kind);
  if (query !== null) throw redirect({ href: page.href(kind.path, query) });
  try {
    return await load(readRecordAddress(values, kind));
  } catch (error) {
    if (error instanceof ApiError && CLOSED_CODES.includes(error.code)) return { view: 'closed' };
    throw error;
  }
}

/** A record by its number; null for a number that is nobody's, or somebody else's. */
export async function findRecord<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof ApiError && error.code === ERROR.orderOrDepositNotFound) return null;
    throw error;
  }
}
