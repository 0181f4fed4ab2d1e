import { useRouter } from '@tanstack/react-router';
import { Copy, Ellipsis, Gamepad2, History, Pencil, Rocket, Trash2, Undo2 } from 'lucide-react';
import type { Product } from '#contract/product/entities.ts';
import { SHELF } from '#contract/values/states.ts';
import { useAction } from '#web/app/use-action.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ActionMenu, type MenuEntry } from '../../applications/action-menu.tsx';
import { priceHistoryAddress, productAddress } from '../product-links.ts';
import { publishProduct } from './publish-product.ts';

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
