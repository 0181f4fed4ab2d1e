import type { CollectionGame } from '#contract/hall/operator-entities.ts';
import { SHELF } from '#contract/values/states.ts';
import { RowIcon } from '#web/kit/list/row-icon.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';

/** A game in a row, with its state unless players see it. */
export function GameName({ game: { name, company, icon, iconPlaceholder, status } }: { game: CollectionGame }) {
  return (
    <>
      <div className="flex min-w-0 flex-1 basis-40 items-center gap-3">
        <RowIcon url={icon} placeholder={iconPlaceholder} />
        <div className="min-w-0">
          <p className="font-bold wrap-anywhere">{name}</p>
          <p className="text-muted text-xs wrap-anywhere">{company}</p>
        </div>
      </div>
      {status !== SHELF.onShelf && <StateChip state={`shelf.${status}`} />}
    </>
  );
}
