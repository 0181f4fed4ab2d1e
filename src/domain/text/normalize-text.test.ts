import { expect, it } from 'vitest';
import { normalizeText } from './normalize-text.ts';

it('normalizes what is written as the platform does', () => {
  for (const text of ['Tiếng Việt'.normalize('NFD'), 'Ａｂｃ 星', 'ﾊﾞﾝﾄﾞ', 'ก็', `e${'\u0301\u0323'.repeat(15)}`]) {
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
      expect(normalizeText(text, form)).toBe(text.normalize(form));
    }
  }
});

it('keeps thirty marks of a character', () => {
  expect(normalizeText(`x${'\u0332'.repeat(40)}y`, 'NFC')).toBe(`x${'\u0332'.repeat(30)}y`);
  expect(normalizeText('\uff9e'.repeat(100), 'NFKC')).toBe('\u3099'.repeat(30));
});
