import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createApplyAsProvider } from './provider-application.ts';

export function applyAsProvider(services: Services): Handler<'applyAsProvider'> {
  return createApplyAsProvider(services, 'apply');
}
