/** Child of application.ts: the service from its sources, saving applications; tells its parent how fast. */
import { openApplicationTarget } from './application-target.ts';

/** Per second, one entry a round. */
export interface ApplicationRates {
  readonly developers: number;
  readonly rounds: readonly { readonly saves: number; readonly floor: number }[];
}

const ROUNDS = 7;
const SECONDS = 2;
const DEVELOPERS = 8;

const target = await openApplicationTarget(DEVELOPERS);
await measureRate(target.save);
const rounds: { saves: number; floor: number }[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  await target.clear();
  rounds.push({ saves: await measureRate(target.save), floor: await measureRate(target.insertRows) });
}
await target.close();
const rates: ApplicationRates = { developers: DEVELOPERS, rounds };
process.send?.(rates, () => process.exit());

/** How many times a second all developers together complete an action, each one at a time. */
async function measureRate(act: (developer: number) => Promise<void>): Promise<number> {
  const deadline = performance.now() + SECONDS * 1000;
  const counts = await Promise.all(
    Array.from({ length: DEVELOPERS }, async (_, developer) => {
      let done = 0;
      for (; performance.now() < deadline; done += 1) await act(developer);
      return done;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / SECONDS;
}
