import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createPlatformCallback } from './platform-callback.ts';

export function returnFromCarrierBinding(services: Services): Handler<'returnFromCarrierBinding'> {
  return createPlatformCallback(services);
}
