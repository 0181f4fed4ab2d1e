import { Download, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { VersionCase } from '#contract/version/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Section } from '#web/kit/page/section.tsx';
import { Checksum, Fact, InnerFacts } from '#web/kit/version/inner-facts.tsx';
import { PermissionList } from '#web/kit/version/inspection-card.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { formatBytes } from '#web/ui/text/format-bytes.ts';

/** The uploaded file: its details, signer, permissions and download. */
export function CaseFile({ found }: { found: VersionCase }) {
  const page = usePage();
  const { file, inspection } = found.version;
  if (file === null) {
    return (
      <Section id="file" title={page.t('words.file')}>
        <p className="text-muted text-sm">{page.t('reviews.file.none')}</p>
      </Section>
    );
  }
  const { facts } = inspection;
  return (
    <Section
      id="file"
      title={page.t('words.file')}
      actions={found.fileUrl !== null && <DownloadLink url={found.fileUrl} />}
    >
      <div className="flex flex-col gap-6">
        <dl>
          <Fact label={page.t('versions.fact.name')}>{file.name}</Fact>
          <Fact label={page.t('versions.fact.size')}>{formatBytes(file.size, page.state.locale)}</Fact>
          {file.sha256 !== '' && (
            <Fact label="SHA-256">
              <Checksum
                value={file.sha256}
                copy={page.t('versions.fact.sha256.copy')}
                copied={page.t('words.copied')}
              />
            </Fact>
          )}
          {facts !== null && <InnerFacts facts={facts} />}
        </dl>
        <Certificate found={found} />
        <Permissions found={found} />
      </div>
    </Section>
  );
}

function DownloadLink({ url }: { url: string }) {
  const page = usePage();
  return (
    <LinkButton href={url} download Icon={Download}>
      {page.t('reviews.download')}
    </LinkButton>
  );
}

/** Whether the signer of the previous version signed this one: players must not get updates from anyone else. */
function Certificate({ found: { version, comparison } }: { found: VersionCase }) {
  const page = usePage();
  const certificates = version.inspection.facts?.certificates ?? [];
  if (certificates.length === 0) return null;
  const { base } = comparison;
  const { added, removed } = comparison.certificates;
  const isOther = added.length + removed.length > 0;
  const kind = base === null ? 'first' : isOther ? 'other' : 'same';
  const Icon = kind === 'other' ? ShieldAlert : ShieldCheck;
  const look = { first: 'text-muted', other: 'text-danger', same: 'text-success' }[kind];
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-sans text-sm font-bold">{page.t('reviews.section.certificate')}</h3>
      <p className="flex items-start gap-2 text-sm">
        <Icon size={18} aria-hidden className={`mt-0.5 flex-none ${look}`} />
        <span className="min-w-0 wrap-anywhere">
          {page.t(`reviews.certificate.${kind}`, { name: base?.versionName ?? '' })}
        </span>
      </p>
    </div>
  );
}

function Permissions({ found: { version } }: { found: VersionCase }) {
  const page = usePage();
  const permissions = version.inspection.facts?.permissions ?? [];
  if (permissions.length === 0) return null;
  const count = permissions.filter(({ undeclared }) => undeclared.length > 0).length;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-sans text-sm font-bold">{page.t('inspection.fact.permissions')}</h3>
      {count > 0 && (
        <p className="border-warning mb-1 border-s-4 ps-3 text-sm">
          {page.t('reviews.permissions.undeclared', { count })}
        </p>
      )}
      <PermissionList permissions={permissions} />
    </div>
  );
}
