import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { judgeWebhookAddress } from '#domain/webhook/webhook-address.ts';
import type { Config } from '../../../config.ts';

type AddressConfig = Pick<Config, 'isProduction' | 'allowsPrivateWebhooks'>;

/** Whether messages may be sent to an address; the setting may be another one than when it was kept. */
export function canSendTo(url: string, config: AddressConfig): boolean {
  return addressProblem(url, config) === null;
}

/** What of a webhook is sent; what is not sent stays as it is. */
export interface WebhookForm {
  readonly url?: string | undefined;
  readonly events?: readonly string[] | undefined;
}

/**
 * @throws ApiError `invalidFormat` naming an address that messages may not be sent to, and events where there are none.
 */
export function requireForm({ url, events }: WebhookForm, config: AddressConfig): void {
  const problem = url === undefined ? null : addressProblem(url, config);
  const fields = {
    ...(problem === null ? {} : { url: problem }),
    ...(events?.length === 0 ? { events: 'field.required' } : {}),
  };
  if (Object.keys(fields).length > 0) throw new ApiError(ERROR.invalidFormat, { fields });
}

function addressProblem(url: string, { isProduction, allowsPrivateWebhooks }: AddressConfig) {
  return judgeWebhookAddress(url, { allowsHttp: !isProduction, allowsPrivate: allowsPrivateWebhooks });
}

/** @throws `testAccountOrWebhookNotFound` for what is not there or is another developer's: both answer the same. */
export function requireOwnWebhook<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new ApiError(ERROR.testAccountOrWebhookNotFound);
  return found;
}
