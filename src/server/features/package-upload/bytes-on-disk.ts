import { open } from 'node:fs/promises';
import type { Row } from '../../db/schema.ts';
import { appendPieces, dropUnproved, removeIncoming } from './append-pieces.ts';
import { requireRoom } from './disk-room.ts';
import type { BytesServices, BytesToAppend, IncomingBytes } from './incoming-bytes.ts';
import { incomingPath, makePackagesFolder } from './incoming-folder.ts';
import { describeFile, hashFile, type PackageHashes } from './package-hashes.ts';
import { receivedLength } from './received-length.ts';

type Upload = Row<'package_files'>;

/** Uploads in the folder of incoming files: the length of a file is the progress of its upload. */
export class BytesOnDisk implements IncomingBytes {
  readonly #services: BytesServices;

  constructor(services: BytesServices) {
    this.#services = services;
  }

  async admit(bytes: number): Promise<void> {
    await makePackagesFolder(this.#services);
    await requireRoom(this.#services, bytes);
  }

  async begin(id: string): Promise<void> {
    await (await open(incomingPath(this.#services, id), 'a', 0o600)).close();
  }

  received(row: Upload): Promise<number> {
    return receivedLength(this.#pathOf(row));
  }

  async settle(row: Upload): Promise<number> {
    await dropUnproved(this.#pathOf(row));
    return this.received(row);
  }

  async append({ row, ...order }: BytesToAppend): Promise<number> {
    await appendPieces({ path: this.#pathOf(row), size: row.size, ...order });
    return this.received(row);
  }

  async finish(row: Upload, hashes: PackageHashes): Promise<string> {
    const path = this.#pathOf(row);
    return hashes.take(path, await describeFile(path))?.digest('hex') ?? hashFile(path);
  }

  async tidy(): Promise<void> {}

  remove(row: Upload): Promise<void> {
    return removeIncoming(this.#pathOf(row));
  }

  #pathOf({ id }: Upload): string {
    return incomingPath(this.#services, id);
  }
}
