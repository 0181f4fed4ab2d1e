import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { findCompany } from '../operations/public.ts';
import { presentSettings } from './present-settings.ts';

export function getSettings(services: Services): Handler<'getSettings'> {
  return async () => presentSettings(services.config, await findCompany(services));
}
