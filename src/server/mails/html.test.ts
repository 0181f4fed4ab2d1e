import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { expect, it } from 'vitest';
import { Html, html } from './html.ts';

it('escapes what is put in, and leaves HTML as it is', () => {
  const name = '<script>alert("x")</script> & \'co\'';
  expect(
    html`<p title="${name}">${html`<b>${1}</b>`}${[html`<i>a</i>`, html`<i>b</i>`]}${new Html('&nbsp;')}</p>`.text,
  ).toBe(
    '<p title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;co&#39;"><b>1</b><i>a</i><i>b</i>&nbsp;</p>',
  );
});

it('never lets a text become a tag or an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>"\'&;=/!- ab\u0000\n') }), (text) => {
      const [element, ...rest] = parseFragment(html`<a title="${text}">${text}</a>`.text).childNodes;
      expect(rest).toEqual([]);
      expect(element).toMatchObject({ tagName: 'a', attrs: [{ name: 'title' }] });
      expect(
        element && 'childNodes' in element ? element.childNodes.every(({ nodeName }) => nodeName === '#text') : false,
      ).toBe(true);
    }),
  );
});
