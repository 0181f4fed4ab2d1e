import type { Journal } from './journal.ts';
import { createShopClient, findApplication, type ShopClient, signInProgram } from './shop-client.ts';
import { shop } from './shopper.ts';

export interface Shoppers {
  readonly origin: string;
  readonly journal: Journal;
  readonly count: number;
}

/** Clients who top up and spend while a function works. Returns them once every intent is answered. */
export async function withShoppers(
  { origin, journal, count }: Shoppers,
  work: () => Promise<void>,
): Promise<readonly ShopClient[]> {
  const clients: ShopClient[] = [];
  for (let number = 0; number < count; number += 1) {
    clients.push(createShopClient(origin, await signInProgram(origin, `shopper${number}@example.com`)));
  }
  const applicationId = await findApplication(createShopClient(origin));
  let isOpen = true;
  const shopping = Promise.all(
    clients.map((call, number) => shop({ number, call }, { journal, applicationId, goesOn: () => isOpen })),
  );
  shopping.catch(() => undefined);
  try {
    await work();
  } finally {
    isOpen = false;
    await shopping;
  }
  return clients;
}
