import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { expect, it } from 'vitest';
import { escapeXml, xmlElement, xmlText } from './write-xml.ts';

it('writes elements, with their attributes and what they hold', () => {
  expect(xmlElement('a', { href: 'x?a=1&b="2"' })).toBe('<a href="x?a=1&amp;b=&quot;2&quot;"/>');
  expect(xmlElement('a', {}, xmlText('b', 'c < d'))).toBe('<a><b>c &lt; d</b></a>');
  expect(xmlText('b', undefined) + xmlText('b', '')).toBe('');
});

it('leaves out what XML cannot write', () => {
  expect(escapeXml('a\0b\u{1f}\ufffe\ud800c\td\u{1f3ae}')).toBe('abc\td\u{1f3ae}');
});

it('writes no text as markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      const { childNodes } = parseFragment(escapeXml(text));
      expect(childNodes.every(({ nodeName }) => nodeName === '#text')).toBe(true);
    }),
  );
});
