import { Eye, Gamepad2, Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ApplicationIcon } from '../layout/application-icon.tsx';
import { ApplicationChips } from './application-chips.tsx';
import { ApplicationMenu } from './application-menu.tsx';

interface ApplicationRowProps {
  readonly application: OwnApplication;
  /** Drag handle of a pinned application. */
  readonly handle?: ReactNode;
  readonly onPull: () => void;
}

/** An application in the list: name, status, completeness and actions. */
export function ApplicationRow({ application, handle, onPull }: ApplicationRowProps) {
  const page = usePage();
  const { appId, name, icon, iconPlaceholder, platforms, pinned } = application;
  return (
    <article className="hover:bg-raised/60 flex items-start gap-2 rounded-xl p-2 sm:gap-3 sm:p-3 lg:items-center">
      {handle}
      <ApplicationIcon icon={icon} placeholder={iconPlaceholder} size={56} />
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,15rem)_8rem] lg:items-center">
        <div className="min-w-0">
          <div className="flex min-w-0 items-center gap-2">
            <h4 className="min-w-0 truncate font-sans text-base font-bold">
              <a href={page.href(`/developer/applications/${appId}`)} className="underline-offset-4 hover:underline">
                {name}
              </a>
            </h4>
            {pinned && (
              <Pin
                size={16}
                role="img"
                aria-label={page.t('portal.apps.pinned')}
                className="text-gold-text flex-none"
              />
            )}
          </div>
          <p className="text-muted truncate text-sm">{appId}</p>
          <p className="text-muted truncate text-sm">
            {platforms.map((code) => page.t(`platform.${code}`)).join(' · ')}
          </p>
        </div>
        <ApplicationChips application={application} />
        <Visits application={application} />
      </div>
      <ApplicationMenu application={application} onPull={onPull} />
    </article>
  );
}

function Visits({ application: { viewCount, playCount } }: Pick<ApplicationRowProps, 'application'>) {
  const page = usePage();
  const format = new Intl.NumberFormat(page.state.locale).format;
  return (
    <dl className="text-muted flex gap-4 text-sm tabular-nums lg:flex-col lg:gap-0.5">
      <div className="flex items-center gap-2">
        <dt>
          <Eye size={16} aria-hidden />
          <span className="sr-only">{page.t('words.views')}</span>
        </dt>
        <dd>{format(viewCount)}</dd>
      </div>
      <div className="flex items-center gap-2">
        <dt>
          <Gamepad2 size={16} aria-hidden />
          <span className="sr-only">{page.t('words.plays')}</span>
        </dt>
        <dd>{format(playCount)}</dd>
      </div>
    </dl>
  );
}
