import type { RemovalReason } from '#contract/application/operator-entities.ts';
import type { Mail } from '../providers/mail/mail-sender.ts';
import { layOutRemoval, type RemovalAddressee } from './lay-out-removal.ts';
import { serverWords } from './server-words.ts';
import { toOneLine } from './to-one-line.ts';

export interface ApplicationRemovalMail extends RemovalAddressee {
  /** Whether the application was removed or restored. */
  readonly isRemoved: boolean;
  readonly applicationId: string;
  readonly applicationName: string;
  /** A predefined reason; null if the operator chose none. */
  readonly template: RemovalReason | null;
  /** The operator's additional text; may be empty. */
  readonly reason: string;
}

/** Notifies a developer that an application was removed, and why, or that it may be released again (R4.1, O43). */
export function writeApplicationRemovalMail(removal: ApplicationRemovalMail): Mail {
  const { isRemoved, applicationId, applicationName, template, reason, company } = removal;
  const { t } = serverWords(removal.language);
  const outcome = isRemoved ? 'removed' : 'restored';
  const reasons = [template === null ? '' : t(`removal.${template}`), toOneLine(reason)].filter((text) => text !== '');
  return layOutRemoval(removal, {
    kind: 'applicationRemoval',
    subject: t('operations.mail.subject', { outcome, name: applicationName, company }),
    words: {
      preheader: t('operations.mail.preheader', { name: toOneLine(applicationName) }),
      title: t('operations.mail.title', { outcome }),
      intro: t('operations.mail.intro', { outcome, company }),
      facts: [
        [t('words.application'), toOneLine(applicationName)],
        [t('words.applicationId'), applicationId],
        ...(reasons.length === 0 ? [] : [[t('words.reason'), reasons.join(' ')] as const]),
      ],
      next: t('operations.mail.next', { outcome }),
    },
  });
}
