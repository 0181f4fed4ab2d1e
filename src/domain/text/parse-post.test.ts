import { describe, expect, it } from 'vitest';
import { leadOfPost, parsePost } from './parse-post.ts';

const p = (...children: unknown[]) => ({ tag: 'p', children });
const link = (href: string, ...children: unknown[]) => ({ tag: 'a', href, rel: 'noopener nofollow ugc', children });

describe('blocks', () => {
  it('reads headings, paragraphs with line breaks, lists, quotes and rules', () => {
    const source = '# One\n\nfirst\nsecond\r\n\r\n- a\n* b\n\n1. c\n2) d\n> q\n> r\n---\n### Two';
    expect(parsePost(source)).toEqual([
      { tag: 'h2', id: 's-0', text: 'One', depth: 2, children: ['One'] },
      p('first', { tag: 'br' }, 'second'),
      { tag: 'ul', items: [[['a']], [['b']]] },
      { tag: 'ol', items: [[['c']], [['d']]] },
      { tag: 'blockquote', children: [p('q', { tag: 'br' }, 'r')] },
      { tag: 'hr' },
      { tag: 'h3', id: 's-6', text: 'Two', depth: 3, children: ['Two'] },
    ]);
  });

  it('leaves everything else as text', () => {
    expect(parsePost('<script>x</script>')).toEqual([p('<script>x</script>')]);
    expect(parsePost('![x](https://a.b/c.png)')).toEqual([p('!', link('https://a.b/c.png', 'x'))]);
    expect(parsePost('#tag')).toEqual([p('#tag')]);
    expect(parsePost(' \n\t\n')).toEqual([]);
  });
});

describe('text within a block', () => {
  it.each([
    ['a **b** c', ['a ', { tag: 'strong', children: ['b'] }, ' c']],
    ['*a* _b_', [{ tag: 'em', children: ['a'] }, ' ', { tag: 'em', children: ['b'] }]],
    ['`a *b*`', [{ tag: 'code', text: 'a *b*' }]],
    ['file_name_x 2 * 3 * 4', ['file_name_x 2 * 3 * 4']],
    ['**open', ['**open']],
    ['****', ['****']],
    ['[a](https://b.c/d?e=1)', [link('https://b.c/d?e=1', 'a')]],
    ['see https://b.c/d.', ['see ', link('https://b.c/d', 'https://b.c/d'), '.']],
    ['（https://b.c/d）', ['（', link('https://b.c/d', 'https://b.c/d'), '）']],
    ['**[a](http://b.c)**', [{ tag: 'strong', children: [link('http://b.c', 'a')] }]],
  ])('%s', (source, children) => {
    expect(parsePost(source)).toEqual([p(...children)]);
  });

  it.each(['[a](javascript:alert(1))', '[a](//b.c)', '[a](data:text/html,x)', '[a](https://b.c d)', '[](https://b.c)'])(
    'makes no link of %s',
    (source) => {
      const made = JSON.stringify(parsePost(source));
      expect(made).not.toMatch(/"href":"(?!https:\/\/b\.c")/);
    },
  );
});

it('is as fast with any text, however its marks are nested', () => {
  const units = [
    '*',
    '_a',
    'a_',
    '**a*',
    '[',
    '[a](',
    '](',
    '`',
    '> ',
    '- ',
    '1. ',
    'http://:',
    'https://a',
    '*_`[',
    '# ',
  ];
  const texts = units.map((unit) => unit.repeat(100_000 / unit.length));
  // Many links that would end at the same bracket.
  const links = ['[a]('.repeat(12_500), '[a](https://a'.repeat(3_800)].map((text) => text.padEnd(99_999).concat(')'));
  for (const text of [...texts, ...links]) {
    // The time of this thread, which other processes of a busy machine do not add to.
    const begin = process.threadCpuUsage();
    parsePost(text);
    expect(process.threadCpuUsage(begin).user, text.slice(0, 20)).toBeLessThan(200_000);
  }
});

it('takes the beginning without marks, and cuts between characters', () => {
  expect(leadOfPost('## Hi\n\n- **a** [b](https://c.d)', 100)).toBe('Hi a b');
  expect(leadOfPost('星'.repeat(10), 5)).toBe('星星星星…');
});
