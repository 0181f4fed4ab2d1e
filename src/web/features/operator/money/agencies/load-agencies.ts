import { listAgencies } from '#contract/shop/endpoints.ts';
import type { Agency } from '#contract/shop/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Page } from '../../../../app/use-page.ts';

interface AgencySpan {
  readonly limit: number;
  readonly offset: number;
}

interface AgencyPart {
  /** How many there are of all. */
  readonly count: number;
  readonly list: readonly Agency[];
}

/** All banks and agencies by their codes: a few hundred. */
export async function loadAgencies(page: Page): Promise<{ readonly agencies: readonly Agency[] }> {
  return { agencies: await collectAgencies((span) => page.call(listAgencies, span)) };
}

/** Fetches page by page until the count. */
export async function collectAgencies(load: (span: AgencySpan) => Promise<AgencyPart>): Promise<readonly Agency[]> {
  const agencies: Agency[] = [];
  for (;;) {
    const { count, list } = await load({ limit: LIMITS.agencyPageSize, offset: agencies.length });
    agencies.push(...list);
    if (list.length === 0 || agencies.length >= count) return agencies;
  }
}
