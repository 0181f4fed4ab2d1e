import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createShelveVersion } from './shelve-version.ts';

export function pullVersion(services: Pick<Services, 'config' | 'database'>): Handler<'pullVersion'> {
  const move = createShelveVersion(services);
  return async (asked, context) => {
    const { status, applicationStatus } = await move('pull', asked, context);
    return { result: true as const, status, applicationStatus };
  };
}
