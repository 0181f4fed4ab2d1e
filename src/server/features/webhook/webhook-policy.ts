import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { checkWebhookAddress } from '#domain/webhook/webhook-address.ts';
import type { Config } from '../../../config.ts';

type AddressConfig = Pick<Config, 'isProduction' | 'allowsPrivateWebhooks'>;

/** Whether messages may be sent to an address; the settings may have changed since it was stored. */
export function canSendTo(url: string, config: AddressConfig): boolean {
  return addressProblem(url, config) === null;
}

/** The given fields of a webhook; absent ones are unchanged. */
export interface WebhookForm {
  readonly url?: string | undefined;
  readonly events?: readonly string[] | undefined;
}

/** @throws ApiError `invalidFormat` for an address that messages may not be sent to, or an empty list of events. */
export function requireForm({ url, events }: WebhookForm, config: AddressConfig): void {
  const problem = url === undefined ? null : addressProblem(url, config);
  const fields = {
    ...(problem === null ? {} : { url: problem }),
    ...(events?.length === 0 ? { events: 'field.required' } : {}),
  };
  if (Object.keys(fields).length > 0) throw new ApiError(ERROR.invalidFormat, { fields });
}

function addressProblem(url: string, { isProduction, allowsPrivateWebhooks }: AddressConfig) {
  return checkWebhookAddress(url, { allowsHttp: !isProduction, allowsPrivate: allowsPrivateWebhooks });
}

/**
 * @throws `testAccountOrWebhookNotFound` for a webhook that does not exist or is another developer's; the two look the
 * same.
 */
export function requireOwnWebhook<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new ApiError(ERROR.testAccountOrWebhookNotFound);
  return found;
}
