import type { Handler } from '../../api/handler.ts';
import { createShelveVersion, type ShelveServices } from './shelve-version.ts';

export function pullVersion(services: ShelveServices): Handler<'pullVersion'> {
  const move = createShelveVersion(services);
  return async (asked, context) => {
    const { status, applicationStatus } = await move('pull', asked, context);
    return { result: true as const, status, applicationStatus };
  };
}
