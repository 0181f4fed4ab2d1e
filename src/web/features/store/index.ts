export { balanceStore, mainBalance, useBalances } from './balance/balance-store.ts';
export { loadBalances } from './balance/load-balances.ts';
export { announceBalances, watchBalances } from './balance/watch-balances.ts';
export { topUpQuery } from './deposit/top-up-prefill.ts';
export { BuyGame } from './exchange/buy-game.tsx';
export { checkExchange, type ExchangeCheck } from './exchange/check-exchange.ts';
export { ExchangeSums } from './exchange/exchange-sums.tsx';
export { loadProducts, type ProductOffer } from './exchange/load-products.ts';
export { ProductCard, ProductIcon } from './exchange/product-card.tsx';
export { ProductsSection } from './exchange/products-section.tsx';

export { remindOfPhone } from './remind-of-phone.ts';
