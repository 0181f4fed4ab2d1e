import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMac } from './is-mac.ts';

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const;
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Signs like a browser. */
async function sign(text: string, secret: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), ALGORITHM, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign(ALGORITHM, key, bytesOf(text)));
}

const text = fc.string({ unit: 'grapheme' });
const secret = fc.string({ unit: 'grapheme', minLength: 1 });

it('takes what Web Crypto has made, of any text with any secret', async () => {
  await fc.assert(
    fc.asyncProperty(text, secret, async (signed, key) => {
      expect(isMac(await sign(signed, key), signed, key)).toBe(true);
    }),
  );
});

it('takes nothing else: one bit flipped, cut short, longer, of another text or another secret', async () => {
  await fc.assert(
    fc.asyncProperty(text, secret, fc.nat(255), async (signed, key, bit) => {
      const signature = await sign(signed, key);
      const flipped = signature.map((byte, index) => (index === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      const wrong = [flipped, signature.slice(0, 31), new Uint8Array([...signature, 0]), new Uint8Array()];
      for (const other of wrong) expect(isMac(other, signed, key)).toBe(false);
      expect(isMac(signature, `${signed}.`, key)).toBe(false);
      expect(isMac(signature, signed, `${key}.`)).toBe(false);
    }),
  );
});
