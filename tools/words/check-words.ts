import { findBritish } from '#i18n/catalogs/language-purity.ts';
import { WordCheck } from './find-words.ts';
import { type Passage, readPassages } from './read-passages.ts';

/** All words to avoid in the project, and all exceptions that nothing needs; each a line to print. */
export function checkWords(root: string): readonly string[] {
  const passages = readPassages(root);
  const check = new WordCheck();
  const found = check.find(passages);
  return [
    ...found.map(({ file, line, found, instead }) => `${file}:${line}: “${found}”: write ${instead}`),
    ...passages.flatMap(findSpellings),
    ...check.unused().map(({ in: path, text = 'all' }) => `docs/reference: exception not needed: ${path} (${text})`),
  ];
}

/** British spellings for developers; the tests of catalogs and content find those for users. */
export function findSpellings({ file, line, text, audience }: Passage): readonly string[] {
  if (audience === 'users') return [];
  return text
    .split('\n')
    .flatMap((part, index) =>
      findBritish(part).map((found) => `${file}:${line + index}: “${found}”: write the American spelling`),
    );
}
