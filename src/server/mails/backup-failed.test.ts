import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { checkMail } from '../providers/mail/check-mail.ts';
import { type BackupFailedMail, writeBackupFailedMail } from './backup-failed.ts';

const FAILED: BackupFailedMail = {
  to: 'mei@example.com',
  location: '/mnt/backups',
  startedAt: new Date('2026-03-01T04:05:00Z'),
  problem: 'The disk is full.',
  language: 'en-US',
  company: 'Starhall',
  origin: 'https://games.example.com',
};

describe.each(LOCALES)('the notice of a backup that failed in %s', (language) => {
  const mail = writeBackupFailedMail({ ...FAILED, language });

  it('can be sent, and says where, when and why it failed, and where to go', () => {
    expect(() => checkMail(mail)).not.toThrow();
    expect(mail).toMatchObject({ to: 'mei@example.com', language, kind: 'backupFailed' });
    const place = `https://games.example.com${language === 'zh-TW' ? '' : `/${language}`}/operator/backups`;
    for (const part of ['/mnt/backups', 'The disk is full.', '04:05', 'UTC', place]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
  });

  it('is written in one script, with nothing left to fill in', () => {
    const words = mail.text.replaceAll(/https:\S+|\/mnt\S+|No space[^.]+\./gi, '');
    expect(findForeign(words, language)).toEqual([]);
    expect(mail.subject + mail.text + mail.html.replaceAll(/<style>.*<\/style>/gs, '')).not.toMatch(/undefined|[{}]/);
  });
});
