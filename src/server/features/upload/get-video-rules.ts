import { CONVERTED_LIMITS, TRAILER_LIMITS } from '#contract/values/trailer-limits.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';

/** What this store accepts as a trailer. */
export function getVideoRules({ videos }: Services): Handler<'getVideoRules'> {
  return async () => {
    const converts = await videos.converts();
    return { converts, maxMb: (converts ? CONVERTED_LIMITS : TRAILER_LIMITS).maxMb };
  };
}
