import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UploadProgress } from '#client/send-with-progress.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import {
  FileTiles,
  type FileTilesPorts,
  type PickedFile,
  type SendOrder,
  type SentFile,
  type TileNews,
} from './file-tiles.ts';

export type Media = 'image' | 'video' | 'text';

/** An upload as the client sends it, with progress in bytes. */
export function asUpload({ onProgress, ...order }: SendOrder) {
  return {
    ...order,
    onProgress: ({ sentBytes, totalBytes }: UploadProgress) =>
      onProgress(totalBytes === 0 ? 0 : sentBytes / totalBytes),
  };
}

/** What a field takes: how files are checked, sent and shown. */
export interface FileKind<Picked extends PickedFile> extends Pick<FileTilesPorts<Picked>, 'max' | 'check' | 'read'> {
  readonly media: Media;
  /** Types for the file picker. */
  readonly accept: string;
  readonly send: (page: Page, order: SendOrder) => Promise<SentFile>;
}

export interface FileTilesOptions {
  readonly value: readonly string[];
  readonly onChange: (next: readonly string[]) => void;
  readonly onBusy?: ((isBusy: boolean) => void) | undefined;
}

/** The tiles of a field, and their latest change as text. The kind of a field never changes. */
export function useFileTiles<Picked extends PickedFile>(kind: FileKind<Picked>, options: FileTilesOptions) {
  const page = usePage();
  const latest = useRef(options);
  const [news, setNews] = useState('');
  const [tiles] = useState(
    () =>
      new FileTiles<Picked>(
        {
          max: kind.max,
          check: kind.check,
          read: kind.read,
          send: (order) => kind.send(page, order),
          makePreview: (file) => URL.createObjectURL(file),
          freePreview: (preview) => URL.revokeObjectURL(preview),
          onChange: (next) => latest.current.onChange(next),
          tell: (told) => setNews(describeNews(page, kind.media, told)),
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

function describeNews(page: Page, media: Media, news: TileNews): string {
  return page.t(`upload.news.${news.kind}`, { ...news, name: fileName(page, media, news.name) });
}

/** The name of a file; a stored one has none of its own. */
export function fileName(page: Page, media: Media, name: string): string {
  if (name !== '') return name;
  return media === 'image' ? page.t('words.picture') : page.t(`upload.name.${media}`);
}
