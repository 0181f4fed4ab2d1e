import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createApplyAsProvider } from './provider-application.ts';

export function reapplyAsProvider(services: Services): Handler<'reapplyAsProvider'> {
  return createApplyAsProvider(services, 'reapply');
}
