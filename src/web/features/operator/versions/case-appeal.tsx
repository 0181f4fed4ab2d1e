import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { VersionCase } from '#contract/version/operator-entities.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { Section } from '#web/kit/page/section.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';

/** The developer's appeal, the decision it contests, and the reply. */
export function CaseAppeal({ found: { version, canDecideAppeal } }: { found: VersionCase }) {
  const page = usePage();
  const { appeal } = version;
  if (appeal === null) return null;
  const { state, text, answer, createdAt, decidedAt } = appeal;
  return (
    <Section id="appeal" title={page.t('reviews.section.appeal')}>
      <div className="flex flex-col gap-4">
        <p className="text-muted flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
          <StateChip state={`reviews.appeal.state.${state}`} />
          <LocalTime iso={createdAt} />
          {decidedAt !== null && (
            <>
              <span aria-hidden>→</span>
              <LocalTime iso={decidedAt} />
            </>
          )}
        </p>
        <Quote title={page.t('reviews.appeal.text')} text={text} />
        {answer !== '' && <Quote title={page.t('reviews.appeal.answer')} text={answer} />}
        {state === 'waiting' && !canDecideAppeal && (
          <Notice look="info">
            <p>{page.t('reviews.appeal.notYours')}</p>
          </Notice>
        )}
      </div>
    </Section>
  );
}

/** Why the version was rejected or removed, as the developer reads it. */
export function CaseRefusals({ version: { rejectReason, removalReason } }: Pick<VersionCase, 'version'>) {
  const page = usePage();
  if (rejectReason === '' && removalReason === '') return null;
  return (
    <Notice look="danger">
      {removalReason !== '' && <Quote title={page.t('words.whyItWasTakenDown')} text={removalReason} />}
      {rejectReason !== '' && <Quote title={page.t('versions.reason')} text={rejectReason} />}
    </Notice>
  );
}

function Quote({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="text-muted text-xs font-bold">{title}</p>
      <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </div>
  );
}

/** The risks of a version, each explained. */
export function CaseRisks({ risks }: Pick<VersionCase, 'risks'>) {
  const page = usePage();
  return (
    <Section id="risks" title={page.t('reviews.section.risk')}>
      {risks.length === 0 ? (
        <p className="flex items-start gap-2 text-sm">
          <CircleCheck size={18} aria-hidden className="text-success mt-0.5 flex-none" />
          {page.t('reviews.section.risk.none')}
        </p>
      ) : (
        <ul className="flex flex-col gap-2">
          {risks.map((risk) => (
            <li key={risk} className="flex items-start gap-2 text-sm">
              <TriangleAlert size={18} aria-hidden className="text-warning mt-0.5 flex-none" />
              <span className="min-w-0 wrap-anywhere">{page.t(`reviews.because.${risk}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The developer's release notes in each available language. */
export function CaseNotes({ version }: Pick<VersionCase, 'version'>) {
  const page = usePage();
  const written = version.contents.filter(({ description }) => description.trim() !== '');
  return (
    <Section id="notes" title={page.t('words.whatIsNew')}>
      {written.length === 0 && <p className="text-muted text-sm">{page.t('reviews.notes.none')}</p>}
      <dl className="flex flex-col gap-3 empty:hidden">
        {written.map(({ lang, description }) => (
          <div key={lang}>
            <dt lang={lang} className="text-muted text-xs">
              {LANGUAGE_NAMES[lang]}
            </dt>
            <dd lang={lang} dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap">
              {description}
            </dd>
          </div>
        ))}
      </dl>
      {version.minimumVersion !== '' && (
        <p className="text-muted mt-3 text-sm">
          {page.t('words.oldestVersionStillSupported')}: {version.minimumVersion}
        </p>
      )}
    </Section>
  );
}
