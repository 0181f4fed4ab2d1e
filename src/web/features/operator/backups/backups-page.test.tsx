import { expect, it } from 'vitest';
import { BACKUP_KINDS, BACKUP_STATES, type Backup, type BackupPlan } from '#contract/backup/entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { BackupsPage } from './backups-page.tsx';

const PLAN: BackupPlan = { location: '/mnt/backups', everyHours: 24, keep: 14, isEncrypted: true };
const BACKUP: Backup = {
  ...{ id: 7, kind: 'scheduled', state: 'done', location: '/mnt/backups', name: '2026-11-21T120000000Z-0a1b2c3d' },
  ...{ startedAt: '2026-11-21T12:00:00.000Z', finishedAt: '2026-11-21T12:01:00.000Z', percent: 100 },
  ...{ size: 5_242_880, writtenSize: 1_048_576, fileCount: 120, isEncrypted: true, isVerified: true, error: '' },
};

const render = (list: readonly Backup[], plan: Partial<BackupPlan> = {}, locale: (typeof LOCALES)[number] = 'en-US') =>
  renderPage(<BackupsPage loaded={{ plan: { ...PLAN, ...plan }, list: [...list] }} />, locale);

it.each(LOCALES)('has words for everything in %s', (locale) => {
  const all = BACKUP_STATES.map((state, id) => ({ ...BACKUP, id, state }));
  const kinds = BACKUP_KINDS.map((kind, id) => ({ ...BACKUP, id, kind }));
  for (const list of [all, kinds, []]) {
    for (const location of ['', '/mnt/backups']) {
      expect(render(list, { location }, locale)).not.toMatch(/operations\.backups|undefined/);
    }
  }
});

it('says how large a backup is, what was new, and how it is named for restoring', () => {
  const html = render([BACKUP]);
  for (const text of ['5 MB', '1 MB', BACKUP.name, 'Backed up', 'Every 24 hours']) expect(html).toContain(text);
});

it('shows how far a running backup is, and offers no second one', () => {
  const html = render([{ ...BACKUP, state: 'running', percent: 40, name: '', finishedAt: null }]);
  expect(html).toMatch(/role="progressbar"[^>]*aria-valuenow="40"/);
  expect(html).toMatch(/<button[^>]*disabled[^>]*>.*?Back up now/s);
});

it('names the commands of a drill and a restore, and the guide that a release brings', () => {
  const html = render([BACKUP]);
  for (const text of ['starhall verify-backup', 'starhall restore /mnt/backups --to DATA_DIR', 'docs/operating.md']) {
    expect(html).toContain(text);
  }
  expect(render([], { location: '' })).toContain('starhall restore BACKUP_TO --to DATA_DIR');
});

it('says what is wrong: a failure with its reason, none scheduled, none encrypted', () => {
  const failed = { ...BACKUP, state: 'failed', name: '', error: 'The disk is full.' } as const;
  expect(render([failed])).toContain('The disk is full.');
  expect(render([failed])).toContain('The latest backup failed');
  expect(render([], { location: '' })).toContain('BACKUP_TO');
  expect(render([], { location: '' })).not.toContain('Back up now');
  expect(render([BACKUP], { isEncrypted: false })).toContain('BACKUP_KEY');
});
