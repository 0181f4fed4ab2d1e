import { Webhook } from 'standardwebhooks';

export interface MessageToSign {
  /** `webhook-id`: the same in every attempt. */
  readonly messageId: string;
  /** The body, byte for byte. */
  readonly payload: string;
  readonly at: Date;
  /** `whsec_…`; after a renewal the new and the previous one. */
  readonly secrets: readonly string[];
}

/** The headers of the Standard Webhooks specification, with a signature for each secret. */
export function signMessage({ messageId, payload, at, secrets }: MessageToSign): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Starhall-Webhooks/1',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(messageId, at, payload)).join(' '),
  };
}
