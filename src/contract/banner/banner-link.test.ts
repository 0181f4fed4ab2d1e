import { expect, it } from 'vitest';
import { isBannerLink } from './banner-link.ts';

it.each([
  '/',
  '/games',
  '/application/details?applicationId=a.b',
  'https://example.com',
  'HTTPS://example.com/a?b=c#d',
])('takes %s', (link) => expect(isBannerLink(link)).toBe(true));

it.each([
  'games',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'http://example.com',
  'https:evil.example',
  'https://user:password@example.com',
  'https://user@example.com',
  'https://:password@example.com',
  'javascript:alert(1)//https://example.com',
  'https://',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /games',
  '',
])('refuses %j', (link) => expect(isBannerLink(link)).toBe(false));
