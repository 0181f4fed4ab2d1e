import { createOrder } from '#contract/order/endpoints.ts';
import { refundOrder } from '#contract/order/operator-endpoints.ts';
import type { BoundHandler, HandlerTable } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { type SpreadServices, spreadMessages } from './spread-messages.ts';

/** How soon a message is found that its process could not spread any more. */
const LOOK_EVERY_MS = 5000;
/** The calls after which there may be messages. */
const TELLING: readonly BoundHandler['endpoint'][] = [createOrder, refundOrder];

export interface Spreading {
  /** The same handlers, but what a successful order or refund left is spread at once, after it is answered. */
  readonly afterOrders: (table: HandlerTable) => HandlerTable;
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
    afterOrders: (table) =>
      new Map(
        Array.from(table, ([endpoint, handler]) => [
          endpoint,
          TELLING.includes(endpoint) ? then(handler, wake) : handler,
        ]),
      ),
    async stop() {
      clearInterval(timer);
      isWanted = false;
      await running;
    },
  };
}

function then({ endpoint, run }: BoundHandler, wake: () => void): BoundHandler {
  return {
    endpoint,
    async run(input, context) {
      const answer = await run(input, context);
      wake();
      return answer;
    },
  };
}
