import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDragging } from '#web/kit/ordering/use-dragging.ts';
import { FileTile } from './file-tile.tsx';
import type { FileTiles, Tile } from './file-tiles.ts';
import type { Media } from './use-file-tiles.ts';

export interface TileListProps {
  readonly tiles: Pick<FileTiles<never>, 'move' | 'retry' | 'remove'>;
  readonly list: readonly Tile[];
  readonly media: Media;
  readonly isDisabled: boolean;
  /** A control below a stored file. */
  readonly detail?: ((reference: string, place: number) => ReactNode) | undefined;
  /** ID of the field, which gets the focus when its last file is removed. */
  readonly fieldId: string;
}

const LOOKS = {
  image: 'grid grid-cols-[repeat(auto-fill,minmax(148px,1fr))] gap-3',
  video: 'grid max-w-xl',
  text: 'grid',
} as const satisfies Record<Media, string>;

/**
 * The files in order. A dragged picture stays in place, and the one under the pointer is highlighted. The focus
 * follows a moved picture, or goes to the neighbor of a removed one.
 */
export function TileList({ tiles, list, media, isDisabled, fieldId, detail }: TileListProps) {
  const element = useRef<HTMLUListElement>(null);
  // Index of the picture under the dragged one.
  const [over, setOver] = useState(-1);
  const focusTile = (place: number) => {
    const items = element.current?.children;
    const next = items?.[Math.min(place, items.length - 1)];
    const button = next?.querySelector<HTMLElement>('[data-tile-remove]');
    const other = document.getElementById(fieldId)?.querySelector<HTMLElement>('[data-upload-choose]');
    (button ?? other)?.focus();
  };
  const dragging = useDragging({
    onDrag: (_, point) => setOver(placeAt(element.current, point)),
    onDrop: (key, point) => {
      setOver(-1);
      const place = placeAt(element.current, point);
      if (place >= 0) tiles.move(key, place);
    },
    onGiveUp: () => setOver(-1),
  });
  return (
    <ul ref={element} className={LOOKS[media]}>
      {list.map((tile, place) => (
        <FileTile
          key={tile.key}
          tile={tile}
          media={media}
          place={place}
          count={list.length}
          dragging={dragging}
          isOver={place === over}
          isDisabled={isDisabled}
          detail={tile.kind === 'done' ? detail?.(tile.reference, place) : undefined}
          onRetry={() => tiles.retry(tile.key)}
          onRemove={() => {
            flushSync(() => tiles.remove(tile.key));
            focusTile(place);
          }}
          onMove={(to) => flushSync(() => tiles.move(tile.key, to))}
        />
      ))}
    </ul>
  );
}

/** Index of the picture at a point of the window; -1 if there is none. */
function placeAt(list: HTMLElement | null, { x, y }: { readonly x: number; readonly y: number }): number {
  return [...(list?.children ?? [])].findIndex((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}
