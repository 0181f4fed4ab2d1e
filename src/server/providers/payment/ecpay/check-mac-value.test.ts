import { describe, expect, it } from 'vitest';
import { hasCheckMacValue, makeCheckMacValue, withCheckMacValue } from './check-mac-value.ts';

/** ECPay's own test merchant, and the examples of its documentation. */
const KEYS = { hashKey: 'pwFHCqoQZGmho4w6', hashIv: 'EkRm7iFT261dpevs' };
const CHECKOUT = {
  MerchantID: '3002607',
  ChoosePayment: 'ALL',
  EncryptType: '1',
  ItemName: 'Apple iphone 15',
  MerchantTradeDate: '2023/03/12 15:30:23',
  MerchantTradeNo: 'ecpay20230312153023',
  PaymentType: 'aio',
  ReturnURL: 'https://www.ecpay.com.tw/receive.php',
  TotalAmount: '30000',
  TradeDesc: '促銷方案',
};
const NOTIFICATION = {
  CustomField1: '',
  CustomField2: '',
  CustomField3: '',
  CustomField4: '',
  MerchantID: '3002607',
  MerchantTradeNo: 'test1734430936645',
  PaymentDate: '2024/12/17 18:22:54',
  PaymentType: 'Credit_CreditCard',
  PaymentTypeChargeFee: '2',
  RtnCode: '1',
  RtnMsg: '交易成功',
  SimulatePaid: '0',
  StoreID: '',
  TradeAmt: '100',
  TradeDate: '2024/12/17 18:22:16',
  TradeNo: '2412171822169397',
};

describe('the check value', () => {
  it('is that of ECPay for a checkout', () => {
    expect(makeCheckMacValue(CHECKOUT, KEYS)).toBe('6C51C9E6888DE861FD62FB1DD17029FC742634498FD813DC43D4243B5685B840');
  });

  it('is that of ECPay for a notification, empty fields included', () => {
    const mac = '447090F34BFFD306CE78C3CF5C52725A8AEC851EB37629B2F2D10423E38BAD26';
    expect(makeCheckMacValue(NOTIFICATION, KEYS)).toBe(mac);
    expect(hasCheckMacValue({ ...NOTIFICATION, CheckMacValue: mac }, KEYS)).toBe(true);
  });

  it('covers every field and both keys', () => {
    const signed = withCheckMacValue(NOTIFICATION, KEYS);
    expect(hasCheckMacValue(signed, KEYS)).toBe(true);
    for (const name of Object.keys(NOTIFICATION)) {
      expect(hasCheckMacValue({ ...signed, [name]: 'other' }, KEYS), name).toBe(false);
    }
    expect(hasCheckMacValue({ ...signed, Extra: '' }, KEYS)).toBe(false);
    expect(hasCheckMacValue(signed, { ...KEYS, hashKey: 'x' })).toBe(false);
    expect(hasCheckMacValue(signed, { ...KEYS, hashIv: 'x' })).toBe(false);
    expect(hasCheckMacValue(NOTIFICATION, KEYS)).toBe(false);
  });
});
