import type { Handler } from '../../api/handler.ts';
import { createShelveVersion, type ShelveServices } from './shelve-version.ts';

export function deleteVersion(services: ShelveServices): Handler<'deleteVersion'> {
  const move = createShelveVersion(services);
  return async (asked, context) => {
    await move('delete', asked, context);
    return { result: true as const };
  };
}
