import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** ECPay's public test merchant. */
export const ECPAY_SETTINGS = {
  ECPAY_MERCHANT_ID: '3002607',
  ECPAY_HASH_KEY: 'pwFHCqoQZGmho4w6',
  ECPAY_HASH_IV: 'EkRm7iFT261dpevs',
} as const;

/** How the server behaves: as ECPay does, or not. */
export type EcpayMood =
  | 'good'
  | 'bad mac'
  | 'silent'
  | 'broken'
  | 'failing'
  | 'babbling'
  | 'refusing'
  | 'another trade';

type Fields = Readonly<Record<string, string>>;

interface Trade {
  readonly fields: Fields;
  readonly tradeNo: string;
  status: '0' | '1' | '10200095';
  paymentType: string;
  refunded: number;
}

/** An independent implementation of the check value, so as not to repeat a mistake of the product. */
export function checkMac(fields: Fields): string {
  const names = Object.keys(fields).filter((name) => name !== 'CheckMacValue');
  names.sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en'));
  const query = names.map((name) => `${name}=${fields[name]}`).join('&');
  const raw = `HashKey=${ECPAY_SETTINGS.ECPAY_HASH_KEY}&${query}&HashIV=${ECPAY_SETTINGS.ECPAY_HASH_IV}`;
  // As .NET encodes: everything except letters, digits and -_.!*() is percent-encoded, a space is a plus.
  const encoded = [...Buffer.from(raw)].map((byte) => {
    const character = String.fromCharCode(byte);
    if (/[\w.!*()-]/.test(character)) return character;
    return character === ' ' ? '+' : `%${byte.toString(16).padStart(2, '0')}`;
  });
  return createHash('sha256').update(encoded.join('').toLowerCase()).digest('hex').toUpperCase();
}

export const signed = (fields: Fields): Fields => ({ ...fields, CheckMacValue: checkMac(fields) });
const isSigned = (fields: Fields) => fields.CheckMacValue === checkMac(fields);

/** Starts a local server that speaks ECPay's protocol and validates the requests it receives. */
export async function startEcpay() {
  const trades = new Map<string, Trade>();
  const asked: { readonly path: string; readonly fields: Fields }[] = [];
  let mood: EcpayMood = 'good';
  const answers: Readonly<Record<string, (fields: Fields) => Fields | string>> = {
    '/Cashier/AioCheckOut/V5': (fields) => checkOut(trades, fields),
    '/Cashier/QueryTradeInfo/V5': (fields) => queryTrade(trades, fields),
    '/CreditDetail/DoAction': (fields) => doAction(trades, fields, mood === 'refusing'),
  };
  const server = createServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await readBody(request)));
    const path = request.url ?? '';
    asked.push({ path, fields });
    if (mood === 'silent') return;
    if (mood === 'broken') return request.socket.destroy();
    if (!isSigned(fields)) return send(response, '0|CheckMacValue Error');
    if (mood === 'failing') return response.writeHead(503).end();
    const answer = mood === 'babbling' ? '<html>busy</html>' : (answers[path]?.(fields) ?? 'not found');
    if (typeof answer === 'string') return send(response, answer);
    send(response, new URLSearchParams(inMood(answer, mood)).toString());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    trades,
    asked,
    be: (next: EcpayMood) => {
      mood = next;
    },
    /** Pays a trade; returns the form of its notification. */
    pay(orderId: string, overrides: Fields = {}): Fields {
      const trade = trades.get(orderId);
      if (trade === undefined) throw new Error(`no trade ${orderId}`);
      trade.status = '1';
      return signed({ ...notificationOf(trade), RtnCode: '1', RtnMsg: '交易成功', ...overrides });
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type Ecpay = Awaited<ReturnType<typeof startEcpay>>;

export function notificationOf({ fields, tradeNo, paymentType }: Trade): Fields {
  return {
    CustomField1: '',
    CustomField2: '',
    CustomField3: '',
    CustomField4: '',
    MerchantID: ECPAY_SETTINGS.ECPAY_MERCHANT_ID,
    MerchantTradeNo: fields.MerchantTradeNo ?? '',
    PaymentDate: '2026/03/01 12:01:00',
    PaymentType: paymentType,
    PaymentTypeChargeFee: '2',
    SimulatePaid: '0',
    StoreID: '',
    TradeAmt: fields.TotalAmount ?? '',
    TradeDate: fields.MerchantTradeDate ?? '',
    TradeNo: tradeNo,
  };
}

const PAYMENT_TYPES: Readonly<Record<string, string>> = {
  Credit: 'Credit_CreditCard',
  CVS: 'CVS_CVS',
  ALL: 'TWQR_OPAY',
};

function checkOut(trades: Map<string, Trade>, fields: Fields): string {
  const orderId = fields.MerchantTradeNo ?? '';
  if (!/^[\dA-Za-z]{1,20}$/.test(orderId)) return 'MerchantTradeNo Error';
  if (!/^[1-9]\d*$/.test(fields.TotalAmount ?? '')) return 'TotalAmount Error';
  const paymentType = PAYMENT_TYPES[fields.ChoosePayment ?? ''];
  if (paymentType === undefined || fields.PaymentType !== 'aio') return 'ChoosePayment Error';
  const tradeNo = `26030112${String(trades.size + 1).padStart(8, '0')}`;
  trades.set(orderId, { fields, tradeNo, status: '0', paymentType, refunded: 0 });
  return 'the checkout page';
}

function queryTrade(trades: Map<string, Trade>, { MerchantTradeNo: orderId = '' }: Fields): Fields {
  const trade = trades.get(orderId);
  const none = { MerchantID: ECPAY_SETTINGS.ECPAY_MERCHANT_ID, MerchantTradeNo: orderId, TradeAmt: '', TradeNo: '' };
  if (trade === undefined) return { ...none, TradeStatus: '10200047', PaymentType: '' };
  return { ...notificationOf(trade), TradeStatus: trade.status, ItemName: trade.fields.ItemName ?? '' };
}

function doAction(trades: Map<string, Trade>, fields: Fields, isRefusing: boolean): Fields {
  const { MerchantTradeNo: orderId = '', TradeNo = '', TotalAmount = '0' } = fields;
  const trade = trades.get(orderId);
  const reply = { MerchantID: ECPAY_SETTINGS.ECPAY_MERCHANT_ID, MerchantTradeNo: orderId, TradeNo };
  const isPaid = trade?.status === '1' && trade.tradeNo === TradeNo && trade.paymentType === 'Credit_CreditCard';
  if (!isPaid || isRefusing) return { ...reply, RtnCode: '10200105', RtnMsg: 'error_nopay' };
  trade.refunded += Number(TotalAmount);
  return { ...reply, RtnCode: '1', RtnMsg: '' };
}

function inMood(answer: Fields, mood: EcpayMood): Record<string, string> {
  if (mood === 'another trade') return { ...signed({ ...answer, MerchantTradeNo: 'D260301ZZZZZZZZZZ' }) };
  return mood === 'bad mac' ? { ...answer, CheckMacValue: 'F'.repeat(64) } : { ...signed(answer) };
}

function send(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/html' }).end(text);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
