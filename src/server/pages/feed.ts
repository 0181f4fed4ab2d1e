import type { LocaleCode } from '#contract/values/locales.ts';
import { XML_HEAD, xmlElement, xmlText } from './write-xml.ts';

/** A feed of the store, in one language, with absolute addresses. */
export interface Feed {
  readonly title: string;
  readonly lang: LocaleCode;
  /** The page with the same content. */
  readonly pageUrl: string;
  /** The feed itself, in either format. */
  readonly feedUrl: string;
  readonly author: string;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** ISO 8601. */
  readonly published: string;
  readonly author?: string;
  readonly category?: string;
  readonly picture: string;
}

/** The update time of an empty feed. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** The feed as Atom (RFC 4287). */
export function writeAtom({ title, lang, pageUrl, feedUrl, author, entries }: Feed): string {
  const changed = entries.map(({ published }) => published).sort();
  const head = [
    xmlText('id', feedUrl),
    xmlText('title', title),
    xmlElement('link', { rel: 'self', type: 'application/atom+xml', href: feedUrl }),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: pageUrl }),
    xmlText('updated', changed.at(-1) ?? NEVER),
    xmlElement('author', {}, xmlText('name', author)),
  ];
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': lang };
  return `${XML_HEAD}${xmlElement('feed', attributes, [...head, ...entries.map(writeEntry)].join(''))}\n`;
}

function writeEntry({ url, title, summary, published, author, category, picture }: FeedEntry): string {
  const parts = [
    xmlText('id', url),
    xmlText('title', title),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: url }),
    xmlElement('link', { rel: 'enclosure', type: 'image/jpeg', href: picture }),
    xmlText('published', published),
    xmlText('updated', published),
    author ? xmlElement('author', {}, xmlText('name', author)) : '',
    category ? xmlElement('category', { term: category }) : '',
    xmlText('summary', summary),
  ];
  return xmlElement('entry', {}, parts.join(''));
}

/** The feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function writeJsonFeed({ title, lang, pageUrl, feedUrl, author, entries }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    language: lang,
    authors: [{ name: author }],
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      content_text: entry.summary,
      image: entry.picture,
      date_published: entry.published,
      ...(entry.author ? { authors: [{ name: entry.author }] } : {}),
      ...(entry.category ? { tags: [entry.category] } : {}),
    })),
  });
}
