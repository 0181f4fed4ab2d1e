import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pullApplication, releaseApplication } from '#contract/application/developer-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF, type Shelf, VERSION_REVIEW, type VersionReview } from '#contract/values/states.ts';
import {
  createVersion,
  deleteVersion,
  pullVersion,
  reapplyVersion,
  releaseVersion,
} from '#contract/version/endpoints.ts';
import { openVersionTrial, type VersionTrial } from '#tests/product/open-version-trial.ts';
import { lockVersion, moveReviewTo, moveVersionTo } from './version-transition-queries.ts';

/*
 * A developer and the operators perform random actions on the versions of a game through the calls. The model knows only
 * section 4 of the requirements; after every step the database must match it.
 */

interface ModelVersion {
  readonly id: number;
  readonly platform: number;
  review: VersionReview;
  status: Shelf;
}

interface Model {
  status: Shelf;
  versions: ModelVersion[];
}

interface Real {
  readonly id: number;
  readonly appId: string;
}

type Operation = 'release' | 'pull' | 'delete' | 'reapply' | 'approve' | 'reject' | 'remove' | 'restore';

const ENDPOINTS: Partial<Record<Operation, Endpoint>> = {
  release: releaseVersion,
  pull: pullVersion,
  delete: deleteVersion,
  reapply: reapplyVersion,
};

let trial: VersionTrial;

beforeAll(async () => {
  trial = await openVersionTrial();
});

afterAll(() => trial.close());

const isOnline = ({ status }: { status: Shelf }) => status === SHELF.onShelf;
/** 200, or the error code. */
const answerOf = async (endpoint: Endpoint, input: object): Promise<number> => {
  const response = await trial.send(endpoint, input, trial.first);
  const reply = await response.json();
  return response.status === 200 ? 200 : reply.error.code;
};

/** An operator's action, composed of the same functions as the operators' calls. */
const operate = (operation: Operation, id: number): Promise<number> =>
  trial.db
    .transaction()
    .execute(async (trx) => {
      const found = await lockVersion(trx, id);
      if (found === undefined) return ERROR.versionNotFound;
      const now = new Date(trial.clock.now());
      if (operation === 'approve' || operation === 'reject')
        await moveReviewTo(trx, found.version, { action: operation, now });
      if (operation === 'remove' || operation === 'restore')
        await moveVersionTo(trx, found, { action: operation, now });
      return 200;
    })
    .catch((error: { code: number }) => error.code);

/** The result that the requirements expect of an action; updates the model if it is allowed. */
function expectOperation(model: Model, version: ModelVersion, operation: Operation): number {
  const { review, status } = version;
  const isInReview = review === VERSION_REVIEW.inReview;
  const decide = (to: VersionReview) => {
    if (!isInReview) return ERROR.wrongReviewState;
    version.review = to;
    return 200;
  };
  const leave = (to: Shelf) => {
    version.status = to;
    if (model.status === SHELF.onShelf && !model.versions.some(isOnline)) model.status = SHELF.offShelf;
    return 200;
  };
  const expectations: Record<Operation, () => number> = {
    approve: () => decide(VERSION_REVIEW.approved),
    reject: () => decide(VERSION_REVIEW.rejected),
    reapply: () => {
      if (review !== VERSION_REVIEW.rejected) return ERROR.wrongReviewState;
      version.review = VERSION_REVIEW.inReview;
      return 200;
    },
    release: () => {
      if (status === SHELF.onShelf) return ERROR.versionAlreadyPublished;
      if (status === SHELF.removed) return ERROR.versionRemoved;
      if (review !== VERSION_REVIEW.approved) return ERROR.wrongReviewState;
      for (const other of model.versions) {
        if (other.platform === version.platform && isOnline(other)) other.status = SHELF.offShelf;
      }
      version.status = SHELF.onShelf;
      return 200;
    },
    pull: () => (status === SHELF.onShelf ? leave(SHELF.offShelf) : ERROR.versionNotPublished),
    delete: () => {
      if (status === SHELF.onShelf) return ERROR.versionAlreadyPublished;
      model.versions = model.versions.filter(({ id }) => id !== version.id);
      return 200;
    },
    remove: () => leave(SHELF.removed),
    restore: () => {
      if (status === SHELF.onShelf) return ERROR.parameterError;
      version.status = SHELF.offShelf;
      return 200;
    },
  };
  return expectations[operation]();
}

async function expectSame(model: Model, { id }: Real): Promise<void> {
  const rows = await trial.db
    .selectFrom('versions')
    .select(['id', 'platform', 'review', 'status'])
    .where('application_id', '=', id)
    .orderBy('id')
    .execute();
  expect(rows).toEqual(model.versions);
  const application = await trial.db
    .selectFrom('applications')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(application.status).toBe(model.status);
  const online = rows.filter(isOnline);
  expect(new Set(online.map(({ platform }) => platform)).size).toBe(online.length);
  expect(rows.length).toBeLessThanOrEqual(LIMITS.versionsPerApplication);
  if (application.status === SHELF.onShelf) expect(online.length).toBeGreaterThan(0);
}

type Command = fc.AsyncCommand<Model, Real>;

const create = (platform: number): Command => ({
  check: () => true,
  toString: () => `create for ${platform}`,
  async run(model, real) {
    const response = await trial.send(createVersion, trial.buildInput(real.appId, { platform }), trial.first);
    const reply = await response.json();
    const isFull = model.versions.length === LIMITS.versionsPerApplication;
    expect(response.status === 200 ? 200 : reply.error.code).toBe(isFull ? ERROR.versionLimitReached : 200);
    if (!isFull) {
      model.versions.push({ id: reply.id, platform, review: VERSION_REVIEW.inReview, status: SHELF.offShelf });
    }
    await expectSame(model, real);
  },
});

const act = (operation: Operation, nth: number): Command => ({
  check: ({ versions }) => versions.length > 0,
  toString: () => `${operation} ${nth}`,
  async run(model, real) {
    const version = model.versions[nth % model.versions.length];
    if (version === undefined) return;
    const endpoint = ENDPOINTS[operation];
    const answer = await (endpoint === undefined
      ? operate(operation, version.id)
      : answerOf(endpoint, { id: version.id }));
    expect(answer).toBe(expectOperation(model, version, operation));
    await expectSame(model, real);
  },
});

const shelve = (isRelease: boolean): Command => ({
  check: () => true,
  toString: () => (isRelease ? 'release the application' : 'pull the application'),
  async run(model, real) {
    const input = { applicationId: real.appId };
    const answer = await answerOf(isRelease ? releaseApplication : pullApplication, input);
    if (answer === 200) model.status = isRelease ? SHELF.onShelf : SHELF.offShelf;
    // `application-life.test.ts` models which versions go online with the application; here only the rules matter.
    for (const version of model.versions) version.status = (await trial.findRow(version.id)).status;
    await expectSame(model, real);
  },
});

it('R4.8 R4.9 R9.1 holds after every step of any life: one online for a platform, ten at most, none on the shelf without', async () => {
  const operations: Operation[] = [
    'release',
    'release',
    'pull',
    'delete',
    'reapply',
    'approve',
    'approve',
    'reject',
    'remove',
    'restore',
  ];
  const step = fc
    .tuple(fc.constantFrom(...operations), fc.nat({ max: 9 }))
    .map(([operation, nth]) => act(operation, nth));
  const commands = fc.commands([fc.constantFrom(2, 7).map(create), step, step, step, fc.boolean().map(shelve)], {
    maxCommands: 40,
    size: 'max',
  });
  await fc.assert(
    fc.asyncProperty(commands, async (walk) => {
      const setup = async () => {
        const real = await trial.buildGame({ status: SHELF.offShelf, published_at: null, platforms: [2, 7] });
        return { model: { status: SHELF.offShelf, versions: [] } satisfies Model as Model, real };
      };
      await fc.asyncModelRun(setup, walk);
    }),
    { numRuns: 10 },
  );
});
