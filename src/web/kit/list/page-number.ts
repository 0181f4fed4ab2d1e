import { LIMITS } from '#contract/values/limits.ts';

/** Entries per page. */
export const PER_PAGE = LIMITS.pageSizeDefault;

/** The page number of an address, from 1; invalid or excessive numbers give 1. */
export function readPageNumber(value: unknown): number {
  return typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}

export function countPages(count: number): number {
  return Math.ceil(count / PER_PAGE);
}

/** Loads a page of a list, or the last one if there are fewer. */
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
