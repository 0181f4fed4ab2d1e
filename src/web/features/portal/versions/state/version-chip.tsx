import type { OwnApplication } from '#contract/application/developer-entities.ts';
import type { Version } from '#contract/version/entities.ts';
import { usePage } from '../../../../app/use-page.ts';
import { StateChip } from '../../layout/state-chip.tsx';
import { type Standing, standingOf } from './version-standing.ts';

const LOOKS = {
  online: 'success',
  hidden: 'warning',
  removed: 'danger',
  draft: 'quiet',
  inspecting: 'info',
  inReview: 'info',
  asked: 'warning',
  rejected: 'danger',
  ready: 'success',
  earlier: 'quiet',
} as const satisfies Record<Standing, string>;

/** Where a version stands, in a word and a colour. */
export function VersionChip({ version, application }: { version: Version; application: OwnApplication }) {
  const page = usePage();
  const standing = standingOf(version, application);
  return <StateChip look={LOOKS[standing]}>{page.t(`versions.standing.${standing}`)}</StateChip>;
}
