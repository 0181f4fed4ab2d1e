import { setGameProduct } from '#contract/product/developer-endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import type { ProductDialogProps } from './pull-product.tsx';

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
