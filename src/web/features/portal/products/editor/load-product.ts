import { notFound } from '@tanstack/react-router';
import { getOwnApplication } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getOwnProduct, listOwnProducts } from '#contract/product/developer-endpoints.ts';
import type { DefaultProduct, Product } from '#contract/product/entities.ts';
import { orNotFound } from '#web/app/page/or-not-found.ts';
import type { Page } from '#web/app/use-page.ts';
import { readChosenId } from '../../layout/chosen-page.tsx';

export interface ProductData {
  readonly applicationId: string;
  readonly application: Pick<OwnApplication, 'name' | 'countries' | 'contentDefault'>;
  /** Null for a new product. */
  readonly product: Product | null;
  /** The default product of the application, as listed by the server; it is sent back with the form (O52). */
  readonly defaultProduct: DefaultProduct;
  /** Name in the breadcrumbs. */
  readonly crumb?: string;
}

const hideUnknown = orNotFound(ERROR.invalidFormat, ERROR.applicationNotFound, ERROR.productNotFound);

/** The initial data of a new product. @throws notFound() if the application does not exist. */
export async function loadNewProduct(page: Page, parameters: Readonly<Record<string, unknown>>): Promise<ProductData> {
  const applicationId = readChosenId(parameters);
  if (applicationId === undefined) throw notFound();
  const [application, defaultProduct] = await loadApplication(page, applicationId);
  return { applicationId: application.appId, application, product: null, defaultProduct };
}

/** One of the developer's products. @throws notFound() for another developer's product. */
export async function loadProduct(page: Page, productId: string): Promise<ProductData> {
  const product = await findProduct(page, productId);
  const [application, defaultProduct] = await loadApplication(page, product.appId);
  return { applicationId: product.appId, application, product, defaultProduct, crumb: product.name };
}

/** A product by the numeric ID in its address. */
export function findProduct(page: Page, productId: string): Promise<Product> {
  if (!/^[1-9]\d{0,9}$/.test(productId)) throw notFound();
  return page.call(getOwnProduct, { id: Number(productId) }).catch(hideUnknown);
}

/** One of the developer's applications with its default product. */
async function loadApplication(page: Page, applicationId: string): Promise<[OwnApplication, DefaultProduct]> {
  const [application, { defaultProduct }] = await Promise.all([
    page.call(getOwnApplication, { applicationId, lang: page.state.locale }),
    page.call(listOwnProducts, { applicationId, limit: 1 }),
  ]).catch(hideUnknown);
  return [application, defaultProduct];
}
