const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
/** Attribute by which the text editor recognizes its own copied content. */
const OWN_ATTRIBUTE = /\sdata-(?:pm-slice|bare)="[^"<>]*"/g;
/** Office programs wrap whole documents in a `b` with normal weight. */
const ORDINARY_WEIGHT = /style\s*=\s*["'][^"']*font-weight:\s*(?:normal|400)/i;

/**
 * Reduces pasted HTML to tags and text. The editor's schema drops attributes too, but only after the browser has parsed
 * them: event handlers would violate the page's policy, and pictures would be fetched.
 */
export function cleanPastedHtml(html: string): string {
  return html.replace(TAG, (_tag, end: string, name: string, attributes: string) => {
    if (end !== '') return `</${name}>`;
    const isOrdinary = name.toLowerCase() === 'b' && ORDINARY_WEIGHT.test(attributes);
    return `<${isOrdinary ? 'span' : name}${attributes.match(OWN_ATTRIBUTE)?.join('') ?? ''}>`;
  });
}
