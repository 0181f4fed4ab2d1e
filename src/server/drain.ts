/** Whether the process is about to stop: it still answers, but proxies should send new requests elsewhere. */
export interface Drain {
  readonly isUnderWay: () => boolean;
  readonly begin: () => void;
}

export function createDrain(): Drain {
  let isUnderWay = false;
  return {
    isUnderWay: () => isUnderWay,
    begin: () => {
      isUnderWay = true;
    },
  };
}
