import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createVerifyEmail } from './prove-email.ts';

export function verifyAppleEmail(services: VerifyServices): Handler<'verifyAppleEmail'> {
  return createVerifyEmail(services, { isForApple: true });
}

type VerifyServices = Pick<Services, 'config' | 'database' | 'hashKey' | 'jobs' | 'limits'>;
