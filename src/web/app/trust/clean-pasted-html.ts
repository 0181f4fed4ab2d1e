const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
/** How the text editor marks what was copied out of it. */
const OWN_ATTRIBUTE = /\sdata-(?:pm-slice|bare)="[^"<>]*"/g;
/** Office programs wrap whole documents in a `b` of ordinary weight. */
const ORDINARY_WEIGHT = /style\s*=\s*["'][^"']*font-weight:\s*(?:normal|400)/i;

/**
 * Leaves of pasted HTML its tags and words. The schema would drop every attribute as well, but a browser reads them
 * first: event handlers are reported as violations of the page's policy, and pictures fetched.
 */
export function cleanPastedHtml(html: string): string {
  return html.replace(TAG, (_tag, end: string, name: string, attributes: string) => {
    if (end !== '') return `</${name}>`;
    const isOrdinary = name.toLowerCase() === 'b' && ORDINARY_WEIGHT.test(attributes);
    return `<${isOrdinary ? 'span' : name}${attributes.match(OWN_ATTRIBUTE)?.join('') ?? ''}>`;
  });
}
