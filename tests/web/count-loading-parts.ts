/** How many parts that are dimmed while others are on the way hold a text of the HTML: one, or it stays bright or dims twice. */
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
