import type { FeatureHandlers } from '../../api/handler.ts';
import { createDiscount } from './create-discount.ts';
import { createProduct } from './create-product.ts';
import { deleteDiscount } from './delete-discount.ts';
import { deleteProduct } from './delete-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { editProduct } from './edit-product.ts';
import { endDiscount } from './end-discount.ts';
import { endProductJob } from './end-product-job.ts';
import { exportProducts } from './export-products.ts';
import { getOwnProduct } from './get-own-product.ts';
import { getProductJob } from './get-product-job.ts';
import { importProducts } from './import-products.ts';
import { listDiscounts } from './list-discounts.ts';
import { listOwnProducts } from './list-own-products.ts';
import { listPriceHistory } from './list-price-history.ts';
import { listPublicProducts } from './list-public-products.ts';
import { previewPrices } from './preview-prices.ts';
import { pullProduct } from './pull-product.ts';
import { releaseProduct } from './release-product.ts';
import { repriceProducts } from './reprice-products.ts';
import { reviseProduct } from './revise-product.ts';
import { setGameProduct } from './set-game-product.ts';

/** Products for players and for their developers. */
export const productHandlers = {
  listPublicProducts,
  listOwnProducts,
  getOwnProduct,
  createProduct,
  editProduct,
  reviseProduct,
  releaseProduct,
  pullProduct,
  deleteProduct,
  duplicateProduct,
  setGameProduct,
  listDiscounts,
  createDiscount,
  endDiscount,
  deleteDiscount,
  repriceProducts,
  previewPrices,
  listPriceHistory,
  exportProducts,
  importProducts,
  getProductJob,
  endProductJob,
} satisfies FeatureHandlers;
