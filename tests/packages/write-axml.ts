/** An element of a hand-written Android manifest. */
export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, AxmlValue>>;
  readonly children?: readonly XmlElement[];
}

/** A text, a number, a boolean, or a number of a resource (`{ resource: 0x7f010000 }`). */
export type AxmlValue = string | number | boolean | { readonly resource: number };

/** Numbers of Android's attributes; those without one (`package`, `split`) have no namespace either. */
const ATTRIBUTE_IDS: Readonly<Record<string, number>> = {
  label: 0x01010001,
  icon: 0x01010002,
  name: 0x01010003,
  hasCode: 0x0101000c,
  debuggable: 0x0101000f,
  minSdkVersion: 0x0101020c,
  versionCode: 0x0101021b,
  versionName: 0x0101021c,
  targetSdkVersion: 0x01010270,
  testOnly: 0x01010272,
  maxSdkVersion: 0x01010271,
  versionCodeMajor: 0x01010576,
};
const NAMESPACE = { prefix: 'android', uri: 'http://schemas.android.com/apk/res/android' };
const CHUNK = { pool: 0x0001, xml: 0x0003, startNamespace: 0x0100, endNamespace: 0x0101, start: 0x0102, end: 0x0103 };
const RESOURCE_MAP = 0x0180;
const TYPE = { reference: 0x01, text: 0x03, number: 0x10, boolean: 0x12 };
const NONE = 0xffffffff;

const u16 = (...values: readonly number[]) => Buffer.from(Uint16Array.from(values).buffer);
const u32 = (...values: readonly number[]) => Buffer.from(Uint32Array.from(values).buffer);

/** Encodes an element and its children as Android's binary XML, the format of manifest files. */
export function writeAxml(root: XmlElement): Buffer {
  const elements = listElements(root);
  const used = new Set(elements.flatMap(({ attributes = {} }) => Object.keys(attributes)));
  const known = Object.keys(ATTRIBUTE_IDS).filter((name) => used.has(name));
  const texts = elements.flatMap(({ name, attributes = {} }) => [
    name,
    ...Object.keys(attributes),
    ...Object.values(attributes).filter((value) => typeof value === 'string'),
  ]);
  // Names with a resource id go first: the id table is indexed by position.
  const strings = [...new Set([...known, NAMESPACE.prefix, NAMESPACE.uri, ...texts])];
  const at = (text: string) => strings.indexOf(text);
  const namespace = u32(1, NONE, at(NAMESPACE.prefix), at(NAMESPACE.uri));
  return chunk(CHUNK.xml, 8, [
    writePool(strings),
    chunk(RESOURCE_MAP, 8, [u32(...known.map((name) => ATTRIBUTE_IDS[name] ?? 0))]),
    chunk(CHUNK.startNamespace, 16, [namespace]),
    writeElement(root, at),
    chunk(CHUNK.endNamespace, 16, [namespace]),
  ]);
}

function listElements(element: XmlElement): readonly XmlElement[] {
  return [element, ...(element.children ?? []).flatMap(listElements)];
}

function chunk(type: number, headerSize: number, parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u16(type, headerSize), u32(8 + body.length), body]);
}

function writePool(strings: readonly string[]): Buffer {
  const written = strings.map((text) => Buffer.concat([u16(text.length), Buffer.from(`${text}\0`, 'utf16le')]));
  const offsets = written.map((_, index) => written.slice(0, index).reduce((sum, { length }) => sum + length, 0));
  const data = Buffer.concat(written);
  const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
  const header = u32(strings.length, 0, 0, 28 + 4 * strings.length, 0);
  return chunk(CHUNK.pool, 28, [header, u32(...offsets), data, padding]);
}

function writeElement({ name, attributes = {}, children = [] }: XmlElement, at: (text: string) => number): Buffer {
  const sorted = Object.entries(attributes).sort(([a], [b]) => (ATTRIBUTE_IDS[a] ?? NONE) - (ATTRIBUTE_IDS[b] ?? NONE));
  const head = [u32(1, NONE), u32(NONE, at(name))];
  const shape = u16(20, 20, sorted.length, 0, 0, 0);
  return Buffer.concat([
    chunk(CHUNK.start, 16, [...head, shape, ...sorted.map(([key, value]) => writeAttribute(key, value, at))]),
    ...children.map((child) => writeElement(child, at)),
    chunk(CHUNK.end, 16, head),
  ]);
}

function writeAttribute(name: string, value: AxmlValue, at: (text: string) => number): Buffer {
  const namespace = name in ATTRIBUTE_IDS ? at(NAMESPACE.uri) : NONE;
  const [type, data] = writeValue(value, at);
  return Buffer.concat([u32(namespace, at(name), type === TYPE.text ? data : NONE), u16(8, type << 8), u32(data)]);
}

function writeValue(value: AxmlValue, at: (text: string) => number): [type: number, data: number] {
  if (typeof value === 'string') return [TYPE.text, at(value)];
  if (typeof value === 'number') return [TYPE.number, value];
  if (typeof value === 'boolean') return [TYPE.boolean, value ? NONE : 0];
  return [TYPE.reference, value.resource];
}
