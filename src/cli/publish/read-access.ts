import { readFile } from 'node:fs/promises';
import { isAccessToken } from '#domain/account/access-token.ts';
import { usageError } from './publish-error.ts';
import type { PublishOrder } from './publish-order.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** The store's address and the access token. */
export interface StoreAccess {
  /** Without trailing slash. */
  readonly origin: string;
  readonly token: string;
}

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reads address and token from the arguments, else from STARHALL_ORIGIN and STARHALL_TOKEN. The token itself cannot
 * be an argument, since every user of a machine can read those. @throws PublishError `usage`
 */
export async function readAccess(
  { origin, tokenPath, isHttpAllowed }: Pick<PublishOrder, 'origin' | 'tokenPath' | 'isHttpAllowed'>,
  variables: Variables,
): Promise<StoreAccess> {
  const address = readOrigin(origin ?? variables.STARHALL_ORIGIN ?? '', isHttpAllowed);
  const token = tokenPath === undefined ? variables.STARHALL_TOKEN : await readTokenFile(tokenPath);
  return { origin: address, token: requireToken((token ?? '').trim()) };
}

function readOrigin(text: string, isHttpAllowed: boolean): string {
  if (text === '')
    throw usageError('Set the store with STARHALL_ORIGIN or --origin, such as https://games.example.com.');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isAddress = url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.username === '';
  if (!isAddress) throw usageError(`${text} is not a store URL such as https://games.example.com.`);
  const isSafe = url.protocol === 'https:' || LOCAL_HOSTS.includes(url.hostname) || isHttpAllowed;
  if (!isSafe)
    throw usageError(`The token could be intercepted on its way to ${url.origin}. Use --allow-http to send it anyway.`);
  return url.origin;
}

async function readTokenFile(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    throw usageError(`Cannot read the token: ${error instanceof Error ? error.message : String(error)}`);
  });
}

function requireToken(token: string): string {
  if (token === '') throw usageError('No access token. Set STARHALL_TOKEN or --token-file.');
  if (!isAccessToken(token)) throw usageError('The access token is mistyped or incomplete. It starts with sht_.');
  return token;
}
