import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createShelveVersion } from './shelve-version.ts';

export function releaseVersion(services: Pick<Services, 'config' | 'database'>): Handler<'releaseVersion'> {
  const move = createShelveVersion(services);
  return async (asked, context) => {
    const { status, applicationStatus, replacedId } = await move('release', asked, context);
    return { result: true as const, status, applicationStatus, replacedId };
  };
}
