import { type Chunk, MalformedError, readChunk, readChunks } from './chunk.ts';
import { readStringPool, STRING_POOL, type StringPool } from './string-pool.ts';

/** A value of Android's binary formats. */
export type ResourceValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'reference'; readonly id: number }
  | { readonly kind: 'other' };

/** The start of an element. */
export interface AxmlElement {
  readonly name: string;
  /** Names of the enclosing elements, outermost first. */
  readonly path: readonly string[];
  /** The value of an Android attribute by its resource ID; undefined if unset. */
  readonly android: (id: number) => ResourceValue | undefined;
  /** The value of an attribute without a namespace. */
  readonly plain: (name: string) => ResourceValue | undefined;
}

const XML = 0x0003;
const RESOURCE_MAP = 0x0180;
const START_ELEMENT = 0x0102;
const END_ELEMENT = 0x0103;
const NONE = 0xffffffff;
const START_BYTES = 36;
const ATTRIBUTE_BYTES = 20;
/** Real manifests are some levels deep and have some hundred elements. */
const DEPTH_MAX = 100;
const ELEMENTS_MAX = 100_000;

/**
 * Streams Android's binary XML element by element, without a tree or recursion. Attributes are identified by resource
 * ID, as in Android itself, not by names that may contradict it.
 * @throws MalformedError if it is malformed, too deep or has too many elements.
 */
export function* readAxml(bytes: Buffer): Generator<AxmlElement> {
  const document = readChunk(bytes, 0);
  if (document.type !== XML) throw new MalformedError('not a binary XML');
  let texts: StringPool | undefined;
  let numbers: readonly number[] = [];
  let elements = 0;
  const path: string[] = [];
  for (const chunk of readChunks(document)) {
    if (chunk.type === STRING_POOL) texts ??= readStringPool(chunk);
    else if (chunk.type === RESOURCE_MAP) numbers = readResourceMap(chunk);
    else if (chunk.type === END_ELEMENT) path.pop();
    else if (chunk.type === START_ELEMENT) {
      elements += 1;
      if (texts === undefined || elements > ELEMENTS_MAX) throw new MalformedError('too many elements');
      const element = readElement(chunk, { texts, numbers, path: [...path] });
      yield element;
      path.push(element.name);
      if (path.length > DEPTH_MAX) throw new MalformedError('elements nested too deeply');
    }
  }
}

function readResourceMap({ bytes, headerSize }: Chunk): readonly number[] {
  const count = Math.floor((bytes.length - headerSize) / 4);
  return Array.from({ length: count }, (_, index) => bytes.readUInt32LE(headerSize + 4 * index));
}

interface AxmlContext {
  readonly texts: StringPool;
  readonly numbers: readonly number[];
  readonly path: readonly string[];
}

function readElement({ bytes }: Chunk, { texts, numbers, path }: AxmlContext): AxmlElement {
  if (bytes.length < START_BYTES) throw new MalformedError('an element without its beginning');
  const firstAt = 16 + bytes.readUInt16LE(24);
  const step = bytes.readUInt16LE(26);
  const count = bytes.readUInt16LE(28);
  if (count > 0 && (step < ATTRIBUTE_BYTES || firstAt + count * step > bytes.length)) {
    throw new MalformedError('attributes outside their element');
  }
  const find = (isWanted: (nameIndex: number, hasNamespace: boolean) => boolean): ResourceValue | undefined => {
    for (let at = firstAt; at < firstAt + count * step; at += step) {
      const hasNamespace = bytes.readUInt32LE(at) !== NONE;
      if (isWanted(bytes.readUInt32LE(at + 4), hasNamespace)) return readValue(bytes, at + 12, texts);
    }
    return undefined;
  };
  return {
    name: texts(bytes.readUInt32LE(20)) ?? '',
    path,
    android: (id) => find((nameIndex) => numbers[nameIndex] === id),
    plain: (name) => find((nameIndex, hasNamespace) => !hasNamespace && texts(nameIndex) === name),
  };
}

/** Reads an eight-byte value: length, type and data. */
export function readValue(bytes: Buffer, at: number, texts: StringPool): ResourceValue {
  if (at + 8 > bytes.length) throw new MalformedError('a value outside');
  const data = bytes.readUInt32LE(at + 4);
  switch (bytes[at + 3]) {
    case 0x01:
      return { kind: 'reference', id: data };
    case 0x03:
      return { kind: 'text', text: texts(data) ?? '' };
    case 0x10:
    case 0x11:
      return { kind: 'number', value: bytes.readInt32LE(at + 4) };
    case 0x12:
      return { kind: 'boolean', value: data !== 0 };
    default:
      return { kind: 'other' };
  }
}
