import { articlePicturePath } from '#domain/page/share-picture.ts';
import { type Block, blockText } from '#web/ui/text/markdown-document.ts';
import type { Page } from '../use-page.ts';
import { pageHead } from './page-head.ts';
import { addressOf, breadcrumbData, type Crumb, storeOrganization, structuredData } from './structured-data.ts';

/** The metadata of an article: help, news or policy. */
export interface ArticleToFind {
  /** Without language prefix. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly Block[];
  /** Date, `2026-01-31`: of publication for news, otherwise of the last change. */
  readonly date: string;
}

export interface ArticleHead {
  readonly article: ArticleToFind | undefined;
  readonly isNews?: boolean;
  /** The pages between the home page and the article. */
  readonly crumbs?: readonly Crumb[];
}

/** Document head of an article; a missing article's error page has its own. */
export function articleHead(
  page: Page,
  { article, isNews = false, crumbs = [] }: ArticleHead,
): Partial<ReturnType<typeof pageHead>> {
  if (article === undefined) return {};
  const { path, title, description } = article;
  return pageHead({
    page,
    path,
    // A help article may have the same title as the page that it describes.
    name: [title, ...crumbs.map(({ name }) => name).reverse()].join(' - '),
    sharedName: title,
    description,
    type: 'article',
    picture: articlePicturePath({ path, lang: page.state.locale, title }),
    data: import.meta.env.SSR ? articleData(page, { article, isNews, crumbs }) : [],
  });
}

function articleData(page: Page, { article, isNews, crumbs }: Required<ArticleHead> & { article: ArticleToFind }) {
  const { path, title, description, blocks, date } = article;
  const { origin, locale } = page.state;
  const questions = findQuestions(blocks);
  return [
    structuredData({
      '@type': isNews ? 'NewsArticle' : 'Article',
      '@id': `${addressOf(page, path)}#article`,
      headline: title,
      description,
      url: addressOf(page, path),
      mainEntityOfPage: addressOf(page, path),
      inLanguage: locale,
      ...(isNews ? { datePublished: date } : { dateModified: date }),
      image: [origin + articlePicturePath({ path, lang: locale, title })],
      author: storeOrganization(page),
      publisher: storeOrganization(page),
    }),
    breadcrumbData(page, [...crumbs, { name: title, path }]),
    ...(questions.length === 0
      ? []
      : [
          structuredData({
            '@type': 'FAQPage',
            mainEntity: questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          }),
        ]),
  ];
}

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The headings that are questions, each with the text below it as the answer. */
export function findQuestions(blocks: readonly Block[]): Question[] {
  return blocks.flatMap((block, index) => {
    if (!('id' in block) || block.depth === 1 || !/[?？]\s*$/.test(block.text)) return [];
    const below = blocks.slice(index + 1);
    const end = below.findIndex((other) => 'id' in other);
    const answer = below
      .slice(0, end === -1 ? undefined : end)
      .map(blockText)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return answer === '' ? [] : [{ question: block.text, answer }];
  });
}
