import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import type { Services } from '../../services.ts';
import { createCheckReadiness } from './check-readiness.ts';

export function getReadiness(services: Services): Handler<'getReadiness'> {
  const checkReadiness = createCheckReadiness(services);
  return async () => {
    const failed = await checkReadiness();
    if (failed.length === 0) return { ok: true } as const;
    const code = failed.includes('database') ? ERROR.databaseBusy : ERROR.systemBusy;
    throw new HttpFailure(code, { status: 503, params: { failed: failed.join(',') } });
  };
}
