import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { beginAfterPaint, beginScript } from './begin-after-paint.ts';

const ENTRY = '/assets/index-1.js';
const HTML =
  '<head><link rel="stylesheet" href="/assets/app-1.css"/><link rel="modulepreload" href="/assets/index-1.js"/>' +
  '<link rel="modulepreload" href="/messages/core-en-US-1.js" fetchPriority="low"/></head>' +
  '<body><script>self.x=[]</script><script type="module" async="" src="/assets/index-1.js"></script></body>';

/** The inline script that replaces the page's own. */
function readScript(html: string): string {
  return /<script>(\{.+?)<\/script>/.exec(html)?.[1] ?? '';
}

/** A window with manually triggered paints and timers. */
function openWindow({ hidden }: { readonly hidden: boolean }) {
  const watches: ((list: { getEntriesByName(name: string): object[] }) => void)[] = [];
  const timers: { readonly run: () => void; readonly delayMs: number }[] = [];
  const links = Array.from({ length: 10 }, () => ({ rel: 'later' }));
  const fetched: string[] = [];
  const window = {
    document: {
      hidden,
      querySelectorAll: (selector: string) => (selector === 'link[rel=later]' ? links : []),
    },
    PerformanceObserver: class {
      constructor(watch: (typeof watches)[number]) {
        watches.push(watch);
      }
      observe() {}
    },
    setTimeout: (run: () => void, delayMs = 0) => timers.push({ run, delayMs }),
    fetchScript: (source: string) => fetched.push(source),
  };
  // Node's scripts cannot import here, so the call is replaced by a spy.
  runInNewContext(readScript(beginAfterPaint(HTML, { entry: ENTRY })).replace('import(', 'fetchScript('), window);
  return {
    links,
    fetched,
    paint: (name: string) => {
      for (const watch of watches) watch({ getEntriesByName: (asked) => (asked === name ? [{}] : []) });
    },
    runTimers: (untilMs: number) => {
      const due = timers.filter(({ delayMs }) => delayMs <= untilMs);
      for (const timer of due) timers.splice(timers.indexOf(timer), 1);
      for (const { run } of due) run();
    },
  };
}

it('names every script and its messages for later, and keeps the style sheet', () => {
  const html = beginAfterPaint(HTML, { entry: ENTRY });
  expect(html).toContain('<link rel="stylesheet" href="/assets/app-1.css"/>');
  expect(html).not.toMatch(/modulepreload"|<script[^>]*\ssrc=/);
  expect(html.match(/<link rel="later"/g)).toHaveLength(2);
});

it('names more of them where a page needs them, each once', () => {
  const html = beginAfterPaint(HTML, { entry: ENTRY, more: ['/assets/index-1.js', '/assets/parts-$&.js'] });
  expect(html.match(/<link rel="later"[^>]*>/g)).toEqual([
    '<link rel="later" href="/assets/index-1.js"/>',
    '<link rel="later" href="/messages/core-en-US-1.js" fetchPriority="low"/>',
    '<link rel="later" href="/assets/parts-$&.js"/>',
  ]);
});

it('puts the page’s data before the script that reads it', () => {
  const html = beginAfterPaint(HTML, { entry: ENTRY, data: '<script type="application/json">["$&"]</script>' });
  expect(html).toContain(
    '<script>self.x=[]</script><script type="application/json">["$&"]</script><script>{let hasBegun',
  );
  expect(html).toMatch(/<\/script><\/body>$/);
});

it('is the same for all pages of a build, so that a policy can name it before it sees one', () => {
  expect(readScript(beginAfterPaint(`<head></head>${HTML}`, { entry: ENTRY }))).toBe(beginScript(ENTRY));
});

it('replaces only the build’s entry script', () => {
  const html = HTML.replace('src="/assets/index-1.js"', 'src="/play-files/evil.js"');
  expect(readScript(beginAfterPaint(html, { entry: ENTRY }))).toBe('');
});

it('begins once something of the page is to be seen, and once only', () => {
  const window = openWindow({ hidden: false });
  window.runTimers(0);
  window.paint('first-paint');
  expect(window.fetched).toEqual([]);
  window.paint('first-contentful-paint');
  const begun = { rel: 'modulepreload', fetchPriority: 'high' };
  expect(window.links).toEqual([...Array(8).fill(begun), ...Array(2).fill({ rel: 'later' })]);
  expect(window.fetched).toEqual([]);
  window.runTimers(0);
  expect(window.links).toEqual(Array(10).fill(begun));
  expect(window.fetched).toEqual(['/assets/index-1.js']);
  window.runTimers(10_000);
  expect(window.fetched).toHaveLength(1);
});

it('begins at once in the background, and soon where no frame is drawn', () => {
  const hidden = openWindow({ hidden: true });
  hidden.runTimers(0);
  expect(hidden.fetched).toHaveLength(1);
  const window = openWindow({ hidden: false });
  window.runTimers(499);
  expect(window.fetched).toEqual([]);
  window.runTimers(500);
  window.runTimers(0);
  expect(window.fetched).toHaveLength(1);
});
