import type { InputOf } from '#contract/endpoint.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { createVersion } from '#contract/version/endpoints.ts';
import { type ApplicationOverrides, buildApplication } from '#tests/factories/build-application.ts';
import { buildVersion, type VersionOverrides } from '#tests/factories/build-version.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { type Developer, openApplicationTrial } from './open-application-trial.ts';
import type { TestProductOptions } from './open-test-product.ts';

export type VersionInput = InputOf<typeof createVersion>;

const NOTES: NonNullable<VersionInput['contents']> = LOCALES.map((lang) => ({ lang, description: `New in ${lang}` }));

/** The service with two developers and a player, and games that get versions. */
export async function openVersionTrial(options: TestProductOptions = {}) {
  const trial = await openApplicationTrial(options);
  const { db, first } = trial;

  /** A web game that runs at an external URL, so that its versions have no file. */
  const buildGame = (overrides: ApplicationOverrides = {}) =>
    buildApplication(db, {
      developer_id: first.userId,
      platforms: [2],
      web_redirect_url: 'https://play.example/x',
      ...overrides,
    });
  /** The developer's submission of a version, valid in every field. */
  const buildInput = (applicationId: string, overrides: Partial<VersionInput> = {}): VersionInput => ({
    applicationId,
    platform: 2,
    versionName: `1.0.${nextNumber()}`,
    contents: NOTES,
    ...overrides,
  });
  return {
    ...trial,
    buildGame,
    buildInput,
    create: (applicationId: string, overrides: Partial<VersionInput> = {}, who: Developer = first) =>
      trial.call(createVersion, buildInput(applicationId, overrides), who),
    refuseToCreate: (applicationId: string, overrides: object = {}, who: object = first) =>
      trial.refuse(createVersion, { ...buildInput(applicationId), ...overrides }, who),
    /** A version in the state given by the overrides, without the steps that lead to it. */
    buildVersion: (application_id: number, overrides: VersionOverrides = {}) =>
      buildVersion(db, { application_id, platform: 2, status: 2, released_at: null, ...overrides }),
    countVersions: async (applicationId: number) =>
      (await db.selectFrom('versions').select('id').where('application_id', '=', applicationId).execute()).length,
    findRow: (id: number) => db.selectFrom('versions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** The logged actions on a version, in order. */
    listActions: async (id: number) => {
      const rows = await db
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'details'])
        .where('subject', '=', `version:${id}`)
        .orderBy('id')
        .execute();
      return rows;
    },
  };
}

export type VersionTrial = Awaited<ReturnType<typeof openVersionTrial>>;
