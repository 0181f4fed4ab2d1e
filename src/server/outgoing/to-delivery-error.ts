import type { DeliveryError } from '#contract/webhook/entities.ts';

const NAME_CODES = /^(?:ENOTFOUND|EAI_\w+|ENODATA|ESERVFAIL)$/;
/** What OpenSSL says of certificates and of lines that speak no TLS. */
const TLS_CODES =
  /^(?:CERT_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|HOSTNAME_MISMATCH|INVALID_\w+|PATH_LENGTH_EXCEEDED|ERR_TLS_\w+|ERR_SSL_\w+|EPROTO)$/;
/** How the agent refuses; it gives its errors no code. */
const REFUSED_ADDRESS = /is not allowed\. Because,? It is/i;

/** Why a request got no answer, in the words of the log. */
export function toDeliveryError(error: unknown, signal: AbortSignal): DeliveryError {
  if (signal.aborted) return 'timeout';
  if (!(error instanceof Error)) return 'refused';
  if (REFUSED_ADDRESS.test(error.message)) return 'address';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NAME_CODES.test(code)) return 'name';
  if (TLS_CODES.test(code)) return 'certificate';
  return code === 'ETIMEDOUT' ? 'timeout' : 'refused';
}
