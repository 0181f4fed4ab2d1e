import { describe, expect, it } from 'vitest';
import type { SystemState } from '#contract/system/operator-entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { SystemPage } from './system-page.tsx';

const IDLE = { waiting: 0, scheduled: 0, failing: 0, running: 0, oldestSeconds: 0 };
const STATE: SystemState = {
  release: '1.2.3',
  node: '26.0.0',
  postgresql: '18.1',
  isEmbedded: true,
  startedAt: '2026-11-21T12:00:00.000Z',
  failed: [],
  disk: { freeBytes: 5 * 1024 ** 3, totalBytes: 20 * 1024 ** 3 },
  replicaLagSeconds: 3,
  queues: [
    { name: 'inspect-version', ...IDLE },
    { name: 'send-mail', ...IDLE, waiting: 4, oldestSeconds: 130, scheduled: 1200, failing: 2 },
  ],
  webhooks: { unsent: 1, waiting: 2, failing: 3, off: 4 },
};

const render = (state: Partial<SystemState> = {}, locale: (typeof LOCALES)[number] = 'en-US') =>
  renderPage(<SystemPage state={{ ...STATE, ...state }} />, locale, { path: '/operator/system' });

describe.each(LOCALES)('in %s', (locale) => {
  it('has words for everything', () => {
    for (const failed of [[], ['draining', 'database', 'migrations', 'files']] satisfies SystemState['failed'][]) {
      expect(render({ failed }, locale)).not.toMatch(/operat(?:or|ions)\.[a-z]|undefined/);
    }
  });
});

it('shows versions, disk and the delay of a replica', () => {
  const html = render();
  for (const text of ['1.2.3', '26.0.0', '18.1 (embedded)', '5 GB of 20 GB', '3 seconds']) expect(html).toContain(text);
  expect(render({ replicaLagSeconds: null })).not.toContain('Replica delay');
  expect(render({ isEmbedded: false })).not.toContain('(embedded)');
});

it('names each check that fails', () => {
  expect(render()).toContain('ready to serve');
  const html = render({ failed: ['files'] });
  expect(html).toContain('isn’t ready');
  expect(html.match(/Failing</g)).toHaveLength(1);
});

it('lists the queues with work, names the others, and offers to retry only where jobs have failed', () => {
  const html = render();
  for (const text of ['2 minutes', '1,198', 'Queues without jobs: inspect-version', 'Retry now: send-mail']) {
    expect(html).toContain(text);
  }
  const idle = render({ queues: [{ name: 'send-mail', ...IDLE }] });
  expect(idle).toContain('Queues without jobs: send-mail');
  expect(idle).not.toMatch(/<table|Retry now/);
});
