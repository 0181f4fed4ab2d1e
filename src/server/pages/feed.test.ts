import { expect, it } from 'vitest';
import { type Feed, writeAtom, writeJsonFeed } from './feed.ts';

const FEED: Feed = {
  title: 'Starhall & friends',
  lang: 'en-US',
  pageUrl: 'https://games.example.com/en-US',
  feedUrl: 'https://games.example.com/feed.xml?lang=en-US',
  author: 'Starhall',
  entries: [
    {
      url: 'https://games.example.com/en-US/application/details?applicationId=a',
      title: 'Night <Race>',
      summary: 'Fast & "loud"',
      published: '2026-02-01T00:00:00.000Z',
      author: 'Night Works',
      category: 'Racing',
      picture: 'https://games.example.com/og/en-US/games/a/0.jpg',
    },
    {
      url: 'https://games.example.com/en-US/news/a',
      title: 'News',
      summary: '',
      published: '2026-03-01T00:00:00.000Z',
      picture: 'https://games.example.com/og/en-US/pages/news/a/0.jpg',
    },
  ],
};

it('writes Atom with all that readers need, as text', () => {
  const text = writeAtom(FEED);
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom" /);
  expect(text).toContain('<id>https://games.example.com/feed.xml?lang=en-US</id>');
  expect(text).toContain('<title>Night &lt;Race&gt;</title>');
  expect(text).toContain('<summary>Fast &amp; &quot;loud&quot;</summary>');
  expect(text).toContain('<author><name>Night Works</name></author><category term="Racing"/>');
  expect(text.match(/<updated>[^<]+/)?.[0]).toBe('<updated>2026-03-01T00:00:00.000Z');
  expect(text).not.toContain('<summary></summary>');
});

it('writes a feed without entries that changes at no time', () => {
  expect(writeAtom({ ...FEED, entries: [] })).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  expect(JSON.parse(writeJsonFeed({ ...FEED, entries: [] })).items).toEqual([]);
});

it('writes JSON Feed 1.1', () => {
  expect(JSON.parse(writeJsonFeed(FEED))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Starhall & friends',
    home_page_url: FEED.pageUrl,
    feed_url: FEED.feedUrl,
    language: 'en-US',
    items: [
      { id: FEED.entries[0]?.url, title: 'Night <Race>', tags: ['Racing'], authors: [{ name: 'Night Works' }] },
      { id: FEED.entries[1]?.url, content_text: '', date_published: '2026-03-01T00:00:00.000Z' },
    ],
  });
});
