import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openVersionTrial, type VersionTrial } from '#tests/product/open-version-trial.ts';
import { sendVersionMail } from './send-version-mail.ts';

let trial: VersionTrial;

beforeAll(async () => {
  trial = await openVersionTrial();
});

afterAll(() => trial.close());

const MISSING = 2_147_483_647;
const send = (id: number, isKept = true) =>
  trial.db
    .transaction()
    .execute(async (trx) => {
      await sendVersionMail(trial.services, trx, id, {
        event: 'rejected',
        reason: 'It does not start.',
        now: new Date(trial.clock.now()),
      });
      if (!isKept) throw new Error('the decision failed');
    })
    .catch((error: Error) => expect(error.message).toBe('the decision failed'));
const findMails = () =>
  trial.db.selectFrom('outbox').selectAll().where('kind', '=', 'versionReview').orderBy('id').execute();

it('writes to the person in charge, in the language of the version, if and only if the decision stands', async () => {
  await trial.db
    .updateTable('providers')
    .set({ poc_email: 'in-charge@studio.test', poc_given_name: 'Anh', poc_family_name: 'Lê' })
    .where('user_id', '=', trial.first.userId)
    .execute();
  const game = await trial.buildGame({ names: { 'zh-TW': '海', 'vi-VN': 'Biển', 'en-US': 'Sea' } });
  const id = await trial.buildVersion(game.id, { language: 'vi-VN', version_name: '1.2.0' });
  await send(id, false);
  await send(MISSING);
  await send(id);
  await vi.waitFor(async () => expect(await findMails()).toHaveLength(1), { timeout: 20_000 });
  const [mail] = await findMails();
  expect(mail).toMatchObject({ recipient: 'in-charge@studio.test', language: 'vi-VN' });
  for (const told of ['Lê Anh', 'Biển', '1.2.0', 'It does not start.']) expect(mail?.text).toContain(told);
});
