export { findNextDiscountChange } from './discount-queries.ts';
export { findGamePrices, findGameProduct, type GameProductTexts, type PriceView } from './game-price-queries.ts';
export { currenciesOf, type OfferedCounts, readOffered, readOfferedCounts } from './offered-queries.ts';
export { BEGUN, hasRepricing } from './product-job-queries.ts';
export { hasProductsOnShelf } from './selling-queries.ts';
export {
  findShop,
  readFront,
  readShop,
  type Shop,
  type ShopFront,
  type ShopProduct,
  type Texts,
} from './shop-queries.ts';
