import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { listMaintenance } from './list-maintenance.ts';

export function getMaintenance(services: Services): Handler<'getMaintenance'> {
  return async ({ lang }) => ({ list: [...(await listMaintenance(services, lang))] });
}
