import type { OwnApplication } from '#contract/application/developer-entities.ts';
import type { Version } from '#contract/version/entities.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { standingOf } from './version-standing.ts';

/** The status of a version as a chip. */
export function VersionChip({ version, application }: { version: Version; application: OwnApplication }) {
  const standing = standingOf(version, application);
  return <StateChip state={`versions.standing.${standing}`} />;
}
