import { expect, it } from 'vitest';
import { maskName } from './mask-name.ts';

it('leaves the first character of a name, whole', () => {
  expect(['Ariel', '小星星', '😀bc', ''].map(maskName)).toEqual(['A**', '小**', '😀**', '**']);
});
