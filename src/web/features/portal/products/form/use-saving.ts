import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createProduct, editProduct, getOwnProduct, reviseProduct } from '#contract/product/developer-endpoints.ts';
import type { DefaultProduct, Product } from '#contract/product/entities.ts';
import { SHELF } from '#contract/values/states.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { focusSummary } from '#web/kit/form/problem-summary.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { publishProduct } from '../actions/product-actions.tsx';
import { isOvertaken, readRefusals } from './find-problems.ts';
import { type ProductDraft, toSentPoint, toSubmission } from './product-draft.ts';
import type { ProductForm } from './use-product-form.ts';

interface SaveOptions {
  /** Publishes the product after saving. */
  readonly isReleased: boolean;
  /** Overwrites changes that someone else has saved since the product was loaded. */
  readonly isOverwriting?: boolean;
}

/** The context of a form. */
interface ProductSurroundings {
  readonly applicationId: string;
  readonly defaultProduct: DefaultProduct;
}

/** Creates the product or saves its changes; failures are shown at their fields and in the summary. */
export function useSaving(form: ProductForm, surroundings: ProductSurroundings) {
  const page = usePage();
  const router = useRouter();
  const send = useSending(form, surroundings);
  const [overtaken, setOvertaken] = useState<SaveOptions | null>(null);
  const refuse = (found: Parameters<ProductForm['refuse']>[0]) => {
    flushSync(() => form.refuse(found));
    focusSummary();
  };
  const { isBusy, start } = useAction(async (options: SaveOptions) => {
    if (form.isUploading) return toasts.show('info', page.t('products.waitForIcon'));
    if (form.problems.size > 0) return refuse(new Map());
    const { draft } = form;
    try {
      setOvertaken(null);
      await send(draft, options);
    } catch (error) {
      if (isOvertaken(error)) return setOvertaken(options);
      const found = readRefusals(error, toSubmission(draft));
      if (found.size === 0) throw error;
      refuse(found);
    }
  });
  const taking = useAction(async ({ id }: Product) => {
    form.settle(await page.call(getOwnProduct, { id }), form.draft);
    setOvertaken(null);
    await router.invalidate();
  });
  return {
    isBusy: isBusy || taking.isBusy,
    save: start,
    /** Replaces the input with the version that someone else has saved. */
    takeStored: () => form.stored !== null && taking.start(form.stored),
    /** The options of a save that failed with a conflict; null if there is none. */
    overtaken,
  };
}

/** The calls and the navigation after them. */
function useSending(form: ProductForm, { applicationId, defaultProduct: point }: ProductSurroundings) {
  const page = usePage();
  const router = useRouter();
  const navigate = useNavigate();
  const defaultProduct = toSentPoint(point);
  const toList = () =>
    navigate({ to: '/developer/products', search: { applicationId }, replace: true, ignoreBlocker: true });
  const release = async (id: number, name: string) => {
    if (await publishProduct(page, { id, name })) return toList();
    // The product is saved even if its application's declaration prevents publishing it.
    return form.stored === null ? toEditor(id) : router.invalidate();
  };
  const create = async (draft: ProductDraft, { isReleased }: SaveOptions) => {
    const sent = toSubmission(draft);
    const { id } = await page.call(createProduct, { applicationId, ...sent, defaultProduct });
    try {
      if (isReleased) return await release(id, sent.name);
      toasts.show('success', page.t('products.created', { name: sent.name }));
    } catch (error) {
      // The product exists even if publishing failed; saving again would create another one.
      await toEditor(id);
      throw error;
    }
    await toEditor(id);
  };
  const toEditor = (id: number) =>
    navigate({
      to: '/developer/products/$productId',
      params: { productId: String(id) },
      replace: true,
      ignoreBlocker: true,
    });
  const change = async (product: Product, draft: ProductDraft, { isReleased, isOverwriting }: SaveOptions) => {
    const { id } = product;
    const { productId: _fixed, ...sent } = toSubmission(draft);
    const readAt = isOverwriting ? {} : { updatedAt: product.updatedAt };
    await page.call(product.status === SHELF.onShelf ? reviseProduct : editProduct, {
      id,
      ...sent,
      defaultProduct,
      ...readAt,
    });
    form.settle(await page.call(getOwnProduct, { id }), draft);
    if (isReleased) return release(id, sent.name);
    await router.invalidate();
    toasts.show('success', page.t('products.saved', { name: sent.name }));
  };
  return (draft: ProductDraft, options: SaveOptions) =>
    form.stored === null ? create(draft, options) : change(form.stored, draft, options);
}
