import { sql } from 'kysely';
import { deliverWebhook } from '#server/features/webhook/webhook-jobs.ts';
import { JOB_SCHEMA } from '#server/jobs/job-queue.ts';
import { type Receiver, startReceiver } from '#tests/outgoing/start-receiver.ts';
import { openWebhookTrial, type WebhookGame } from './open-webhook-trial.ts';

export const isSettled = ({ state }: { readonly state: string }) => state !== 'waiting';
export const isTried = ({ tries }: { readonly tries: number }) => tries > 0;

/** The service with webhooks to local servers of its developers. */
export async function openDeliveryTrial() {
  const trial = await openWebhookTrial();
  const opened: Receiver[] = [];
  const openReceiver = async (...args: Parameters<typeof startReceiver>): Promise<Receiver> => {
    const receiver = await startReceiver(...args);
    opened.push(receiver);
    return receiver;
  };
  return {
    ...trial,
    openReceiver,
    /** A game, its developer's server, and a webhook to that server. */
    openGameWithWebhook: async (...args: Parameters<typeof startReceiver>) => {
      const game = await trial.openGame();
      const receiver = await openReceiver(...args);
      const { secret, webhook } = await trial.makeWebhook(game, receiver.url);
      return { game, receiver, secret, id: webhook.id };
    },
    /** The log of a webhook's only delivery. */
    onlyDelivery: async (game: WebhookGame, id: number) => {
      const [delivery, ...others] = await trial.logOf(game, id);
      if (delivery === undefined || others.length > 0) throw new Error(`there are ${others.length} more deliveries`);
      return trial.readDelivery(game, delivery.id);
    },
    /** The jobs that wait for a delivery. */
    jobsOf: async (deliveryId: number) => {
      const { rows } = await sql<{ data: unknown; seconds: number; priority: number }>`
        SELECT data, round(extract(epoch FROM start_after - created_on))::integer AS seconds, priority
        FROM ${sql.table(`${JOB_SCHEMA}.job`)}
        WHERE name = ${deliverWebhook.name} AND (data->>'deliveryId')::bigint = ${deliveryId}
          AND state = 'created'`.execute(trial.db);
      return rows;
    },
    /** Stops pending deliveries, so that none is sent during the next test. */
    async rest() {
      await trial.db.updateTable('webhooks').set({ is_enabled: false, off_reason: 'owner' }).execute();
      await Promise.all(opened.splice(0).map((receiver) => receiver.close()));
    },
  };
}

export type DeliveryTrial = Awaited<ReturnType<typeof openDeliveryTrial>>;
