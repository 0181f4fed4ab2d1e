import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { VersionCase } from '#contract/version/operator-entities.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { Section } from '#web/kit/page/section.tsx';

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
