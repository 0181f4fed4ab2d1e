import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { VersionCase, VersionHistoryItem } from '#contract/version/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Section } from '#web/kit/page/section.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { ComparisonCard } from '#web/kit/version/comparison-card.tsx';
import { InspectionStages } from '#web/kit/version/inspection-card.tsx';
import { useLiveData } from '#web/live/use-live-data.ts';
import { AuditAction } from '../audit/audit-link.tsx';
import { ClaimNotice, useClaim } from '../claim-notice.tsx';
import { ReviewMessages } from '../review/review-messages.tsx';
import type { Shortcut } from '../use-shortcuts.ts';
import { CaseAppeal, CaseNotes, CaseRefusals, CaseRisks } from './case-appeal.tsx';
import { CaseFile, CaseHeader } from './case-header.tsx';
import { DecisionBar, DecisionDialog } from './decision-dialog.tsx';
import { FormChanges } from './form-changes.tsx';
import { loadVersionCase } from './load-versions.ts';
import { isPlayable, TryGame } from './try-game.tsx';
import { type CaseDecision, findDecisions, isApprovable, isClaimed, NO_REASON } from './use-decision.ts';

/** The case of a version: everything to review, and the decision. */
export function VersionPage({ found: loaded }: { found: VersionCase }) {
  const page = usePage();
  const { id } = loaded.version;
  const found = useLiveData(loaded, [`version:${id}`], (quiet) => loadVersionCase(quiet, String(id)));
  const [decision, setDecision] = useState<CaseDecision | null>(null);
  const [why, setWhy] = useState(NO_REASON);
  const [isPlaying, setPlaying] = useState(false);
  const { version } = found;
  const decisions = findDecisions(found);
  const isWaiting = decisions.some(isClaimed);
  const { claim, take, drop } = useClaim(isWaiting ? `version:${version.id}` : null, found.claim);
  const isTaken = claim !== null && !claim.isOwn;
  const isUninspected = decisions.includes('approve') && !isApprovable(found);
  const isOff = (asked: CaseDecision) => (isTaken && isClaimed(asked)) || (asked === 'approve' && isUninspected);
  const play = () => setPlaying((now) => !now);
  const shortcuts = useCaseShortcuts({ found, decisions, isOff, onDecide: setDecision, onPlay: play });
  return (
    <>
      <CaseHeader found={found} shortcuts={shortcuts} />
      {isWaiting && <ClaimNotice claim={claim} onTake={take} onDrop={drop} />}
      <CaseRefusals version={version} />
      <CaseAppeal found={found} />
      <CaseParts found={found} isPlaying={isPlaying} onPlay={play} />
      <DecisionBar
        decisions={decisions}
        isOff={isOff}
        reason={isUninspected ? page.t('reviews.approve.off') : ''}
        onDecide={setDecision}
      />
      {decision !== null && (
        <DecisionDialog found={found} decision={decision} why={why} onWhy={setWhy} onClose={() => setDecision(null)} />
      )}
    </>
  );
}

interface CasePartsProps {
  readonly found: VersionCase;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
}

/** The material to review, side by side if there is room. */
function CaseParts({ found, isPlaying, onPlay }: CasePartsProps) {
  const page = usePage();
  const { version, comparison } = found;
  const { stages } = version.inspection;
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <CaseRisks risks={found.risks} />
          <CaseNotes version={version} />
          {comparison.base === null ? <NothingToCompare /> : <ComparisonCard comparison={comparison} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {stages.length > 0 && (
            <Section id="inspection" title={page.t('words.inspectionOfTheFile')}>
              <InspectionStages stages={stages} />
            </Section>
          )}
          <CaseFile found={found} />
        </div>
      </div>
      <TryGame found={found} isOpen={isPlaying} onToggle={onPlay} />
      <FormChanges formChanges={found.formChanges} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Section id="messages" title={page.t('providers.section.messages')}>
          <ReviewMessages messages={found.messages} answerer={page.t('userType.99')} />
        </Section>
        <Section id="history" title={page.t('reviews.section.history')}>
          <CaseHistory version={version} history={found.history} />
        </Section>
      </div>
    </>
  );
}

function NothingToCompare() {
  const page = usePage();
  return (
    <Section id="comparison" title={page.t('reviews.compare')}>
      <p className="text-muted text-sm">{page.t('reviews.compare.none')}</p>
    </Section>
  );
}

interface CaseShortcuts {
  readonly found: VersionCase;
  readonly decisions: readonly CaseDecision[];
  readonly isOff: (decision: CaseDecision) => boolean;
  readonly onDecide: (decision: CaseDecision) => void;
  readonly onPlay: () => void;
}

const DECISION_KEYS = [
  ['a', 'approve'],
  ['r', 'reject'],
  ['q', 'ask'],
  ['g', 'grant'],
  ['d', 'decline'],
] as const satisfies readonly (readonly [key: string, decision: CaseDecision])[];

function useCaseShortcuts({ found, decisions, isOff, onDecide, onPlay }: CaseShortcuts): readonly Shortcut[] {
  const page = usePage();
  const router = useRouter();
  const leading = (key: string, label: string, id: number | null): Shortcut => {
    const run = () => router.history.push(page.href(`/operator/versions/${id ?? ''}`));
    return { key, label, isDisabled: id === null, run };
  };
  return [
    ...DECISION_KEYS.map(([key, decision]): Shortcut => {
      const isDisabled = !decisions.includes(decision) || isOff(decision);
      return { key, label: page.t(`reviews.${decision}`), isDisabled, run: () => onDecide(decision) };
    }),
    {
      key: 'p',
      label: page.t('reviews.play'),
      isDisabled: !isPlayable(found, page.state.gamesOrigin),
      run: onPlay,
    },
    leading('j', page.t('reviews.next'), found.next),
    leading('k', page.t('reviews.previous'), found.previous),
  ];
}

/** The decisions on this and earlier versions of the game, newest first. */
function CaseHistory({ version, history }: Pick<VersionCase, 'version' | 'history'>) {
  const page = usePage();
  if (history.length === 0) return <p className="text-muted text-sm">{page.t('reviews.history.none')}</p>;
  return (
    <ol className="flex flex-col">
      {history.map((item, place) => (
        <HistoryRow key={place} item={item} isOwn={item.versionId === version.id} />
      ))}
    </ol>
  );
}

function HistoryRow({ item, isOwn }: { item: VersionHistoryItem; isOwn: boolean }) {
  const page = usePage();
  const { versionId, versionName, platform, action, reason, by, at } = item;
  return (
    <li className="border-line flex flex-col gap-1 border-t py-3 text-sm first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <AuditAction action={action} />
        {isOwn ? (
          <span className="text-muted text-xs">{versionName}</span>
        ) : (
          <a className="link text-xs" href={page.href(`/operator/versions/${versionId}`)}>
            {versionName} · {page.t(`platform.${platform}`)}
          </a>
        )}
      </div>
      <p className="text-muted flex flex-wrap gap-x-3 text-xs">
        <LocalTime iso={at} />
        <span>
          {by === null
            ? page.t('reviews.history.system')
            : page.t('reviews.history.by', { name: by.nickname || by.account })}
        </span>
      </p>
      {reason !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {reason}
        </p>
      )}
    </li>
  );
}
