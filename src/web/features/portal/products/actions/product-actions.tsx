import { useRouter } from '@tanstack/react-router';
import { Copy, Ellipsis, Gamepad2, History, Pencil, Rocket, Trash2, Undo2 } from 'lucide-react';
import { ApiError } from '#contract/errors/api-error.ts';
import { deleteProduct, pullProduct, releaseProduct, setGameProduct } from '#contract/product/developer-endpoints.ts';
import type { Product } from '#contract/product/entities.ts';
import { SHELF } from '#contract/values/states.ts';
import { useAction } from '#web/app/use-action.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { ActionMenu, type MenuEntry } from '../../applications/action-menu.tsx';
import { priceHistoryAddress, productAddress } from '../product-links.ts';

export type AskedAction = 'pull' | 'duplicate' | 'delete' | 'game';

interface ProductMenuProps {
  readonly product: Product;
  /** Whether the product sells the game itself. */
  readonly isGame: boolean;
  /** Called for actions that need a confirmation. */
  readonly onAsk: (action: AskedAction) => void;
}

/** The actions on a product, with the reason for each one that is not available. */
export function ProductMenu({ product, isGame, onAsk }: ProductMenuProps) {
  const page = usePage();
  const router = useRouter();
  const { id, name, status } = product;
  const release = useAction(async () => {
    if (await publishProduct(page, { id, name })) await router.invalidate();
  });
  const removed = status === SHELF.removed ? page.t('error.60035') : undefined;
  const entries: readonly MenuEntry[] = [
    editEntry(page, product),
    status === SHELF.onShelf
      ? { label: page.t('words.unpublish'), Icon: Undo2, run: () => onAsk('pull') }
      : { label: page.t('words.publish'), Icon: Rocket, run: release.start, obstacle: removed },
    {
      label: page.t(isGame ? 'products.game.free' : 'products.game.sell'),
      Icon: Gamepad2,
      run: () => onAsk('game'),
      obstacle: isGame ? undefined : removed,
    },
    { label: page.t('products.duplicate'), Icon: Copy, run: () => onAsk('duplicate'), obstacle: removed },
    { label: page.t('products.history'), Icon: History, href: priceHistoryAddress(page, id) },
    {
      label: page.t('words.delete'),
      Icon: Trash2,
      run: () => onAsk('delete'),
      obstacle: isGame ? page.t('products.game.kept') : undefined,
    },
  ];
  return <ActionMenu label={page.t('words.actionsForName', { name })} Icon={Ellipsis} entries={entries} />;
}

function editEntry(page: Page, { id, status }: Product): MenuEntry {
  const entry = { label: page.t('words.edit'), Icon: Pencil };
  if (status === SHELF.offShelf) return { ...entry, href: productAddress(page, id) };
  return { ...entry, obstacle: page.t(status === SHELF.onShelf ? 'error.60033' : 'error.60035') };
}

export interface ProductDialogProps {
  readonly product: Product;
  readonly onClose: () => void;
}

/** Asks for confirmation before a product is unpublished. */
export function PullProduct({ product: { id, name }, onClose }: ProductDialogProps) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('words.unpublishName', { name })}
      confirm={page.t('words.unpublish')}
      isDanger
      call={() => page.call(pullProduct, { id })}
      done={page.t('words.nameIsUnpublished', { name })}
      onClose={onClose}
    >
      {page.t('products.pull.text')}
    </ConfirmAction>
  );
}

/** The list, which receives the focus when a product is deleted. */
export const LIST_ID = 'products';

/** Asks for confirmation before a product is deleted, which cannot be undone. */
export function DeleteProduct({ product: { id, name, productId }, onClose }: ProductDialogProps) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('products.delete.title', { name })}
      confirm={page.t('words.delete')}
      isDanger
      call={() => page.call(deleteProduct, { id })}
      done={page.t('products.deleted', { name })}
      focusAfter={LIST_ID}
      onClose={onClose}
    >
      {page.t('products.delete.text', { id: productId })}
    </ConfirmAction>
  );
}

interface GameProductProps extends ProductDialogProps {
  /** Whether the product sells the game so far. */
  readonly isGame: boolean;
}

/** Asks for confirmation before a product sells the game itself, or before the game becomes free again. */
export function GameProduct({ product: { id, appId, name }, isGame, onClose }: GameProductProps) {
  const page = usePage();
  const kind = isGame ? 'free' : 'sell';
  return (
    <ConfirmAction
      title={page.t(`products.game.${kind}.title`, { name })}
      confirm={page.t(`products.game.${kind}`)}
      call={() => page.call(setGameProduct, { applicationId: appId, ...(!isGame && { id }) })}
      done={page.t(`products.game.${kind}.done`, { name })}
      onClose={onClose}
    >
      {page.t(`products.game.${kind}.text`)}
    </ConfirmAction>
  );
}

/** The field that is invalid if the application is declared to sell nothing. */
const DECLARED = 'hasInAppPurchase';

/**
 * Publishes a product and returns whether it is published. If the application's declaration forbids that, an
 * explanation is shown instead.
 * @throws all other errors.
 */
export async function publishProduct(
  page: Page,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<boolean> {
  try {
    await page.call(releaseProduct, { id });
  } catch (error) {
    const text = error instanceof ApiError ? page.translator.find(error.fields?.[DECLARED] ?? '') : undefined;
    if (text === undefined) throw error;
    toasts.show('error', text);
    return false;
  }
  toasts.show('success', page.t('words.nameIsPublished', { name }));
  return true;
}
