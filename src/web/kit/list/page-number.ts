import { LIMITS } from '#contract/values/limits.ts';

/** How many entries of a list a page shows. */
export const PER_PAGE = LIMITS.pageSizeDefault;

/** The number of a page, from 1 on, as an address says it; what is none, or deeper than anybody goes, is the first. */
export function readPageNumber(value: unknown): number {
  return typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}

/** How many pages a list fills. */
export function countPages(count: number): number {
  return Math.ceil(count / PER_PAGE);
}

/** Loads a page of a list, or its last one where there are not as many. */
export async function loadPage<Loaded extends { readonly count: number }>(
  number: number,
  load: (span: { readonly limit: number; readonly offset: number }) => Promise<Loaded>,
): Promise<Loaded & { readonly number: number }> {
  const loadNumber = async (one: number) => {
    const loaded = await load({ limit: PER_PAGE, offset: (one - 1) * PER_PAGE });
    return { ...loaded, number: one };
  };
  const asked = await loadNumber(number);
  const last = Math.max(1, countPages(asked.count));
  return number > last ? loadNumber(last) : asked;
}
