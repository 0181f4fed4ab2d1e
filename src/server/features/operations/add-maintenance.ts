import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { checkPeriod, insertWindow } from './maintenance-form.ts';
import { createWriteChange } from './write-change.ts';

export function addMaintenance(services: Services): Handler<'addMaintenance'> {
  const change = createWriteChange(services);
  return async (form, context) => {
    checkPeriod(form);
    return change(context, (trx, { now }) => insertWindow(trx, form, now));
  };
}
