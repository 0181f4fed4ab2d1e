import { useEffect, useSyncExternalStore } from 'react';
import { type Page, usePage } from '#web/app/use-page.ts';
import { packageUploads, type SendPackage, type SentPackage } from './package-uploads.ts';

const NONE: readonly SentPackage[] = [];
const noneOnServer = () => NONE;

/** All uploads of this window. */
export function usePackageUploads(): readonly SentPackage[] {
  return useSyncExternalStore(packageUploads.subscribe, packageUploads.list, noneOnServer);
}

/** The upload of a slot and a function to start one. */
export function usePackageUpload(target: Pick<SentPackage, 'slot' | 'applicationId' | 'platform'>) {
  const page = usePage();
  const upload = usePackageUploads().find(({ slot }) => slot === target.slot);
  useEffect(() => watchWindow(page), [page]);
  return { upload, start: (file: File) => packageUploads.start(target, file, sendBy(page)) };
}

/** Whether an upload is pending; leaving the document would interrupt it. */
export function isOnItsWay({ state }: Pick<SentPackage, 'state'>): boolean {
  return state !== 'done' && state !== 'failed';
}

/** Uploads with the current session; the uploader is loaded with the first file. */
function sendBy({ session }: Pick<Page, 'session'>): SendPackage {
  return async (order) => {
    const { uploadPackage } = await import('#client/upload-package.ts');
    const { token, tokenType } = session.state();
    return uploadPackage({ ...order, authorization: `${tokenType} ${token}` });
  };
}

let isWatching = false;

/**
 * Asks before the document is left during an upload; navigation within the store does not interrupt it. Uploads are
 * removed on sign-out, so that the next user of this window does not see them.
 */
function watchWindow({ session }: Pick<Page, 'session'>): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('beforeunload', (event) => {
    if (packageUploads.list().some(isOnItsWay)) event.preventDefault();
  });
  session.subscribe(() => {
    if (!session.state().isLogin) packageUploads.clear();
  });
}
