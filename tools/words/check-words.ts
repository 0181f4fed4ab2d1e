import { WordCheck } from './find-words.ts';
import { readPassages } from './read-passages.ts';

/** All words to avoid in the project, and all exceptions that nothing needs; each a line to print. */
export function checkWords(root: string): readonly string[] {
  const check = new WordCheck();
  const found = check.find(readPassages(root));
  return [
    ...found.map(({ file, line, found, instead }) => `${file}:${line}: “${found}”: write ${instead}`),
    ...check.unused().map(({ in: path, text = 'all' }) => `docs/reference: exception not needed: ${path} (${text})`),
  ];
}
