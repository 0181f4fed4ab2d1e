import { createStore } from '#web/ui/create-store.ts';

/** A violated limit: a key of the catalog `rules` and the values of its text. */
export interface FileIssue {
  readonly message: string;
  readonly values: Readonly<Record<string, number>>;
}

/** A picked file, with the properties that its check reads. */
export interface PickedFile {
  readonly file: File;
}

export type RefusedFile<Picked> = Picked & { readonly issues: readonly FileIssue[] };

interface TileBase {
  readonly key: string;
  /** File name; empty for a stored file. */
  readonly name: string;
  /** Preview address: an object URL while the field is open, otherwise the file's own. */
  readonly preview: string;
}

/** A file is sent; what players cannot use is then converted by the store. */
export type SendStep = 'sending' | 'converting';

/** A file of the field: stored, uploading or failed. */
export type Tile =
  | (TileBase & { readonly kind: 'done'; readonly reference: string })
  | (TileBase & {
      readonly kind: 'sending';
      readonly file: File;
      readonly step: SendStep;
      /** Of the step, 0 to 1. */
      readonly progress: number;
    })
  | (TileBase & { readonly kind: 'failed'; readonly file: File; readonly error: unknown });

export interface TilesState<Picked> {
  readonly tiles: readonly Tile[];
  /** Violations of the last picked files. */
  readonly issues: readonly FileIssue[];
  /** The rejected ones of those files. */
  readonly refused: readonly RefusedFile<Picked>[];
  /** The last removed file, until the next change. */
  readonly removed: { readonly tile: Tile; readonly place: number } | null;
}

/** Changes to announce to screen readers. */
export type TileNews =
  | { readonly kind: 'done' | 'failed' | 'removed' | 'restored' | 'cancelled'; readonly name: string }
  | { readonly kind: 'moved'; readonly name: string; readonly place: number; readonly count: number };

export interface SendOrder {
  readonly file: File;
  readonly onProgress: (share: number, step?: SendStep) => void;
  readonly signal: AbortSignal;
}

export interface SentFile {
  readonly url: string;
  /** It differs from what was sent, which the browser may be unable to show. */
  readonly isConverted?: boolean;
}

export interface FileSelection<Picked> {
  readonly accepted: readonly Picked[];
  readonly refused: readonly { readonly file: Picked; readonly issues: readonly FileIssue[] }[];
  /** Messages about the selection as a whole; empty if every file was accepted. */
  readonly messages: readonly FileIssue[];
}

export interface FileTilesPorts<Picked extends PickedFile> {
  /** How many files the field holds; a field for one replaces it. */
  readonly max: number;
  readonly check: (files: readonly Picked[], presentCount: number) => FileSelection<Picked>;
  readonly send: (order: SendOrder) => Promise<SentFile>;
  readonly read: (file: File) => Promise<Picked>;
  readonly makePreview: (file: File) => string;
  readonly freePreview: (preview: string) => void;
  readonly onChange: (value: readonly string[]) => void;
  readonly tell: (news: TileNews) => void;
}

/** Saturates a connection, without ten pictures slowing each other down. */
const PARALLEL = 3;

/** The files of a field: validates them, uploads several at once, and keeps their order whichever finishes first. */
export class FileTiles<Picked extends PickedFile> {
  #ports: FileTilesPorts<Picked>;
  readonly #store = createStore<TilesState<Picked>>({ tiles: [], issues: [], refused: [], removed: null });
  #running = new Map<string, AbortController>();
  #lastKey = 0;

  constructor(ports: FileTilesPorts<Picked>, value: readonly string[]) {
    this.#ports = ports;
    this.#set({ tiles: value.map((reference) => this.#stored(reference)) });
  }

  readonly getState = this.#store.get;

  readonly subscribe = this.#store.subscribe;

  /** Sets the form's files; ignored if the tiles already match. */
  setValue(value: readonly string[]): void {
    const { tiles } = this.getState();
    const current = referencesOf(tiles);
    if (value.length === current.length && value.every((reference, place) => reference === current[place])) return;
    const known = new Map(tiles.flatMap((tile) => (tile.kind === 'done' ? [[tile.reference, tile]] : [])));
    const next = value.map((reference) => known.get(reference) ?? this.#stored(reference));
    for (const tile of known.values()) if (!next.includes(tile)) this.#free(tile);
    this.#set({ tiles: [...next, ...tiles.filter(({ kind }) => kind !== 'done')] });
  }

  /** Adds the valid files; a field for one file replaces it. */
  async add(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    const { max, check, read } = this.#ports;
    const picked = await Promise.all(files.map(read));
    this.#forgetRemoved();
    const isSingle = max === 1;
    const { accepted, refused, messages } = check(picked, isSingle ? 0 : this.getState().tiles.length);
    const [former] = this.getState().tiles;
    if (isSingle && accepted.length > 0 && former !== undefined) this.remove(former.key);
    const tiles = accepted.map(({ file }) => this.#sending(file));
    this.#set({
      tiles: [...this.getState().tiles, ...tiles],
      issues: messages,
      refused: refused.map(({ file, issues }) => ({ ...file, issues })),
    });
    this.#sendNext();
  }

  /** Adds a cropped version of a rejected file; the other rejected files stay listed. */
  async addCut(former: RefusedFile<Picked>, file: File): Promise<void> {
    const others = this.getState().refused.filter((refused) => refused !== former);
    await this.add([file]);
    const { issues, refused } = this.getState();
    const [first] = others;
    if (first === undefined || issues.length > 0) return;
    this.#set({
      issues: others.length === 1 ? first.issues : [{ message: 'image.some_refused', values: {} }],
      refused: [...refused, ...others],
    });
  }

  retry(key: string): void {
    this.#replace(key, (tile) =>
      tile.kind === 'failed'
        ? { ...baseOf(tile), kind: 'sending', file: tile.file, step: 'sending', progress: 0 }
        : tile,
    );
    this.#sendNext();
  }

  /** Removes a file and cancels its upload. */
  remove(key: string): void {
    const place = this.getState().tiles.findIndex((tile) => tile.key === key);
    const tile = this.getState().tiles[place];
    if (tile === undefined) return;
    this.#running.get(key)?.abort();
    this.#running.delete(key);
    this.#forgetRemoved();
    const isKept = tile.kind === 'done';
    if (!isKept) this.#free(tile);
    this.#set({
      tiles: this.getState().tiles.filter((other) => other !== tile),
      issues: [],
      refused: [],
      removed: isKept ? { tile, place } : null,
    });
    this.#emit();
    this.#ports.tell({ kind: tile.kind === 'sending' ? 'cancelled' : 'removed', name: tile.name });
    this.#sendNext();
  }

  /** Restores the last removed file, replacing its successor in a full field. */
  undo(): void {
    const { removed } = this.getState();
    if (removed === null) return;
    const { max } = this.#ports;
    for (const tile of this.getState().tiles.slice(max - 1)) this.#drop(tile);
    this.#set({
      tiles: this.getState()
        .tiles.slice(0, max - 1)
        .toSpliced(removed.place, 0, removed.tile),
      issues: [],
      refused: [],
      removed: null,
    });
    this.#emit();
    this.#ports.tell({ kind: 'restored', name: removed.tile.name });
  }

  /** Moves a file to an index, from 0; clamped to the ends. */
  move(key: string, place: number): void {
    const { tiles } = this.getState();
    const from = tiles.findIndex((tile) => tile.key === key);
    const tile = tiles[from];
    const to = Math.max(0, Math.min(place, tiles.length - 1));
    if (tile === undefined || from === to) return;
    this.#set({ tiles: tiles.toSpliced(from, 1).toSpliced(to, 0, tile) });
    this.#emit();
    this.#ports.tell({ kind: 'moved', name: tile.name, place: to + 1, count: tiles.length });
  }

  /** Cancels uploads and releases the previews. */
  close(): void {
    for (const tile of this.getState().tiles) this.#drop(tile);
    this.#forgetRemoved();
  }

  #sendNext(): void {
    for (const tile of this.getState().tiles) {
      if (this.#running.size >= PARALLEL) return;
      if (tile.kind === 'sending' && !this.#running.has(tile.key)) void this.#send(tile.key, tile.file);
    }
  }

  async #send(key: string, file: File): Promise<void> {
    const control = new AbortController();
    this.#running.set(key, control);
    const onProgress = (progress: number, step: SendStep = 'sending') =>
      this.#replace(key, (tile) => (tile.kind === 'sending' ? { ...tile, step, progress } : tile));
    try {
      const order = { file, onProgress, signal: control.signal };
      const { url, isConverted = false } = await this.#ports.send(order);
      if (control.signal.aborted) return;
      this.#replace(key, (tile) => {
        if (isConverted) this.#free(tile);
        return { ...baseOf(tile), ...(isConverted && { preview: url }), kind: 'done', reference: url };
      });
      this.#emit();
      this.#ports.tell({ kind: 'done', name: file.name });
    } catch (error) {
      if (control.signal.aborted) return;
      this.#replace(key, (tile) => ({ ...baseOf(tile), kind: 'failed', file, error }));
      this.#ports.tell({ kind: 'failed', name: file.name });
    } finally {
      if (this.#running.get(key) === control) this.#running.delete(key);
      if (!control.signal.aborted) this.#sendNext();
    }
  }

  #stored(reference: string): Tile {
    return { key: this.#nextKey(), name: '', preview: reference, kind: 'done', reference };
  }

  #sending(file: File): Tile {
    const preview = this.#ports.makePreview(file);
    return { key: this.#nextKey(), name: file.name, preview, kind: 'sending', file, step: 'sending', progress: 0 };
  }

  #nextKey(): string {
    this.#lastKey += 1;
    return `tile-${this.#lastKey}`;
  }

  #replace(key: string, change: (tile: Tile) => Tile): void {
    this.#set({ tiles: this.getState().tiles.map((tile) => (tile.key === key ? change(tile) : tile)) });
  }

  #drop(tile: Tile): void {
    this.#running.get(tile.key)?.abort();
    this.#running.delete(tile.key);
    this.#free(tile);
  }

  #forgetRemoved(): void {
    const { removed } = this.getState();
    if (removed === null) return;
    this.#free(removed.tile);
    this.#set({ removed: null });
  }

  #free(tile: Tile): void {
    if (tile.kind !== 'done' || tile.preview !== tile.reference) this.#ports.freePreview(tile.preview);
  }

  #emit(): void {
    this.#ports.onChange(referencesOf(this.getState().tiles));
  }

  #set(change: Partial<TilesState<Picked>>): void {
    this.#store.set({ ...this.getState(), ...change });
  }
}

function referencesOf(tiles: readonly Tile[]): readonly string[] {
  return tiles.flatMap((tile) => (tile.kind === 'done' ? [tile.reference] : []));
}

function baseOf({ key, name, preview }: Tile): TileBase {
  return { key, name, preview };
}
