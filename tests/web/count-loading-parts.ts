/**
 * The number of elements with a loading style around a text: it must be one, or the text stays bright or is dimmed
 * twice.
 */
export function countLoadingParts(html: string, text: string): number {
  const place = html.indexOf(text);
  if (place < 0) throw new Error(`The page does not have: ${text}`);
  const open: boolean[] = [];
  for (const [, slash, facts = ''] of html.slice(0, place).matchAll(/<(\/?)div\b([^>]*)>/g)) {
    if (slash === '/') open.pop();
    else open.push(facts.includes('aria-busy='));
  }
  return open.filter(Boolean).length;
}
