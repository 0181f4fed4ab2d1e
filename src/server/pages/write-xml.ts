/** Characters that XML 1.0 cannot represent, and lone surrogates. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu;

/** Escapes a text for an element or attribute. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export type Attributes = Readonly<Record<string, string>>;

/** An element; `content` is XML, an empty element is self-closing. */
export function xmlElement(name: string, attributes: Attributes = {}, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `<${name}${written.join('')}`;
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`;
}

/** A text element; empty without a text. */
export function xmlText(name: string, text: string | undefined, attributes: Attributes = {}): string {
  return text ? xmlElement(name, attributes, escapeXml(text)) : '';
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
