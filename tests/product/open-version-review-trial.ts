import { expect, vi } from 'vitest';
import { getUserProfile } from '#contract/account/endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { FileFacts, InspectionState } from '#contract/version/inspection.ts';
import {
  decideAppeal,
  getVersionReview,
  listVersionReviews,
  removeVersion,
  reviewVersion,
} from '#contract/version/operator-endpoints.ts';
import { NO_FACTS } from '#domain/inspection/file-facts.ts';
import { listMessages } from '#server/features/outbox/outbox-queries.ts';
import type { VersionOverrides } from '#tests/factories/build-version.ts';
import type { TestProduct } from './open-test-product.ts';
import { openVersionTrial } from './open-version-trial.ts';
import { signIn } from './sign-in.ts';

const OPERATOR_EMAILS = ['operator@starhall.test', 'colleague@starhall.test', 'third@starhall.test'] as const;

type Decision = InputOf<typeof reviewVersion>['decision'];

async function openOperator(product: TestProduct, email: string) {
  const { headers } = await signIn(product, { email, name: email });
  const { id: userId } = await product.call(getUserProfile, {}, { headers });
  return { userId, email, headers };
}

export type Operator = Awaited<ReturnType<typeof openOperator>>;

/** The service with two developers, a player and two operators, and versions that wait for a decision. A third operator has no account. */
export async function openVersionReviewTrial() {
  const trial = await openVersionTrial({ settings: { OPERATOR_EMAILS: OPERATOR_EMAILS.join(',') } });
  const operator = await openOperator(trial.product, OPERATOR_EMAILS[0]);
  const colleague = await openOperator(trial.product, OPERATOR_EMAILS[1]);

  const submit = (applicationId: number, overrides: VersionOverrides = {}) =>
    trial.buildVersion(applicationId, {
      review: VERSION_REVIEW.inReview,
      submitted_at: new Date(trial.clock.now()).toISOString(),
      ...overrides,
    });
  return {
    ...trial,
    ...{ operator, colleague },
    /** A version in review of an application; without a file unless the overrides give it one. */
    submit,
    /** A version in review, of a new web game. */
    async submitGame(overrides: VersionOverrides = {}) {
      const game = await trial.buildGame();
      return { game, id: await submit(game.id, overrides) };
    },
    /** The record of an APK that was uploaded and inspected. */
    apk: (state: InspectionState = 'passed', facts: Partial<FileFacts> = {}) => ({
      platform: 6,
      file: {},
      inspection: { state, facts: { ...NO_FACTS, signatureSchemes: ['v2'], ...facts } },
    }),
    list: (filter: object, who: Operator = operator) => trial.call(listVersionReviews, filter, who),
    readCase: (id: number, who: Operator = operator) => trial.call(getVersionReview, { id }, who),
    decide: (id: number, decision: Decision, rest: object = {}, who: Operator = operator) =>
      trial.call(reviewVersion, { id, decision, ...rest }, who),
    refuseDecision: (id: number, decision: Decision, rest: object = {}, who: Operator = operator) =>
      trial.refuse(reviewVersion, { id, decision, ...rest }, who),
    remove: (id: number, rest: object = { reason: 'It harms players.' }, who: Operator = operator) =>
      trial.call(removeVersion, { id, ...rest }, who),
    decideAppeal: (
      id: number,
      decision: InputOf<typeof decideAppeal>['decision'],
      rest: object = {},
      who = colleague,
    ) => trial.call(decideAppeal, { id, decision, ...rest }, who),
    shelfOf: async (applicationId: number) =>
      (
        await trial.db
          .selectFrom('applications')
          .select('status')
          .where('id', '=', applicationId)
          .executeTakeFirstOrThrow()
      ).status,
    /** The mails to the first developer that name a version, newest first, once this many have arrived. */
    async readMails(versionName: string, count: number) {
      const read = async () => {
        const mails = await listMessages(trial.db, { to: 'first@studio.test' });
        return mails.filter(({ text }) => text.includes(versionName));
      };
      await vi.waitFor(async () => expect(await read()).toHaveLength(count), { timeout: 25_000 });
      return read();
    },
  };
}

export type VersionReviewTrial = Awaited<ReturnType<typeof openVersionReviewTrial>>;

/** A version that players get. */
export const ONLINE = { status: SHELF.onShelf, released_at: '2026-01-02T00:00:00Z' } as const;
