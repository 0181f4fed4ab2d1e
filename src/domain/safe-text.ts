/** The tags that descriptions may use, without attributes (R5.57). */
export const SAFE_TAGS = ['b', 'br', 'p', 'pre', 'u', 'strong'] as const;
export type SafeTag = (typeof SAFE_TAGS)[number];

export type SafeNode = string | { readonly tag: SafeTag; readonly children: readonly SafeNode[] };

interface OpenElement {
  readonly tag: SafeTag | null;
  readonly children: SafeNode[];
}

const TOKEN = /<(\/?)(b|br|p|pre|u|strong)\s*\/?>/gi;
const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': '\u00a0', '&amp;': '&' } as const;

function decode(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => Reflect.get(ENTITIES, entity));
}

function closeTo(stack: OpenElement[], tag: SafeTag): void {
  if (!stack.some((open) => open.tag === tag)) return;
  while (stack.length > 1) {
    const closed = stack.pop();
    if (closed?.tag) stack.at(-1)?.children.push({ tag: closed.tag, children: closed.children });
    if (closed?.tag === tag) return;
  }
}

/**
 * Reads a stored description into a tree of the six tags. It never fails: whatever is not one of them stays text, so
 * that nothing a developer wrote can become another element.
 */
export function parseSafeText(text: string): readonly SafeNode[] {
  const root: OpenElement = { tag: null, children: [] };
  const stack = [root];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) stack.at(-1)?.children.push(decode(text.slice(end, to)));
  };
  for (const match of text.matchAll(TOKEN)) {
    addText(match.index);
    end = match.index + match[0].length;
    const tag = SAFE_TAGS.find((known) => known === match[2]?.toLowerCase());
    if (tag === undefined) continue;
    if (tag === 'br') stack.at(-1)?.children.push({ tag, children: [] });
    else if (match[1] === '/') closeTo(stack, tag);
    else {
      // A paragraph ends where a block begins, as browsers read it: the page keeps the tree that was rendered.
      if (tag === 'p' || tag === 'pre') closeTo(stack, 'p');
      stack.push({ tag, children: [] });
    }
  }
  addText(text.length);
  while (stack.length > 1) closeTo(stack, stack.at(-1)?.tag ?? 'p');
  return root.children;
}
