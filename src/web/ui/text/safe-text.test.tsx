import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SafeText } from './safe-text.tsx';

const render = (text: string) => renderToStaticMarkup(<SafeText text={text} />);

it('R5.57 renders the six tags as elements', () => {
  const text = '<p>Hi <b>x</b><br/></p><pre><u>a</u></pre><strong>s</strong>';
  expect(render(text)).toBe(`<div class="prose">${text}</div>`);
});

it('R5.57 renders everything else as the text it is', () => {
  expect(render('<script>alert("1")</script>&lt;b&gt;')).toBe(
    '<div class="prose">&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&lt;b&gt;</div>',
  );
});

it('keeps the empty line that begins a preformatted text, which browsers would drop', () => {
  expect(render('<pre>\n\na<b>b</b></pre>')).toBe('<div class="prose"><pre><br/>a<b>b</b></pre></div>');
  expect(render('<pre>\na\n</pre>')).toBe('<div class="prose"><pre>a\n</pre></div>');
});

it('handles the longest description made only of opening tags', () => {
  expect(render('<b>'.repeat(4000 / '<b>'.length))).toContain('<b></b>');
});

it('renders lines that begin with a bullet as a list', () => {
  expect(render('<p>New:<br>• one<br>• <b>two</b></p>')).toBe(
    '<div class="prose"><p>New:</p><ul><li>one</li><li><b>two</b></li></ul></div>',
  );
});
