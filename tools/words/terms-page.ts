import type { LocaleCode } from '#contract/values/locales.ts';
import { code, markdownTable } from '../rules-page/markdown-table.ts';
import { PHRASES, TERMS } from './word-lists.ts';

const INTRODUCTION = `# Terms

One term, one word: what interface, help, emails and documentation call things in each language. Generated from [terms.json](terms.json) and [phrases.json](phrases.json) by \`npx node tools/write-terms-page.ts\`.

\`npm run check\` and \`npm test\` find other words for these terms and the phrases below, with file and line. In both files, words to avoid are regular expressions that match whole words (in Chinese, any part of a text). A text that has to keep such a word, because the specification or the law fixes it, is listed under \`exceptions\` with the reason. What terms mean in the code is in the [glossary](../architecture.md#glossary).`;

const ORDER = ['en-US', 'zh-TW', 'zh-CN', 'vi-VN'] as const satisfies readonly LocaleCode[];

/** docs/reference/terms.md, generated from the lists. */
export function termsPage(): string {
  const terms = TERMS.map(({ term, words, note = '' }) => [term, ...ORDER.map((locale) => words[locale]), note]);
  const avoided = TERMS.flatMap(({ words, forbidden }) =>
    ORDER.filter((locale) => forbidden[locale]).map((locale) => [
      locale,
      words[locale],
      (forbidden[locale] ?? []).map(code).join(', '),
    ]),
  );
  const phrases = PHRASES.map(({ pattern, instead, onlyForUsers, exceptInComments }) => [
    code(pattern),
    instead,
    (onlyForUsers && 'interface, help, emails') || (exceptInComments && 'everything except comments') || 'everything',
  ]);
  return `${[
    INTRODUCTION,
    markdownTable(['Term', ...ORDER, 'Note'], terms),
    '## Words to avoid',
    markdownTable(['Language', 'Write', 'Avoid'], avoided),
    '## English phrases to avoid',
    markdownTable(['Avoid', 'Write', 'In'], phrases),
  ].join('\n\n')}\n`;
}
