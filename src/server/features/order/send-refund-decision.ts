import type { Transaction } from 'kysely';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { toMajor } from '#domain/money/money.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { writeOrderRefundMail } from '../../mails/order-refund.ts';
import type { Services } from '../../services.ts';
import { notify } from '../notification/public.ts';
import { findBuyers } from './order-queries.ts';

/** Notifies the player of a decision on a refund as part of the transaction. Unverified addresses get no mail. */
export async function sendRefundDecision(
  { config, jobs }: Pick<Services, 'config' | 'jobs'>,
  trx: Transaction<Schema>,
  order: Row<'orders'>,
): Promise<void> {
  await notifyInStore(trx, order);
  const [buyer] = await findBuyers(trx, [order.user_id]);
  if (buyer === undefined || buyer.email === '' || !buyer.is_email_confirmed) return;
  const { lang, currency } = order;
  const mail = writeOrderRefundMail({
    to: buyer.email,
    isRefunded: order.status === PAYMENT_STATUS.refunded,
    orderId: order.order_id,
    applicationName: order.application_names[lang],
    productName: order.product_names[lang],
    quantity: order.quantity,
    amount: toMajor(order.amount_minor, currency),
    currency,
    answer: order.refund_answer,
    language: lang,
    name: buyer.nickname,
    company: config.COMPANY_NAME,
    origin: config.PUBLIC_ORIGIN,
  });
  await jobs.enqueue(trx, sendMail, mail);
}

async function notifyInStore(trx: Transaction<Schema>, order: Row<'orders'>): Promise<void> {
  const { order_id: orderId, currency, amount_minor: amountMinor } = order;
  const isRefunded = order.status === PAYMENT_STATUS.refunded;
  await notify(trx, {
    userId: order.user_id,
    kind: 'refund_decided',
    params: { orderId, isRefunded, product: order.product_names, amount: toMajor(amountMinor, currency), currency },
    path: '/store/record',
    ...(order.application_id === null ? {} : { application: order.application_id }),
    now: order.refund_decided_at ?? order.created_at,
  });
}
