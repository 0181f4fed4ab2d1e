import type { Endpoint } from '#contract/endpoint.ts';
import { createOrder } from '#contract/order/endpoints.ts';
import { refundOrder } from '#contract/order/operator-endpoints.ts';
import type { Pipeline } from '../../api/pipeline.ts';
import type { Services } from '../../services.ts';
import { leaveRequest } from '../../tracing/leave-request.ts';
import { type FanOutServices, fanOutWebhooks } from './fan-out-webhooks.ts';

/** Polling interval for messages that their process failed to fan out. */
const LOOK_EVERY_MS = 5000;
/** The calls that create messages. */
const MESSAGE_CALLS: readonly Endpoint[] = [createOrder, refundOrder];

export interface WebhookFanOut {
  /** Fans out the messages of a successful order or refund immediately. */
  readonly afterOrders: Pipeline['after'][number];
  /** Waits for the current batch; the rest is left to another process. */
  readonly stop: () => Promise<void>;
}

/** Fans out messages that this process creates, and polls for those left by others. */
export function startWebhookFanOut(services: FanOutServices & Pick<Services, 'log'>): WebhookFanOut {
  let running: Promise<void> | null = null;
  let isWanted = false;
  const run = async () => {
    while (isWanted) {
      isWanted = false;
      await fanOutWebhooks(services).catch((error: unknown) => {
        services.log.error({ err: error }, 'webhook messages could not be fanned out');
      });
    }
    running = null;
  };
  const wake = () => {
    isWanted = true;
    running ??= leaveRequest(run);
  };
  const timer = setInterval(wake, LOOK_EVERY_MS).unref();
  wake();
  return {
    afterOrders: (endpoint) => {
      if (!MESSAGE_CALLS.includes(endpoint)) return undefined;
      return ({ isDone }) => {
        if (isDone) wake();
      };
    },
    async stop() {
      clearInterval(timer);
      isWanted = false;
      await running;
    },
  };
}
