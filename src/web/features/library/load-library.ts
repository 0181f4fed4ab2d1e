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
  /** Of what is searched for. */
  readonly count: number;
  readonly totals: LibraryTotals;
}

/** A library, or why there is none to see: nobody is signed in, or the account has to be verified first. */
export type LibraryData = LibraryListData | { readonly view: 'visitor' | 'closed' };

/** The device is not on the list, or the e-mail address is not proven: an overlay asks for that. */
const CLOSED_CODES: readonly ErrorCode[] = [ERROR.permissionDenied, ERROR.emailNotVerified];

/** Fetches what an address of a library shows; the last page where there are not as many. */
export async function loadLibrary(page: Page, values: Readonly<Record<string, unknown>>): Promise<LibraryData> {
  if (page.state.user === null) return { view: 'visitor' };
  const address = readLibraryAddress(values);
  const { list, sort, search } = address;
  try {
    const loaded = await loadPage(address.page, (span) =>
      page.call(listLibrary, { list, sort, search, lang: page.state.locale, ...span }),
    );
    const { count, totals, number } = loaded;
    return { view: 'list', address: { ...address, page: number }, entries: loaded.list, count, totals };
  } catch (error) {
    if (error instanceof ApiError && CLOSED_CODES.includes(error.code)) return { view: 'closed' };
    throw error;
  }
}
