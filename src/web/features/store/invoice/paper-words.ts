import { CARRIER_TYPE, type CarrierType } from '#contract/values/states.ts';

/** The texts of the official form, which is Chinese in every language. */
export const PAPER_WORDS = {
  certificate: '電子發票證明聯',
  copy: '電子發票明細',
  random: '隨機碼',
  total: '總計',
  seller: '賣方',
  carrier: '載具',
  noCarrier: '未使用載具',
  order: '訂單編號',
  details: '交易明細',
  item: '品名',
  quantity: '數量',
  amount: '金額',
  sales: '銷售額（應稅）',
  tax: '營業稅',
  allowance: '已折讓',
  voided: '作廢',
  currency: '幣別：新台幣',
} as const;

/** The form's names of the carriers. */
export const PAPER_CARRIERS = {
  [CARRIER_TYPE.mobileBarcode]: '手機條碼',
  [CARRIER_TYPE.citizenCertificate]: '自然人憑證',
  [CARRIER_TYPE.memberCarrier]: '會員載具',
  [CARRIER_TYPE.donation]: '捐贈碼',
} as const satisfies Record<CarrierType, string>;
