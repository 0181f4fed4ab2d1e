import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CodeBinding, hashCode, isSameHash, makeCode, openCode, sealCode } from './one-time-code.ts';

const KEY = 'a secret';
const BINDING: CodeBinding = { purpose: 'email', sessionId: 's1', address: 'mei@example.com' };

it('O64 makes codes of six digits, any of the million', () => {
  const codes = Array.from({ length: 2000 }, makeCode);
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  // Of 2000 random codes about 200 begin with a zero and one or two occur twice.
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1900);
});

it('binds a hash to key, purpose, session, address and digits', () => {
  const hash = hashCode(KEY, BINDING, '012345');
  expect(hash).toHaveLength(32);
  expect(isSameHash(hash, hashCode(KEY, { ...BINDING }, '012345'))).toBe(true);
  const others = [
    hashCode('another secret', BINDING, '012345'),
    hashCode(KEY, { ...BINDING, purpose: 'device' }, '012345'),
    hashCode(KEY, { ...BINDING, sessionId: 's2' }, '012345'),
    hashCode(KEY, { ...BINDING, address: 'Mei@example.com' }, '012345'),
    hashCode(KEY, BINDING, '12345'),
  ];
  expect(others.filter((other) => isSameHash(hash, other))).toEqual([]);
  expect(isSameHash(hash, hash.subarray(1))).toBe(false);
});

it('gives no two bindings the same hash by moving their ends', () => {
  const text = fc.string({ maxLength: 4 });
  fc.assert(
    fc.property(fc.tuple(text, text, text), fc.tuple(text, text, text), (a, b) => {
      const [one, two] = [a, b].map(([sessionId, address, code]) =>
        hashCode(KEY, { purpose: 'phone', sessionId, address }, code),
      );
      expect(one?.equals(two ?? Buffer.alloc(0))).toBe(a.join('\u0000') === b.join('\u0000'));
    }),
  );
});

it('seals a code for the job that has its ID, and for nobody with another key', () => {
  const seal = sealCode(KEY, 'code 1', '012345');
  expect(openCode(KEY, 'code 1', seal)).toBe('012345');
  expect(Buffer.from(seal, 'base64url').toString('latin1')).not.toContain('012345');
  expect(sealCode(KEY, 'code 1', '012345')).not.toBe(seal);
  expect(openCode(KEY, 'code 2', seal)).toBeNull();
  expect(openCode('another secret', 'code 1', seal)).toBeNull();
});

it('opens nothing that was touched', () => {
  const seal = Buffer.from(sealCode(KEY, 'code 1', '012345'), 'base64url');
  fc.assert(
    fc.property(fc.nat(seal.length - 1), fc.integer({ min: 1, max: 255 }), (index, flip) => {
      const touched = Buffer.from(seal);
      touched[index] = (touched[index] ?? 0) ^ flip;
      expect(openCode(KEY, 'code 1', touched.toString('base64url'))).toBeNull();
    }),
  );
  for (const broken of ['', 'x', seal.subarray(1).toString('base64url')]) {
    expect(openCode(KEY, 'code 1', broken)).toBeNull();
  }
});
