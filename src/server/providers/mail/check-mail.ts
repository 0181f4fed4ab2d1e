import { type Mail, MailError } from './mail-sender.ts';

/** One bare address, without anything a mail program would parse as a second one, a name, a comment or a parameter. */
const BARE_ADDRESS = /^[^\s@<>()[\]:;,"\\\p{Cc}]+@[^\s@<>()[\]:;,"\\\p{Cc}]+$/u;
const MESSAGE_ID = /^[\w-]{1,64}$/;

/**
 * Rejects what no sender may send, whatever its protocol: a second recipient, or a line break in a header.
 * @throws MailError, permanent.
 */
export function checkMail({ to, subject, id }: Pick<Mail, 'to' | 'subject' | 'id'>): void {
  if (!BARE_ADDRESS.test(to) || !to.isWellFormed()) refuse('its recipient is not one bare address');
  if (subject.trim() === '' || /[\p{Cc}\u2028\u2029]/u.test(subject)) refuse('its subject is not one line');
  if (id !== undefined && !MESSAGE_ID.test(id))
    refuse('its name has other characters than letters, digits and hyphens');
}

function refuse(reason: string): never {
  throw new MailError(`the mail cannot be sent: ${reason}`, { isTemporary: false });
}
