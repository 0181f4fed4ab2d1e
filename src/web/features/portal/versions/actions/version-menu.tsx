import { Ellipsis, Eye, RefreshCcw, Rocket, Send, Trash2, Undo2 } from 'lucide-react';
import type { Version } from '#contract/version/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ActionMenu, type MenuEntry } from '../../applications/action-menu.tsx';
import { describeErrorCode } from '../state/say-code.ts';
import { findObstacles } from '../state/version-obstacles.ts';
import { versionAddress } from '../version-links.ts';
import type { AskedAction } from './asked-action.ts';
import { useAskAction } from './version-actions.tsx';

/** The actions on a version, with the reason for each one that is not available. */
export function VersionMenu({ version }: { version: Version }) {
  const page = usePage();
  const ask = useAskAction();
  const obstacles = findObstacles(version);
  const entry = (action: Exclude<AskedAction, 'publish'>, label: string, Icon: MenuEntry['Icon']): MenuEntry => ({
    label,
    Icon,
    run: () => ask(action, version),
    obstacle: describeErrorCode(page, obstacles[action]),
  });
  const isReturn = version.releasedAt !== null;
  const entries: readonly MenuEntry[] = [
    { label: page.t('versions.open'), Icon: Eye, href: versionAddress(page, version.id) },
    ...(obstacles.submit === null ? [entry('submit', page.t('versions.submit'), Send)] : []),
    ...(obstacles.reapply === null ? [entry('reapply', page.t('versions.reapply'), RefreshCcw)] : []),
    obstacles.pull === null
      ? entry('pull', page.t('words.unpublish'), Undo2)
      : entry('release', page.t(isReturn ? 'versions.return' : 'words.publish'), Rocket),
    entry('delete', page.t('words.delete'), Trash2),
  ];
  return (
    <ActionMenu label={page.t('versions.actions', { name: version.versionName })} Icon={Ellipsis} entries={entries} />
  );
}
