import type { Inspection } from '#contract/version/inspection.ts';

/** Number of completed stages of an inspection and their total. */
export function inspectionProgress({ stages }: Inspection): { readonly done: number; readonly count: number } {
  const done = stages.filter(({ state }) => state !== 'waiting' && state !== 'running').length;
  return { done, count: stages.length };
}
