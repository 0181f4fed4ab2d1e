import fc from 'fast-check';
import { expect, it } from 'vitest';
import { invoiceBarcode, invoiceQrCodes, type SheetFacts, splitTax, topUpItem } from './invoice-sheet.ts';

const facts = (overrides: Partial<SheetFacts> = {}): SheetFacts => ({
  invoiceNumber: 'AB11223344',
  period: '2013-05',
  randomCode: '9999',
  issuedOn: '2013-05-23',
  amount: 340,
  sellerTaxId: '01234567',
  ...overrides,
});
const VERIFICATION = 'ydXZt4LAN1UHN/j1juVcRA==';

it('writes the bar code of the specification', () => {
  const sheet = facts({ invoiceNumber: 'UZ17690872', period: '2015-03', randomCode: '0122' });
  expect(invoiceBarcode(sheet)).toBe('10404UZ176908720122');
  expect(invoiceBarcode(facts({ period: '2025-11' }))).toMatch(/^11412/);
  expect(invoiceBarcode(facts({ period: '2009-01' }))).toMatch(/^09802/);
});

it('writes the left QR code of the specification up to its items: 340 with tax are 324 without', () => {
  const [left, right] = invoiceQrCodes(facts(), topUpItem(340), VERIFICATION);
  expect(left).toBe(
    `AB1122334410205239999${'00000144'}${'00000154'}0000000001234567${VERIFICATION}:**********:1:1:1:星幣儲值:1:340`,
  );
  expect(right).toBe('**');
});

it('writes amounts in the QR code as capital hexadecimal digits', () => {
  const [left] = invoiceQrCodes(facts({ amount: 1000 }), topUpItem(1000), VERIFICATION);
  expect(left).toContain('9999000003B8000003E800000000');
});

it('splits every total into whole parts that make it up again, the tax within half a dollar of 5 percent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (amount) => {
      const { salesAmount, taxAmount } = splitTax(amount);
      expect(salesAmount + taxAmount).toBe(amount);
      expect(Math.abs(taxAmount - amount / 21)).toBeLessThanOrEqual(0.5);
    }),
  );
});
