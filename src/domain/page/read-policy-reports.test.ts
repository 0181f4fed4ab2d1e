import { expect, it } from 'vitest';
import { readPolicyReports } from './read-policy-reports.ts';

const ORIGIN = 'https://store.example';
const old = (report: object) => ({
  'csp-report': {
    'document-uri': `${ORIGIN}/en-US/games?searchWord=secret#a`,
    'effective-directive': 'script-src-elem',
    ...report,
  },
});
const read = (report: object) => readPolicyReports(old(report), ORIGIN);

it('reads both forms alike, without query, sample or address of the visitor', () => {
  const kept = { directive: 'script-src-elem', blocked: 'inline', page: '/en-US/games' };
  expect(read({ 'blocked-uri': 'inline', 'script-sample': 'alert(secret)', referrer: 'https://a.example/?q' })).toEqual(
    [kept],
  );
  const body = {
    documentURL: `${ORIGIN}/en-US/games?a`,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    sample: 's',
  };
  const report = { type: 'csp-violation', age: 1, url: `${ORIGIN}/`, user_agent: 'me', body };
  expect(readPolicyReports([report, { ...report, type: 'deprecation' }, null, 1, 'x'], ORIGIN)).toEqual([kept]);
});

it.each([
  ['https://evil.example/a.js?b=1#c', 'https://evil.example/a.js'],
  [`${ORIGIN}/play-files/games/1/evil.js?x`, '/play-files/games/1/evil.js'],
  [`${ORIGIN}/play-files/preview/1.2.3.secret/evil.js`, '/play-files/preview/…/evil.js'],
  ['data', 'data'],
  ['data:text/javascript,secret', 'data:'],
  ['', 'inline'],
  [undefined, 'inline'],
  [`${'x'.repeat(40)}:a`, 'x'.repeat(30)],
])('tells %j as %j', (given, told) => {
  expect(read({ 'blocked-uri': given }).map(({ blocked }) => blocked)).toEqual([told]);
});

it('reads the directive of older browsers, which say all of it', () => {
  const directive = { 'effective-directive': undefined, 'violated-directive': "script-src 'self' data:" };
  expect(read({ ...directive, 'blocked-uri': 'eval' }).map((report) => report.directive)).toEqual(['script-src']);
});

it('names the sink that was handed text, and nothing of the text', () => {
  const sink = { 'effective-directive': 'require-trusted-types-for', 'blocked-uri': 'trusted-types-sink' };
  expect(read({ ...sink, 'script-sample': 'Element innerHTML|<p>secret' })[0]?.blocked).toBe(
    'trusted-types-sink Element innerHTML',
  );
  expect(read({ ...sink, 'script-sample': 'secret' })[0]?.blocked).toBe('trusted-types-sink');
});

it('leaves out what is of no page of ours, of no directive, or of an extension', () => {
  expect(read({ 'document-uri': 'https://other.example/', 'blocked-uri': 'inline' })).toEqual([]);
  expect(read({ 'effective-directive': 'nonsense', 'blocked-uri': 'inline' })).toEqual([]);
  for (const blocked of ['chrome-extension', 'moz-extension://abc/x.js', 'no address']) {
    expect(read({ 'blocked-uri': blocked })).toEqual([]);
  }
  for (const body of [null, 1, 'x', [], {}, [[]], { 'csp-report': null }, [{ type: 'csp-violation' }]])
    expect(readPolicyReports(body, ORIGIN)).toEqual([]);
});

it('bounds texts and their number', () => {
  const [report] = read({
    'document-uri': `${ORIGIN}/${'a'.repeat(5000)}`,
    'blocked-uri': `https://e.example/${'b'.repeat(5000)}`,
  });
  expect([report?.page.length, report?.blocked.length]).toEqual([200, 200]);
  const body = { documentURL: ORIGIN, effectiveDirective: 'script-src', blockedURL: 'eval' };
  expect(readPolicyReports(Array(500).fill({ type: 'csp-violation', body }), ORIGIN)).toHaveLength(20);
});
