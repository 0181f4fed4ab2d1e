import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import type { Services } from '../../services.ts';
import { createCheckReadiness, FAILURE_WORDS } from './check-readiness.ts';

export function getReadiness(services: Services): Handler<'getReadiness'> {
  const checkReadiness = createCheckReadiness(services);
  return async () => {
    const failed = await checkReadiness();
    if (failed.length === 0) return { ok: true } as const;
    const isDatabase = failed.includes('database') || failed.includes('writes');
    const reason = failed.map((check) => FAILURE_WORDS[check]).join('; ');
    throw new HttpFailure(isDatabase ? ERROR.databaseBusy : ERROR.systemBusy, {
      status: 503,
      params: { failed: failed.join(','), reason },
    });
  };
}
