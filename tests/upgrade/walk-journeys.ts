import { setTimeout as sleep } from 'node:timers/promises';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { createDeposit, getDeposit } from '#contract/deposit/endpoints.ts';
import { getPoints } from '#contract/ledger/endpoints.ts';
import { createOrder, listOrders } from '#contract/order/endpoints.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { PAYMENT_STATUS, VERSION_REVIEW } from '#contract/values/states.ts';
import { createVersion, getOwnVersion, listOwnVersions, releaseVersion } from '#contract/version/endpoints.ts';
import { reviewVersion } from '#contract/version/operator-endpoints.ts';
import { buildWebBuild } from '#tests/packages/build-web-build.ts';
import { signInProgram } from '../../bench/sign-in.ts';
import { createSignedClient, type SignedClient } from './signed-client.ts';
import type { RunningRelease } from './start-release.ts';

const GAME = { id: 'com.neonbyte.serpent', developer: 'neonbyte@starhall.test' } as const;
const OPERATOR = 'operator@starhall.test';
const WEB = 2;
const LOOK_MS = 200;
const GIVE_UP_MS = 120_000;
const AMOUNT = { topUp: 300, spent: 120 } as const;

/** Walks what players, developers and operators do, each request through the next of the releases. @throws for what fails. */
export async function walkJourneys(releases: readonly RunningRelease[], report: (line: string) => void): Promise<void> {
  let turn = -1;
  const next = () => {
    turn += 1;
    const release = releases[turn % releases.length];
    if (release === undefined) throw new Error('no release runs');
    return release;
  };
  const signIn = async (email: string) => createSignedClient(next, await signInProgram(fetch, email, next().origin));
  const player = await signIn(`player${crypto.randomUUID().slice(0, 8)}@example.com`);
  for (let count = 0; count < releases.length; count += 1) await player.call(getUserProfile, {});
  report('signed in; each release knows the session');
  await readPages(next, releases.length);
  report('read the hall and a game in four languages');
  await buy(player, next);
  report('topped up, exchanged, and found the balance and the order');
  await publish(await signIn(GAME.developer), await signIn(OPERATOR));
  report('uploaded, inspected, approved and published a version');
}

async function readPages(next: () => RunningRelease, count: number): Promise<void> {
  for (const locale of LOCALES) {
    for (const path of ['', `application/details?applicationId=${GAME.id}`]) {
      for (let time = 0; time < count; time += 1) {
        const { name, origin } = next();
        const response = await fetch(`${origin}/${locale}/${path}`);
        const html = await response.text();
        const isWhole = response.ok && html.includes(`<html lang="${locale}"`) && html.includes(GAME.id);
        if (!isWhole) throw new Error(`${name}: /${locale}/${path} answered ${response.status} ${html.slice(0, 300)}`);
      }
    }
  }
}

async function buy(player: SignedClient, next: () => RunningRelease): Promise<void> {
  const topUp = { amount: AMOUNT.topUp, currency: 'TWD', paymentMethod: 'credit_card' } as const;
  const { orderId } = await player.call(createDeposit, topUp);
  await until(async () => {
    const { paymentStatus } = await player.call(getDeposit, { orderId });
    if (paymentStatus === PAYMENT_STATUS.paid) return true;
    const body = JSON.stringify({ orderId, outcome: 'paid', times: 1 });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${next().origin}/api/dev/cashier`, { method: 'POST', headers, body });
    return false;
  }, 'the top-up is not paid');
  const wish = { applicationId: GAME.id, productId: 'point', currency: 'TWD', quantity: AMOUNT.spent } as const;
  const { orderId: bought } = await player.call(createOrder, wish);
  for (const _ of ['one release', 'the other']) {
    const { list } = await player.call(getPoints, {});
    const left = list.find(({ currency }) => currency === 'TWD')?.points;
    if (Number(left) !== AMOUNT.topUp - AMOUNT.spent) throw new Error(`the balance is ${left}`);
    const orders = await player.call(listOrders, { lang: 'en-US' });
    if (!orders.list.some((order) => order.orderId === bought)) throw new Error('the order is not in the list');
  }
}

async function publish(developer: SignedClient, operator: SignedClient): Promise<void> {
  const versionName = `9.${crypto.randomUUID().slice(0, 8)}`;
  const file = new File([new Uint8Array(await buildWebBuild({ title: versionName }))], `${versionName}.zip`);
  const contents = LOCALES.map((lang) => ({ lang, description: `New in ${versionName}` }));
  const { id } = await developer.call(createVersion, {
    ...{ applicationId: GAME.id, platform: WEB, versionName, contents, file },
  });
  await until(async () => {
    const { inspection } = await developer.call(getOwnVersion, { id });
    return inspection?.state === 'passed';
  }, 'the version was not inspected');
  await operator.call(reviewVersion, { id, decision: 'approve' });
  const { review } = await developer.call(getOwnVersion, { id });
  if (review !== VERSION_REVIEW.approved) throw new Error(`the version is ${review} after its approval`);
  await developer.call(releaseVersion, { id });
  for (const _ of ['one release', 'the other']) {
    const { list } = await developer.call(listOwnVersions, { applicationId: GAME.id });
    const found = list.find((version) => version.id === id);
    if (found?.releasedAt == null) throw new Error('the version is not online');
  }
}

async function until(isDone: () => Promise<boolean>, complaint: string): Promise<void> {
  const endMs = performance.now() + GIVE_UP_MS;
  while (!(await isDone())) {
    if (performance.now() > endMs) throw new Error(complaint);
    await sleep(LOOK_MS);
  }
}
