/** The tags that descriptions may use, without attributes (R5.57). */
export const SAFE_TAGS = ['b', 'br', 'p', 'pre', 'u', 'strong'] as const;
export type SafeTag = (typeof SAFE_TAGS)[number];

export type SafeNode = string | SafeElement;
export interface SafeElement {
  readonly tag: SafeTag;
  readonly children: readonly SafeNode[];
}

/** One of the six tags by its name in any case of letters. */
export function findSafeTag(name: string | undefined): SafeTag | undefined {
  const lower = name?.toLowerCase();
  return SAFE_TAGS.find((tag) => tag === lower);
}

interface OpenElement {
  readonly tag: SafeTag | null;
  readonly children: SafeNode[];
}

// HTML's white space, not `\s`: a no-break space belongs to the name of a tag.
const TOKEN = /<(\/?)(b|br|p|pre|u|strong)[\t\n\f\r /]*>/gi;

/**
 * Reads a stored description into a tree of the six tags, the tree that a browser would build of it. It never fails:
 * whatever is not one of them stays text, so that nothing a developer wrote can become another element.
 */
export function parseSafeText(text: string): readonly SafeNode[] {
  const root: OpenElement = { tag: null, children: [] };
  const stack = [root];
  let end = 0;
  let isAfterPre = false;
  for (const match of text.matchAll(TOKEN)) {
    addText(stack.at(-1), readText(text.slice(end, match.index), isAfterPre));
    end = match.index + match[0].length;
    const tag = findSafeTag(match[2]) ?? 'br';
    const isEnd = match[1] === '/';
    isAfterPre = tag === 'pre' && !isEnd;
    if (tag === 'br') stack.at(-1)?.children.push({ tag, children: [] });
    else if (isEnd) closeTo(stack, tag);
    else {
      // A paragraph ends where a block begins, as browsers read it: the page keeps the tree that was rendered.
      if (tag === 'p' || tag === 'pre') closeTo(stack, 'p');
      stack.push({ tag, children: [] });
    }
  }
  addText(stack.at(-1), readText(text.slice(end), isAfterPre));
  while (stack.length > 1) closeTo(stack, stack.at(-1)?.tag ?? 'p');
  return root.children;
}

const REFERENCES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': '\u00a0', '&amp;': '&' } as const;

/** The text between two tags: HTML ends lines with `\n`, has no null characters and drops the first line end of `pre`. */
function readText(written: string, isAfterPre: boolean): string {
  const text = written.replace(/\r\n?/g, '\n');
  return (isAfterPre && text.startsWith('\n') ? text.slice(1) : text)
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (reference) => Reflect.get(REFERENCES, reference))
    .replaceAll('\0', '');
}

/** Adds text to an element; texts with nothing but an ignored tag between them are one. */
function addText(element: OpenElement | undefined, text: string): void {
  if (element === undefined || text === '') return;
  const last = element.children.at(-1);
  if (typeof last === 'string') element.children.splice(-1, 1, last + text);
  else element.children.push(text);
}

function closeTo(stack: OpenElement[], tag: SafeTag): void {
  if (!stack.some((open) => open.tag === tag)) return;
  while (stack.length > 1) {
    const closed = stack.pop();
    if (closed?.tag) stack.at(-1)?.children.push({ tag: closed.tag, children: closed.children });
    if (closed?.tag === tag) return;
  }
}

/** Writes a tree as a description of which `parseSafeText` reads the same tree, and which `isSafeText` accepts. */
export function renderSafeText(nodes: readonly SafeNode[]): string {
  let markup = '';
  // Kept as a list, the next one last: descriptions can nest deeper than calls can.
  const pending: (SafeNode | EndTag)[] = nodes.toReversed();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (typeof node === 'string') markup += escapeText(node);
    else if ('end' in node) markup += `</${node.end}>`;
    else if (node.tag === 'br') markup += '<br>';
    else {
      markup += startTag(node);
      pending.push({ end: node.tag });
      for (const child of node.children.toReversed()) pending.push(child);
    }
  }
  return markup;
}

interface EndTag {
  readonly end: SafeTag;
}

/** The first line end of `pre` is dropped in reading, so one that belongs to the text needs another before it. */
function startTag({ tag, children }: SafeElement): string {
  const [first] = children;
  const hasLineEnd = tag === 'pre' && typeof first === 'string' && first.startsWith('\n');
  return hasLineEnd ? '<pre>\n' : `<${tag}>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
