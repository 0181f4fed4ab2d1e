import { once } from '#server/once.ts';
import { makePrivateKey } from '#server/providers/identity/local/local-issuer.ts';
import { readOrMakeSecret } from '#server/secrets.ts';

/** Made once for all products of a worker: two keys take longer than opening one. */
const KEYS = { google: once(makePrivateKey), apple: once(makePrivateKey) };

/** Gives a data folder the keys of the local identity providers, unless it has them. */
export async function keepIdentityKeys(dataDir: string): Promise<void> {
  for (const [provider, make] of Object.entries(KEYS)) {
    await readOrMakeSecret({ dataDir, name: `identity-${provider}.pem`, make });
  }
}
