import { getCounters } from '#contract/system/operator-endpoints.ts';
import type { OperatorCounters } from '#contract/system/operator-entities.ts';
import { useLiveData } from '../../live/use-live-data.ts';

/** Keeps the counts of pending work up to date; if a refresh fails, the previous ones stay. */
export function useLiveCounters(loaded: OperatorCounters | null): OperatorCounters | null {
  return useLiveData<OperatorCounters | null>(loaded, ['console'], (quiet) => quiet.call(getCounters, {}));
}
