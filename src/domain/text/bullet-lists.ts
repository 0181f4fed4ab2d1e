import type { SafeNode } from './safe-text.ts';

/** A block of a description: a node, or a list that its author wrote as lines with bullets. */
export type TextBlock = SafeNode | { readonly tag: 'ul'; readonly items: readonly (readonly SafeNode[])[] };

/** The six tags have no list, so developers begin lines with a bullet. */
const BULLET = /^[ \t\u3000]*[•‧・●▪◦‣][ \t\u3000]*/u;

/** Turns lines of paragraphs that begin with a bullet into lists; everything else stays as it is. */
export function findBulletLists(nodes: readonly SafeNode[]): readonly TextBlock[] {
  return nodes.flatMap((node) => (typeof node !== 'string' && node.tag === 'p' ? splitParagraph(node.children) : node));
}

function splitParagraph(children: readonly SafeNode[]): readonly TextBlock[] {
  const lines = splitLines(children);
  if (!lines.some(isBulleted)) return [{ tag: 'p', children }];
  const blocks: TextBlock[] = [];
  let first = 0;
  while (first < lines.length) {
    const isList = isBulleted(lines[first]);
    let end = first + 1;
    while (end < lines.length && isBulleted(lines[end]) === isList) end += 1;
    const run = lines.slice(first, end);
    if (isList) blocks.push({ tag: 'ul', items: run.map(withoutBullet) });
    else if (run.some((line) => line.length > 0)) blocks.push({ tag: 'p', children: joinLines(run) });
    first = end;
  }
  return blocks;
}

function splitLines(nodes: readonly SafeNode[]): readonly (readonly SafeNode[])[] {
  const lines: SafeNode[][] = [];
  let line: SafeNode[] = [];
  for (const node of nodes) {
    if (typeof node !== 'string' && node.tag === 'br') {
      lines.push(line);
      line = [];
    } else line.push(node);
  }
  lines.push(line);
  return lines;
}

function joinLines(lines: readonly (readonly SafeNode[])[]): readonly SafeNode[] {
  return lines.flatMap((line, index) => (index === 0 ? line : [{ tag: 'br' as const, children: [] }, ...line]));
}

function isBulleted(line: readonly SafeNode[] | undefined): boolean {
  const first = line?.[0];
  return typeof first === 'string' && BULLET.test(first);
}

function withoutBullet([first, ...others]: readonly SafeNode[]): readonly SafeNode[] {
  const text = typeof first === 'string' ? first.replace(BULLET, '') : first;
  return text === undefined || text === '' ? others : [text, ...others];
}
