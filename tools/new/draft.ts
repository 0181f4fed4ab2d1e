import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A usage error; shown without a stack trace. */
export class RecipeError extends Error {}

/** New and changed files, buffered until all of them are ready. */
export class Draft {
  readonly root: string;
  readonly #texts = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  get paths(): readonly string[] {
    return [...this.#texts.keys()];
  }

  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(this.root, path));
  }

  create(path: string, text: string): void {
    if (this.has(path)) throw new RecipeError(`${path} exists already.`);
    this.#texts.set(path, text);
  }

  async edit(path: string, change: (text: string) => string): Promise<void> {
    if (!this.has(path)) throw new RecipeError(`${path} does not exist.`);
    const before = this.#texts.get(path) ?? (await readFile(join(this.root, path), 'utf8'));
    this.#texts.set(path, change(before));
  }

  /** Inserts text before the last occurrence of another. */
  async insertBeforeLast(path: string, mark: string, text: string): Promise<void> {
    await this.edit(path, (before) => {
      const place = before.lastIndexOf(mark);
      if (place < 0) throw new RecipeError(`${path} has no ${JSON.stringify(mark)}.`);
      return before.slice(0, place) + text + before.slice(place);
    });
  }

  async save(): Promise<void> {
    for (const [path, text] of this.#texts) {
      const file = join(this.root, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
}
