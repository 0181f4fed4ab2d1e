import {
  Ban,
  CircleCheck,
  CircleX,
  EyeOff,
  Hourglass,
  type LucideIcon,
  MessageCircleQuestionMark,
  PackageCheck,
  PenLine,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { SHELF } from '#contract/values/states.ts';
import type { Version } from '#contract/version/entities.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { usePage } from '#web/app/use-page.ts';
import { useAskAction } from '../actions/version-actions.tsx';
import type { VersionData } from '../load-versions.ts';
import { findObstacles, inspectionProgress, ReviewDays, type Standing, standingOf } from '../state/version-state.tsx';

const LOOKS = {
  online: { Icon: CircleCheck, colour: 'text-success', edge: 'border-success' },
  hidden: { Icon: EyeOff, colour: 'text-warning', edge: 'border-warning' },
  removed: { Icon: Ban, colour: 'text-danger', edge: 'border-danger' },
  draft: { Icon: PenLine, colour: 'text-gold-text', edge: 'border-gold' },
  inspecting: { Icon: Hourglass, colour: 'text-info', edge: '' },
  inReview: { Icon: Hourglass, colour: 'text-info', edge: '' },
  asked: { Icon: MessageCircleQuestionMark, colour: 'text-warning', edge: 'border-warning' },
  rejected: { Icon: CircleX, colour: 'text-danger', edge: 'border-danger' },
  ready: { Icon: PackageCheck, colour: 'text-success', edge: 'border-gold' },
  earlier: { Icon: Undo2, colour: 'text-muted', edge: '' },
} as const satisfies Record<Standing, { Icon: LucideIcon; colour: string; edge: string }>;

/** The status of the version, its reason and the next step. */
export function NextStep({ data }: { data: VersionData }) {
  const page = usePage();
  const { version, application, now } = data;
  const standing = standingOf(version, application);
  const { Icon, colour, edge } = LOOKS[standing];
  const reason = standing === 'removed' ? version.removalReason : standing === 'rejected' ? version.rejectReason : '';
  const isFileRefused = standing === 'rejected' && version.inspection.state === 'failed';
  const isGameRemoved = application.status === SHELF.removed;
  return (
    <section aria-labelledby="next-step" className={`card flex flex-col gap-4 p-5 sm:flex-row sm:p-6 ${edge}`}>
      <Icon size={36} aria-hidden className={`flex-none ${colour}`} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h2 id="next-step" tabIndex={-1} className="text-lg outline-none">
          {page.t(`versions.next.${standing}.title`)}
        </h2>
        <p className="text-muted">
          {standing === 'inspecting' ? (
            page.t('versions.news.inspecting', inspectionProgress(version.inspection))
          ) : standing === 'inReview' && version.reviewDueAt !== null ? (
            <ReviewDays due={version.reviewDueAt} now={now} />
          ) : (
            page.t(findText(standing, { isFileRefused, isGameRemoved }))
          )}
        </p>
        {reason !== '' && (
          <blockquote className="border-control border-s-4 ps-4">
            <p className="text-muted text-xs">
              {page.t(standing === 'removed' ? 'words.whyItWasTakenDown' : 'versions.reason')}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
          </blockquote>
        )}
        {version.appeal !== null && <AppealNote appeal={version.appeal} />}
        <StepButtons
          version={version}
          standing={standing}
          isFileRefused={isFileRefused}
          isGameRemoved={isGameRemoved}
        />
      </div>
    </section>
  );
}

function findText(standing: Standing, is: Pick<StepButtonsProps, 'isFileRefused' | 'isGameRemoved'>): MessageKey {
  if (is.isFileRefused) return 'versions.next.rejected.file';
  if (standing === 'hidden' && is.isGameRemoved) return 'versions.next.hidden.removed';
  return `versions.next.${standing}.text`;
}

function AppealNote({ appeal: { state, answer } }: { appeal: NonNullable<Version['appeal']> }) {
  const page = usePage();
  return (
    <div className="bg-raised rounded-xl px-4 py-3 text-sm">
      <p className="font-bold">{page.t(`versions.appeal.${state}`)}</p>
      {answer !== '' && <p className="mt-1 whitespace-pre-line wrap-anywhere">{answer}</p>}
    </div>
  );
}

interface StepButtonsProps {
  readonly version: Version;
  readonly standing: Standing;
  readonly isFileRefused: boolean;
  readonly isGameRemoved: boolean;
}

function StepButtons({ version, standing, isFileRefused, isGameRemoved }: StepButtonsProps) {
  const page = usePage();
  const ask = useAskAction();
  const obstacles = findObstacles(version);
  const button = (action: Parameters<typeof ask>[0], text: string, look = 'btn-gold') => (
    <button type="button" className={`btn ${look}`} onClick={() => ask(action, version)}>
      {text}
    </button>
  );
  const link = (hash: string, text: string, look = 'btn-quiet') => (
    <a className={`btn ${look}`} href={hash}>
      {text}
    </a>
  );
  const replace = link('#manage', page.t('versions.file.replace'), isFileRefused ? 'btn-gold' : 'btn-quiet');
  const appeal = obstacles.appeal === null && link('#appeal', page.t('versions.appeal'));
  const buttons: Readonly<Record<Standing, ReactNode>> = {
    online: null,
    hidden: !isGameRemoved && button('publish', page.t('versions.publish')),
    inspecting: null,
    inReview: null,
    draft: button('submit', page.t('versions.submit')),
    asked: link('#conversation', page.t('versions.answer'), 'btn-gold'),
    ready: button('release', page.t('words.publish')),
    earlier: button('release', page.t('versions.return'), 'btn-quiet'),
    removed: appeal,
    rejected: (
      <>
        {replace}
        {!isFileRefused && button('reapply', page.t('versions.reapply'))}
        {appeal}
      </>
    ),
  };
  const shown = buttons[standing];
  return shown === null || shown === false ? null : <div className="mt-1 flex flex-wrap gap-3">{shown}</div>;
}
