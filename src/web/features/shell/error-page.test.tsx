import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { ERROR_PAGE_STATUSES } from '#domain/page/error-status.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { ErrorPage, StatusPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const textIn = (html: string, tag: string) => new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`).exec(html)?.[1];
const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1];

function readPage(status: number, locale: LocaleCode = 'en-US') {
  const html = renderPage(<StatusPage status={status} />, locale);
  return {
    html,
    images: html.match(/<img /g)?.length,
    picture: attribute(html, 'src') ?? '',
    alt: attribute(html, 'alt'),
    heading: textIn(html, 'h1'),
    message: textIn(html, 'p'),
    home: /<a [^>]*href="([^"]*)"/.exec(html)?.[1],
    title: textIn(html, 'title'),
  };
}

it('R2.47 has a separate picture and text for each of the eight statuses', () => {
  const pages = ERROR_PAGE_STATUSES.map((status) => readPage(status));
  expect(new Set(pages.map(({ picture }) => picture)).size).toBe(8);
  expect(new Set(pages.map(({ message }) => message)).size).toBe(8);
  for (const { picture } of pages)
    expect(existsSync(new URL(`../../../../public${picture}`, import.meta.url))).toBe(true);
});

it('R2.47 shows the default text for other statuses', () => {
  const page = readPage(418);
  expect(page.heading).toBe('An error occurred');
  expect(page.html).toContain('data-status="418"');
  expect(existsSync(new URL(`../../../../public${page.picture}`, import.meta.url))).toBe(true);
});

it.each(LOCALES)('R2.48 shows one picture with a text for it, and one message, in %s', (locale) => {
  for (const status of ERROR_PAGE_STATUSES) {
    const { images, alt, heading, message, html } = readPage(status, locale);
    expect(images).toBe(1);
    expect(html.match(/<p/g)).toHaveLength(1);
    for (const text of [alt, heading, message]) expect(text).toMatch(/^(?!errorPage\.).+/);
  }
});

it('R2.49 leads home to the exchange records, in the language of the page', () => {
  expect(readPage(404, 'zh-TW').home).toBe('/store/record');
  expect(readPage(404, 'en-US').home).toBe('/en-US/store/record');
});

it('R8.38 R8.39 R8.40 R8.41 R8.42 R2.50 shows the fixed English texts', () => {
  const statuses = [400, 401, 403, 404, 500, 502, 503, 504];
  expect(statuses.map((status) => [status, readPage(status).heading])).toEqual([
    [400, 'Something went wrong'],
    [401, 'please log in again'],
    [403, 'Access denied'],
    [404, 'Feeling lost'],
    [500, 'Overloading'],
    [502, 'Overloading'],
    [503, 'Overloading'],
    [504, 'Overloading'],
  ]);
});

it.each(LOCALES)('R2.50 shows one text for all 5xx and another for 404 in %s', (locale) => {
  const headings = [500, 502, 503, 504].map((status) => readPage(status, locale).heading);
  expect(new Set(headings).size).toBe(1);
  expect(headings).not.toContain(readPage(404, locale).heading);
});

it('R1.35 R2.22 R8.41 O7 says on an unknown page that it was not found', () => {
  const html = renderPage(<NotFoundPage />, 'en-US', { path: '/no-such-page' });
  expect(html).toContain('Feeling lost');
  expect(html).toContain('This page could not be found');
  expect(textIn(html, 'title')).toContain('NOT FOUND');
});

it('R2.51 shows the status of the error that a route threw', () => {
  const statusOf = (error: unknown) => attribute(renderPage(<ErrorPage error={error} />, 'en-US'), 'data-status');
  expect(statusOf({ statusCode: 404, status: 500 })).toBe('404');
  expect(statusOf({ response: { status: 502 } })).toBe('502');
  expect(statusOf(null)).toBe('500');
});
