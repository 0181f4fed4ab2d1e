import type { Audience } from '#domain/age/age-audience.ts';
import { type Asking, audienceOfRequest } from '../api/call-audience.ts';
import type { PageRequest } from './page-request.ts';

/** A page's audience. Search engines read what adults do, and are not asked. */
export function pageAudience({ device }: PageRequest, asking: Omit<Asking, 'isCrawler'>): Audience {
  return audienceOfRequest({ ...asking, isCrawler: device.isCrawler });
}
