/** The tags allowed in descriptions, without attributes (R5.57). */
export const SAFE_TAGS = ['b', 'br', 'p', 'pre', 'u', 'strong'] as const;
export type SafeTag = (typeof SAFE_TAGS)[number];

export type SafeNode = string | SafeElement;
export interface SafeElement {
  readonly tag: SafeTag;
  readonly children: readonly SafeNode[];
}

/** One of the six tags by its case-insensitive name. */
export function findSafeTag(name: string | undefined): SafeTag | undefined {
  const lower = name?.toLowerCase();
  return SAFE_TAGS.find((tag) => tag === lower);
}

// HTML's white space, not `\s`: a no-break space is part of a tag's name.
const TOKEN = /<(\/?)(b|br|p|pre|u|strong)[\t\n\f\r /]*>/gi;

/**
 * Parses a stored description into the tree of the six tags that a browser would build. It never fails: anything else
 * stays text, so that nothing a developer wrote can become another element.
 */
export function parseSafeText(text: string): readonly SafeNode[] {
  const open = new OpenElements();
  let end = 0;
  let isAfterPre = false;
  for (const match of text.matchAll(TOKEN)) {
    addText(open.children, readText(text.slice(end, match.index), isAfterPre));
    end = match.index + match[0].length;
    const tag = findSafeTag(match[2]) ?? 'br';
    const isEnd = match[1] === '/';
    isAfterPre = tag === 'pre' && !isEnd;
    if (tag === 'br') open.children.push({ tag, children: [] });
    else if (isEnd) open.close(tag);
    else {
      // A block closes an open paragraph, as in browsers: the page keeps the rendered tree.
      if (tag === 'p' || tag === 'pre') open.close('p');
      open.push(tag);
    }
  }
  addText(open.children, readText(text.slice(end), isAfterPre));
  return open.root;
}

const REFERENCES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': '\u00a0', '&amp;': '&' } as const;

/**
 * The text between two tags: HTML normalizes line breaks to `\n`, drops null characters and the first line break in
 * `pre`.
 */
function readText(written: string, isAfterPre: boolean): string {
  const text = written.replace(/\r\n?/g, '\n');
  return (isAfterPre && text.startsWith('\n') ? text.slice(1) : text)
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (reference) => Reflect.get(REFERENCES, reference))
    .replaceAll('\0', '');
}

/** Adds text to an element; texts separated only by an ignored tag are merged. */
function addText(children: SafeNode[], text: string): void {
  if (text === '') return;
  const last = children.at(-1);
  if (typeof last === 'string') children.splice(-1, 1, last + text);
  else children.push(text);
}

/** The open elements while a description is parsed, the innermost last. */
class OpenElements {
  readonly root: SafeNode[] = [];
  readonly #stack: { readonly tag: SafeTag; readonly children: SafeNode[] }[] = [];
  // Counted, since searching a deep stack at every end tag takes quadratic time.
  readonly #counts = new Map<SafeTag, number>();

  /** The children of the innermost element. */
  get children(): SafeNode[] {
    return this.#stack.at(-1)?.children ?? this.root;
  }

  push(tag: SafeTag): void {
    const element = { tag, children: [] };
    this.children.push(element);
    this.#stack.push(element);
    this.#counts.set(tag, this.#countOf(tag) + 1);
  }

  /** Closes the innermost element with the tag and all inside it; an unmatched end tag is ignored. */
  close(tag: SafeTag): void {
    if (this.#countOf(tag) === 0) return;
    for (let closed = this.#stack.pop(); closed !== undefined; closed = this.#stack.pop()) {
      this.#counts.set(closed.tag, this.#countOf(closed.tag) - 1);
      if (closed.tag === tag) return;
    }
  }

  #countOf(tag: SafeTag): number {
    return this.#counts.get(tag) ?? 0;
  }
}

/** Serializes a tree as a description that `parseSafeText` parses to the same tree and `isSafeText` accepts. */
export function renderSafeText(nodes: readonly SafeNode[]): string {
  let markup = '';
  // A list with the next item last: descriptions can nest deeper than the call stack.
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

/** Parsing drops the first line break in `pre`, so a text that starts with one needs another before it. */
function startTag({ tag, children }: SafeElement): string {
  const [first] = children;
  const hasLineEnd = tag === 'pre' && typeof first === 'string' && first.startsWith('\n');
  return hasLineEnd ? '<pre>\n' : `<${tag}>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
