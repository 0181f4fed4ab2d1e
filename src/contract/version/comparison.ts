import { localeSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { innerFileSchema } from './inspection.ts';

/** A changed value. */
const changedValue = z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) });

const names = z.array(z.string());
const addedAndRemoved = z.object({ added: names, removed: names });

/** How a version's file and texts differ from those of another version of the same platform. */
export const versionComparisonSchema = named(
  'VersionComparison',
  z.object({
    base: described(
      'the live version, or else the latest approved one; null if there is nothing to compare with',
      z.nullable(z.object({ id: z.int(), versionName: z.string() })),
    ),
    size: z.nullable(z.object({ before: z.int(), after: z.int() })),
    values: described(
      'changed file facts: versionCode, minSdk, targetSdk, label, machine, entry, isDebuggable',
      z.array(z.object({ field: z.string(), ...changedValue.shape })),
    ),
    permissions: addedAndRemoved,
    abis: addedAndRemoved,
    certificates: addedAndRemoved,
    files: described(
      'files in a web build or an APK, at most 200 of each kind',
      z.object({
        added: z.array(innerFileSchema),
        removed: z.array(innerFileSchema),
        changed: z.array(z.object({ path: z.string(), before: z.int(), after: z.int() })),
        unchanged: z.int(),
      }),
    ),
    descriptions: z.array(z.object({ lang: localeSchema, before: z.string(), after: z.string() })),
  }),
);
export type VersionComparison = z.output<typeof versionComparisonSchema>;
