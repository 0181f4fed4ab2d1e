import type { Inspection } from '#contract/version/inspection.ts';

/** How many stages of an inspection are behind it, of how many. */
export function inspectionProgress({ stages }: Inspection): { readonly done: number; readonly count: number } {
  const done = stages.filter(({ state }) => state !== 'waiting' && state !== 'running').length;
  return { done, count: stages.length };
}
