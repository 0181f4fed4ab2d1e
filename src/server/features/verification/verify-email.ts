import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createVerifyEmail } from './prove-email.ts';

export function verifyEmail(services: VerifyServices): Handler<'verifyEmail'> {
  return createVerifyEmail(services, { isForApple: false });
}

type VerifyServices = Pick<Services, 'config' | 'database' | 'hashKey' | 'jobs' | 'limits'>;
