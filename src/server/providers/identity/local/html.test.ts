import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes texts, in elements and in attributes', () => {
  const hostile = `<script>"'&amp;`;
  expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(
    '<p title="&lt;script&gt;&quot;&#39;&amp;amp;">&lt;script&gt;&quot;&#39;&amp;amp;</p>',
  );
});

it('keeps HTML, lists of it and nothing as they are', () => {
  const items = ['a', '<'].map((text) => html`<li>${text}</li>`);
  expect(html`<ul>${items}</ul>${false}${html`<b>${'&'}</b>`}`.text).toBe(
    '<ul><li>a</li><li>&lt;</li></ul><b>&amp;</b>',
  );
});
