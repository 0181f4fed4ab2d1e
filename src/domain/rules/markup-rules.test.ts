import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findFailingExamples } from './examples/find-failing-examples.ts';
import { markupExamples } from './examples/markup.ts';
import { markupRules } from './markup-rules.ts';

it('R5.57 html: only the six tags, without attributes', () => {
  expect(findFailingExamples(markupRules.html, markupExamples.html)).toEqual([]);
});

it('R5.57 refuses any tag but the six', () => {
  const others = fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/).filter((tag) => !/^(?:b|br|p|pre|u|strong)$/.test(tag));
  fc.assert(
    fc.property(others, (tag) => {
      expect(markupRules.html.check(`<${tag}>x</${tag}>`, {})).toBe('rule.html');
      expect(markupRules.html.check(`a<${tag.toUpperCase()}/>`, {})).toBe('rule.html');
    }),
  );
});

it('R5.58 html_limit: strictly below the bound', () => {
  expect(findFailingExamples(markupRules.html_limit, markupExamples.html_limit)).toEqual([]);
});

it('R5.58 counts the raw text in code points', () => {
  const text = fc
    .array(fc.constantFrom('a', '<b>', '&amp;', '名', '😀', '𠮷'), { maxLength: 20 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.nat({ max: 60 }), (value, max) => {
      expect(markupRules.html_limit.check(value, { max })).toBe([...value].length < max || 'rule.html_limit');
    }),
  );
});
