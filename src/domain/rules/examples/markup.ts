import type { FamilyExamples } from './rule-examples.ts';

export const markupExamples = {
  html: [
    {
      accepts: [
        '<p>Hi <b>x</b><br></p>',
        '<pre><u>a</u></pre><strong>s</strong>',
        'plain text',
        'a<br/>b<br />c<BR>d',
        '<P><STRONG>x</strong></p>',
        '5 < 6 && 7 > 3',
        'a &amp; b &lt;i&gt;',
        '',
      ],
      refuses: [
        '<script>x</script>',
        '<a href="x">y</a>',
        '<div>z</div>',
        '<p onclick="x">',
        '<b class>x</b>',
        '<br onload=x>',
        '<SCRIPT>x',
        '<img src=x>',
        '<!-- a -->',
        '<b>x</u>',
        '</b>',
        '<bold>x</bold>',
        1,
        null,
      ],
    },
  ],
  html_limit: [
    {
      args: { max: 10 },
      accepts: ['a'.repeat(9), '', '<b>a</b>', '😀'.repeat(9)],
      refuses: ['a'.repeat(10), 'a'.repeat(11), '<b>abc</b>', '😀'.repeat(10), null],
    },
  ],
} satisfies FamilyExamples;
