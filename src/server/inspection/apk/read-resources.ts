import { type Chunk, MalformedError, readChunk, readChunks } from './chunk.ts';
import { type ResourceValue, readValue } from './read-axml.ts';
import { readStringPool, STRING_POOL, type StringPool } from './string-pool.ts';

/** A resource's value for some device configuration. */
export interface ResourceChoice {
  readonly value: ResourceValue;
  /** Dots per inch; 0: any. */
  readonly density: number;
  /** Whether it is not specific to a language. */
  readonly isForAll: boolean;
}

/** Every value of a resource, with references resolved; empty if there is none. */
export type ResourceTable = (id: number) => readonly ResourceChoice[];

const TABLE = 0x0002;
const PACKAGE = 0x0200;
const TYPE = 0x0201;
const SPARSE_FLAG = 0x01;
const SHORT_OFFSETS_FLAG = 0x02;
const COMPLEX_FLAG = 0x0001;
const COMPACT_FLAG = 0x0008;
const NO_ENTRY = 0xffffffff;
const NO_SHORT_ENTRY = 0xffff;
/** Maximum depth of references; Android itself stops at twenty. */
const FOLLOWED_MAX = 8;
const CHOICES_MAX = 200;
const TYPES_MAX = 20_000;

interface TypeChunk {
  readonly chunk: Chunk;
  readonly packageId: number;
}

/** Parses `resources.arsc` to look up names and icons. @throws MalformedError */
export function readResources(bytes: Buffer): ResourceTable {
  const table = readChunk(bytes, 0);
  if (table.type !== TABLE) throw new MalformedError('not a table of resources');
  let texts: StringPool = () => undefined;
  const types: TypeChunk[] = [];
  for (const chunk of readChunks(table)) {
    if (chunk.type === STRING_POOL) texts = readStringPool(chunk);
    if (chunk.type !== PACKAGE) continue;
    const packageId = chunk.bytes.readUInt32LE(8);
    for (const inner of readChunks(chunk)) {
      if (inner.type === TYPE) types.push({ chunk: inner, packageId });
      if (types.length > TYPES_MAX) throw new MalformedError('too many types of resources');
    }
  }
  const lookUp = (id: number): readonly ResourceChoice[] =>
    types
      .filter(({ chunk, packageId }) => packageId === id >>> 24 && chunk.bytes[8] === ((id >>> 16) & 0xff))
      .flatMap(({ chunk }) => readChoice(chunk, { index: id & 0xffff, texts }))
      .slice(0, CHOICES_MAX);
  return (id) => follow(lookUp, lookUp(id), FOLLOWED_MAX);
}

/** Resolves references. */
function follow(lookUp: ResourceTable, choices: readonly ResourceChoice[], left: number): readonly ResourceChoice[] {
  const isReference = choices.some(({ value }) => value.kind === 'reference');
  if (!isReference || left === 0) return choices.filter(({ value }) => value.kind !== 'reference');
  const led = choices.flatMap((choice) => (choice.value.kind === 'reference' ? lookUp(choice.value.id) : [choice]));
  return follow(lookUp, led.slice(0, CHOICES_MAX), left - 1);
}

/** A type chunk's value for an entry, as a list of zero or one. */
function readChoice(
  { bytes, headerSize }: Chunk,
  { index, texts }: { readonly index: number; readonly texts: StringPool },
): readonly ResourceChoice[] {
  const entryAt = findEntry(bytes, headerSize, index);
  if (entryAt === undefined || entryAt + 8 > bytes.length) return [];
  const flags = bytes.readUInt16LE(entryAt + 2);
  if ((flags & COMPLEX_FLAG) !== 0) return [];
  const value = (flags & COMPACT_FLAG) !== 0 ? readCompact(bytes, entryAt, texts) : readPlain(bytes, entryAt, texts);
  // The configuration starts at 20: its length, network, language, then the density.
  const isForAll = bytes.readUInt32LE(28) === 0;
  return value === undefined ? [] : [{ value, density: bytes.readUInt16LE(34), isForAll }];
}

function findEntry(bytes: Buffer, headerSize: number, index: number): number | undefined {
  if (headerSize < 36) throw new MalformedError('a type of resources without its configuration');
  const flags = bytes[9] ?? 0;
  const count = bytes.readUInt32LE(12);
  const entriesAt = bytes.readUInt32LE(16);
  if ((flags & SPARSE_FLAG) !== 0) return findSparse(bytes, { headerSize, count, entriesAt, index });
  if (index >= count) return undefined;
  const isShort = (flags & SHORT_OFFSETS_FLAG) !== 0;
  const at = headerSize + index * (isShort ? 2 : 4);
  if (at + (isShort ? 2 : 4) > bytes.length) return undefined;
  const offset = isShort ? bytes.readUInt16LE(at) : bytes.readUInt32LE(at);
  if (offset === (isShort ? NO_SHORT_ENTRY : NO_ENTRY)) return undefined;
  return entriesAt + offset * (isShort ? 4 : 1);
}

interface SparseSearch {
  readonly headerSize: number;
  readonly count: number;
  readonly entriesAt: number;
  readonly index: number;
}

function findSparse(bytes: Buffer, { headerSize, count, entriesAt, index }: SparseSearch): number | undefined {
  for (let at = headerSize; at < headerSize + 4 * count && at + 4 <= bytes.length; at += 4) {
    if (bytes.readUInt16LE(at) === index) return entriesAt + 4 * bytes.readUInt16LE(at + 2);
  }
  return undefined;
}

function readPlain(bytes: Buffer, entryAt: number, texts: StringPool): ResourceValue | undefined {
  const valueAt = entryAt + bytes.readUInt16LE(entryAt);
  return valueAt + 8 > bytes.length ? undefined : readValue(bytes, valueAt, texts);
}

/** The newer format has the type in its flags, and the value in place of the name's index. */
function readCompact(bytes: Buffer, entryAt: number, texts: StringPool): ResourceValue {
  const value = Buffer.alloc(8);
  value[3] = bytes[entryAt + 3] ?? 0;
  value.writeUInt32LE(bytes.readUInt32LE(entryAt + 4), 4);
  return readValue(value, 0, texts);
}
