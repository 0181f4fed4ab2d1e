/** What a build of the browser's files is made of; `tools/build-service-worker.ts` puts it in. */
export interface Release {
  /** Changes with every file of the build. */
  readonly id: string;
  /** Scripts that every page begins with: who runs another one has an older or newer build. */
  readonly entry: readonly string[];
  /** Everything that the offline page needs besides what its own HTML names. */
  readonly shell: readonly string[];
}

/** What the worker tells pages once it is in charge. */
export interface ReleaseMessage {
  readonly type: 'release';
  readonly entry: readonly string[];
}

/** What a page tells the worker: in which language the next visit would be. */
export interface LanguageMessage {
  readonly type: 'language';
  readonly locale: string;
}
