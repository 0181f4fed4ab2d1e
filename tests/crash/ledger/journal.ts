import { appendFileSync, readFileSync } from 'node:fs';

/** A client's intent, written before its request. */
export interface Intent {
  readonly client: number;
  readonly key: string;
  readonly action: 'topUp' | 'order';
  readonly amount: number;
}

/** The shop's response; null if it refused for lack of points. */
export interface Acknowledgement {
  readonly key: string;
  readonly orderId: string | null;
  /** When it arrived, in unix milliseconds. */
  readonly at: number;
}

/** A file next to the shop: every intent before it is sent, and every response once it has arrived. */
export function openJournal(file: string) {
  const write = (line: object) => appendFileSync(file, `${JSON.stringify(line)}\n`);
  let intents = 0;
  return {
    intend(intent: Intent) {
      write({ intent });
      intents += 1;
    },
    /** How many there are so far. */
    countIntents: () => intents,
    acknowledge: (acknowledgement: Omit<Acknowledgement, 'at'>) =>
      write({ acknowledgement: { ...acknowledgement, at: Date.now() } satisfies Acknowledgement }),
    read() {
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
      const entries: { intent?: Intent; acknowledgement?: Acknowledgement }[] = lines.map((line) => JSON.parse(line));
      return {
        intents: entries.flatMap(({ intent }) => (intent === undefined ? [] : [intent])),
        acknowledgements: entries.flatMap(({ acknowledgement }) =>
          acknowledgement === undefined ? [] : [acknowledgement],
        ),
      };
    },
  };
}

export type Journal = ReturnType<typeof openJournal>;
