import type { OwnApplication } from '#contract/application/developer-entities.ts';
import type { Version } from '#contract/version/entities.ts';
import { Chip } from '#web/kit/state/chip.tsx';
import { usePage } from '../../../../app/use-page.ts';
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
  return <Chip look={LOOKS[standing]}>{page.t(`versions.standing.${standing}`)}</Chip>;
}
