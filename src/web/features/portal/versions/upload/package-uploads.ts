import { useEffect, useSyncExternalStore } from 'react';
import type {
  PackageUpload,
  PackageUploadOrder,
  PackageUploadProgress,
  PackageUploadState,
} from '#client/upload-package.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { createStore } from '#web/ui/create-store.ts';

/** A pending upload, or a complete one that is not yet part of a version. */
export interface SentPackage extends PackageUploadProgress, Pick<PackageUploadOrder, 'applicationId' | 'platform'> {
  readonly slot: string;
  readonly name: string;
  readonly state: PackageUploadState;
  /** Null until the upload is complete. */
  readonly uploadId: string | null;
  /** Reason of a failure. */
  readonly error: unknown;
}

export type SendOrder = Required<
  Pick<PackageUploadOrder, 'applicationId' | 'platform' | 'file' | 'onProgress' | 'onState'>
>;

export type SendPackage = (order: SendOrder) => Promise<PackageUpload>;

interface Running {
  readonly file: File;
  readonly send: SendPackage;
  sending: PackageUpload | null;
}

/** The slot of a file: the next version of a platform, or an existing version whose file is replaced. */
export function slotOf(
  applicationId: string,
  platform: SentPackage['platform'],
  versionId: number | null = null,
): string {
  return [applicationId, platform, versionId ?? 'new'].join(' ');
}

/** The version whose file is replaced; undefined for a new version. */
export function versionOfSlot(slot: string): number | undefined {
  const version = Number(slot.split(' ').at(-1));
  return Number.isNaN(version) ? undefined : version;
}

/** Whether an upload known to the server is one of this window's uploads. */
export function isSameUpload(sent: SentPackage, known: Readonly<UploadName> & { readonly uploadId: string }): boolean {
  if (sent.uploadId !== null) return sent.uploadId === known.uploadId;
  return NAMED_BY.every((field) => sent[field] === known[field]);
}

const NAMED_BY = ['applicationId', 'platform', 'name'] as const satisfies readonly (keyof SentPackage)[];
type UploadName = Pick<SentPackage, (typeof NAMED_BY)[number]>;

/**
 * The uploads of this window, one per slot and several in parallel. They continue across navigation; after a reload,
 * choosing the same file again resumes an upload.
 */
export class PackageUploads {
  readonly #store = createStore<readonly SentPackage[]>([]);
  #running = new Map<string, Running>();

  readonly list = this.#store.get;

  find(slot: string): SentPackage | undefined {
    return this.list().find((upload) => upload.slot === slot);
  }

  readonly subscribe = this.#store.subscribe;

  /** Uploads a file and replaces the slot's current one. */
  start(target: Pick<SentPackage, 'slot' | 'applicationId' | 'platform'>, file: File, send: SendPackage): void {
    this.drop(target.slot);
    this.#put({ ...target, ...NOTHING_SENT, name: file.name, total: file.size });
    this.#send(target.slot, { file, send, sending: null });
  }

  /** Assigns a completed upload to a slot. */
  adopt(target: Pick<SentPackage, 'slot' | 'applicationId' | 'platform' | 'name' | 'total' | 'uploadId'>): void {
    this.drop(target.slot);
    this.#put({ ...NOTHING_SENT, ...target, sent: target.total, state: 'done' });
  }

  /** Pauses an upload; one that has not started yet waits until it is resumed. */
  pause(slot: string): void {
    const running = this.#running.get(slot);
    if (running?.sending === null) this.#change(slot, { state: 'paused' });
    else running?.sending.pause();
  }

  /** Resumes a paused upload or retries a failed one. */
  resume(slot: string): void {
    const running = this.#running.get(slot);
    if (running === undefined) return;
    if (this.find(slot)?.state !== 'failed') {
      if (running.sending === null) this.#change(slot, { state: 'waiting' });
      else running.sending.resume();
      return;
    }
    this.#change(slot, { state: 'waiting', error: null });
    this.#send(slot, { ...running, sending: null });
  }

  /** Removes the file of a slot and aborts its upload. */
  drop(slot: string): void {
    const running = this.#running.get(slot);
    this.#running.delete(slot);
    if (this.find(slot)?.state !== 'done') running?.sending?.abort();
    this.#store.set(this.list().filter((upload) => upload.slot !== slot));
  }

  /** Removes all files, for example when the session has ended. */
  clear(): void {
    for (const { slot } of this.list()) this.drop(slot);
  }

  async #send(slot: string, running: Running): Promise<void> {
    this.#running.set(slot, running);
    // The upload may be removed or replaced before a response arrives.
    const isCurrent = () => this.#running.get(slot) === running;
    const change = (changed: Partial<SentPackage>) => {
      if (isCurrent()) this.#change(slot, changed);
    };
    const upload = this.find(slot);
    if (upload === undefined) return;
    const { applicationId, platform } = upload;
    try {
      const sending = await running.send({
        applicationId,
        platform,
        file: running.file,
        onProgress: change,
        onState: (state) => state !== 'done' && change({ state }),
      });
      running.sending = sending;
      if (!isCurrent()) sending.abort();
      else if (this.find(slot)?.state === 'paused') sending.pause();
      const { uploadId } = await sending.done;
      change({ state: 'done', uploadId, sent: upload.total, secondsLeft: 0 });
    } catch (error) {
      change({ state: 'failed', error });
    }
  }

  #put(upload: SentPackage): void {
    this.#store.set([...this.list(), upload]);
  }

  #change(slot: string, changed: Partial<SentPackage>): void {
    this.#store.set(this.list().map((upload) => (upload.slot === slot ? { ...upload, ...changed } : upload)));
  }
}

const NOTHING_SENT = {
  state: 'waiting',
  sent: 0,
  bytesPerSecond: null,
  secondsLeft: null,
  uploadId: null,
  error: null,
} as const satisfies Partial<SentPackage>;

/** The uploads of this window. */
export const packageUploads = new PackageUploads();

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
