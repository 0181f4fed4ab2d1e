import { expect, it } from 'vitest';
import type { Mail, MailSender } from '#server/providers/mail/mail-sender.ts';

/** A sender, the outcome of its mails, and two addresses at which it has to fail. */
export interface MailSenderUnderTest {
  readonly sender: MailSender;
  readonly read: () => Promise<readonly ReadMail[]>;
  readonly refusedAddress: string;
  readonly deferredAddress: string;
}

export interface ReadMail {
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function buildMail(overrides: Partial<Mail> = {}): Mail {
  return {
    to: 'mei@example.com',
    subject: '123456',
    text: 'the code\n',
    html: '<p>the code</p>\n',
    language: 'en-US',
    kind: 'verificationCode',
    ...overrides,
  };
}

const LASTING = { name: 'MailError', isTemporary: false };

/** The guarantees of every mail sender. */
export function testMailSender(open: () => MailSenderUnderTest): void {
  it('delivers a mail to its one recipient: subject, text and HTML as they were written', async () => {
    const { sender, read } = open();
    const mail = buildMail({
      to: 'new.player+star@mail.example.com',
      subject: '「星廳」驗證碼 🎮 Mã xác minh – “code” = 50% ?',
      text: '您好：\nmã của bạn\n.\nFrom here = there\n',
      html: `<p>您好 &amp; ${'很長的一行'.repeat(400)}</p>\n.\n<p>end</p>\n`,
    });
    await sender.send(mail);
    const { to, subject, text, html } = mail;
    expect((await read()).at(-1)).toEqual({ recipients: [to], subject, text, html });
  });

  it('delivers mails that are sent at once, each to its own recipient', async () => {
    const { sender, read } = open();
    const mails = Array.from({ length: 12 }, (_, index) =>
      buildMail({ to: `player${index}@example.com`, text: `${index}\n` }),
    );
    await Promise.all(mails.map((mail) => sender.send(mail)));
    const arrived = (await read()).map(({ recipients, text }) => [...recipients, text]);
    expect(arrived).toEqual(expect.arrayContaining(mails.map(({ to, text }) => [to, text])));
  });

  it.each(HOSTILE)('refuses what would become another header or recipient: %j', async (hostile) => {
    const { sender, read } = open();
    const before = (await read()).length;
    await expect(sender.send(buildMail(hostile))).rejects.toMatchObject(LASTING);
    expect(await read()).toHaveLength(before);
  });

  it('says that a refused recipient stays refused, without naming it', async () => {
    const { sender, read, refusedAddress } = open();
    const before = (await read()).length;
    const sending = sender.send(buildMail({ to: refusedAddress }));
    await expect(sending).rejects.toMatchObject({ ...LASTING, message: expect.not.stringContaining(refusedAddress) });
    expect(await read()).toHaveLength(before);
  });

  it('says that a recipient who is put off may be tried again', async () => {
    const { sender, read, deferredAddress } = open();
    const before = (await read()).length;
    const sending = sender.send(buildMail({ to: deferredAddress }));
    await expect(sending).rejects.toMatchObject({ name: 'MailError', isTemporary: true });
    expect(await read()).toHaveLength(before);
  });
}

const HOSTILE: readonly Partial<Mail>[] = [
  { subject: 'code\r\nBcc: thief@example.com' },
  { subject: 'code\nX: y' },
  { subject: 'code\u2028next' },
  { subject: 'code\u0000' },
  { subject: ' ' },
  { to: '' },
  { to: 'mei' },
  { to: 'mei@example.com\r\nRCPT TO:<thief@example.com>' },
  { to: 'mei@example.com, thief@example.com' },
  { to: 'mei@example.com;thief@example.com' },
  { to: 'Mei <mei@example.com>' },
  { to: 'mei@example.com> SIZE=1' },
  { to: 'a@b@example.com' },
  { to: '"thief@example.com x"@example.com' },
  { to: 'mei@[127.0.0.1]' },
  { id: 'a>\r\nBcc: thief@example.com' },
];
