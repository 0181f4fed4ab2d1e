import {
  createProduct,
  deleteProduct,
  duplicateProduct,
  editProduct,
  endProductJob,
  exportProducts,
  getOwnProduct,
  getProductJob,
  importProducts,
  listOwnProducts,
  listPriceHistory,
  previewPrices,
  pullProduct,
  releaseProduct,
  repriceProducts,
} from '#contract/product/developer-endpoints.ts';
import { listPublicProducts } from '#contract/product/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createCreateProduct } from './create-product.ts';
import { createDeleteProduct } from './delete-product.ts';
import { createDuplicateProduct } from './duplicate-product.ts';
import { createEditProduct } from './edit-product.ts';
import { createEndProductJob } from './end-product-job.ts';
import { createExportProducts } from './export-products.ts';
import { createGetOwnProduct } from './get-own-product.ts';
import { createGetProductJob } from './get-product-job.ts';
import { createImportProducts } from './import-products.ts';
import { createListOwnProducts } from './list-own-products.ts';
import { createListPriceHistory } from './list-price-history.ts';
import { createListPublicProducts } from './list-public-products.ts';
import { createPreviewPrices } from './preview-prices.ts';
import { createRepriceProducts } from './reprice-products.ts';
import { createShelveProduct } from './shelve-product.ts';

/** What players see of products, and what their developers do with them. */
export function productHandlers(services: Services): BoundHandler[] {
  return [
    handle(listPublicProducts, createListPublicProducts(services)),
    handle(listOwnProducts, createListOwnProducts(services)),
    handle(getOwnProduct, createGetOwnProduct(services)),
    handle(createProduct, createCreateProduct(services)),
    handle(editProduct, createEditProduct(services)),
    handle(releaseProduct, createShelveProduct(services, 'release')),
    handle(pullProduct, createShelveProduct(services, 'pull')),
    handle(deleteProduct, createDeleteProduct(services)),
    handle(duplicateProduct, createDuplicateProduct(services)),
    handle(repriceProducts, createRepriceProducts(services)),
    handle(previewPrices, createPreviewPrices(services)),
    handle(listPriceHistory, createListPriceHistory(services)),
    handle(exportProducts, createExportProducts(services)),
    handle(importProducts, createImportProducts(services)),
    handle(getProductJob, createGetProductJob(services)),
    handle(endProductJob, createEndProductJob(services)),
  ];
}
