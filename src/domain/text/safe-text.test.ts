import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ANY_CHARACTER } from '#tests/factories/any-character.ts';
import { findSafeTag, parseSafeText, renderSafeText, SAFE_TAGS, type SafeNode } from './safe-text.ts';

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
  '<b\u00a0>',
  '<\u017ftrong>',
  '<bold>',
  '</ b>',
  '<!-- <!DOCTYPE html> -->',
  'a < b > c',
])('R5.57 leaves %s as text', (text) => {
  expect(parseSafeText(text)).toEqual([text]);
});

it('decodes a character reference once', () => {
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

it('reads every spelling of a tag without attributes', () => {
  expect(parseSafeText('<B><bR/></b\n><Strong / >x</STRONG/>')).toEqual([
    element('b', element('br')),
    element('strong', 'x'),
  ]);
});

it('drops the line end that begins a pre, as browsers do, and only that one', () => {
  expect(parseSafeText('<pre>\nx</pre>')).toEqual([element('pre', 'x')]);
  expect(parseSafeText('<pre>\r\n\r\nx</pre>')).toEqual([element('pre', '\nx')]);
  expect(parseSafeText('<pre><b>\nx</b></pre>\ny')).toEqual([element('pre', element('b', '\nx')), '\ny']);
  expect(parseSafeText('<pre>\n</pre>')).toEqual([element('pre')]);
});

it('ends lines with a line feed and knows no null character', () => {
  expect(parseSafeText('a\r\nb\rc\r\rd\0e')).toEqual(['a\nb\nc\n\nde']);
  expect(parseSafeText('&\0lt;')).toEqual(['&lt;']);
});

it('keeps the texts around an ignored tag as one', () => {
  expect(parseSafeText('a</u>b')).toEqual(['ab']);
});

it('finds a tag in any case of letters', () => {
  expect(['b', 'STRONG', 'Br', 'script', '', undefined].map(findSafeTag)).toEqual([
    'b',
    'strong',
    'br',
    undefined,
    undefined,
    undefined,
  ]);
});

it('writes a tree as a description', () => {
  const tree = [element('p', 'a < b & "c"', element('br'), element('b', 'x')), element('pre', '\ny'), 'z'];
  expect(renderSafeText(tree)).toBe('<p>a &lt; b &amp; "c"<br><b>x</b></p><pre>\n\ny</pre>z');
  expect(parseSafeText(renderSafeText(tree))).toEqual(tree);
});

const TAG_PATTERN = /<\/?(?:b|br|p|pre|u|strong)[\t\n\f\r /]*>/gi;
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

it('keeps every character of a text without tags and references, its line ends as line feeds', () => {
  const plain = fc.string({ unit: ANY_CHARACTER }).map((text) => text.replaceAll(/[<&]/g, ''));
  fc.assert(
    fc.property(plain, (text) => {
      expect(textOf(parseSafeText(text))).toBe(text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', ''));
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

it('writes another line end only before one that belongs to a pre', () => {
  expect(renderSafeText([element('pre', 'x'), element('b', '\ny')])).toBe('<pre>x</pre><b>\ny</b>');
  expect(renderSafeText([element('pre', '\nx')])).toBe('<pre>\n\nx</pre>');
});
