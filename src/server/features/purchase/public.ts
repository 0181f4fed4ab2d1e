export { acknowledge, countBought, listBought, type PurchaseRow, presentPurchase } from './purchase-queries.ts';
