import { expect, it } from 'vitest';
import { PRODUCTION_SETTINGS } from '#tests/product/production-settings.ts';
import { parseConfig } from '../../../config.ts';
import { findLoginUrl, isPlatformLocal } from './index.ts';
import { answerStore, type PlatformOutcome } from './local/answer-store.ts';

const REAL = 'https://www.einvoice.nat.gov.tw/APMEMBERVAN/membercardlogin';

it('offers no binding in production without the platform or without a tax ID, and never the stand-in', () => {
  const bare = parseConfig({ ...PRODUCTION_SETTINGS, COMPANY_TAX_ID: '04595257' });
  expect(findLoginUrl(bare, PRODUCTION_SETTINGS.PUBLIC_ORIGIN)).toBeNull();
  expect(isPlatformLocal(bare)).toBe(false);
  const nobody = parseConfig({ ...PRODUCTION_SETTINGS, INVOICE_PLATFORM_URL: REAL });
  expect(findLoginUrl(nobody, PRODUCTION_SETTINGS.PUBLIC_ORIGIN)).toBeNull();
  const whole = parseConfig({ ...PRODUCTION_SETTINGS, INVOICE_PLATFORM_URL: REAL, COMPANY_TAX_ID: '04595257' });
  expect(findLoginUrl(whole, PRODUCTION_SETTINGS.PUBLIC_ORIGIN)).toBe(REAL);
});

it('has the stand-in in development, which makes way for the real one', () => {
  const origin = 'http://127.0.0.1:3000';
  expect(findLoginUrl(parseConfig({}), origin)).toBe(`${origin}/dev/invoice-platform/membercardlogin`);
  const real = parseConfig({ INVOICE_PLATFORM_URL: REAL });
  expect(findLoginUrl(real, origin)).toBe(REAL);
  expect(isPlatformLocal(real)).toBe(false);
});

it('refuses a tax ID that cannot be one, and a key of another length', () => {
  expect(() => parseConfig({ COMPANY_TAX_ID: '12345678' })).toThrow('COMPANY_TAX_ID');
  expect(() => parseConfig({ INVOICE_QR_KEY: 'abc' })).toThrow('INVOICE_QR_KEY');
});

const fields = {
  card_ban: '12345675',
  card_no1: 'Y2FyZA==',
  card_no2: 'aGlkZGVu',
  card_type: 'RUcwMDI5',
  back_url: 'http://localhost/api/invoice/bind/callback',
  token: 'abc',
};

it.each<[PlatformOutcome, readonly string[], number, string]>([
  ['accept', ['abc'], 0, 'Y'],
  ['refuse', [], 0, 'N'],
  ['twice', ['abc', 'abc'], 0, 'Y'],
  ['late', ['abc'], 3000, 'Y'],
  ['wrong', ['cba'], 0, 'N'],
])('the stand-in that is to %s asks with %j after %d ms', async (outcome, tokens, waitedMs, flag) => {
  const asked: string[] = [];
  let slept = 0;
  const back = await answerStore({
    outcome,
    fields,
    post: async (url, form) => {
      expect([url, form.get('card_no1'), slept]).toEqual([fields.back_url, fields.card_no1, waitedMs]);
      const token = form.get('token') ?? '';
      asked.push(token);
      return token === 'abc' && asked.length === 1 ? 'Y' : 'N';
    },
    sleep: async (ms) => {
      slept += ms;
    },
  });
  expect(asked).toEqual(tokens);
  expect(back).toBe(`${fields.back_url}?rtn_flag=${flag}`);
});
