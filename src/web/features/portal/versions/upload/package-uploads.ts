import type {
  PackageUpload,
  PackageUploadOrder,
  PackageUploadProgress,
  PackageUploadState,
} from '#client/upload-package.ts';
import { createStore } from '#web/ui/create-store.ts';

/** A file on its way, or arrived and not part of a version yet. */
export interface SentPackage extends PackageUploadProgress, Pick<PackageUploadOrder, 'applicationId' | 'platform'> {
  readonly slot: string;
  readonly name: string;
  readonly state: PackageUploadState;
  /** Null until all of it is there. */
  readonly uploadId: string | null;
  /** Why it failed. */
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

/** Where a file belongs: to the next version of a platform, or to a version that gets another one. */
export function slotOf(
  applicationId: string,
  platform: SentPackage['platform'],
  versionId: number | null = null,
): string {
  return [applicationId, platform, versionId ?? 'new'].join(' ');
}

/** The version that gets another file; undefined where the file belongs to the next one. */
export function versionOfSlot(slot: string): number | undefined {
  const version = Number(slot.split(' ').at(-1));
  return Number.isNaN(version) ? undefined : version;
}

/** Whether a file that the server knows is the one that this window sends, or sent. */
export function isSameUpload(sent: SentPackage, known: Readonly<UploadName> & { readonly uploadId: string }): boolean {
  if (sent.uploadId !== null) return sent.uploadId === known.uploadId;
  return NAMED_BY.every((field) => sent[field] === known[field]);
}

const NAMED_BY = ['applicationId', 'platform', 'name'] as const satisfies readonly (keyof SentPackage)[];
type UploadName = Pick<SentPackage, (typeof NAMED_BY)[number]>;

/**
 * The files of versions that this window sends, one for each slot, several at once. They go on while other pages are
 * shown; what a reload breaks off goes on where it was once the same file is chosen again.
 */
export class PackageUploads {
  readonly #store = createStore<readonly SentPackage[]>([]);
  #running = new Map<string, Running>();

  readonly list = this.#store.get;

  find(slot: string): SentPackage | undefined {
    return this.list().find((upload) => upload.slot === slot);
  }

  readonly subscribe = this.#store.subscribe;

  /** Sends a file, in place of the one that the slot had. */
  start(target: Pick<SentPackage, 'slot' | 'applicationId' | 'platform'>, file: File, send: SendPackage): void {
    this.drop(target.slot);
    this.#put({ ...target, ...NOTHING_SENT, name: file.name, total: file.size });
    this.#send(target.slot, { file, send, sending: null });
  }

  /** Takes a file that has arrived before for the one of a slot. */
  adopt(target: Pick<SentPackage, 'slot' | 'applicationId' | 'platform' | 'name' | 'total' | 'uploadId'>): void {
    this.drop(target.slot);
    this.#put({ ...NOTHING_SENT, ...target, sent: target.total, state: 'done' });
  }

  /** Stops what is on its way; what has not begun yet begins only once it is resumed. */
  pause(slot: string): void {
    const running = this.#running.get(slot);
    if (running?.sending === null) this.#change(slot, { state: 'paused' });
    else running?.sending.pause();
  }

  /** Goes on with what was paused, and tries what failed again. */
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

  /** Forgets the file of a slot; what is still on its way is given up. */
  drop(slot: string): void {
    const running = this.#running.get(slot);
    this.#running.delete(slot);
    if (this.find(slot)?.state !== 'done') running?.sending?.abort();
    this.#store.set(this.list().filter((upload) => upload.slot !== slot));
  }

  /** Forgets everything, as when a session has ended. */
  clear(): void {
    for (const { slot } of this.list()) this.drop(slot);
  }

  async #send(slot: string, running: Running): Promise<void> {
    this.#running.set(slot, running);
    // Somebody may have given the file up, or chosen another, before an answer comes.
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

/** Of this window. */
export const packageUploads = new PackageUploads();
