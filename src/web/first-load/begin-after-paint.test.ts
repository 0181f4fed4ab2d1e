import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { beginScript } from './begin-after-paint.ts';

const ENTRY = '/assets/index-1.js';

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
  runInNewContext(beginScript(ENTRY).replace('import(', 'fetchScript('), window);
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
