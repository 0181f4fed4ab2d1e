import { useEffect, useSyncExternalStore } from 'react';
import { type Page, usePage } from '../../../../app/use-page.ts';
import { packageUploads, type SendPackage, type SentPackage } from './package-uploads.ts';

const NONE: readonly SentPackage[] = [];
const noneOnServer = () => NONE;

/** All files that this window sends. */
export function usePackageUploads(): readonly SentPackage[] {
  return useSyncExternalStore(packageUploads.subscribe, packageUploads.list, noneOnServer);
}

/** The file of a slot, and how one is sent for it. */
export function usePackageUpload(target: Pick<SentPackage, 'slot' | 'applicationId' | 'platform'>) {
  const page = usePage();
  const upload = usePackageUploads().find(({ slot }) => slot === target.slot);
  useEffect(() => watchWindow(page), [page]);
  return { upload, start: (file: File) => packageUploads.start(target, file, sendBy(page)) };
}

/** True while bytes are to be sent: leaving the document breaks that off. */
export function isOnItsWay({ state }: Pick<SentPackage, 'state'>): boolean {
  return state !== 'done' && state !== 'failed';
}

/** Sends as whoever is signed in; what sends comes with the first file. */
function sendBy({ session }: Pick<Page, 'session'>): SendPackage {
  return async (order) => {
    const { uploadPackage } = await import('#client/upload-package.ts');
    const { token, tokenType } = session.state();
    return uploadPackage({ ...order, authorization: `${tokenType} ${token}` });
  };
}

let isWatching = false;

/**
 * The browser asks before the document goes while files are on their way; other pages of the store may be shown
 * meanwhile. The next person at this window sees nothing of what the last one sent.
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
