import { redirect } from '@tanstack/react-router';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import type { Page } from '../../app/use-page.ts';
import { correctedQuery, type RecordAddress, readRecordAddress } from './record-address.ts';
import type { RecordKind } from './record-filter.tsx';

/** Why a records page is closed: for a visitor, or for an unverified account. */
export type ClosedRecords = { readonly view: 'visitor' } | { readonly view: 'closed' };

/** Error codes of accounts with an unverified email or an unlisted device; an overlay explains them. */
const CLOSED_CODES: readonly ErrorCode[] = [ERROR.permissionDenied, ERROR.emailNotVerified];

/**
 * Loads a page of the user's records by its address. An address with defaults or unknown parameters is redirected
 * to its canonical form (decisions.md, "Pages").
 * @throws the router's redirect, and the errors of the calls
 */
export async function openRecords<Loaded>(
  page: Page,
  { values, kind }: { readonly values: FilterTexts; readonly kind: RecordKind },
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

/** A record by its number; null for an unknown or another user's number. */
export async function findRecord<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof ApiError && error.code === ERROR.orderOrDepositNotFound) return null;
    throw error;
  }
}
