/** Games without a server acknowledge a purchase within milliseconds; others never do. */
const DELIVERY_MS = 300;

/** Deliveries of purchases to the game in the frame. */
export interface Deliveries {
  /** Resolves once the game has acknowledged the purchase, or does not seem to. Never rejects. */
  wait(exchangeId: string): Promise<void>;
  /** Notes the acknowledgement of a purchase, however it ends. */
  note<Answer>(exchangeId: string, acknowledgement: Promise<Answer>): Promise<Answer>;
}

/** Lets what may wait follow a purchase's delivery, for which the player waits. */
export function createDeliveries(): Deliveries {
  const waiting = new Map<string, () => void>();
  return {
    wait(exchangeId) {
      return new Promise((resolve) => {
        const timer = setTimeout(() => end(), DELIVERY_MS);
        const end = () => {
          clearTimeout(timer);
          waiting.delete(exchangeId);
          resolve();
        };
        waiting.set(exchangeId, end);
      });
    },
    note(exchangeId, acknowledgement) {
      return acknowledgement.finally(() => waiting.get(exchangeId)?.());
    },
  };
}
