import type { Kysely } from 'kysely';
import { isAuditAction } from '#contract/admin/audit-actions.ts';
import type { AuditEntry } from '#contract/admin/entities.ts';
import { actionName } from '#i18n/audit-names.ts';
import { compileMessages } from '#i18n/compile-messages.ts';
import type { Translator } from '#i18n/translator.ts';
import { createTranslatorCache } from '#i18n/translator-cache.ts';
import { answerCsv, type CsvCell } from '#server/csv/csv.ts';
import type { Handler } from '../../api/handler.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { type AuditFilter, readAuditEntries } from '../audit/public.ts';
import { presentAuditEntries } from './present-audit-entries.ts';
import { readAuditFilter } from './read-audit-filter.ts';

const PORTION = 500;

const HEAD = [
  'words.time',
  'operator.audit.action',
  'operator.audit.subject',
  'words.reason',
  'operator.audit.actor',
  'operator.audit.user',
] as const;

const consoleWords = createTranslatorCache((lang) => compileMessages('operator', lang));

/** Exports the audit log as CSV: localized for people, with the original action names for programs. */
export function exportAudit({ database: { db } }: Pick<Services, 'database'>): Handler<'exportAudit'> {
  return async ({ lang, ...request }) => {
    const words = consoleWords(lang);
    return answerCsv({
      fileName: 'starhall-audit-log.csv',
      header: [...HEAD.map((key) => words.t(key)), 'action', 'subject'],
      rows: writeRows(db, readAuditFilter(request), words),
    });
  };
}

async function* writeRows(
  db: Kysely<Schema>,
  filter: AuditFilter,
  words: Translator,
): AsyncGenerator<readonly CsvCell[]> {
  for await (const rows of readAuditEntries(db, filter, PORTION)) {
    for (const entry of await presentAuditEntries(db, rows)) yield writeRow(entry, words);
  }
}

function writeRow(entry: AuditEntry, { t, find }: Translator): readonly CsvCell[] {
  const { createdAt, action, subject, reason, actor, user, isAtCommandLine } = entry;
  const [kind = '', ...rest] = subject.split(':');
  const thing = user === null ? find(`operator.subject.${kind}`, { name: rest.join(':') }) : nameOf(user);
  const others = isAtCommandLine ? 'operator.audit.commandLine' : 'operator.audit.program';
  return [
    createdAt,
    isAuditAction(action) ? t(actionName(action)) : action,
    thing ?? subject,
    reason,
    actor === null ? t(others) : nameOf(actor),
    actor?.id ?? '',
    action,
    subject,
  ];
}

function nameOf({ id, nickname, account }: NonNullable<AuditEntry['actor']>): string {
  return `${nickname || account} #${id}`;
}
