import type { Endpoint } from '#contract/endpoint.ts';
import { createOrder } from '#contract/order/endpoints.ts';
import { refundOrder } from '#contract/order/operator-endpoints.ts';
import type { Pipeline } from '../../api/pipeline.ts';
import type { Services } from '../../services.ts';
import { type SpreadServices, spreadMessages } from './spread-messages.ts';

/** How soon a message is found that its process could not spread any more. */
const LOOK_EVERY_MS = 5000;
/** The calls after which there may be messages. */
const TELLING: readonly Endpoint[] = [createOrder, refundOrder];

export interface Spreading {
  /** Spreads at once the messages of a successful order or refund. */
  readonly afterOrders: Pipeline['after'][number];
  /** Waits for what is being spread; the rest stays for another process. */
  readonly stop: () => Promise<void>;
}

/** Spreads messages when this process has made one, and every few seconds what nobody has spread. */
export function startSpreading(services: SpreadServices & Pick<Services, 'log'>): Spreading {
  let running: Promise<void> | null = null;
  let isWanted = false;
  const run = async () => {
    while (isWanted) {
      isWanted = false;
      await spreadMessages(services).catch((error: unknown) => {
        services.log.error({ err: error }, 'messages to webhooks could not be spread');
      });
    }
    running = null;
  };
  const wake = () => {
    isWanted = true;
    running ??= run();
  };
  const timer = setInterval(wake, LOOK_EVERY_MS).unref();
  wake();
  return {
    afterOrders: (endpoint) => {
      if (!TELLING.includes(endpoint)) return undefined;
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
