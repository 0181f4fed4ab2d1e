import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { signMessage } from './sign-message.ts';
import { makeWebhookSecret, openWebhookSecret, sealWebhookSecret } from './webhook-secrets.ts';

describe('secrets', () => {
  it('are 32 random bytes in the form of the specification', () => {
    const secrets = Array.from({ length: 50 }, makeWebhookSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const secret of secrets) {
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
    }
  });

  it('can be decrypted only with the right key and for the right application', () => {
    const secret = makeWebhookSecret();
    const seal = sealWebhookSecret('key', 7, secret);
    expect(seal).not.toContain(secret.slice(6, 20));
    expect(sealWebhookSecret('key', 7, secret)).not.toBe(seal);
    expect(openWebhookSecret('key', 7, seal)).toBe(secret);
    expect(openWebhookSecret('other key', 7, seal)).toBeNull();
    expect(openWebhookSecret('key', 8, seal)).toBeNull();
    expect(openWebhookSecret('key', 7, `${seal.slice(0, -1)}${seal.endsWith('A') ? 'B' : 'A'}`)).toBeNull();
    expect(openWebhookSecret('key', 7, '')).toBeNull();
  });
});

describe('signatures', () => {
  // From the tests of the libraries of the specification.
  const VECTOR = {
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    messageId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    payload: '{"test": 2432232314}',
    signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  };

  it('are those of the specification', () => {
    const { secret, messageId, at, payload, signature } = VECTOR;
    expect(signMessage({ messageId, payload, at, secrets: [secret] })).toMatchObject({
      'webhook-id': messageId,
      'webhook-timestamp': '1614265330',
      'webhook-signature': signature,
    });
  });

  it('include one per secret, so that either verifies', () => {
    const secrets = [makeWebhookSecret(), makeWebhookSecret()];
    const headers = signMessage({ ...VECTOR, payload: '{"name":"海"}', secrets });
    const clock = vi.spyOn(Date, 'now').mockReturnValue(VECTOR.at.getTime());
    for (const secret of secrets) expect(new Webhook(secret).verify('{"name":"海"}', headers)).toEqual({ name: '海' });
    expect(() => new Webhook(makeWebhookSecret()).verify('{"name":"海"}', headers)).toThrow('No matching signature');
    expect(() => new Webhook(secrets[0] ?? '').verify('{"name":"山"}', headers)).toThrow('No matching signature');
    clock.mockRestore();
  });
});
