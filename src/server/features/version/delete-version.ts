import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createShelveVersion } from './shelve-version.ts';

export function deleteVersion(services: Pick<Services, 'config' | 'database'>): Handler<'deleteVersion'> {
  const move = createShelveVersion(services);
  return async (asked, context) => {
    await move('delete', asked, context);
    return { result: true as const };
  };
}
