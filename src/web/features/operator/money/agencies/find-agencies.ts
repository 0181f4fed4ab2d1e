import type { Agency } from '#contract/shop/entities.ts';
import { formatAgency } from '#domain/company/agency.ts';

/** Finds agencies whose code or name contains every word of the query. */
export function findAgencies(agencies: readonly Agency[], search: string): readonly Agency[] {
  const words = normalize(search).split(/\s+/);
  return agencies.filter((agency) => words.every((word) => normalize(formatAgency(agency)).includes(word)));
}

function normalize(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
