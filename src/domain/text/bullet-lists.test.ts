import { expect, it } from 'vitest';
import { findBulletLists } from './bullet-lists.ts';
import { parseSafeText } from './safe-text.ts';

const blocksOf = (text: string) => findBulletLists(parseSafeText(text));

it('R5.57 makes a list of lines with bullets, between the lines before and after them', () => {
  expect(blocksOf('<p><b>More</b><br>• one <u>two</u><br>・three<br>End</p>')).toEqual([
    { tag: 'p', children: [{ tag: 'b', children: ['More'] }] },
    { tag: 'ul', items: [['one ', { tag: 'u', children: ['two'] }], ['three']] },
    { tag: 'p', children: ['End'] },
  ]);
});

it('R5.57 leaves other texts as they are', () => {
  const text = 'plain<br>• not in a paragraph<p>a • b<br>c</p><pre>• kept</pre>';
  expect(blocksOf(text)).toEqual(parseSafeText(text));
});

it('R5.57 makes an empty entry of a bullet alone, and no paragraph of empty lines', () => {
  expect(blocksOf('<p><br>•<br></p>')).toEqual([{ tag: 'ul', items: [[]] }]);
});
