import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkWebhookAddress } from './webhook-address.ts';

const PUBLIC = { allowsHttp: false, allowsPrivate: false };
const check = (address: string) => checkWebhookAddress(address, PUBLIC);

it.each([
  'https://game.example.com/hooks/starhall?from=store',
  'https://game.example.com',
  'https://xn--fiq228c.example/',
  'https://1.1.1.1/hook',
  'https://8.8.8.8:8443/',
  'https://[2606:4700::1111]/hook',
  // Adjacent to the special ranges.
  ...['https://[2000::1]/', 'https://[2001:200::1]/', 'https://[2003::1]/', 'https://[2600:db8::1]/'],
  ...['https://[2600::1]/', 'https://[3fff:1000::1]/'],
  'https://game.example.com:1024/',
  'https://game.example.com:443/',
  'https://internal.example.com/',
  'https://localhost.example.com/',
])('takes the public address %s', (address) => {
  expect(check(address)).toBeNull();
});

it.each([
  ['http://game.example.com/', 'field.https'],
  ['ftp://game.example.com/', 'field.https'],
  ['file:///etc/passwd', 'field.https'],
  ['javascript:alert(1)', 'field.https'],
  ['game.example.com', 'field.https'],
  ['https://', 'field.https'],
  [' https://game.example.com/', 'field.https'],
  ['https://user:secret@game.example.com/', 'field.publicAddress'],
  ['https://:secret@game.example.com/', 'field.publicAddress'],
  ['https://user@game.example.com/', 'field.publicAddress'],
  ['https://game.example.com/#part', 'field.publicAddress'],
  ['https://game.example.com/#', 'field.publicAddress'],
  ['https://game.example.com:25/', 'field.publicAddress'],
  ['https://game.example.com:80/', 'field.publicAddress'],
  ['https://game.example.com:1023/', 'field.publicAddress'],
])('refuses %s with %s', (address, problem) => {
  expect(check(address)).toBe(problem);
});

describe('hosts that are not on the internet', () => {
  it.each([
    ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '198.18.0.1', '192.0.2.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
    // The same in other notations: decimal, hexadecimal, octal, with parts omitted.
    ...['2130706433', '0x7f000001', '0x7f.1', '017700000001', '127.1', '0177.0.0.1', '3232235777', '0xa9fea9fe'],
    ...['[::1]', '[::]', '[fe80::1]', '[fc00::1]', '[fd12:3456::1]', '[ff02::1]', '[fec0::1]'],
    // Embedded IPv4: mapped, compatible, translated, 6to4, Teredo.
    ...['[::ffff:127.0.0.1]', '[::ffff:a9fe:a9fe]', '[::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b:1::1]'],
    ...['[2002:7f00:1::]', '[2001:0:7f00:1::]', '[2001:db8::1]', '[3fff::1]', '[100::1]', '[5f00::1]'],
    ...['[2001::ffff]', '[2001:1ff::1]', '[3fff:fff::1]', '[4000::1]', '[1fff::1]'],
    ...['localhost', 'LOCALHOST', 'localhost.', 'store.localhost', 'printer.local', 'db.internal', 'nas.lan'],
    // Names that start like an address.
    ...['10.0.0.1.localhost', '1.1.1.1.internal'],
    ...['router.home.arpa', 'home.arpa', 'intranet', 'metadata.google.internal.', '１２７.０.０.１', '%31%32%37.0.0.1'],
  ])('refuses %s', (host) => {
    expect(check(`https://${host}/hook`)).not.toBeNull();
  });

  it('refuses every address of a private network, however it is written', () => {
    const spellings = [
      (value: number) => String(value),
      (value: number) => `0x${value.toString(16)}`,
      (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.'),
    ];
    const networks = [[0x0a000000, 24] as const, [0xac100000, 20] as const, [0xc0a80000, 16] as const];
    const inNetwork = fc
      .constantFrom(...networks)
      .chain(([first, bits]) => fc.nat(2 ** bits - 1).map((rest) => first + rest));
    fc.assert(
      fc.property(inNetwork, fc.constantFrom(...spellings), (value, spell) => {
        expect(check(`https://${spell(value)}/`)).toBe('field.publicAddress');
      }),
      { numRuns: 300 },
    );
  });
});

it('checks whatever it is given without failing', () => {
  const host = fc.stringMatching(/^[0-9a-fx.:[\]%@-]{0,20}$/);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        host.map((text) => `https://${text}/`),
      ),
      (text) => {
        expect([null, 'field.https', 'field.https', 'field.publicAddress']).toContain(check(text));
      },
    ),
    { numRuns: 300 },
  );
});

it('takes this machine and http in development, but still no credentials', () => {
  const rules = { allowsHttp: true, allowsPrivate: true };
  expect(checkWebhookAddress('http://127.0.0.1:8080/hook', rules)).toBeNull();
  expect(checkWebhookAddress('http://localhost:3001/', rules)).toBeNull();
  expect(checkWebhookAddress('http://u:p@localhost:3001/', rules)).toBe('field.publicAddress');
  expect(checkWebhookAddress('ftp://localhost/', rules)).toBe('field.https');
});
