import { expect, it } from 'vitest';
import { articlePicturePath } from '#domain/page/share-picture.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { parseMarkdown } from '#web/ui/text/parse-markdown.ts';
import { articleHead, findQuestions } from './article-head.ts';

const page = buildPage({ locale: 'vi-VN', origin: 'https://games.example.com' });
const ARTICLE = {
  path: '/help/players/refunds',
  title: 'Hoàn tiền',
  description: 'Khi nào được hoàn tiền',
  blocks: parseMarkdown(
    'Mở đầu.\n\n## Bao lâu thì xong?\n\nTrong **bảy** [ngày](/vi-VN/terms).\n\n- một\n- hai\n\n## Các bước\n\n1. Mở trang.\n',
  ),
  date: '2026-10-01',
};

/** The title and structured data of an article's head. */
function readHead({ meta, scripts = [] }: ReturnType<typeof articleHead>) {
  return { meta, data: scripts.map(({ children }) => JSON.parse(children)) };
}

it('gives search engines the subject, date and breadcrumbs of an article', () => {
  const help = { name: 'Trợ giúp', path: '/help' };
  const { meta, data } = readHead(articleHead(page, { article: ARTICLE, crumbs: [help] }));
  const [article, crumbs, questions] = data;
  const url = 'https://games.example.com/vi-VN/help/players/refunds';
  const image = `https://games.example.com${articlePicturePath({ ...ARTICLE, lang: 'vi-VN' })}`;
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Hoàn tiền',
    url,
    inLanguage: 'vi-VN',
    image: [image],
  });
  expect(article).toMatchObject({ dateModified: '2026-10-01', publisher: { '@type': 'Organization' } });
  expect(article).not.toHaveProperty('datePublished');
  expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Starhall',
    'Trợ giúp',
    'Hoàn tiền',
  ]);
  expect(crumbs.itemListElement.at(-1)).toMatchObject({ position: 3, item: url });
  expect(questions.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Bao lâu thì xong?',
      acceptedAnswer: { '@type': 'Answer', text: 'Trong bảy ngày. một hai' },
    },
  ]);
  expect(meta).toContainEqual({ property: 'og:image', content: image });
  expect(meta).toContainEqual({ property: 'og:title', content: 'Hoàn tiền' });
  expect(meta).toContainEqual({ title: 'Starhall - Hoàn tiền - Trợ giúp' });
});

it('dates news by the day that they are of', () => {
  const [article] = readHead(articleHead(page, { article: ARTICLE, isNews: true })).data;
  expect(article).toMatchObject({ '@type': 'NewsArticle', datePublished: '2026-10-01' });
  expect(article).not.toHaveProperty('dateModified');
});

it('has no head for a missing article', () => {
  expect(articleHead(page, { article: undefined })).toEqual({});
});

it('finds no questions where no heading asks', () => {
  expect(findQuestions(parseMarkdown('## Steps\n\nOpen.\n\n## Why?\n\n'))).toEqual([]);
  expect(findQuestions(parseMarkdown('Why?\n\nBecause.'))).toEqual([]);
  expect(findQuestions(parseMarkdown('### 為什麼？\n\n因為。\n'))).toEqual([
    { question: '為什麼？', answer: '因為。' },
  ]);
});
