import { generateKeyPair, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { exportJWK, type JWTHeaderParameters, SignJWT } from 'jose';

/** An identity provider on its own port, whose keys tests can change. */
export interface TestIssuer {
  /** Address of its key set. */
  readonly url: string;
  /** How often the key set was fetched. */
  fetchCount(): number;
  /** Replaces its key. */
  rotate(): Promise<void>;
  /** Responds with this text and status from now on. */
  answer(status: number, text: string): void;
  /** Signs a token with the current key. */
  sign(claims: Readonly<Record<string, unknown>>, header?: Partial<JWTHeaderParameters>): Promise<string>;
  /** Stops listening. */
  close(): Promise<void>;
}

export async function openTestIssuer(): Promise<TestIssuer> {
  let key = await makeKey('key-1');
  let answer = { status: 200, text: JSON.stringify(key.keySet) };
  let keys = 1;
  let fetches = 0;
  const server = createServer((_, response) => {
    fetches += 1;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/keys`,
    fetchCount: () => fetches,
    async rotate() {
      keys += 1;
      key = await makeKey(`key-${keys}`);
      answer = { status: 200, text: JSON.stringify(key.keySet) };
    },
    answer(status, text) {
      answer = { status, text };
    },
    sign: (claims, header) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header }).sign(key.privateKey),
    async close() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function makeKey(kid: string): Promise<{ kid: string; privateKey: KeyObject; keySet: object }> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = await exportJWK(publicKey);
  return { kid, privateKey, keySet: { keys: [{ ...jwk, kid, use: 'sig', alg: 'RS256' }] } };
}
