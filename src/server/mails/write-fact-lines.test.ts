import { expect, it } from 'vitest';
import { writeFactLines } from './write-fact-lines.ts';

const FACTS = [
  ['ID', '1'],
  ['URL', 'https://games.example.com'],
] as const;

it.each([
  ['en-US', '    ID: 1\n    URL: https://games.example.com'],
  ['vi-VN', '    ID: 1\n    URL: https://games.example.com'],
  ['zh-TW', '    ID：1\n    URL：https://games.example.com'],
  ['zh-CN', '    ID：1\n    URL：https://games.example.com'],
] as const)('writes a line for each fact, with the colon of %s', (language, lines) => {
  expect(writeFactLines(FACTS, language)).toBe(lines);
});

it('writes nothing without facts, and values as they are', () => {
  expect(writeFactLines([], 'zh-TW')).toBe('');
  expect(writeFactLines([['{label}', '{value} # <b>']], 'en-US')).toBe('    {label}: {value} # <b>');
});
