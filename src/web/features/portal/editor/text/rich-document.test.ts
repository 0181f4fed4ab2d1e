import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSafeText, renderSafeText, type SafeNode } from '#domain/text/safe-text.ts';
import { isSafeText } from '#domain/text/safe-text-check.ts';
import {
  MARK_TAGS,
  normalizeRichDocument,
  type RichDocument,
  type RichInline,
  readRichDocument,
  writeRichDocument,
} from './rich-document.ts';
import { RICH_EXTENSIONS } from './rich-text.tsx';

const words = fc.string({
  unit: fc.constantFrom('星', 'a', ' ', '<', '&', '\u00a0', '😀', '>'),
  minLength: 1,
  maxLength: 6,
});
const lines = fc.string({ unit: fc.constantFrom('a', '\n', '<', ' '), minLength: 1, maxLength: 6 });
const marks = fc.subarray([...MARK_TAGS]).map((tags) => (tags.length ? { marks: tags.map((type) => ({ type })) } : {}));
const inlineOf = (text: fc.Arbitrary<string>): fc.Arbitrary<RichInline> =>
  fc.oneof(
    fc.record({ text, rest: marks }).map((part) => ({ type: 'text' as const, text: part.text, ...part.rest })),
    marks.map((rest) => ({ type: 'hardBreak' as const, ...rest })),
  );
const contentOf = (text: fc.Arbitrary<string>) => fc.array(inlineOf(text), { minLength: 1, maxLength: 4 });
const gap = fc.constantFrom('', '\n', ' \n\n');
const block = fc.oneof(
  fc.record({ type: fc.constant('paragraph' as const), attrs: fc.record({ gap }), content: contentOf(words) }),
  fc.record({ type: fc.constant('pre' as const), attrs: fc.record({ gap }), content: contentOf(lines) }),
  fc.record({ type: fc.constant('bare' as const), content: contentOf(words) }),
);
const documents: fc.Arbitrary<RichDocument> = fc.record({
  type: fc.constant('doc' as const),
  content: fc.array(block, { minLength: 1, maxLength: 4 }),
});

const trees: fc.Arbitrary<readonly SafeNode[]> = fc.letrec<{ nodes: SafeNode[]; node: SafeNode }>((tie) => ({
  nodes: fc.array(tie('node'), { maxLength: 3 }),
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('a', 'b c', '\n', '5 < 6'),
    fc.record({
      tag: fc.constantFrom('b', 'strong', 'u', 'p', 'pre', 'br'),
      children: fc.oneof(fc.constant<SafeNode[]>([]), tie('nodes')),
    }),
  ),
})).nodes;

/** What players see: every character and line break with its block and formats, without gaps between blocks. */
function seen(nodes: readonly SafeNode[], path: readonly string[] = []): readonly string[] {
  let blocks = 0;
  return nodes.flatMap((node) => {
    if (typeof node === 'string') {
      const isGap = path.length === 0 && /^[ \t\n]*$/.test(node);
      return isGap ? [] : [...node].map((character) => `${[...new Set(path)].toSorted().join(' ')}:${character}`);
    }
    if (node.tag === 'br') return [`${[...new Set(path)].toSorted().join(' ')}:br`];
    const isBlock = node.tag === 'p' || node.tag === 'pre';
    if (isBlock) blocks += 1;
    const inside = seen(node.children, [...path, isBlock ? `${node.tag}${blocks}` : node.tag]);
    return isBlock ? [`<${node.tag}`, ...inside] : inside;
  });
}

describe('what the text editor holds', () => {
  it('is stored as a safe text that is read back as the same text', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const text = writeRichDocument(document);
        expect(isSafeText(text)).toBe(true);
        const read = readRichDocument(text);
        expect(read && writeRichDocument(read)).toBe(text);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps every character, line break and format of a stored text that it can hold', () => {
    let held = 0;
    fc.assert(
      fc.property(trees, (tree) => {
        const text = renderSafeText(tree);
        const document = readRichDocument(text);
        if (document === null) return;
        held += 1;
        expect(seen(parseSafeText(writeRichDocument(document)))).toEqual(seen(parseSafeText(text)));
      }),
      { numRuns: 300 },
    );
    expect(held).toBeGreaterThan(60);
  });

  it('fits the schema of the editor and comes out of it unchanged', () => {
    const schema = getSchema([...RICH_EXTENSIONS]);
    fc.assert(
      fc.property(documents, (document) => {
        const text = writeRichDocument(document);
        const node = schema.nodeFromJSON(readRichDocument(text) ?? { type: 'none' });
        node.check();
        expect(writeRichDocument(node.toJSON())).toBe(text);
      }),
      { numRuns: 100 },
    );
  });
});

it.each([
  '',
  'one line',
  '<p>a</p>\n<p>b</p>\n',
  'one<br>two<p>three</p><pre>\n\nfour\n  five</pre>',
  '<p><strong>a<b>b<u>c</u></b></strong></p>',
  '<p></p><p>a</p>',
  '5 &lt; 6 &amp; 7',
])('writes %j back unchanged', (text) => {
  const document = readRichDocument(text);
  expect(document && writeRichDocument(document)).toBe(text);
});

it.each([
  ['<b><p>a</p></b>', '<p><b>a</b></p>'],
  ['<p>a\nb</p>', '<p>a b</p>'],
  ['first\nsecond', 'first second'],
  ['<p></p>', ''],
  ['<pre>a<p>b</p></pre>', '<pre>a</pre><p>b</p>'],
])('cannot hold %j, and cleans it up to %j', (text, tidied) => {
  expect(readRichDocument(text)).toBeNull();
  expect(writeRichDocument(normalizeRichDocument(text))).toBe(tidied);
});

it('tidies anything to what it can hold', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      const text = writeRichDocument(normalizeRichDocument(renderSafeText(tree)));
      expect(readRichDocument(text)).not.toBeNull();
    }),
    { numRuns: 200 },
  );
});
