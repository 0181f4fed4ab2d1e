import type { Mail } from '../providers/mail/mail-sender.ts';
import { layOutRemoval, type RemovalAddressee } from './lay-out-removal.ts';
import { serverWords } from './server-words.ts';
import { toOneLine } from './to-one-line.ts';

export interface ProductRemovalMail extends RemovalAddressee {
  /** Whether the product was removed or restored. */
  readonly isRemoved: boolean;
  readonly productId: string;
  readonly productName: string;
  /** The application that sells it. */
  readonly applicationName: string;
  /** The operator's text; may be empty. */
  readonly reason: string;
}

/** Notifies a developer that a product was removed, and why, or that it may be released again (O43). */
export function writeProductRemovalMail(removal: ProductRemovalMail): Mail {
  const { isRemoved, productId, productName, applicationName, reason, company } = removal;
  const { t } = serverWords(removal.language);
  const outcome = isRemoved ? 'removed' : 'restored';
  return layOutRemoval(removal, {
    kind: 'productRemoval',
    subject: t('operations.mail.subject', { outcome, name: productName, company }),
    words: {
      preheader: t('operations.mail.product.preheader', { name: toOneLine(productName) }),
      title: t('operations.mail.product.title', { outcome }),
      intro: t('operations.mail.product.intro', { outcome, company }),
      facts: [
        [t('words.product'), toOneLine(productName)],
        [t('words.productId'), productId],
        [t('words.application'), toOneLine(applicationName)],
        ...(reason === '' ? [] : [[t('words.reason'), toOneLine(reason)] as const]),
      ],
      next: t('operations.mail.product.next', { outcome }),
    },
  });
}
