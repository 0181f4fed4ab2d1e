import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';
import { listHeadings } from './markdown-document.ts';
import { parseMarkdown } from './parse-markdown.ts';

const show = (text: string) => renderToStaticMarkup(<Markdown blocks={parseMarkdown(text)} />);

describe('Markdown as elements', () => {
  it.each([
    ['**strong** and *em*', '<p><strong>strong</strong> and <em>em</em></p>'],
    ['`a < b`', '<p><code>a &lt; b</code></p>'],
    ['a < b & c', '<p>a &lt; b &amp; c</p>'],
    ['- one\n- two\n  1. inner', '<ul><li>one</li><li>two<ol><li>inner</li></ol></li></ul>'],
    ['3. three\n4. four', '<ol start="3"><li>three</li><li>four</li></ol>'],
    ['> quoted', '<blockquote><p>quoted</p></blockquote>'],
    ['```\nnpm start\n```', '<pre tabindex="0"><code>npm start</code></pre>'],
    ['- a **b** [c](/d)', '<ul><li>a <strong>b</strong> <a class="link" href="/d">c</a></li></ul>'],
  ])('%j', (text, html) => {
    expect(show(text)).toBe(`<div class="prose">${html}</div>`);
  });

  it.each([
    '<script>alert(1)</script>',
    'x <img src=x onerror=alert(1)> y',
    '[x](javascript:alert(1))',
    '![x](https://evil.example/x.png)',
    '- <b onclick=alert(1)>x</b>',
  ])('lets no raw HTML and no foreign addresses through: %s', (text) => {
    expect(show(text)).not.toMatch(/<script|<img|onerror|onclick|javascript:|evil/);
  });

  it('shows a table that can be scrolled by keyboard', () => {
    const html = show('| a | b |\n|---|---|\n| 1 | 1 |');
    expect(html).toContain('<section class="overflow-x-auto" tabindex="0" aria-label="a, b">');
    expect(html.match(/<td>1<\/td>/g)).toHaveLength(2);
  });
});

describe('headings', () => {
  const text = '## How **long**?\n\nx\n\n### 退款\n\n## How long?\n\n## ！';

  it('are named by their words, equal ones by a number', () => {
    expect(listHeadings(parseMarkdown(text))).toEqual([
      { id: 's-how-long', text: 'How long?', depth: 2 },
      { id: 's-退款', text: '退款', depth: 3 },
      { id: 's-how-long-2', text: 'How long?', depth: 2 },
      { id: 's-section', text: '！', depth: 2 },
    ]);
  });

  it('have these IDs on the page, with the content beside them', () => {
    const html = renderToStaticMarkup(
      <Markdown blocks={parseMarkdown(text)} besideHeading={({ id }) => <a href={`#${id}`}>#</a>} />,
    );
    for (const { id } of listHeadings(parseMarkdown(text)))
      expect(html).toMatch(new RegExp(`<h\\d id="${id}">.*?</h\\d><a href="#${id}">`));
  });
});
