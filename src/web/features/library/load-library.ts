import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { listLibrary } from '#contract/library/endpoints.ts';
import type { LibraryEntry, LibraryTotals } from '#contract/library/entities.ts';
import { loadPage } from '#web/kit/list/page-number.ts';
import type { Page } from '../../app/use-page.ts';
import { type LibraryAddress, readLibraryAddress } from './library-address.ts';

export interface LibraryListData {
  readonly view: 'list';
  readonly address: LibraryAddress;
  readonly entries: readonly LibraryEntry[];
  /** Number of search results. */
  readonly count: number;
  readonly totals: LibraryTotals;
}

/** A library, or the reason why there is none: a visitor, or an unverified account. */
export type LibraryData = LibraryListData | { readonly view: 'visitor' | 'closed' };

/** The device is not listed or the email address is not verified: an overlay asks for that. */
const CLOSED_CODES: readonly ErrorCode[] = [ERROR.permissionDenied, ERROR.emailNotVerified];

/** Loads a library page, or the last one if there are fewer. */
export function loadLibrary(page: Page, values: Readonly<Record<string, unknown>>): Promise<LibraryData> {
  const address = readLibraryAddress(values);
  const { list, sort, search } = address;
  return loadOpen(page, async () => {
    const loaded = await loadPage(address.page, (span) =>
      page.call(listLibrary, { list, sort, search, lang: page.state.locale, ...span }),
    );
    const { count, totals, number } = loaded;
    return { view: 'list', address: { ...address, page: number }, entries: loaded.list, count, totals };
  });
}

/** What a library holds, or the reason why there is none: a visitor, or an unverified account. */
export async function loadOpen<Loaded>(
  page: Page,
  load: () => Promise<Loaded>,
): Promise<Loaded | { readonly view: 'visitor' | 'closed' }> {
  if (page.state.user === null) return { view: 'visitor' };
  try {
    return await load();
  } catch (error) {
    if (error instanceof ApiError && CLOSED_CODES.includes(error.code)) return { view: 'closed' };
    throw error;
  }
}
