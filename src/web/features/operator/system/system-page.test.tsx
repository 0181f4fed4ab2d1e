import { describe, expect, it } from 'vitest';
import { BACKUP_STATES } from '#contract/backup/entities.ts';
import { REPLICA_STATES, type SystemState } from '#contract/system/operator-entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { buildSystemState, IDLE } from './build-system-state.ts';
import { SystemPage } from './system-page.tsx';

const STATE = buildSystemState();
const render = (state: Partial<SystemState> = {}, locale: (typeof LOCALES)[number] = 'en-US') =>
  renderPage(<SystemPage state={{ ...STATE, ...state }} />, locale, { path: '/operator/system' });

const UNWORDED = /operat(?:or|ions)\.[a-z]|undefined/;
const NO_BACKUP: SystemState['backup'] = {
  everyHours: null,
  latest: null,
  whole: null,
  isOverdue: false,
  journalFailedAt: null,
  keyFingerprint: null,
};

describe.each(LOCALES)('in %s', (locale) => {
  it('has words for everything', () => {
    for (const failed of [
      [],
      ['draining', 'database', 'writes', 'migrations', 'files'],
    ] satisfies SystemState['failed'][]) {
      expect(render({ failed }, locale)).not.toMatch(UNWORDED);
    }
    for (const state of REPLICA_STATES) {
      expect(render({ replicas: [{ name: 'one', state, lagSeconds: null, lagBytes: null }] }, locale)).not.toMatch(
        UNWORDED,
      );
    }
    for (const backup of [
      NO_BACKUP,
      ...BACKUP_STATES.map((state) => ({ ...STATE.backup, latest: { state, percent: 40 } })),
    ]) {
      expect(render({ backup, replicas: [] }, locale)).not.toMatch(UNWORDED);
    }
    expect(render({ backup: { ...STATE.backup, isOverdue: true } }, locale)).not.toMatch(UNWORDED);
  });
});

it('shows versions and disk', () => {
  const html = render();
  for (const text of ['1.2.3', '26.0.0', '18.1 (embedded)', '5 GB of 20 GB']) expect(html).toContain(text);
  expect(render({ isEmbedded: false })).not.toContain('(embedded)');
});

it('shows how far replicas are behind, or that there are none, and what an account may not see', () => {
  const html = render();
  for (const text of ['standby-1', 'Streaming', 'Catching up', '6 minutes', '7 MB', '3 seconds']) {
    expect(html).toContain(text);
  }
  expect(html).not.toMatch(/pg_monitor|No replica follows/);
  const alone = render({ replicas: [], replicaLagSeconds: null });
  expect(alone).toContain('No replica follows this database.');
  expect(alone).not.toContain('DATABASE_READ_URL');
  const hidden = render({ replicas: [{ name: 'one', state: 'unknown', lagSeconds: null, lagBytes: null }] });
  expect(hidden).toContain('pg_monitor');
});

it('shows how old and large the last complete backup is, and what is wrong with backups', () => {
  const html = render();
  for (const text of ['Backed up', '5 hours', '9 MB', 'Every 24 hours', '3f9a12c488d0b7e1', '/operator/backups'])
    expect(html).toContain(text);
  expect(html).not.toMatch(/too old|failed\. See the|BACKUP_TO/);
  const renderBackup = (backup: Partial<SystemState['backup']>) => render({ backup: { ...STATE.backup, ...backup } });
  expect(renderBackup({ isOverdue: true })).toContain('too old');
  expect(renderBackup({ latest: { state: 'failed', percent: 3 }, isOverdue: true })).toContain(
    'The latest backup failed.',
  );
  expect(renderBackup({ latest: { state: 'running', percent: 40 } })).toMatch(
    /role="progressbar"[^>]*aria-valuenow="40"/,
  );
  const none = renderBackup(NO_BACKUP);
  expect(none).toContain('BACKUP_TO');
  expect(none).toContain('None yet');
  expect(none).not.toContain('Key fingerprint');
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
  const idle = render({ queues: [{ name: 'send-mail', ...IDLE }], replicas: [] });
  expect(idle).toContain('Queues without jobs: send-mail');
  expect(idle).not.toMatch(/<table|Retry now/);
});
