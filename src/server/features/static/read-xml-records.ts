/** A row of a list: field names and their texts. */
export type XmlRecord = Readonly<Record<string, string>>;

const MARKS =
  /<!--.*?-->|<\?.*?\?>|<!\[CDATA\[(?<cdata>.*?)\]\]>|<(?<close>\/?)(?<name>[^\s/>!?]+)[^>]*?(?<empty>\/?)>|(?<text>[^<]+)/gsu;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const DEPTH_MAX = 8;

interface OpenElement {
  readonly name: string;
  readonly fields: Record<string, string>;
  text: string;
}

/**
 * Parses the flat XML lists that authorities publish: rows with fields that hold text; attributes are ignored. Only the
 * five predefined entities exist, because a document type is rejected.
 * @throws Error if the text is not such a list.
 */
export function readXmlRecords(xml: string): XmlRecord[] {
  if (/<!DOCTYPE/i.test(xml)) throw new Error('a document type is not allowed');
  const records: XmlRecord[] = [];
  const open: OpenElement[] = [];
  for (const { groups = {} } of xml.matchAll(MARKS)) {
    const { name, close, empty, text, cdata } = groups;
    const current = open.at(-1);
    if (name === undefined) {
      if (current !== undefined) current.text += cdata ?? decode(text ?? '');
      continue;
    }
    if (close !== '/') {
      if (open.length >= DEPTH_MAX) throw new Error('it is nested too deeply');
      open.push({ name, fields: {}, text: '' });
      if (empty !== '/') continue;
    }
    if (open.at(-1)?.name !== name) throw new Error(`<${name.slice(0, 40)}> is closed where it is not open`);
    const record = closeElement(open);
    if (record !== undefined) records.push(record);
  }
  if (open.length > 0) throw new Error('it ends too early');
  return records;
}

/** An element without children is a field of its parent; one with fields is a row. */
function closeElement(open: OpenElement[]): XmlRecord | undefined {
  const closed = open.pop();
  const parent = open.at(-1);
  if (closed === undefined) return undefined;
  if (Object.keys(closed.fields).length > 0) return closed.fields;
  if (parent !== undefined)
    Object.defineProperty(parent.fields, closed.name, {
      value: closed.text.trim(),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return undefined;
}

function decode(text: string): string {
  return text.replaceAll(/&(?:#x(?<hex>[\da-f]{1,6})|#(?<decimal>\d{1,7})|(?<name>\w{2,4}));/gi, (whole, ...rest) => {
    const { hex, decimal, name }: Record<string, string | undefined> = rest.at(-1);
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
