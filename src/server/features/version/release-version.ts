import type { Handler } from '../../api/handler.ts';
import { createShelveVersion, type ShelveServices } from './shelve-version.ts';

export function releaseVersion(services: ShelveServices): Handler<'releaseVersion'> {
  const move = createShelveVersion(services);
  return async (asked, context) => {
    const { status, applicationStatus, replacedId } = await move('release', asked, context);
    return { result: true as const, status, applicationStatus, replacedId };
  };
}
