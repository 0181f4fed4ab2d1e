export { writePurchaseMessage } from './message-queries.ts';
export { deleteWebhooksOf } from './webhook-queries.ts';
