import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { verifyPhone } from './verify-phone.ts';

export function bindPhoneNumber(
  services: Pick<Services, 'database' | 'hashKey' | 'limits'>,
): Handler<'bindPhoneNumber'> {
  return verifyPhone(services);
}
