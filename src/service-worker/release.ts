/** The content of a browser build, injected by `tools/build-service-worker.ts`. */
export interface Release {
  /** Changes with any file of the build. */
  readonly id: string;
  /** Entry scripts of every page: a page with others belongs to another build. */
  readonly entry: readonly string[];
  /** Everything the offline page needs besides the files named in its HTML. */
  readonly shell: readonly string[];
}

/** Sent by the worker to pages once it is active. */
export interface ReleaseMessage {
  readonly type: 'release';
  readonly entry: readonly string[];
}

/** Sent by a page to the worker: the language of the next visit. */
export interface LanguageMessage {
  readonly type: 'language';
  readonly locale: string;
}
