import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSafeText, SAFE_TAGS, type SafeNode } from './safe-text.ts';

const element = (tag: (typeof SAFE_TAGS)[number], ...children: readonly SafeNode[]) => ({ tag, children });

function textOf(nodes: readonly SafeNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}

function tagsOf(nodes: readonly SafeNode[]): string[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.tag, ...tagsOf(node.children)]));
}

function hasBlockInParagraph(nodes: readonly SafeNode[], isInside = false): boolean {
  return nodes.some((node) => {
    if (typeof node === 'string') return false;
    if (isInside && (node.tag === 'p' || node.tag === 'pre')) return true;
    return hasBlockInParagraph(node.children, isInside || node.tag === 'p');
  });
}

it('R5.57 reads the six tags as a tree', () => {
  expect(parseSafeText('<p>Hi <b>x</b><br></p>')).toEqual([element('p', 'Hi ', element('b', 'x'), element('br'))]);
  expect(parseSafeText('<pre><u>a</u></pre><STRONG>s</STRONG>')).toEqual([
    element('pre', element('u', 'a')),
    element('strong', 's'),
  ]);
  expect(parseSafeText('plain text')).toEqual(['plain text']);
  expect(parseSafeText('')).toEqual([]);
});

it.each([
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">y</a>',
  '<div>z</div>',
  '<p onclick="x">',
  '<img src=x onerror=alert(1)>',
  '<b\u00a0x>',
  '<!-- <!DOCTYPE html> -->',
  'a < b > c',
])('R5.57 leaves %s as text', (text) => {
  expect(parseSafeText(text)).toEqual([text]);
});

it('decodes an entity once', () => {
  expect(parseSafeText('&lt;script&gt; &amp;lt; &quot;&#39; &copy;')).toEqual(['<script> &lt; "\' &copy;']);
});

it('closes what is left open and ignores what closes nothing', () => {
  expect(parseSafeText('<b>a<u>b</b>c</u>')).toEqual([element('b', 'a', element('u', 'b')), 'c']);
  expect(parseSafeText('</b>a<b>b')).toEqual(['a', element('b', 'b')]);
});

it('ends a paragraph where the next block begins, as browsers do', () => {
  expect(parseSafeText('<p>a<p>b')).toEqual([element('p', 'a'), element('p', 'b')]);
  expect(parseSafeText('<p>a<b>b<pre>c</pre></b></p>')).toEqual([
    element('p', 'a', element('b', 'b')),
    element('pre', 'c'),
  ]);
});

const TAG_PATTERN = /<\/?(?:b|br|p|pre|u|strong)\s*\/?>/gi;
const part = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom('<', '>', '/', '<script>', '</div>', '<p x>', '&', '&lt;', '&amp;'),
  fc
    .constantFrom(...SAFE_TAGS)
    .chain((tag) => fc.constantFrom(`<${tag}>`, `</${tag}>`, `<${tag} />`, `<${tag.toUpperCase()}>`)),
);
const description = fc.array(part, { maxLength: 40 }).map((parts) => parts.join(''));

it('R5.57 yields only the six tags and loses no text, whatever is written', () => {
  fc.assert(
    fc.property(description, (text) => {
      const nodes = parseSafeText(text);
      for (const tag of tagsOf(nodes)) expect(SAFE_TAGS).toContain(tag);
      const withoutTags = text.split(TAG_PATTERN).map((piece) => textOf(parseSafeText(piece)));
      expect(textOf(nodes)).toBe(withoutTags.join(''));
    }),
  );
});

it('keeps every character of a text without tags and entities', () => {
  const plain = fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/[<&]/g, ''));
  fc.assert(
    fc.property(plain, (text) => {
      expect(textOf(parseSafeText(text))).toBe(text);
    }),
  );
});

it('yields a tree that a browser keeps: no block inside a paragraph', () => {
  fc.assert(
    fc.property(description, (text) => {
      expect(hasBlockInParagraph(parseSafeText(text))).toBe(false);
    }),
  );
});
