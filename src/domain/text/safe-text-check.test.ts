import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { expect, it } from 'vitest';
import { ANY_CHARACTER } from '#tests/factories/any-character.ts';
import { findSafeTag, parseSafeText, renderSafeText, SAFE_TAGS, type SafeNode, type SafeTag } from './safe-text.ts';
import { isPlainSafeText, isSafeByTokens, isSafeText } from './safe-text-check.ts';

const SAFE = [
  '',
  'plain text',
  '<p>Hi <b>x</b><br></p>',
  '<pre><u>a</u></pre><strong>s</strong>',
  '<BR><bR/><br /><br\n>',
  '<B>x</b><STRONG>y</Strong>',
  '<p>a<p>b',
  '<p>a<pre>b</pre>',
  '<pre><p>a</p></pre>',
  '<b><p>a</p></b>',
  '<b>left open',
  '<b/>opens as it does without the stroke',
  '5 < 6',
  'a <3 b',
  'a & b &copy; &lt;script&gt;',
  '1 <',
  '1 </',
  'a > b -->',
];

const UNSAFE = [
  '<script>x</script>',
  '<a href="x">y</a>',
  '<div>z</div>',
  '<p onclick="x">',
  '<p x>',
  '<br class=a>',
  '<b =>',
  '</p x>',
  '<b\u00a0>',
  '<b\0>',
  '<bold>',
  '<i>x</i>',
  '<!-- x -->',
  '<!doctype html>',
  '<![CDATA[x]]>',
  '<?xml version="1.0"?>',
  '</ b>',
  '</>',
  'a <b',
  '<p ',
  '</b',
  '</b>',
  '</p>',
  '</br>',
  '<b>a<u>b</b>c</u>',
  '<pre><p>a</pre>',
  '<p><b>a<p>b',
  '<p><b><pre>x</pre></b></p>',
  '<b><p>a</b></p>',
  '<textarea>',
  '<svg><b></svg>',
];

it.each(SAFE)('R5.57 accepts %j', (text) => {
  expect(isSafeText(text)).toBe(true);
  expect(isSafeByTokens(text)).toBe(true);
});

it.each(UNSAFE)('R5.57 refuses %j', (text) => {
  expect(isSafeText(text)).toBe(false);
});

it('leaves to parse5 only what is not written plainly', () => {
  expect(isPlainSafeText('<p>Hi <b>x<u>y<br/></u></b><br />z</p>\n<pre>\n<strong>y</strong></pre><br>')).toBe(true);
  expect(['5 < 6', '<B>x</B>', '<b>x', '<p>a<p>b', '<b><p>x</p></b>'].some(isPlainSafeText)).toBe(false);
});

const TEXTS = [
  'a',
  ' ',
  '\n',
  '\r',
  '\r\n',
  '\0',
  '\f',
  '\v',
  '>',
  '5 < 6',
  'a <3 b',
  '&',
  '&lt;',
  '&amp;',
  '&#39;',
  '&nbsp;',
];
const REFERENCES = ['&lt', '&LT;', '&#60;', '&#x3c', '&copy;', '&notin;', '&l', '&#0;', '&\0lt;', '&amp;lt;'];
const ODDITIES = [
  ...['<', '</', '</>', '</ >', '<b', '</b', '<b ', '<b/', '<p x>', '<b =>', '<br a="', '"', '</p x>', '</u/x>', '/>'],
  ...['<b\0>', '<\0b>', '<b\u00a0>', '<\u017ftrong>', '<bold>', '<i>', '</i>', '<b<p>', '<\n', '\ud800', '\u{1f600}'],
  ...['<!--', '-->', '<!-->', '<!--b-->', '<!', '<?', '?>', '<![CDATA[', ']]>', '<!DOCTYPE html>', '</br>', '</br/>'],
  ...['<textarea>', '</textarea>', '<svg>', '</svg>', '<math>', '<script>', '</script>', '<template>', '<plaintext>'],
  ...[
    '<div>',
    '<a>',
    '<table>',
    '<td>',
    '<select>',
    '<noscript>',
    '<html>',
    '<body>',
    '<title>',
    '<li>',
    '<h1>',
    '<button>',
  ],
];

const closing = fc.constantFrom('>', '>', '>', ' >', '\n>', '/>', ' />', '//>', '\t\f\r/ >');
const tagName = fc.constantFrom(...SAFE_TAGS.flatMap((tag) => [tag, tag, tag.toUpperCase()]), 'pRe', 'sTrong');
const tag = fc.tuple(fc.constantFrom('<', '<', '</'), tagName, closing).map((parts) => parts.join(''));
const character = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ maxLength: 5 }),
  fc.string({ unit: ANY_CHARACTER, maxLength: 5 }),
);
const reference = fc.constantFrom(...REFERENCES);
const loose = fc.oneof(
  { weight: 6, arbitrary: tag },
  { weight: 3, arbitrary: character },
  { weight: 1, arbitrary: reference },
  { weight: 1, arbitrary: fc.constantFrom(...ODDITIES) },
);

/** Well-formed texts, so that a single irregularity in an otherwise valid text is tested too. */
const { nested } = fc.letrec<{ nested: string; element: string }>((tie) => ({
  nested: fc
    .array(fc.oneof({ depthSize: 'small', withCrossShrink: true }, character, tie('element')), { maxLength: 4 })
    .map((parts) => parts.join('')),
  element: fc
    .tuple(tagName, closing, tie('nested'), closing)
    .map(([name, end, inner, lastEnd]) =>
      name.toLowerCase() === 'br' ? `<${name}${end}` : `<${name}${end}${inner}</${name}${lastEnd}`,
    ),
}));
const spoiled = fc.tuple(nested, loose, fc.nat()).map(([text, oddity, at]) => {
  const place = text.length === 0 ? 0 : at % text.length;
  return text.slice(0, place) + oddity + text.slice(place);
});
const anyText = fc.oneof(
  nested,
  spoiled,
  fc.array(loose, { maxLength: 5 }).map((parts) => parts.join('')),
  fc.array(loose, { maxLength: 30 }).map((parts) => parts.join('')),
);
const RUNS = { numRuns: 4000 };

it('R5.57 never accepts by the quick reading what parse5 refuses', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      if (isPlainSafeText(text)) expect(isSafeByTokens(text)).toBe(true);
    }),
    RUNS,
  );
});

it('R5.57 accepts only what parse5 reads as the six tags, and shows the very tree that it builds', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      if (isSafeText(text)) expect(parseSafeText(text)).toEqual(treeOf(text));
    }),
    RUNS,
  );
});

/**
 * Trees that HTML can represent: no block inside a paragraph at any depth; `tagsOf` lists the tags allowed at a
 * depth.
 */
function fitTree(
  nodes: readonly SafeNode[],
  tagsOf: (depth: number) => readonly SafeTag[],
  path: readonly SafeTag[] = [],
): readonly SafeNode[] {
  return nodes.flatMap((node): SafeNode[] => {
    if (typeof node === 'string') return [node];
    const isBlock = node.tag === 'p' || node.tag === 'pre';
    const children = node.tag === 'br' ? [] : fitTree(node.children, tagsOf, [...path, node.tag]);
    const fits = tagsOf(path.length).includes(node.tag) && !(isBlock && path.includes('p'));
    return fits ? [{ tag: node.tag, children }] : [];
  });
}

const { trees } = fc.letrec<{ trees: SafeNode[]; node: SafeNode }>((tie) => ({
  trees: fc.array(tie('node'), { maxLength: 4 }),
  node: fc.oneof(
    { depthSize: 'medium' },
    fc.string({ minLength: 1 }),
    fc.constantFrom('\n', '\nx', '<b>', '&lt;', '5 < 6'),
    fc.record({ tag: fc.constantFrom(...SAFE_TAGS), children: tie('trees') }),
  ),
}));

it('R5.57 accepts every tree of the six tags that HTML can hold', () => {
  fc.assert(
    fc.property(trees, (nodes) => {
      expect(isSafeByTokens(renderSafeText(fitTree(nodes, () => SAFE_TAGS)))).toBe(true);
    }),
    RUNS,
  );
});

const INLINE_TAGS = ['b', 'u', 'strong', 'br'] as const;
const PLAIN_TAGS: readonly (readonly SafeTag[])[] = [SAFE_TAGS, INLINE_TAGS, INLINE_TAGS, ['br']];

it('R5.57 accepts by the quick reading every plain tree that is three elements deep', () => {
  fc.assert(
    fc.property(trees, (nodes) => {
      expect(isPlainSafeText(renderSafeText(fitTree(nodes, (depth) => PLAIN_TAGS[depth] ?? [])))).toBe(true);
    }),
    RUNS,
  );
});

it('writes what it read so that it is read again as the same and accepted, whatever the text was', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const tree = parseSafeText(text);
      const written = renderSafeText(tree);
      expect(parseSafeText(written)).toEqual(tree);
      expect(isSafeText(written)).toBe(true);
      expect(renderSafeText(parseSafeText(written))).toBe(written);
    }),
    RUNS,
  );
});

it('tries texts of every sort', () => {
  const verdicts = fc.sample(anyText, { numRuns: 2000, seed: 57 }).map((text) => {
    if (!isSafeText(text)) return 'refused';
    return isPlainSafeText(text) ? 'plain' : 'by tokens';
  });
  for (const verdict of ['refused', 'plain', 'by tokens']) {
    expect(verdicts.filter((found) => found === verdict).length).toBeGreaterThan(200);
  }
});

/** The tree parse5 builds from a text; references unknown to the reader stay as written. */
function treeOf(text: string): readonly SafeNode[] {
  const known = text.replaceAll(/&(?!(?:lt|gt|quot|#39|nbsp|amp);)/g, '&amp;');
  return parseFragment(known).childNodes.map(readNode);
}

function readNode(node: DefaultTreeAdapterMap['childNode']): SafeNode {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('tagName' in node) || node.attrs.length > 0) throw new Error(`neither text nor a plain tag: ${node.nodeName}`);
  return { tag: safeTagOf(node.tagName), children: node.childNodes.map(readNode) };
}

function safeTagOf(name: string): SafeTag {
  const tag = findSafeTag(name);
  if (tag === undefined) throw new Error(`not one of the six tags: ${name}`);
  return tag;
}
