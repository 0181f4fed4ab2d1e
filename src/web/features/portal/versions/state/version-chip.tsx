import type { OwnApplication } from '#contract/application/developer-entities.ts';
import type { Version } from '#contract/version/entities.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { standingOf } from './version-standing.ts';

const STATES = {
  online: 'versions.standing.online',
  hidden: 'versions.standing.hidden',
  removed: 'shelf.3',
  draft: 'versions.standing.draft',
  inspecting: 'versions.standing.inspecting',
  inReview: 'versionReview.1',
  asked: 'versions.standing.asked',
  rejected: 'versionReview.2',
  ready: 'versions.standing.ready',
  earlier: 'versions.standing.earlier',
} as const;

/** The status of a version as a chip. */
export function VersionChip({ version, application }: { version: Version; application: OwnApplication }) {
  return <StateChip state={STATES[standingOf(version, application)]} />;
}
