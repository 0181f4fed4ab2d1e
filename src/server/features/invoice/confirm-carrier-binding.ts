import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createPlatformCallback } from './platform-callback.ts';

export function confirmCarrierBinding(services: Services): Handler<'confirmCarrierBinding'> {
  return createPlatformCallback(services);
}
