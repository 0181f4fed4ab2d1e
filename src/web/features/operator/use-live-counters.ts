import { getCounters } from '#contract/system/operator-endpoints.ts';
import type { OperatorCounters } from '#contract/system/operator-entities.ts';
import { useLiveData } from '../../live/use-live-data.ts';

/** What waits for an operator, as it is now; where that cannot be asked, the numbers that were shown stay. */
export function useLiveCounters(loaded: OperatorCounters | null): OperatorCounters | null {
  return useLiveData<OperatorCounters | null>(loaded, ['console'], (quiet) => quiet.call(getCounters, {}));
}
