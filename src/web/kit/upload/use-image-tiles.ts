import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Upload } from '#contract/upload/entities.ts';
import type { ImagePurpose } from '#contract/values/image-purposes.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ImageTiles, type SendOrder, type TileNews } from './image-tiles.ts';
import { readImageFile } from './read-image-file.ts';

export interface ImageTilesOptions {
  readonly purpose: ImagePurpose;
  readonly value: readonly string[];
  readonly onChange: (next: readonly string[]) => void;
  readonly onBusy?: ((isBusy: boolean) => void) | undefined;
}

/** The tiles of a field, and their latest change as text. */
export function useImageTiles(options: ImageTilesOptions) {
  const page = usePage();
  const latest = useRef(options);
  const [news, setNews] = useState('');
  const [tiles] = useState(
    () =>
      new ImageTiles(
        {
          purpose: options.purpose,
          send: (order) => sendImage(page, order),
          read: readImageFile,
          makePreview: (file) => URL.createObjectURL(file),
          freePreview: (preview) => URL.revokeObjectURL(preview),
          onChange: (next) => latest.current.onChange(next),
          tell: (told) => setNews(describeNews(page, told)),
        },
        options.value,
      ),
  );
  const state = useSyncExternalStore(tiles.subscribe, tiles.getState, tiles.getState);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => tiles.setValue(options.value), [tiles, options.value]);
  useEffect(() => () => tiles.close(), [tiles]);
  const isBusy = state.tiles.some(({ kind }) => kind === 'sending');
  useEffect(() => {
    latest.current.onBusy?.(isBusy);
    if (!isBusy) return;
    // An unmounted field cancels its uploads; nothing may wait for them.
    return () => latest.current.onBusy?.(false);
  }, [isBusy]);
  return { tiles, state, news };
}

function describeNews(page: Page, news: TileNews): string {
  const name = news.name === '' ? page.t('words.picture') : news.name;
  return page.t(`upload.news.${news.kind}`, { ...news, name });
}

/** Uploads a picture; rejects with an ApiError. The upload code is loaded with the first picture. */
async function sendImage(page: Page, { file, purpose, onProgress, signal }: SendOrder): Promise<Upload> {
  const { uploadImage } = await import('#client/upload-image.ts');
  return uploadImage(page.call, {
    file,
    purpose,
    signal,
    onProgress: ({ sentBytes, totalBytes }) => onProgress(totalBytes === 0 ? 0 : sentBytes / totalBytes),
  });
}
