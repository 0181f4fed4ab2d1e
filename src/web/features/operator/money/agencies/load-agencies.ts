import { listAgencies } from '#contract/shop/endpoints.ts';
import type { Agency } from '#contract/shop/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Page } from '#web/app/use-page.ts';

interface AgencySpan {
  readonly limit: number;
  readonly offset: number;
}

interface AgencyPart {
  /** The total across all pages. */
  readonly count: number;
  readonly list: readonly Agency[];
}

/** Loads all banks and agencies (a few hundred), sorted by code. */
export async function loadAgencies(page: Page): Promise<{ readonly agencies: readonly Agency[] }> {
  return { agencies: await collectAgencies((span) => page.call(listAgencies, span)) };
}

/** Loads pages until the total is reached. */
export async function collectAgencies(load: (span: AgencySpan) => Promise<AgencyPart>): Promise<readonly Agency[]> {
  const agencies: Agency[] = [];
  for (;;) {
    const { count, list } = await load({ limit: LIMITS.agencyPageSize, offset: agencies.length });
    agencies.push(...list);
    if (list.length === 0 || agencies.length >= count) return agencies;
  }
}
